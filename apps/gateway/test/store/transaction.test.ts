import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { StoreUnavailable, UniqueViolation } from "../../src/store/failure.ts";
import { inTransaction } from "../../src/store/transaction.ts";
import { testDatabase } from "../database.ts";

async function accounts(t: Parameters<typeof testDatabase>[0]) {
  const { store } = await testDatabase(t);
  await store.pool.query(`create table account (id text constraint account_once primary key, balance int8 not null);
    insert into account values ('a', 10), ('b', 10)`);
  const balances = async () => {
    const { rows } = await store.pool.query<{ balance: bigint }>("select balance from account order by id");
    return rows.map(({ balance }) => balance);
  };
  return { store, balances };
}

test("what throws halfway leaves nothing behind", async (t) => {
  const { store, balances } = await accounts(t);
  const work = inTransaction(store, async (transaction) => {
    await sql`update account set balance = 0`.execute(transaction);
    throw new RangeError("changed my mind");
  });
  await assert.rejects(work, RangeError);
  assert.deepEqual(await balances(), [10n, 10n]);
});

test("two transactions that deadlock both succeed in the end", async (t) => {
  const { store, balances } = await accounts(t);
  let attempts = 0;
  const move = (from: string, to: string) =>
    inTransaction(store, async (transaction) => {
      attempts += 1;
      await sql`update account set balance = balance - 1 where id = ${from}`.execute(transaction);
      if (attempts <= 2) await sleep(100);
      await sql`update account set balance = balance + 1 where id = ${to}`.execute(transaction);
    });
  await Promise.all([move("a", "b"), move("b", "a")]);
  assert.deepEqual(await balances(), [10n, 10n]);
  assert.equal(attempts, 3, "one of the two was run again");
});

test("a conflict that never ends is given up after five attempts", async (t) => {
  const { store } = await accounts(t);
  let attempts = 0;
  const work = inTransaction(store, async (transaction) => {
    attempts += 1;
    await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(transaction);
  });
  await assert.rejects(work, /conflict/);
  assert.equal(attempts, 5);
});

test("a second row with the same key is told by the constraint's name and not tried again", async (t) => {
  const { store } = await accounts(t);
  let attempts = 0;
  const work = inTransaction(store, async (transaction) => {
    attempts += 1;
    await sql`insert into account values ('a', 1)`.execute(transaction);
  });
  await assert.rejects(work, (error) => error instanceof UniqueViolation && error.constraint === "account_once");
  assert.equal(attempts, 1);
});

test("a connection that dies inside a transaction is reported, and the next transaction works", async (t) => {
  const { store, balances } = await accounts(t);
  const work = inTransaction(store, async (transaction) => {
    await sql`update account set balance = 0`.execute(transaction);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
  });
  await assert.rejects(work, StoreUnavailable);
  await inTransaction(store, (transaction) => sql`update account set balance = 7 where id = 'a'`.execute(transaction));
  assert.deepEqual(await balances(), [7n, 10n]);
});
