import assert from "node:assert/strict";
import { test } from "node:test";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";

const GABRIEL = "/api/x402/v2/gabriel?need=";
const SEARCH = "/api/v1/synthetic-data/search?query=";
const GENERATE = "/api/v1/synthetic-data/generate?need=";

test("what only a provider can deliver is refused on every operation that takes words, in any spelling, quoted or bought", async (t) => {
  const g = await testGateway(t);
  for (const [need, dataset] of [
    ["Market Ticks", "market-ticks"],
    ["market_ticks", "market-ticks"],
    ["market ticks from the exchange feed", "market-ticks"],
    ["legal-regulatory-search results", "legal-regulatory-search"],
    ["live weather metrics from the provider", "weather-live-metrics"],
    ["Research Content, please", "research-content"],
  ] as const) {
    for (const path of [GABRIEL, SEARCH, GENERATE]) {
      const asked = `${path}${encodeURIComponent(need)}`;
      for (const rest of path === GABRIEL ? ["", "&assume=true"] : ["", "&dryRun=true"]) {
        const body = await assertProblem(await g.get(asked + rest, { Prefer: "payment" }), {
          ...{ status: 403, code: "provider_required" },
        });
        assert.equal(body.dataset, dataset, need);
      }
    }
  }
});

test("synthetic rows that are like a provider's are sold as what they are", async (t) => {
  const g = await testGateway(t);
  const need = "4 synthetic market ticks with symbol, bid and ask";
  const response = await g.get(GABRIEL + encodeURIComponent(need));
  const delivery = (await response.json()) as { records: unknown[]; dataset: { id: string } };
  assert.equal(response.status, 200);
  assert.equal(delivery.records.length, 4);
  assert.equal(delivery.dataset.id, "schema-inferred");
});
