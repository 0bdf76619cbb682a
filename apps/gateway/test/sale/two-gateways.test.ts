import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { PrivateKeyAccount } from "viem/accounts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import {
  fundedBuyer,
  moneyMovedBy,
  offerOf,
  present,
  signedFor,
  signPayment,
  type WirePayment,
  withoutMoney,
} from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=4";
const PRICE = 140_000n;

test("payments presented at once at two gateways over one database are settled once each", async (t) => {
  const g = await testGateway(t);
  const second = await testGateway(t, { DATABASE_URL: g.databaseUrl });
  const buyer = await fundedBuyer(g.chain, 3_000_000n);
  const offer = await offerOf(g, PATH);
  const payments = await Promise.all(Array.from({ length: 16 }, () => signPayment(buyer, offer)));
  const { result, spent } = await moneyMovedBy(g, buyer, () =>
    Promise.all(payments.map((payment) => Promise.all([g, second].map((gateway) => present(gateway, PATH, payment))))),
  );
  assert.equal(spent, PRICE * 16n);
  for (const [place, answers] of result.entries()) await assertSoldOnce(second, buyer, payments[place], answers);
});

test("two gateways that claim one payment at the very same moment: one sells, and nobody meets an error", async (t) => {
  const g = await testGateway(t);
  const second = await testGateway(t, { DATABASE_URL: g.databaseUrl });
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const { result, spent } = await moneyMovedBy(g, buyer, async () => {
    const release = await holdClaim(g, payment);
    const presented = [g, second].map((gateway) => present(gateway, PATH, payment));
    await untilWaiting(g, 2);
    await release();
    return Promise.all(presented);
  });
  assert.equal(spent, PRICE);
  await assertSoldOnce(second, buyer, payment, result);
});

/**
 * Whoever got rows got the same ones. The gateway that did not claim the payment cannot wait for the other: unless the
 * chain has the money already, it says to present the same payment again.
 */
async function assertSoldOnce(
  g: TestGateway,
  buyer: PrivateKeyAccount,
  payment: WirePayment | undefined,
  answers: readonly Response[],
): Promise<void> {
  const bodies = new Set<string>();
  assert.ok(answers.some(({ status }) => status === 200));
  for (const answer of answers) {
    if (answer.status === 200) bodies.add(await answer.text());
    else {
      await assertProblem(answer, { status: 503, code: "payment_outcome_unknown" });
      assert.ok(answer.headers.has("retry-after"));
    }
  }
  const later = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  assert.equal(later.status, 200);
  bodies.add(await later.text());
  assert.equal(bodies.size, 1);
}

/** A transaction that claims the payment and is undone: whoever claims it meanwhile waits, and then races. */
async function holdClaim({ gateway }: TestGateway, payment: WirePayment): Promise<() => Promise<void>> {
  const client = await gateway.sale.store.pool.connect();
  const { from, nonce } = payment.payload.authorization;
  await client.query("begin");
  await client.query(
    `insert into sale_order (id, created_at, updated_at, operation, request, request_digest, subject, product,
       understood_as, rows, amount_micro_usdc, mode, state)
     values ('ord_0000000000000000000000', now(), now(), 'test', '{}', sha256(''), 'test', '{}', '{}', 1, 1, 'paid', 'claimed')`,
  );
  await client.query(
    `insert into payment (order_id, network, asset, payer, nonce, pay_to, amount_micro_usdc, valid_after, valid_before,
       signature, claimed_block)
     values ('ord_0000000000000000000000', $1, $2, $3, $4, '', 1, 0, 0, '', 0)`,
    [gateway.sale.asset.network, gateway.sale.asset.address, from.toLowerCase(), nonce.toLowerCase()],
  );
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

async function untilWaiting({ gateway }: TestGateway, count: number): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(gateway.sale.store.db);
    if (rows[0]?.waiting === count) return;
    await sleep(5);
  }
  throw new Error("Nobody waits for the claim");
}
