import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, type TestContext } from "node:test";
import { lockFolder } from "../src/store/folder-lock.ts";
import type { StoreLog } from "../src/store/log.ts";
import { migrate } from "../src/store/migrate.ts";
import { type PrivatePostgres, startPrivatePostgres } from "../src/store/private-postgres.ts";
import { openStore, type Store } from "../src/store/store.ts";
import { layCluster } from "./initialised-cluster.ts";

export interface TestDatabase {
  readonly store: Store;
  /** For a gateway that the test starts as a process of its own (`DATABASE_URL`). */
  readonly url: string;
}

export const silentLog: StoreLog = { info() {}, warn() {}, error() {} };

/** Not durable: what a test server loses when it is killed, nobody misses. */
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

const PREFIX = "gateway-test-";

interface TestServer {
  readonly postgres: PrivatePostgres;
  readonly folder: string;
  databases: number;
}

/** One server for each test process, started by the first test that asks and stopped after the last one. */
let server: Promise<TestServer> | undefined;

const folders: string[] = [];

after(async () => {
  await (await server)?.postgres.stop();
  // Servers of killed gateways may still be writing their last words.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/**
 * A database of its own for one test, migrated and empty, on a private PostgreSQL of this test process. The first call
 * takes about 0.7 s, later ones 40 ms. Its connections are closed when the test `t` ends; without `t`, close the store.
 */
export async function testDatabase(t?: TestContext): Promise<TestDatabase> {
  server ??= startServer();
  const running = await server;
  running.databases += 1;
  const name = `test_${running.databases}`;
  await statement(running.postgres.url, `create database ${name} template migrated strategy wal_log`);
  const url = databaseUrl(running.postgres, name);
  const store = await openStore({ url, dataFolder: running.folder, log: silentLog });
  t?.after(() => store.close());
  return { store, url };
}

/** An empty folder that PostgreSQL's account can enter when the tests run as root. It is removed after the last test. */
export function testFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

async function startServer(): Promise<TestServer> {
  sweep();
  const folder = testFolder();
  await layCluster(folder);
  const postgres = await startPrivatePostgres({ folder, log: silentLog, settings: fast });
  await statement(postgres.url, "create database migrated");
  const template = await openStore({
    url: databaseUrl(postgres, "migrated"),
    dataFolder: folder,
    log: silentLog,
    poolSize: 1,
  });
  await migrate(template);
  await template.close();
  return { postgres, folder, databases: 0 };
}

function databaseUrl(postgres: PrivatePostgres, name: string): string {
  return postgres.url.replace(/[^/]+$/, name);
}

async function statement(url: string, text: string): Promise<void> {
  const store = await openStore({ url, dataFolder: "", log: silentLog, poolSize: 1 });
  try {
    await store.pool.query(text);
  } finally {
    await store.close();
  }
}

/** Removes what killed test runs left: their servers died with them, their folders did not. */
function sweep(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    try {
      if (statSync(folder).mtimeMs > hourAgo) continue;
      lockFolder(folder).release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's, or in use after all.
    }
  }
}
