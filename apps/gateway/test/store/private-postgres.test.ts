import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { type TestContext, test } from "node:test";
import { DataFolderInUse } from "../../src/store/folder-lock.ts";
import { startPrivatePostgres } from "../../src/store/private-postgres.ts";
import { openStore } from "../../src/store/store.ts";
import { silentLog, testFolder } from "../database.ts";
import {
  eventually,
  type GatewayProcess,
  killServer,
  killWatchdog,
  launchName,
  serverProcesses,
  startGatewayProcess,
} from "./gateway-process.ts";

const linuxOnly = process.platform === "linux" ? {} : { skip: "finds the processes to kill in /proc" };

/** The rows that are in a folder's database, read by a gateway of the test's own. */
async function rowsKept(folder: string): Promise<number[]> {
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
  try {
    const { rows } = await store.pool.query<{ n: number }>("select n from kept order by n");
    return rows.map(({ n }) => n);
  } finally {
    await store.close();
    await postgres.stop();
  }
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Every acknowledged row, and at most the one whose acknowledgement was cut off. */
function assertNothingLost(rows: number[], lastKept: number): void {
  assert.ok(rows.length === lastKept || rows.length === lastKept + 1, `${rows.length} rows, ${lastKept} acknowledged`);
  assert.deepEqual(rows, upTo(rows.length));
}

async function runningGateway(t: TestContext) {
  const folder = testFolder();
  const gateway = startGatewayProcess(t, { folder, stateFolder: path.join(folder, "state") });
  await gateway.said("ready");
  await gateway.said("kept 100");
  const controlFolder = path.join(folder, "postgres");
  return { folder, gateway, controlFolder, clusterName: launchName(controlFolder) };
}

/** The gateway stands still meanwhile: it would begin to start the server again. */
async function killEverything(gateway: GatewayProcess, clusterName: string): Promise<void> {
  gateway.freeze();
  killServer(clusterName);
  await gateway.kill();
  await eventually("all processes are gone", () => serverProcesses(clusterName).length === 0);
}

test("the first start makes a database, the next one finds it again", async () => {
  const folder = path.join(testFolder(), "data");
  for (const expected of [0, 1]) {
    const postgres = await startPrivatePostgres({ folder, log: silentLog });
    const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
    await store.pool.query("create table if not exists visit (at timestamptz)");
    const { rowCount } = await store.pool.query("select from visit");
    assert.equal(rowCount, expected);
    await store.pool.query("insert into visit values (now())");
    await store.close();
    await postgres.stop();
  }
  assert.ok(
    !existsSync(path.join(folder, "postgres", "launch.json")),
    "nothing is left for the next start to clean up",
  );
});

test("the server is closed to the network, writes through to the disk and speaks UTF-8", async (t) => {
  const folder = testFolder();
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  t.after(() => postgres.stop());
  const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
  const names = ["listen_addresses", "fsync", "synchronous_commit", "full_page_writes", "server_encoding", "TimeZone"];
  const { rows } = await store.pool.query(
    "select current_setting(name) as value from unnest($1::text[]) with ordinality u(name, i) order by i",
    [names],
  );
  await store.close();
  assert.deepEqual(
    rows.map(({ value }) => value),
    ["", "on", "on", "on", "UTF8", "UTC"],
  );
});

test("a second gateway on the folder is refused with one sentence", async (t) => {
  const folder = testFolder();
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  await assert.rejects(startPrivatePostgres({ folder, log: silentLog }), (error) => {
    assert.ok(error instanceof DataFolderInUse);
    assert.match(error.message, /^The data folder .+ is in use by another gateway: .+\.$/);
    return true;
  });
  const other = startGatewayProcess(t, { folder, stateFolder: path.join(folder, "state") });
  assert.match(await other.said("refused"), /DataFolderInUse: The data folder/);
  await postgres.stop();
  await (await startPrivatePostgres({ folder, log: silentLog })).stop();
});

test("of three gateways that start on one empty folder at once, one runs and the others are refused", async (t) => {
  const folder = testFolder();
  const gateways = [1, 2, 3].map(() => startGatewayProcess(t, { folder, stateFolder: path.join(folder, "state") }));
  await Promise.all(
    gateways.map((gateway) => Promise.any([gateway.said("ready"), gateway.said("refused DataFolderInUse")])),
  );
  assert.equal(gateways.filter(({ lines }) => lines.some((line) => line.startsWith("ready"))).length, 1);
});

test("after kill -9 of everything the next start is clean and no acknowledged row is lost", linuxOnly, async (t) => {
  const { folder, gateway, controlFolder, clusterName } = await runningGateway(t);
  await killEverything(gateway, clusterName);
  assert.ok(existsSync(path.join(controlFolder, "server", "cluster", "postmaster.pid")));
  assert.ok(existsSync(path.join(controlFolder, "server", "run", ".s.PGSQL.5432")));
  assertNothingLost(await rowsKept(folder), gateway.lastKept());
});

test(
  "when the gateway alone is killed, PostgreSQL goes too, and the next start loses nothing",
  linuxOnly,
  async (t) => {
    const { folder, gateway, clusterName } = await runningGateway(t);
    await gateway.kill();
    // Not waiting for it: the next gateway may come while the server still shuts down.
    assertNothingLost(await rowsKept(folder), gateway.lastKept());
    assert.deepEqual(serverProcesses(clusterName), []);
  },
);

test("a server that outlived its gateway is ended by the next start", linuxOnly, async (t) => {
  const { folder, gateway, clusterName } = await runningGateway(t);
  killWatchdog(clusterName);
  await gateway.kill();
  assert.notDeepEqual(serverProcesses(clusterName), []);
  const next = startGatewayProcess(t, { folder, stateFolder: path.join(folder, "state") });
  await next.said("ready");
  assert.match(await next.said("warn"), /An earlier PostgreSQL still ran on this data folder/);
  assert.deepEqual(serverProcesses(clusterName), []);
  await next.said("kept ");
  await next.stop();
  assertNothingLost(upTo((await rowsKept(folder)).length), next.lastKept());
  assert.ok(next.lastKept() > gateway.lastKept());
});

test(
  "a process that got the dead server's id by chance does not keep the next one from starting",
  linuxOnly,
  async (t) => {
    const { folder, gateway, controlFolder, clusterName } = await runningGateway(t);
    await killEverything(gateway, clusterName);
    const pidFile = path.join(controlFolder, "server", "cluster", "postmaster.pid");
    const socketLock = path.join(controlFolder, "server", "run", ".s.PGSQL.5432.lock");
    const { uid, gid } = statSync(pidFile);
    const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid } : {});
    t.after(() => stranger.kill());
    for (const file of [pidFile, socketLock]) {
      writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(stranger.pid)));
    }
    assertNothingLost(await rowsKept(folder), gateway.lastKept());
    assert.equal(stranger.exitCode, null);
    assert.equal(stranger.signalCode, null);
  },
);

test(
  "PostgreSQL that dies under a running gateway comes back by itself with every acknowledged row",
  linuxOnly,
  async (t) => {
    const folder = testFolder();
    const errors: string[] = [];
    const log = { ...silentLog, error: (line: string) => void errors.push(line) };
    const postgres = await startPrivatePostgres({ folder, log });
    t.after(() => postgres.stop());
    const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
    t.after(() => store.close());
    await store.pool.query("create table kept (n int); insert into kept values (1)");
    const clusterName = launchName(path.join(folder, "postgres"));
    const before = serverProcesses(clusterName);
    killServer(clusterName);
    await eventually("new processes run", () => serverProcesses(clusterName).some((pid) => !before.includes(pid)));
    let rowCount: number | null = null;
    while (rowCount === null) {
      rowCount = await store.pool.query("select from kept").then(
        (result) => result.rowCount,
        () => null,
      );
    }
    assert.equal(rowCount, 1);
    assert.match(String(errors), /PostgreSQL ended unasked \(SIGKILL\)/);
  },
);

test("stopping takes less than five seconds even when a transaction was left open", async () => {
  const folder = testFolder();
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
  const client = await store.pool.connect();
  client.on("error", () => {});
  await client.query("begin; create table left_open (n int)");
  const started = performance.now();
  await postgres.stop();
  assert.ok(performance.now() - started < 5_000);
  client.release();
  await store.close();
});

test("a data folder whose path is too long for a Unix socket works all the same", async () => {
  const folder = path.join(testFolder(), "deep".repeat(20), "deeper".repeat(20));
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  const store = await openStore({ url: postgres.url, dataFolder: folder, log: silentLog });
  assert.equal((await store.pool.query("select 1 as one")).rows[0]?.one, 1);
  await store.close();
  await postgres.stop();
  assert.ok(!postgres.connection.host.startsWith(folder));
  assert.ok(!existsSync(postgres.connection.host), "the socket's folder is removed");
});

test("an initdb that was cut short is begun again", async () => {
  const folder = testFolder();
  const draft = path.join(folder, "postgres", "server", "draft-0000");
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, "PG_VERSION"), "18\n");
  const postgres = await startPrivatePostgres({ folder, log: silentLog });
  await postgres.stop();
  assert.ok(!existsSync(draft));
});

test("a gateway killed while it makes its database does not trouble the next one", async (t) => {
  const folder = testFolder();
  const serverFolder = path.join(folder, "postgres", "server");
  const stateFolder = path.join(folder, "state");
  const cutShort = startGatewayProcess(t, { folder, stateFolder });
  await eventually("initdb has begun", () => {
    return existsSync(serverFolder) && readdirSync(serverFolder).some((name) => name.startsWith("draft-"));
  });
  await cutShort.kill();
  const next = startGatewayProcess(t, { folder, stateFolder });
  await next.said("kept 10");
  await next.stop();
});

test("the data of another PostgreSQL version is refused with the way out", async () => {
  const folder = testFolder();
  await (await startPrivatePostgres({ folder, log: silentLog })).stop();
  writeFileSync(path.join(folder, "postgres", "server", "cluster", "PG_VERSION"), "17\n");
  await assert.rejects(
    startPrivatePostgres({ folder, log: silentLog }),
    /is of PostgreSQL 17, the installed one is 18/,
  );
});
