import assert from "node:assert/strict";
import { test } from "node:test";
import { privateKeyToAccount } from "viem/accounts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import {
  fundedBuyer,
  moneyMovedBy,
  offerOf,
  present,
  sendUsdc,
  signedFor,
  signPayment,
  type WirePayment,
  withoutMoney,
} from "../payments.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=3";
const OTHER = PATH.replace("rows=3", "rows=2");
const PRICE = 105_000n;
const KEY = { "Idempotency-Key": "order-of-the-day-1" };

const withIdentifier = (payment: WirePayment, id: string): WirePayment => ({
  ...payment,
  extensions: { "payment-identifier": { info: { required: false, id } } },
});

async function quotaLeft({ get }: TestGateway): Promise<{ rows: number; calls: number }> {
  const { quota } = (await (await get("/api/credit/status")).json()) as {
    quota: { rows: { left: number }; calls: { left: number } };
  };
  return { rows: quota.rows.left, calls: quota.calls.left };
}

test("a request signed anew under its Idempotency-Key is not charged twice", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  const [lost, again] = [await signPayment(buyer, offer), await signPayment(buyer, offer)];
  const first = await moneyMovedBy(g, buyer, () => present(g, PATH, lost, KEY));
  assert.equal(first.spent, PRICE);
  const body = await first.result.text();
  const second = await withoutMoney(g, buyer, () => present(g, PATH, again, KEY));
  assert.equal(second.status, 200);
  assert.equal(second.headers.get("idempotent-replay"), "true");
  assert.equal(second.headers.get("payment-response"), first.result.headers.get("payment-response"));
  assert.equal(await second.text(), body);
  // What was not spent is still the buyer's to spend.
  const later = await moneyMovedBy(g, buyer, () => present(g, PATH, again));
  assert.deepEqual([later.result.status, later.spent], [200, PRICE]);
});

test("five payments signed for one Idempotency-Key and presented at once are charged once", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  const payments = await Promise.all(Array.from({ length: 5 }, () => signPayment(buyer, offer)));
  const { result, spent } = await moneyMovedBy(g, buyer, () =>
    Promise.all(payments.map((payment) => present(g, PATH, payment, KEY))),
  );
  assert.equal(spent, PRICE);
  const bodies = new Set<string>();
  for (const response of result) {
    if (response.status === 200) bodies.add(await response.text());
    else await assertProblem(response, { status: 503, code: "payment_outcome_unknown" });
  }
  for (const payment of payments) {
    const later = await withoutMoney(g, buyer, () => present(g, PATH, payment, KEY));
    assert.equal(later.status, 200);
    bodies.add(await later.text());
  }
  assert.equal(bodies.size, 1);
});

test("an Idempotency-Key that belongs to another request is a conflict, and nothing moves", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const sold = await present(g, PATH, await signedFor(g, buyer, PATH), KEY);
  assert.equal(sold.status, 200);
  const payment = await signedFor(g, buyer, OTHER);
  const response = await withoutMoney(g, buyer, () => present(g, OTHER, payment, KEY));
  const body = await assertProblem(response, { status: 409, code: "idempotency_key_reused" });
  assert.doesNotMatch(JSON.stringify(body), /ord_/);
  assert.equal((await present(g, OTHER, payment, { "Idempotency-Key": "another" })).status, 200);
});

test("keys of different wallets have nothing to do with one another", async (t) => {
  const g = await testGateway(t);
  const [one, two] = [await fundedBuyer(g.chain, 1_000_000n), await fundedBuyer(g.chain, 1_000_000n)];
  const orders = new Set<string | null>();
  for (const buyer of [one, two]) {
    const payment = await signedFor(g, buyer, PATH);
    const { result, spent } = await moneyMovedBy(g, buyer, () => present(g, PATH, payment, KEY));
    assert.equal(spent, PRICE);
    orders.add(result.headers.get("order-id"));
  }
  assert.equal(orders.size, 2);
});

test("a payment that was refused does not use its Idempotency-Key up", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 0n);
  const refused = await present(g, PATH, await signedFor(g, buyer, PATH), KEY);
  await assertProblem(refused, { status: 402, code: "payment_insufficient_funds" });
  await sendUsdc(g.chain, privateKeyToAccount(g.chain.buyer.privateKey), buyer.address, PRICE);
  const { result, spent } = await moneyMovedBy(g, buyer, async () =>
    present(g, PATH, await signedFor(g, buyer, PATH), KEY),
  );
  assert.deepEqual([result.status, spent], [200, PRICE]);
});

test("the buyer's own payment identifier protects as an Idempotency-Key does", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const id = "purchase_0123456789";
  const first = await moneyMovedBy(g, buyer, async () =>
    present(g, PATH, withIdentifier(await signedFor(g, buyer, PATH), id)),
  );
  assert.deepEqual([first.result.status, first.spent], [200, PRICE]);
  const again = withIdentifier(await signedFor(g, buyer, PATH), id);
  const second = await withoutMoney(g, buyer, () => present(g, PATH, again));
  assert.equal(await second.text(), await first.result.text());
  const other = withIdentifier(await signedFor(g, buyer, OTHER), id);
  const conflict = await withoutMoney(g, buyer, () => present(g, OTHER, other));
  await assertProblem(conflict, { status: 409, code: "idempotency_key_reused" });
});

test("a stranger cannot fetch a buyer's rows with the buyer's Idempotency-Key", async (t) => {
  const g = await testGateway(t);
  const [buyer, stranger] = [await fundedBuyer(g.chain, 1_000_000n), await fundedBuyer(g.chain, 1_000_000n)];
  const payment = await signedFor(g, buyer, PATH);
  assert.equal((await present(g, PATH, payment, KEY)).status, 200);
  const forged = await signPayment(stranger, await offerOf(g, PATH), { from: buyer.address });
  const { signature, authorization } = forged.payload;
  const used = payment.payload.authorization;
  for (const [presented, code] of [
    [{ signature, authorization }, "payment_signature_invalid"],
    [{ signature: `${signature}00`, authorization }, "payment_wallet_not_deployed"],
    [{ signature, authorization: used }, "payment_signature_invalid"],
    [{ signature: `${signature}00`, authorization: used }, "payment_signature_invalid"],
  ] as const) {
    const response = await withoutMoney(g, buyer, () => present(g, PATH, { ...forged, payload: presented }, KEY));
    await assertProblem(response, { status: 402, code });
  }
});

test("a free order under an Idempotency-Key is made once and taken from the quota once", async (t) => {
  const g = await testGateway(t);
  const first = await g.get(PATH, KEY);
  const body = await first.text();
  assert.deepEqual([first.status, first.headers.get("idempotent-replay")], [200, null]);
  const again = await g.get(PATH, KEY);
  assert.equal(again.headers.get("idempotent-replay"), "true");
  assert.equal(await again.text(), body);
  await assertProblem(await g.get(OTHER, KEY), { status: 409, code: "idempotency_key_reused" });
  assert.deepEqual(await quotaLeft(g), { rows: 47, calls: 4 });
});

test("ten free requests with one Idempotency-Key at once are one order", async (t) => {
  const g = await testGateway(t);
  const answers = await Promise.all(Array.from({ length: 10 }, () => g.get(PATH, KEY)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  assert.equal(bodies.size, 1);
  assert.deepEqual(await quotaLeft(g), { rows: 47, calls: 4 });
});

test("a free order is repeated under its key when the quota is long used up", async (t) => {
  const g = await testGateway(t);
  const body = await (await g.get(PATH.replace("rows=3", "rows=50"), KEY)).text();
  await assertProblem(await g.get(PATH), { status: 402, code: "payment_required" });
  assert.equal(await (await g.get(PATH.replace("rows=3", "rows=50"), KEY)).text(), body);
});

test("an Idempotency-Key that is no visible ASCII of 1 to 128 characters is refused", async (t) => {
  const g = await testGateway(t);
  for (const key of ["", "a b", "x".repeat(129), "caf\u00e9"]) {
    const response = await g.get(PATH, { "Idempotency-Key": key });
    await assertProblem(response, { status: 400, code: "idempotency_key_malformed" });
  }
  assert.equal((await g.get(PATH, { "Idempotency-Key": "x".repeat(128) })).status, 200);
});
