import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type LifelineChild, spawnWithLifeline } from "@sdg/lifeline/child";
import { Client, DatabaseError } from "pg";
import type { StoreLog } from "./log.ts";
import type { Account } from "./postgres-account.ts";
import { stopLeftover } from "./postgres-leftover.ts";

/** How pg connects to the private server. No password: the kernel vouches for who is on the other end of the socket. */
export interface SocketConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly ssl: false;
}

export interface ServerLaunch {
  readonly program: string;
  readonly args: readonly string[];
  readonly account: Account;
  /** Unique to this launch; its processes are found again by it. */
  readonly clusterName: string;
  readonly connection: SocketConnection;
  readonly log: StoreLog;
}

export interface Server {
  /** Fast shutdown within 5 s; after that it is killed, and the next start replays its log. */
  stop(): Promise<void>;
}

const STOP_MS = 4_500;
/** A crash may have left minutes of log to replay. */
const READY_MS = 300_000;
const REVIVALS = 5;
/** PostgreSQL's words for an earlier server on the same data that is not quite gone. */
const stillInUse = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Runs a program of PostgreSQL's under its account, so that it cannot outlive this process. */
export function spawnAs(account: Account, program: string, args: readonly string[]): LifelineChild {
  return spawnWithLifeline(program, args, {
    // The account may not be able to enter the folder that this process stands in.
    cwd: "/",
    env: { LC_ALL: "C", TZ: "UTC" },
    ...(account.switched ? { uid: account.uid, gid: account.gid } : {}),
    stopSignal: "SIGINT",
    graceMs: STOP_MS,
  });
}

/**
 * Starts the server, waits until it answers and its database exists, and starts it again whenever it dies unasked.
 *
 * @throws with the server's own last lines when it does not come up
 */
export async function runServer(launch: ServerLaunch): Promise<Server> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let child = await startOnce(launch, stopping.signal);

  const revive = async (): Promise<boolean> => {
    for (let attempt = 1; attempt <= REVIVALS && !isStopping(); attempt += 1) {
      try {
        await stopLeftover(launch.clusterName);
        child = await startOnce(launch, stopping.signal);
        return true;
      } catch (error) {
        launch.log.error(`PostgreSQL did not come back: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(200 * attempt);
      }
    }
    return false;
  };
  const watch = async (): Promise<void> => {
    do {
      const { code, signal } = await child.exited;
      if (isStopping()) return;
      launch.log.error(`PostgreSQL ended unasked (${signal ?? `code ${code}`}); starting it again`);
    } while ((await revive()) && !isStopping());
    if (!isStopping()) launch.log.error("PostgreSQL stays down: look at the lines above, then start the gateway again");
  };

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await child.stop();
      await watching;
      // A revival that was under way may have put another child in its place.
      await child.stop();
      await stopLeftover(launch.clusterName);
    },
  };
}

async function startOnce(launch: ServerLaunch, stopping: AbortSignal): Promise<LifelineChild> {
  const { connection, log } = launch;
  const giveUpAt = performance.now() + READY_MS;
  for (;;) {
    removeSocket(connection);
    const child = spawnAs(launch.account, launch.program, launch.args);
    const words = listen(child, log);
    const isReady = await untilReady(connection, child, giveUpAt, stopping);
    if (isReady) {
      words.forward();
      return child;
    }
    await child.stop();
    const said = words.last();
    if (!stillInUse.test(said) || performance.now() > giveUpAt || stopping.aborted) {
      throw new Error(`PostgreSQL did not start: ${said === "" ? "it said nothing" : said}`);
    }
    await sleep(100);
  }
}

/** PostgreSQL judges a leftover socket by the process id in its lock file, which another process may have by now. */
function removeSocket({ host, port }: SocketConnection): void {
  for (const suffix of ["", ".lock"]) rmSync(path.join(host, `.s.PGSQL.${port}${suffix}`), { force: true });
}

/** True once the database answers; false when the server ended, at the deadline, or when it is to stop after all. */
async function untilReady(
  connection: SocketConnection,
  child: LifelineChild,
  giveUpAt: number,
  stopping: AbortSignal,
): Promise<boolean> {
  let isRunning = true;
  void child.exited.then(() => {
    isRunning = false;
  });
  try {
    while (isRunning && !stopping.aborted && performance.now() < giveUpAt) {
      const state = await probe(connection);
      if (state === "ready") return true;
      if (state === "no database") await query({ ...connection, database: "postgres" }, createDatabase(connection));
      else await sleep(10);
    }
    return false;
  } catch (error) {
    await child.stop();
    throw error;
  }
}

function createDatabase({ database }: SocketConnection): string {
  return `create database "${database}"`;
}

async function probe(connection: SocketConnection): Promise<"ready" | "no database" | "not yet"> {
  try {
    await query(connection, "select 1");
    return "ready";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "3D000") return "no database";
    // Starting up or shutting down, no socket yet, or an answer that never came. What a server refuses for another
    // reason, it will refuse again.
    if (error instanceof DatabaseError && code !== "57P03") throw error;
    return "not yet";
  }
}

async function query(connection: SocketConnection, statement: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 });
  // A connection that breaks between two answers is reported by the query; the event must only have a listener.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    // Not awaited: after a refused connection pg may wait for ever for an end that has already come.
    void client.end().catch(() => {});
  }
}

/** Keeps the server's last lines for an error message; once it runs, passes on those that an operator must see. */
function listen(child: LifelineChild, log: StoreLog): { last(): string; forward(): void } {
  const lines: string[] = [];
  let isForwarding = false;
  const reader = createInterface({ input: child.stderr });
  reader.on("line", (line) => {
    if (lines.push(line) > 20) lines.shift();
    if (isForwarding && /^\s*PANIC:|was terminated by signal|could not (write|fsync|extend)/.test(line)) {
      log.error(`PostgreSQL: ${line}`);
    }
  });
  child.stdout.resume();
  return {
    last: () => lines.join("\n"),
    forward() {
      isForwarding = true;
    },
  };
}
