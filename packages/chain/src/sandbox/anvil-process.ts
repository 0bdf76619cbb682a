import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ending, type LifelineChild, spawnWithLifeline } from "@sdg/lifeline/child";
import { CHAIN_ID } from "../addresses.ts";
import { anvilBinary, SandboxUnavailable } from "./anvil-binary.ts";

/**
 * States of the latest 64 blocks stay readable, in memory. Without a number, reads of the latest block race with the next
 * one and fail; without the option, anvil keeps a copy of the state of each block on disk: 3.5 GB after 8,000 blocks.
 */
const READABLE_STATES = 64;
/** anvil writes its state at exit; its own periodic dump, which tears the file when interrupted, is put off for a year. */
const DUMP_INTERVAL_SECONDS = 31_536_000;
const READY_WITHIN_MS = 30_000;
/** How long anvil may take over writing its state at exit. */
const EXIT_GRACE_MS = 8_000;
const KEPT_OUTPUT = 2_000;

export interface AnvilProcess {
  readonly pid: number;
  readonly rpcUrl: string;
  /** Resolves when anvil has ended, with what it wrote last. */
  readonly exited: Promise<Ending & { lastOutput: string }>;
  /** Lets anvil write its state and end. */
  stop(): Promise<void>;
  /** Ends anvil at once; it writes nothing. */
  kill(): Promise<void>;
}

/** The state file that anvil was to load is truncated or no state at all. */
export class UnreadableState extends Error {
  override readonly name = "UnreadableState";
}

/**
 * Starts anvil on a free port of 127.0.0.1, with one block per transaction, in Ethereum mode: its OP mode wedges.
 * It ends when this process ends, however that comes.
 *
 * @param files `load`: JSON state to begin with; `dump`: where anvil writes its state when it is stopped.
 * @throws UnreadableState, SandboxUnavailable
 */
export async function startAnvil(files: { load?: string; dump?: string } = {}): Promise<AnvilProcess> {
  const child = launch(anvilBinary(), [
    ...["--host", "127.0.0.1", "--port", "0", "--chain-id", `${CHAIN_ID}`, "--hardfork", "osaka"],
    ...["--accounts", "1", "--balance", "0", "--prune-history", `${READABLE_STATES}`],
    ...(files.load === undefined ? [] : ["--load-state", files.load]),
    ...(files.dump === undefined ? [] : ["--dump-state", files.dump, "--state-interval", `${DUMP_INTERVAL_SECONDS}`]),
  ]);
  const output = keptOutput(child);
  const exited = output.ended.then(async () => ({ ...(await child.exited), lastOutput: output.last() }));

  const waiting = new AbortController();
  const outcome = await Promise.race([
    output.port,
    exited,
    sleep(READY_WITHIN_MS, "late" as const, { signal: waiting.signal }),
  ]);
  waiting.abort();
  if (typeof outcome === "number") {
    return { pid: child.pid, rpcUrl: `http://127.0.0.1:${outcome}`, exited, stop: child.stop, kill: child.kill };
  }
  if (outcome === "late") {
    await child.kill();
    throw new Error(`anvil was not ready within ${READY_WITHIN_MS / 1000} s. It said: ${output.last()}`);
  }
  const said = outcome.lastOutput.trim();
  if (/--load-state|failed to load init state/.test(said)) throw new UnreadableState(said.split("\n")[0]);
  throw new SandboxUnavailable(`anvil ended at once (${outcome.signal ?? `code ${outcome.code}`}) and said "${said}"`);
}

function launch(program: string, args: string[]): LifelineChild {
  try {
    // The environment is closed: anvil would read settings and, as HOME, a folder that is none of its business.
    return spawnWithLifeline(program, args, { env: { HOME: "/nonexistent" }, graceMs: EXIT_GRACE_MS });
  } catch (cause) {
    throw new SandboxUnavailable(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Reads all that anvil writes, so that it never blocks; keeps the end of it, and finds the port in the beginning. */
function keptOutput(child: LifelineChild): { port: Promise<number>; ended: Promise<unknown>; last(): string } {
  let kept = "";
  const port = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        kept = (kept + chunk).slice(-KEPT_OUTPUT);
        const found = /Listening on 127\.0\.0\.1:(\d+)/.exec(kept)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    }
  });
  const ended = Promise.allSettled([finished(child.stdout), finished(child.stderr)]);
  return { port, ended, last: () => kept };
}
