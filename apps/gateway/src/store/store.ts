import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolConfig } from "pg";
import type { StoreLog } from "./log.ts";
import { openPool } from "./pool.ts";
import { startPrivatePostgres } from "./private-postgres.ts";
import type { Database } from "./tables.ts";

export interface StoreConfig {
  /** `local:` runs a private PostgreSQL in the data folder; else `postgres://…`. */
  readonly url: string;
  readonly dataFolder: string;
  readonly log: StoreLog;
  /** Most connections at once, 10 if absent. */
  readonly poolSize?: number;
}

export interface Store {
  readonly db: Kysely<Database>;
  /** The same connections without Kysely, for statements where its cost counts. */
  readonly pool: Pool;
  /** Lets statements finish, closes the connections, and stops the private PostgreSQL. */
  close(): Promise<void>;
}

const OLDEST_SERVER = 15;
const CLOSE_MS = 3_000;

/**
 * Opens the database and makes sure that it answers. It does not migrate.
 *
 * @throws DataFolderInUse when another gateway runs on the data folder
 * @throws StoreUnavailable when the server of a `postgres://` URL cannot be reached
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  if (config.url !== "local:") return connect({ connectionString: config.url }, config, async () => {});
  const postgres = await startPrivatePostgres({ folder: config.dataFolder, log: config.log });
  try {
    return await connect(postgres.connection, config, () => postgres.stop());
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function connect(connection: PoolConfig, config: StoreConfig, stop: () => Promise<void>): Promise<Store> {
  const pool = openPool(connection, config.poolSize ?? 10, config.log);
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await endPool(pool);
    throw error;
  }
  // The pool outlives Kysely's own `destroy`, which must end it only once.
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      await endPool(pool);
      await stop();
    },
  };
}

/** A statement that hangs must not keep the process from ending; its own time limits end it on the server. */
async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_SERVER) {
    throw new Error(`The database server is PostgreSQL ${version}; the gateway needs ${OLDEST_SERVER} or later.`);
  }
}
