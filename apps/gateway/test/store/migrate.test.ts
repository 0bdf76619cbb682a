import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { MigrationRefused, migrate } from "../../src/store/migrate.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { silentLog, testDatabase, testFolder } from "../database.ts";

const first = "create table first (id int); create index on first (id);";
const second = "create table second (id int);\ninsert into second values (1);";

/** A database without any migration, and a folder for the test's own. */
async function fixture(t: TestContext, files: Record<string, string>): Promise<{ store: Store; folder: string }> {
  const { store } = await testDatabase(t);
  await store.pool.query("drop schema public cascade; create schema public");
  const folder = testFolder();
  write(folder, files);
  return { store, folder };
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

test("migrations are applied once, in their order, and later ones on top", async (t) => {
  const { store, folder } = await fixture(t, { "0001_first.sql": first });
  assert.deepEqual(await migrate(store, folder), ["0001_first"]);
  write(folder, { "0002_second.sql": second });
  assert.deepEqual(await migrate(store, folder), ["0002_second"]);
  assert.deepEqual(await migrate(store, folder), []);
  const { rows } = await store.pool.query("select count(*)::int as count from second");
  assert.deepEqual(rows, [{ count: 1 }]);
});

test("gateways that start together apply each migration once", async (t) => {
  const { store, folder } = await fixture(t, { "0001_first.sql": first, "0002_second.sql": second });
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(store, folder)));
  assert.deepEqual(applied.flat().toSorted(), ["0001_first", "0002_second"]);
});

test("a migration that fails leaves nothing behind, and its name is in the error", async (t) => {
  const { store, folder } = await fixture(t, {
    "0001_first.sql": first,
    "0002_broken.sql": "create table half (id int); select 1 / 0;",
  });
  await assert.rejects(migrate(store, folder), /0002_broken failed: division by zero/);
  const { rows } = await store.pool.query(
    "select to_regclass('first') is not null as first, to_regclass('half') is not null as half",
  );
  assert.deepEqual(rows, [{ first: true, half: false }]);
});

test("a file that was changed after it had been applied is refused", async (t) => {
  const { store, folder } = await fixture(t, { "0001_first.sql": first, "0002_second.sql": second });
  await migrate(store, folder);
  write(folder, { "0001_first.sql": `${first} -- better` });
  await assert.rejects(migrate(store, folder), (error) => {
    assert.ok(error instanceof MigrationRefused);
    assert.match(error.message, /0001_first was changed/);
    return true;
  });
});

test("code that is older than the database does not start on it", async (t) => {
  const { store, folder } = await fixture(t, { "0001_first.sql": first, "0002_second.sql": second });
  await migrate(store, folder);
  const older = testFolder();
  write(older, { "0001_first.sql": first });
  await assert.rejects(migrate(store, older), /ahead of this code: it has the migration 0002_second/);
  await assert.rejects(migrate(store, testFolder()), MigrationRefused);
});

test("a gap in the numbers is refused before anything is touched", async (t) => {
  const { store, folder } = await fixture(t, { "0001_first.sql": first, "0003_third.sql": second });
  await assert.rejects(migrate(store, folder), /0003_third\.sql: migrations are numbered/);
  const { rows } = await store.pool.query("select to_regclass('first') is not null as first");
  assert.deepEqual(rows, [{ first: false }]);
});

test("the gateway's own migrations apply to an empty database", async (t) => {
  const { url } = await testDatabase(t);
  const store = await openStore({ url, dataFolder: "", log: silentLog });
  t.after(() => store.close());
  assert.deepEqual(await migrate(store), []);
  const { rows } = await store.pool.query("select id from schema_migration order by id limit 1");
  assert.match(String(rows[0]?.id), /^0001_/);
});
