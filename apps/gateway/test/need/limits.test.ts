import assert from "node:assert/strict";
import { test } from "node:test";
import { privateKeyToAccount } from "viem/accounts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { offerOf, present, signPayment } from "../payments.ts";

const GENERATE = "/api/v1/synthetic-data/generate";

interface Delivery {
  readonly order: { readonly id: string };
  readonly understoodAs: Report;
}

interface Report {
  readonly constraints: readonly { readonly satisfied: boolean | null; readonly reason: string }[];
}

const dryRun = ({ get }: TestGateway, parameters: Record<string, string>) =>
  get(`${GENERATE}?${new URLSearchParams({ ...parameters, dryRun: "true" })}`);

test("more rows than the need has different ones are impossible, with what to change; they are no failure of ours", async (t) => {
  const g = await testGateway(t);
  const parameters = { need: "100 orders with unique day in March 2025" };
  const body = await assertProblem(await dryRun(g, parameters), { status: 422, code: "need_impossible" });
  const [reason] = body.reasons as { reason: string; fix: string }[];
  assert.ok(reason !== undefined && reason.reason.length > 10 && reason.fix.length > 10);
  assert.deepEqual(
    g.logged.filter(({ level }) => level === 50),
    [],
  );
});

test("a need is understood against any day of three centuries, and against none beyond", async (t) => {
  const g = await testGateway(t);
  const need = "20 orders of the last 300 years with totals";
  for (const asOf of ["1900-01-01", "2199-12-31"]) {
    const response = await dryRun(g, { need, asOf });
    assert.equal(response.status, 200, `${asOf} ${await response.text()}`);
  }
  for (const asOf of ["0000-01-01", "1899-12-31", "2200-01-01", "9999-12-31", "2026-02-30"]) {
    await assertProblem(await dryRun(g, { need, asOf }), { status: 422, code: "invalid_parameter" });
  }
});

test("a schema as long as is allowed is read beside a payment, however it is indented", async (t) => {
  const g = await testGateway(t);
  const properties = Object.fromEntries(
    Array.from({ length: 90 }, (_, i) => [`measure_${i}`, { type: "integer", minimum: i, maximum: i + 100 }]),
  );
  const schema = JSON.stringify({ type: "object", properties }, undefined, 5);
  assert.ok(schema.length > 12_000 && schema.length <= 16_000, String(schema.length));
  const path = `${GENERATE}?schema=${encodeURIComponent(schema)}&rows=2`;
  const payment = await signPayment(privateKeyToAccount(g.chain.buyer.privateKey), await offerOf(g, path));
  const response = await present(g, path, { ...payment, extensions: { note: "x".repeat(6_000) } });
  const delivery = (await response.json()) as { records: Record<string, unknown>[] };
  assert.equal(response.status, 200);
  assert.equal(Object.keys(delivery.records[1] ?? {}).length, 90);
});

test("more rows than are judged at once come with every constraint marked as not judged yet, and its report judges it", async (t) => {
  const g = await testGateway(t);
  const need = encodeURIComponent("600 hotel bookings with nights and rate per night between 60 and 300 EUR");
  const path = `${GENERATE}?need=${need}`;
  const payment = await signPayment(privateKeyToAccount(g.chain.buyer.privateKey), await offerOf(g, path));
  const delivery = (await (await present(g, path, payment)).json()) as Delivery;
  assert.ok(delivery.understoodAs.constraints.length > 0);
  for (const { satisfied, reason } of delivery.understoodAs.constraints) {
    assert.equal(satisfied, null);
    assert.ok(reason.length > 0);
  }
  const report = (await (await g.get(`/api/datasets/quality?order=${delivery.order.id}`)).json()) as Report;
  assert.equal(report.constraints.length, delivery.understoodAs.constraints.length);
  assert.ok(report.constraints.every(({ satisfied }) => satisfied === true));
});
