import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { PoolClient, QueryResultRow } from "pg";
import type { Store } from "./store.ts";

/** The database's schema and the code's migrations do not belong together; an operator has to decide. */
export class MigrationRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MigrationRefused";
  }
}

interface Migration {
  /** The file's name without `.sql`. */
  readonly id: string;
  readonly sha256: string;
  readonly text: string;
}

/**
 * Brings the schema up to date: each numbered file of the folder once, in order, in a transaction of its own. Gateways
 * that start together take turns.
 *
 * @returns the ids that were applied now
 * @throws MigrationRefused when an applied file has changed since, or the database knows one that the code does not
 */
export async function migrate(
  store: Pick<Store, "pool">,
  folder: string = path.join(import.meta.dirname, "migrations"),
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await store.pool.connect();
  try {
    const applied: string[] = [];
    await inTurn(client, async () => {
      await ask(client, createTable);
      refuseMismatch(migrations, await readApplied(client));
    });
    for (const migration of migrations) {
      await inTurn(client, async () => {
        const known = await readApplied(client);
        refuseMismatch(migrations, known);
        if (known.has(migration.id)) return;
        await apply(client, migration);
        applied.push(migration.id);
      });
    }
    return applied;
  } finally {
    client.release();
  }
}

const createTable = `
create table if not exists schema_migration (
  id text primary key, sha256 text not null, at timestamptz not null default now()
)`;

/** Any number that nothing else takes as an advisory lock of this database. */
const LOCK = 4_020_001;

/**
 * A transaction that waits for everybody else's migrations and is given all the time it needs. Not `inTransaction`: the
 * pool's limit on an answer would apply there.
 */
async function inTurn(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await ask(client, "begin");
  try {
    await ask(client, "set local lock_timeout = 0; set local statement_timeout = 0");
    await ask(client, "select pg_advisory_xact_lock($1)", [LOCK]);
    await work();
    await ask(client, "commit");
  } catch (error) {
    await ask(client, "rollback").catch(() => {});
    throw error;
  }
}

/** Runs a statement, or several if there are no values, without the pool's limit on the answer. */
async function ask<Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const patient = { text, values, query_timeout: 24 * 3_600_000 };
  const { rows } = await client.query<Row>(patient);
  return rows;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      if (Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]) !== index + 1) {
        throw new MigrationRefused(
          `${path.join(folder, name)}: migrations are numbered 0001_name.sql, 0002_name.sql … without a gap`,
        );
      }
      const text = await readFile(path.join(folder, name), "utf8");
      return { id: path.basename(name, ".sql"), sha256: createHash("sha256").update(text).digest("hex"), text };
    }),
  );
}

async function readApplied(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const rows = await ask<{ id: string; sha256: string }>(client, "select id, sha256 from schema_migration order by id");
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

function refuseMismatch(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ id, sha256 }) => [id, sha256]));
  for (const [id, sha256] of applied) {
    const expected = known.get(id);
    if (expected === undefined) {
      throw new MigrationRefused(
        `The database is ahead of this code: it has the migration ${id}, which the code does not know. Start the newer version.`,
      );
    }
    if (expected !== sha256) {
      throw new MigrationRefused(
        `The migration ${id} was changed after it had been applied: restore the file, and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  try {
    await ask(client, migration.text);
  } catch (error) {
    throw new Error(`The migration ${migration.id} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await ask(client, "insert into schema_migration (id, sha256) values ($1, $2)", [migration.id, migration.sha256]);
}
