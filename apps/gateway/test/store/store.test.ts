import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { test } from "node:test";
import { StoreUnavailable, UniqueViolation } from "../../src/store/failure.ts";
import { openStore } from "../../src/store/store.ts";
import { silentLog, testDatabase, testFolder } from "../database.ts";

test("amounts come back as bigint, decimals as text, days as days, times as dates, json as objects", async (t) => {
  const { store } = await testDatabase(t);
  const { rows } = await store.pool.query(
    `select $1::int8 as amount, $2::int8[] as amounts, 12.50::numeric as price, array[0.1::numeric, null] as prices,
       '2026-03-29'::date as day, '2026-03-29T01:30:00Z'::timestamptz as at, '{"a":[1]}'::jsonb as document`,
    [2n ** 62n, [1n, -(2n ** 63n)]],
  );
  assert.deepEqual(rows, [
    {
      amount: 2n ** 62n,
      amounts: [1n, -(2n ** 63n)],
      price: "12.50",
      prices: ["0.1", null],
      day: "2026-03-29",
      at: new Date("2026-03-29T01:30:00Z"),
      document: { a: [1] },
    },
  ]);
});

test("a refused statement is typed and costs no connection", async (t) => {
  const { store } = await testDatabase(t);
  await store.pool.query("create table once (id int constraint just_once primary key); insert into once values (1)");
  const backend = async () => (await store.pool.query("select pg_backend_pid() as pid")).rows[0]?.pid;
  const before = await backend();
  await assert.rejects(store.pool.query("insert into once values (1)"), (error) => {
    assert.ok(error instanceof UniqueViolation);
    assert.equal(error.constraint, "just_once");
    assert.equal(error.table, "once");
    return true;
  });
  await assert.rejects(store.pool.query("select 1 / 0"), /division by zero/);
  assert.equal(await backend(), before);
});

test("a connection lost under a statement is retryable with an unknown outcome, and the pool recovers", async (t) => {
  const { store } = await testDatabase(t);
  await assert.rejects(store.pool.query("select pg_terminate_backend(pg_backend_pid())"), (error) => {
    assert.ok(error instanceof StoreUnavailable);
    assert.deepEqual([error.retryable, error.isOutcomeKnown], [true, false]);
    return true;
  });
  assert.equal((await store.pool.query("select 1 as one")).rows[0]?.one, 1);
});

test("a connection lost while idle is logged and does not end the process", async (t) => {
  const { store, url } = await testDatabase(t);
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (message: string) => void warnings.push(message) };
  const other = await openStore({ url, dataFolder: "", log, poolSize: 1 });
  t.after(() => other.close());
  const { rows } = await other.pool.query("select pg_backend_pid() as pid");
  const lost = once(other.pool, "error");
  await store.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await lost;
  assert.match(String(warnings), /lost while idle/);
  assert.equal((await other.pool.query("select 1 as one")).rows[0]?.one, 1);
});

test("a statement over its time limit is retryable and certainly undone", async (t) => {
  const { store } = await testDatabase(t);
  await assert.rejects(store.pool.query("set statement_timeout = 20; select pg_sleep(5)"), (error) => {
    assert.ok(error instanceof StoreUnavailable && error.isOutcomeKnown);
    return true;
  });
});

test("every connection has its time limits set", async (t) => {
  const { store } = await testDatabase(t);
  const { rows } = await store.pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  assert.deepEqual(rows, [{ statement: "15s", lock: "5s", idle: "15s" }]);
});

test("a server that is not there is unavailable, not a riddle", async () => {
  const folder = testFolder();
  const url = `postgres://gateway@${encodeURIComponent(path.join(folder))}:5432/gateway`;
  await assert.rejects(openStore({ url, dataFolder: folder, log: silentLog }), (error) => {
    assert.ok(error instanceof StoreUnavailable && error.isOutcomeKnown);
    return true;
  });
});

test("a server that takes connections and never answers is given up on", async (t) => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgres://gateway@127.0.0.1:${port}/gateway`;
  const started = performance.now();
  await assert.rejects(openStore({ url, dataFolder: "", log: silentLog }), StoreUnavailable);
  assert.ok(performance.now() - started < 10_000);
});
