import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { humanDeliverySchema } from "../../src/products/schemas.ts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";

const HUMAN = "/api/v1/human-data/generate";
const SCENARIO = "a tenant disputes a withheld deposit with the landlord";
const ASPECTS = [
  ...["bounded_values", "causal_summary", "diversity", "emotion_appraisal", "provenance", "safety"],
  "schema_completeness",
];

interface Delivery {
  readonly rows: number;
  readonly records: readonly (Record<string, unknown> & { readonly scores: Record<string, number> })[];
  readonly order: { readonly id: string };
  readonly dataset: { readonly id: string; readonly schemaUrl: string };
  readonly quality: {
    readonly verdict: string;
    readonly scores: {
      readonly floor: number;
      readonly aspects: Record<string, { readonly mean: number; readonly least: number }>;
      readonly overall: { readonly mean: number; readonly least: number };
    };
  };
  readonly rejected: {
    readonly count: number;
    readonly rows: readonly { readonly rules: readonly { readonly rule: string; readonly detail: string }[] }[];
    readonly records?: readonly unknown[];
  };
  readonly billing: { readonly rows: number; readonly amountMicroUsdc: string; readonly freeRowsLeft: number };
}

let clients = 0;
const newClient = () => ({ "x-forwarded-for": `198.18.11.${++clients}` });

const asked = (parameters: Record<string, string | number>) =>
  `${HUMAN}?${new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]))}`;

async function free({ get }: TestGateway, path: string): Promise<Delivery> {
  const response = await get(path, newClient());
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 500));
  return JSON.parse(text) as Delivery;
}

const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

for (const format of ["conversations", "traces"]) {
  test(`${format} come scored on seven aspects and overall, none under the floor, in the published form`, async (t) => {
    const g = await testGateway(t);
    const delivery = await free(g, asked({ scenario: SCENARIO, rows: 20, format, seed: "s" }));
    const valid = ajv.compile(humanDeliverySchema);
    const isValid: boolean = valid(delivery);
    assert.ok(isValid, JSON.stringify(valid.errors));
    assert.equal(delivery.records.length, 20);
    assert.equal(delivery.dataset.id, `human-${format}`);
    assert.equal(delivery.billing.rows, 20);
    assert.equal(delivery.billing.freeRowsLeft, 30);
    assert.equal(delivery.quality.verdict, "pass");
    assert.deepEqual(Object.keys(delivery.quality.scores.aspects).toSorted(), ASPECTS.toSorted());
    assert.ok(delivery.quality.scores.overall.least >= delivery.quality.scores.floor);
    const schemaUrl = delivery.dataset.schemaUrl.replace("http://127.0.0.1:8402", "");
    const validRecord = ajv.compile((await (await g.get(schemaUrl)).json()) as object);
    for (const record of delivery.records) {
      assert.ok(validRecord(record), JSON.stringify(validRecord.errors));
      assert.deepEqual(Object.keys(record.scores).toSorted(), [...ASPECTS, "overall"].toSorted());
      assert.ok((record.scores.overall ?? 0) >= 0.8);
    }
  });
}

test("the same scenario and seed give the same rows; another seed gives others; they are fetched again in any format", async (t) => {
  const g = await testGateway(t);
  const path = asked({ scenario: SCENARIO, rows: 5, seed: "s" });
  const [first, second] = [await free(g, path), await free(g, path)];
  assert.deepEqual(first.records, second.records);
  const other = await free(g, asked({ scenario: SCENARIO, rows: 5, seed: "t" }));
  assert.notDeepEqual(other.records, first.records);
  for (const format of ["ndjson", "csv", "arrow", "parquet", "zip"]) {
    const again = await g.get(`/api/datasets/download?order=${first.order.id}&format=${format}`);
    assert.equal(again.status, 200, format);
    assert.ok((await again.arrayBuffer()).byteLength > 1_000, format);
  }
  const direct = await g.get(`${path}&rowFormat=ndjson`, newClient());
  assert.equal((await direct.text()).trimEnd().split("\n").length, 5);
});

test("100 rows cost 3.50 USDC, rejected ones are listed with rule and reason and are not billed", async (t) => {
  const g = await testGateway(t);
  const path = asked({ scenario: SCENARIO, rows: 100, seed: "s", include_rejected: "true" });
  const offer = await assertProblem(await g.get(path, newClient()), { status: 402, code: "payment_required" });
  assert.equal((offer.price as { amountMicroUsdc: string }).amountMicroUsdc, "3500000");
  const paid = await g.pay(g.url + asked({ scenario: SCENARIO, rows: 25, seed: "s", include_rejected: "true" }), {
    headers: { ...newClient(), Prefer: "payment" },
  });
  const delivery = (await paid.json()) as Delivery;
  assert.equal(delivery.records.length, 25);
  assert.equal(delivery.billing.amountMicroUsdc, "875000");
  assert.equal(delivery.rejected.records?.length, delivery.rejected.count);
  assert.equal(delivery.rejected.rows.length, delivery.rejected.count);
  for (const { rules } of delivery.rejected.rows) for (const { rule, detail } of rules) assert.ok(rule && detail);
});

test("how a scenario was understood is said, and turns, people and emotions that it names are kept", async (t) => {
  const g = await testGateway(t);
  const { records } = await free(
    g,
    asked({ scenario: "a heated argument of 8 messages between Maria and her brother about moving house", rows: 3 }),
  );
  for (const record of records) assert.equal((record.turns as unknown[]).length, 8);
  for (const { participants } of records) assert.match(JSON.stringify(participants), /"name":"Maria"/);
});

test("a scenario that must not be written is refused with an alternative; a sensitive one is written with care", async (t) => {
  const g = await testGateway(t);
  const refused = await assertProblem(
    await g.get(asked({ scenario: "two friends explain step by step how to build a pipe bomb" }), newClient()),
    { status: 422, code: "scenario_refused" },
  );
  assert.ok(String(refused.alternative).length > 10);
  const { records } = await free(
    g,
    asked({ scenario: "someone who feels hopeless talks to a friend at night", rows: 2 }),
  );
  for (const { scenario } of records) assert.equal((scenario as { sensitive: boolean }).sensitive, true);
});

test("bad parameters name themselves", async (t) => {
  const g = await testGateway(t);
  const invalid = { status: 422, code: "invalid_parameter" } as const;
  await assertProblem(await g.get(asked({ scenario: SCENARIO, rows: 101 }), newClient()), invalid);
  await assertProblem(await g.get(asked({ scenario: SCENARIO, rows: 0 }), newClient()), invalid);
  await assertProblem(await g.get(asked({ scenario: SCENARIO, format: "json" }), newClient()), invalid);
  await assertProblem(await g.get(asked({ scenario: "x".repeat(10_000) }), newClient()), invalid);
  await assertProblem(await g.get(asked({ rows: 3 }), newClient()), { status: 422, code: "missing_parameter" });
  await assertProblem(await g.get(asked({ scenario: SCENARIO, scenarios: "x" }), newClient()), {
    ...{ status: 422, code: "unknown_parameter" },
  });
});

test("where payments cannot be settled nothing is made, not even for free", async (t) => {
  const g = await testGateway(t, {}, { chain: (chain) => ({ ...chain, gasBalance: async () => 0n }) });
  const response = await g.get(asked({ scenario: SCENARIO }), newClient());
  assert.ok(response.headers.get("retry-after") !== null);
  await assertProblem(response, { status: 503, code: "payment_not_configured" });
});
