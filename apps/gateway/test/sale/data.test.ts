import assert from "node:assert/strict";
import { test } from "node:test";
import { decodePaymentRequiredHeader } from "@x402/core/http";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { moneyMovedBy } from "../payments.ts";

interface Delivery {
  readonly rows: number;
  readonly records: readonly Record<string, unknown>[];
  readonly matchedCategory: string;
  readonly billing: { readonly amountMicroUsdc: string; readonly mode: string; readonly freeRowsLeft: number };
  readonly understoodAs: Record<string, unknown>;
}

const paid = { headers: { Prefer: "payment" } };

async function bought({ pay, url }: TestGateway, path: string): Promise<Delivery> {
  const response = await pay(url + path, paid);
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 300));
  return JSON.parse(text) as Delivery;
}

test("a policy key is sold by the call: its price for its records, more rows as whole calls", async (t) => {
  const g = await testGateway(t);
  for (const [path, records, amount] of [
    ["/api/v1/data/event-streams?rows=25", 25, 10_000n],
    ["/api/v1/data/event-streams?rows=26", 50, 20_000n],
    ["/api/v1/data/mcp-schemas?rows=1", 25, 10_000n],
    ["/api/pipeline/agent-action-benchmarks?rows=60", 75, 90_000n],
  ] as const) {
    const { spent } = await moneyMovedBy(g, { address: g.chain.buyer.address }, async () => {
      const { rows, records: got, billing, matchedCategory } = await bought(g, path);
      assert.equal(rows, records, path);
      assert.equal(got.length, records);
      assert.equal(billing.amountMicroUsdc, amount.toString());
      assert.ok(path.includes(matchedCategory));
    });
    assert.equal(spent, amount, path);
  }
});

test("a category that is no policy key is sold there by the row", async (t) => {
  const g = await testGateway(t);
  const { rows, billing } = await bought(g, "/api/v1/data/weather-observations?rows=3");
  assert.equal(rows, 3);
  assert.equal(billing.amountMicroUsdc, "105000");
});

test("calls count against the free quota by their rows, and GET, POST and pipeline are the same door", async (t) => {
  const g = await testGateway(t);
  const seed = "one-door";
  const client = { "x-forwarded-for": "203.0.113.77" };
  const got = (await (await g.get(`/api/v1/data/consumer-signals?rows=25&seed=${seed}`, client)).json()) as Delivery;
  assert.equal(got.billing.mode, "free");
  assert.equal(got.billing.freeRowsLeft, 25);
  const posted = await fetch(`${g.url}/api/v1/data/consumer-signals`, {
    method: "POST",
    headers: { ...client, "content-type": "application/json" },
    body: JSON.stringify({ rows: 25, seed }),
  });
  assert.deepEqual(((await posted.json()) as Delivery).records, got.records);
  const third = await g.get(`/api/pipeline/consumer-signals?rows=25&seed=${seed}`, client);
  await assertProblem(third, { status: 402, code: "payment_required" });
  const probe = await g.get("/api/v1/data/consumer-signals");
  const body = await assertProblem(probe, { status: 402, code: "payment_required" });
  assert.deepEqual((body.price as { calls: number; unit: string }).unit, "call");
  assert.equal(decodePaymentRequiredHeader(probe.headers.get("payment-required") ?? "").accepts[0]?.amount, "20000");
});

test("a key that a provider must deliver answers 403 on every channel, and nothing stands in for it", async (t) => {
  const g = await testGateway(t);
  for (const key of ["weather-live-metrics", "market-ticks", "research-content"]) {
    for (const path of [
      `/api/v1/data/${key}?rows=5`,
      `/api/v1/data/${key}`,
      `/api/v1/data/${key}/download?rows=5`,
      `/api/pipeline/${key}?rows=5`,
      `/api/x402/v2/gabriel?need=${key}`,
      `/api/v1/generator/preview?category=${key}`,
    ]) {
      const body = await assertProblem(await g.get(path), { status: 403, code: "provider_required" });
      assert.equal((body.rights as { status: string }).status, "provider_required");
    }
  }
});

test("a dataset that does not exist is not found, with those nearest to it", async (t) => {
  const g = await testGateway(t);
  const body = await assertProblem(await g.get("/api/v1/data/event-stream?rows=5"), {
    ...{ status: 404, code: "unknown_dataset" },
  });
  assert.equal((body.nearest as { id: string }[])[0]?.id, "event-streams");
  for (const key of ["__proto__", "constructor", "a".repeat(150)]) {
    await assertProblem(await g.get(`/api/v1/data/${key}?rows=5`), { status: 404, code: "unknown_dataset" });
  }
});

test("a download answers 402 with the challenge in base64 in header and body, and the paid retry is a file", async (t) => {
  const g = await testGateway(t);
  for (const path of ["/api/v1/data/mcp-traces/download", "/api/v1/data/mcp-traces/download?rows=25"]) {
    const response = await g.get(path);
    const header = response.headers.get("payment-required") ?? "";
    const body = await assertProblem(response, { status: 402, code: "payment_required" });
    assert.equal(body.paymentRequired, header);
    assert.equal(decodePaymentRequiredHeader(header).x402Version, 2);
  }
  const file = await g.pay(`${g.url}/api/v1/data/mcp-traces/download?rows=25`);
  assert.equal(file.status, 200);
  assert.match(file.headers.get("content-type") ?? "", /^text\/csv/);
  assert.match(file.headers.get("content-disposition") ?? "", /^attachment; filename="ord_.*\.csv"$/);
  assert.equal((await file.text()).trimEnd().split("\r\n").length, 26);
  const parquet = await g.pay(`${g.url}/api/v1/data/mcp-traces/download?rows=25&format=parquet`);
  assert.equal(
    Buffer.from(await parquet.arrayBuffer())
      .subarray(0, 4)
      .toString(),
    "PAR1",
  );
  const order = file.headers.get("order-id");
  const again = await g.get(`/api/datasets/file?order=${order}`);
  assert.match(again.headers.get("content-disposition") ?? "", /^attachment/);
  assert.equal((await again.text()).split("\r\n").length, 27);
});
