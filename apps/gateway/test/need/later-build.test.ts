import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { privateKeyToAccount } from "viem/accounts";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { offerOf, present, signPayment, withoutMoney } from "../payments.ts";

const GENERATE = "/api/v1/synthetic-data/generate";
const DAY = 86_400_000;

const generate = (parameters: Record<string, string>) => `${GENERATE}?${new URLSearchParams(parameters)}`;

test("a need that is not understood any more is delivered again for the payment that bought it, and for no other request", async (t) => {
  const g = await testGateway(t);
  const payer = privateKeyToAccount(g.chain.buyer.privateKey);
  // Possible until that day, and impossible from then on.
  const until = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10);
  const need = `20 orders with totals, dates between today and ${until}, as csv`;
  const path = generate({ need, fields: "totals, order_id", seed: "s" });
  const payment = await signPayment(payer, await offerOf(g, path));
  const bought = await present(g, path, payment);
  const rows = await bought.text();
  assert.equal(bought.status, 200, rows);
  assert.match(bought.headers.get("content-type") ?? "", /^text\/csv/);

  mock.timers.enable({ apis: ["Date"], now: Date.now() + 60 * DAY });
  t.after(() => mock.timers.reset());
  const refused = { status: 422, code: "need_impossible" } as const;
  await assertProblem(await g.get(path), refused);
  const again = await withoutMoney(g, payer, () => present(g, path, payment));
  assert.equal(again.status, 200);
  assert.equal(again.headers.get("idempotent-replay"), "true");
  assert.equal(again.headers.get("order-id"), bought.headers.get("order-id"));
  assert.equal(await again.text(), rows);
  const lines = await withoutMoney(g, payer, () => present(g, `${path}&format=ndjson`, payment));
  assert.equal((await lines.text()).trimEnd().split("\n").length, 20);

  for (const other of [
    generate({ need: need.replace("20", "21"), fields: "totals, order_id", seed: "s" }),
    generate({ need, fields: "totals", seed: "s" }),
    generate({ need, fields: "totals, order_id" }),
    `${path}&dryRun=true`,
    `/api/x402/v2/gabriel?${new URLSearchParams({ need, fields: "totals, order_id", seed: "s" })}`,
  ]) {
    const response = await withoutMoney(g, payer, () => present(g, other, payment));
    assert.equal(response.headers.get("order-id"), null);
    await assertProblem(response, refused);
  }
  const signature = payment.payload.signature.replace(/^0x.{8}/, "0x01020304");
  const forged = { ...payment, payload: { ...payment.payload, signature } };
  await assertProblem(await present(g, path, forged), refused);
});

test("what was bought is delivered again while no payment can be settled", async (t) => {
  const g = await testGateway(t);
  const payer = privateKeyToAccount(g.chain.buyer.privateKey);
  const path = `/api/v1/human-data/generate?${new URLSearchParams({ scenario: "two friends quarrel about money", rows: "2" })}`;
  const payment = await signPayment(payer, await offerOf(g, path));
  const bought = await (await present(g, path, payment)).text();
  const faults = { chain: (chain: typeof g.gateway.sale.chain) => ({ ...chain, gasBalance: async () => 0n }) };
  const poor = await testGateway(t, { DATABASE_URL: g.databaseUrl }, faults);
  await assertProblem(await poor.get(path), { status: 503, code: "payment_not_configured" });
  const again = await withoutMoney(poor, payer, () => present(poor, path, payment));
  assert.equal(await again.text(), bought);
});

test("a payment that is presented to a build with another generator brings no other rows in place of those that it bought", async (t) => {
  const g = await testGateway(t);
  const payer = privateKeyToAccount(g.chain.buyer.privateKey);
  const path = generate({ need: "12 orders with totals" });
  const payment = await signPayment(payer, await offerOf(g, path));
  assert.equal((await present(g, path, payment)).status, 200);
  const free = { "x-forwarded-for": "198.18.13.1", "idempotency-key": "a-key" };
  assert.equal((await g.get(path, free)).status, 200);

  const { rows } = await g.gateway.sale.store.pool.query<{ version: string }>(
    `update sale_order set product = jsonb_set(product::jsonb, '{version}', '"0.9.0"')::json returning product->>'version' as version`,
  );
  assert.deepEqual(new Set(rows.map(({ version }) => version)), new Set(["0.9.0"]));
  for (const response of [await withoutMoney(g, payer, () => present(g, path, payment)), await g.get(path, free)]) {
    await assertProblem(response, { status: 410, code: "order_retired" });
  }
});
