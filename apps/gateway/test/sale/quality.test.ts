import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { categoryIds } from "../../src/products/categories.ts";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { fundedBuyer, present, signedFor } from "../payments.ts";

interface Report {
  readonly rows: number;
  readonly verdict: string;
  readonly inspectedRows: number;
  readonly validity: { schemaFailures: number; invariants: { id: string; checked: number; failed: number }[] };
  readonly realism: { id: string; verdict: string; value: number | null }[];
  readonly safety: { kind: string; outside: number }[];
  readonly fields: { name: string; nulls: number; members: Record<string, number> | null }[];
  readonly probe: { auc: number | null; verdict: string } | null;
}

test("every delivery says what was checked on its rows, and links a report that says it all", async (t) => {
  const g = await testGateway(t);
  for (const [i, category] of categoryIds.entries()) {
    const client = { "x-forwarded-for": `198.18.9.${i}` };
    const response = await g.get(`/api/x402/v2/datasets/detail?id=${category}&rows=10`, client);
    const { quality, order } = (await response.json()) as {
      quality: { verdict: string; inspectedRows: number; reportUrl: string; invariants: { failed: unknown[] } };
      order: { id: string };
    };
    assert.equal(quality.verdict, "pass", `${category}: ${JSON.stringify(quality)}`);
    assert.equal(quality.inspectedRows, 10);
    const link = new URL(quality.reportUrl);
    const report = (await (await g.get(link.pathname + link.search)).json()) as Report;
    assert.ok(link.search.includes(order.id));
    assert.equal(report.verdict, "pass", JSON.stringify(report.validity));
    assert.equal(report.validity.invariants.length, datasets.get(category)?.invariants.length);
    for (const { verdict } of report.realism) assert.equal(verdict, "not_evaluated", "ten rows show no statistic");
    assert.ok(report.fields.length === datasets.get(category)?.fields.length);
    for (const { kind, outside } of report.safety) assert.equal(outside, 0, `${category}: ${kind}`);
  }
});

test("the report of many rows judges statistics, and counts every row of every field", async (t) => {
  const g = await testGateway(t);
  const rows = 20_000;
  const path = `/api/x402/v2/datasets/detail?id=retail-transactions&rows=${rows}&format=ndjson&seed=report`;
  const response = await fetch(g.url + path);
  assert.equal(response.status, 402);
  const buyer = await fundedBuyer(g.chain, 35_000n * BigInt(rows));
  const delivered = await present(g, path, await signedFor(g, buyer, path));
  const lines = (await delivered.text()).trimEnd().split("\n");
  assert.equal(lines.length, rows);
  const report = (await (
    await g.get(`/api/datasets/quality?order=${delivered.headers.get("order-id")}`)
  ).json()) as Report;
  assert.equal(report.inspectedRows, rows);
  assert.ok(report.realism.filter(({ verdict }) => verdict === "pass").length >= 5, JSON.stringify(report.realism));
  const channels = report.fields.find(({ name }) => name === "channel")?.members ?? {};
  for (const [channel, count] of Object.entries(channels)) {
    assert.equal(count, lines.filter((line) => line.includes(`"channel":"${channel}"`)).length, channel);
  }
  assert.notEqual(report.probe, null);
});

test("a projection is not judged by rules that need the fields it has not", async (t) => {
  const g = await testGateway(t);
  const response = await g.get("/api/x402/v2/datasets/detail?id=retail-transactions&rows=5&fields=sku,ts");
  const { quality } = (await response.json()) as { quality: { verdict: string; note: string } };
  assert.equal(quality.verdict, "not_evaluated");
  await assertProblem(await g.get("/api/datasets/quality?order=ord_0123456789abcdefghijkl"), {
    ...{ status: 404, code: "order_not_found" },
  });
});
