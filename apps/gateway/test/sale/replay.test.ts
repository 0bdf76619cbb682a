import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePaymentResponseHeader } from "@x402/core/http";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { testGateway } from "../gateway.ts";
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

test("a payment presented again brings the same bytes, says that it is a repetition, and moves nothing", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const first = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
  assert.deepEqual([first.spent, first.received], [PRICE, PRICE]);
  assert.equal(first.result.status, 200);
  assert.equal(first.result.headers.get("idempotent-replay"), null);
  const body = await first.result.text();
  const settled = first.result.headers.get("payment-response") ?? "";
  assert.equal(decodePaymentResponseHeader(settled).transaction, JSON.parse(body).txHash);

  for (let time = 0; time < 3; time += 1) {
    const again = await withoutMoney(g, buyer, () => present(g, PATH, payment));
    assert.equal(again.status, 200);
    assert.equal(again.headers.get("idempotent-replay"), "true");
    assert.equal(again.headers.get("payment-response"), settled);
    assert.equal(again.headers.get("order-id"), first.result.headers.get("order-id"));
    assert.equal(await again.text(), body);
  }
});

test("a repetition is the same after a restart, under the alias-free path, and in another format", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const path = "/api/x402/v2/datasets/detail?id=retail-transactions&rows=4";
  const payment = await signedFor(g, buyer, path);
  const first = await (await present(g, path, payment)).text();
  const records = (JSON.parse(first) as { records: object[] }).records;

  const alias = await withoutMoney(g, buyer, () => present(g, path.replace("x402/v2", "v1/x402"), payment));
  assert.equal(await alias.text(), first);
  const lines = await withoutMoney(g, buyer, () => present(g, `${path}&format=ndjson`, payment));
  assert.equal(await lines.text(), records.map((record) => `${JSON.stringify(record)}\n`).join(""));

  const restarted = await testGateway(t, { DATABASE_URL: g.databaseUrl });
  const again = await withoutMoney(g, buyer, () => present(restarted, path, payment));
  assert.equal(again.headers.get("idempotent-replay"), "true");
  assert.equal(await again.text(), first);
});

test("the same payment five times at once settles once, and all five get the same bytes", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const { result, spent, received } = await moneyMovedBy(g, buyer, () =>
    Promise.all(Array.from({ length: 5 }, () => present(g, PATH, payment))),
  );
  assert.deepEqual([spent, received], [PRICE, PRICE]);
  assert.deepEqual(
    result.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  assert.equal(result.filter(({ headers }) => headers.get("idempotent-replay") === null).length, 1);
  const bodies = new Set(await Promise.all(result.map((response) => response.text())));
  assert.equal(bodies.size, 1);
});

test("a payment that bought something buys nothing else, and tells nobody where the rows are", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 2_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const { order } = (await (await present(g, PATH, payment)).json()) as { order: { id: string } };
  const { resource: _resource, ...unbound } = payment;
  const others = [
    PATH.replace("rows=4", "rows=5"),
    PATH.replace("rows=4", "rows=1"),
    PATH.replace("retail-transactions", "financial-markets"),
    PATH.replace("retail-transactions", "Retail Transactions"),
    `${PATH}&seed=mine`,
    "/api/x402/v2/datasets/detail?id=retail-transactions&rows=4",
    "/api/x402/v2/datasets",
  ];
  for (const path of others) {
    for (const presented of [payment, unbound]) {
      const response = await withoutMoney(g, buyer, () => present(g, path, presented));
      assert.equal(response.headers.get("order-id"), null);
      const body = await assertProblem(response, { status: 409, code: "payment_already_used", charged: false });
      assert.ok(!JSON.stringify(body).includes(order.id) && body.order === undefined);
    }
  }
});

test("two requests that race with one payment: one is sold, the other is a conflict", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 2_000_000n);
  const { resource: _resource, ...unbound } = await signedFor(g, buyer, PATH);
  const other = PATH.replace("retail-transactions", "financial-markets");
  const { result, spent } = await moneyMovedBy(g, buyer, () =>
    Promise.all([PATH, other, PATH, other].map((path) => present(g, path, unbound))),
  );
  assert.equal(spent, PRICE);
  assert.deepEqual(result.map(({ status }) => status).sort(), [200, 200, 409, 409]);
});

test("who knows a payment's nonce and not its signature gets neither its rows nor a word about them", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const stranger = privateKeyToAccount(generatePrivateKey());
  const offer = await offerOf(g, PATH);
  const genuine = await signPayment(buyer, offer);
  const { authorization } = genuine.payload;
  const forged = await signPayment(stranger, offer, authorization);
  const { result, spent } = await moneyMovedBy(g, buyer, () =>
    Promise.all([present(g, PATH, genuine), present(g, PATH, forged)]),
  );
  assert.equal(spent, PRICE);
  const [sold, during] = result;
  assert.equal(sold?.status, 200);
  assert.ok(during !== undefined);
  await assertProblem(during, { status: 402, code: "payment_signature_invalid" });
  const after = await withoutMoney(g, buyer, () => present(g, PATH, forged));
  await assertProblem(after, { status: 402, code: "payment_signature_invalid" });
});

test("a payment that expired since it was settled still brings its rows", async (t) => {
  let skew = 0;
  const g = await testGateway(t);
  Object.assign(g.gateway.sale.clock, { now: () => Date.now() + skew });
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const first = await (await present(g, PATH, payment)).text();
  skew = 86_400_000;
  const again = await withoutMoney(g, buyer, () => present(g, PATH, payment));
  assert.equal(await again.text(), first);
});

test("a payment is the same one in whatever letter case its hexadecimal digits are", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const payment = await signedFor(g, buyer, PATH);
  const body = await (await present(g, PATH, payment)).text();
  const upper = (hex: string) => `0x${hex.slice(2).toUpperCase()}`;
  const { signature, authorization } = payment.payload;
  const { from, to, nonce } = authorization;
  const shouted = {
    signature: upper(signature),
    authorization: { ...authorization, from: upper(from), to: to.toLowerCase(), nonce: upper(nonce) },
  };
  const again = await withoutMoney(g, buyer, () => present(g, PATH, { ...payment, payload: shouted }));
  assert.equal(await again.text(), body);
});

test("two wallets that draw the same nonce both buy", async (t) => {
  const g = await testGateway(t);
  const offer = await offerOf(g, PATH);
  const nonce = generatePrivateKey();
  const orders = new Set<string | null>();
  for (const buyer of [await fundedBuyer(g.chain, PRICE), await fundedBuyer(g.chain, PRICE)]) {
    const payment = await signPayment(buyer, offer, { nonce });
    const { result, spent } = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
    assert.deepEqual([result.status, spent], [200, PRICE]);
    orders.add(result.headers.get("order-id"));
  }
  assert.equal(orders.size, 2);
});

test("older clients pay as well: those that echo neither the resource nor terms that they do not know", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 1_000_000n);
  const offer = await offerOf(g, PATH);
  for (const strip of [
    (payment: WirePayment) => ({ ...payment, resource: null, extensions: null }),
    ({ resource: _resource, ...payment }: WirePayment) => payment,
    (payment: WirePayment) => ({
      ...payment,
      accepted: { ...payment.accepted, extra: { name: "USD Coin", version: "2" } },
    }),
    ({ accepted: { extra: _extra, ...accepted }, ...payment }: WirePayment) => ({ ...payment, accepted }),
  ]) {
    const payment = strip(await signPayment(buyer, offer));
    const { result, spent } = await moneyMovedBy(g, buyer, () => present(g, PATH, payment));
    assert.deepEqual([result.status, spent], [200, PRICE]);
  }
});
