import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { dryRunSchema } from "../../src/products/schemas.ts";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";

const GENERATE = "/api/v1/synthetic-data/generate";
const SEARCH = "/api/v1/synthetic-data/search";

interface Quote {
  readonly dryRun: true;
  readonly rows: number;
  readonly quote: { readonly amountMicroUsdc: string; readonly amountUsdc: string };
  readonly plan: {
    readonly category: string | null;
    readonly fields: readonly { readonly name: string; readonly table?: string }[];
    readonly constraints: readonly unknown[];
  };
  readonly questions: readonly unknown[];
  readonly sample: readonly Record<string, unknown>[];
  readonly purchaseUrl: string;
}

interface Delivery {
  readonly rows: number;
  readonly matchedCategory: string;
  readonly records: readonly Record<string, unknown>[];
  readonly billing: { readonly amountMicroUsdc: string };
}

let clients = 0;
const newClient = () => ({ "x-forwarded-for": `198.18.10.${++clients}` });

async function json<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 500));
  return JSON.parse(text) as Body;
}

const query = (path: string, parameters: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]))}`;

const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
const validQuote = ajv.compile(dryRunSchema);

const needs = [
  "20 hotel bookings in Spain with check-in, nights and rate per night under 300 EUR",
  "25 credit card transactions in Germany with amount between 10 and 50 EUR and 20% fraud",
  "two linked tables: 4 customers and 20 invoices, each invoice belongs to one customer, amounts in GBP",
  "retail-transactions",
  "employee records for a 24 person company with department, salary between 40k and 90k USD",
];

test("a dry run answers rows, quote, plan and three rows in the published form, and costs nothing", async (t) => {
  const g = await testGateway(t);
  const client = newClient();
  for (const need of needs) {
    for (const path of [query(GENERATE, { need, dryRun: "true" }), query(SEARCH, { query: need, dryRun: "true" })]) {
      const quote = await json<Quote>(await g.get(path, client));
      assert.ok(validQuote(quote), JSON.stringify(validQuote.errors));
      assert.equal(quote.sample.length, 3);
      assert.equal(quote.quote.amountMicroUsdc, (BigInt(quote.rows) * 35_000n).toString());
      assert.deepEqual(quote.questions, []);
    }
  }
  const status = await json<{ freeRowsLeft: number }>(await g.get("/api/credit/status", client));
  assert.match(JSON.stringify(status), /50/);
  const { rows } = await g.gateway.sale.store.pool.query("select count(*)::int as count from sale_order");
  assert.equal((rows[0] as { count: number }).count, 0);
});

test("what a dry run quotes is what the purchase costs, to the micro-USDC, and its address buys exactly that", async (t) => {
  const g = await testGateway(t);
  for (const need of needs) {
    const quote = await json<Quote>(await g.get(query(GENERATE, { need, dryRun: "true" }), newClient()));
    const before = await g.gateway.sale.chain.tokenBalance(g.chain.buyer.address);
    const url = quote.purchaseUrl.replace("http://127.0.0.1:8402", g.url);
    const response = await g.pay(url, { headers: { ...newClient(), Prefer: "payment" } });
    const delivery = await json<Delivery>(response);
    const after = await g.gateway.sale.chain.tokenBalance(g.chain.buyer.address);
    assert.equal(before - after, BigInt(quote.quote.amountMicroUsdc), need);
    assert.equal(delivery.billing.amountMicroUsdc, quote.quote.amountMicroUsdc);
    assert.equal(delivery.rows, quote.rows);
    assert.equal(delivery.records.length, quote.rows);
    assert.deepEqual(Object.keys(delivery.records[0] ?? {}), Object.keys(quote.sample[0] ?? {}));
  }
});

test("linked tables come in one delivery: every child names a parent that is there", async (t) => {
  const g = await testGateway(t);
  const need = "two linked tables: 5 customers and 30 invoices, each invoice belongs to one customer, amounts in GBP";
  const { records } = await json<Delivery>(await g.get(query(GENERATE, { need, seed: "s" }), newClient()));
  const of = (table: string) => records.filter((record) => record.table === table);
  assert.equal(of("customer").length, 5);
  assert.equal(of("invoice").length, 30);
  const customers = new Set(of("customer").map(({ customer_id: id }) => id));
  assert.equal(customers.size, 5);
  for (const { customer_id: id } of of("invoice")) assert.ok(customers.has(id), String(id));
});

const schema = {
  type: "object",
  properties: {
    order_id: { type: "string", pattern: "^ORD-[0-9]{6}$" },
    total: { type: "number", minimum: 5, maximum: 250, multipleOf: 0.01 },
    status: { enum: ["open", "paid", "shipped"] },
    email: { type: "string", format: "email" },
    placed_at: { type: "string", format: "date-time" },
    items: { type: "integer", minimum: 1, maximum: 9 },
    gift: { type: "boolean" },
  },
  required: ["order_id", "total", "status", "email", "placed_at", "items", "gift"],
};

test("rows for a buyer's own JSON Schema validate against it", async (t) => {
  const g = await testGateway(t);
  const asked = query(GENERATE, { schema: JSON.stringify(schema), rows: 40, seed: "s" });
  const { records, matchedCategory } = await json<Delivery>(await g.get(asked, newClient()));
  assert.equal(records.length, 40);
  assert.equal(matchedCategory, "schema-inferred");
  const valid = ajv.compile(schema);
  for (const record of records) assert.ok(valid(record), JSON.stringify([record, valid.errors]));
  assert.equal(new Set(records.map(({ order_id: id }) => id)).size, 40);
});

test("a schema that cannot be followed says where, and need and schema are not mixed", async (t) => {
  const g = await testGateway(t);
  const refused = async (given: unknown, code: "invalid_schema" | "invalid_parameter") =>
    await assertProblem(
      await g.get(query(GENERATE, { schema: typeof given === "string" ? given : JSON.stringify(given) }), newClient()),
      { status: 422, code },
    );
  await refused("{not json", "invalid_schema");
  await refused({ type: "array", items: {} }, "invalid_schema");
  const { flaws } = await refused(
    { type: "object", properties: { price: { type: "number", minimum: 9, maximum: 1 } } },
    "invalid_schema",
  );
  assert.match(JSON.stringify(flaws), /\/properties\/price/);
  await assertProblem(await g.get(`${GENERATE}?rows=3`, newClient()), { status: 422, code: "missing_parameter" });
  const both = query(GENERATE, { need: "hotel bookings", schema: JSON.stringify(schema) });
  await assertProblem(await g.get(both, newClient()), { status: 422, code: "contradictory_parameters" });
});

test("a request in JSON is no schema: it is understood as the same in words", async (t) => {
  const g = await testGateway(t);
  const request = {
    ...{ record: "order", rows: 20, columns: ["order_id", "amount", "status"] },
    ...{ status: ["paid", "open"], ranges: { amount: [10, 90] } },
  };
  const asked = query(GENERATE, { need: JSON.stringify(request), seed: "s" });
  const { records } = await json<Delivery>(await g.get(asked, newClient()));
  assert.equal(records.length, 20);
  for (const { order_id: id, amount, status, ...others } of records) {
    assert.deepEqual(others, {});
    assert.ok(typeof id === "string" && id.length > 0);
    assert.ok(Number(amount) >= 10 && Number(amount) <= 90, String(amount));
    assert.ok(status === "paid" || status === "open", String(status));
  }
  const own = query(GENERATE, { need: JSON.stringify(schema), seed: "s" });
  assert.equal((await json<Delivery>(await g.get(own, newClient()))).matchedCategory, "schema-inferred");
});

test("an unclear need is asked back in a dry run too, with the plan that would be taken", async (t) => {
  const g = await testGateway(t);
  const path = query(SEARCH, { query: "some data about users", dryRun: "true" });
  const body = await assertProblem(await g.get(path, newClient()), { status: 422, code: "need_unclear" });
  assert.ok((body.questions as unknown[]).length > 0);
  assert.ok((body.plan as { fields: unknown[] }).fields.length > 0);
  const assumed = await json<Quote>(await g.get(`${path}&assume=true`, newClient()));
  assert.ok(assumed.rows > 0);
});

test("more rows than free ones are offered for payment with the plan, a bare probe included", async (t: Parameters<
  typeof testGateway
>[0]) => {
  const g: TestGateway = await testGateway(t);
  const body = await assertProblem(
    await g.get(query(GENERATE, { need: "300 hotel bookings with room type and nightly rate" }), newClient()),
    { status: 402, code: "payment_required" },
  );
  assert.equal((body.price as { amountMicroUsdc: string }).amountMicroUsdc, "10500000");
  assert.ok((body.understoodAs as { fields: unknown[] }).fields.length > 2);
  assert.equal((body.sample as unknown[]).length, 3);
  for (const path of [GENERATE, SEARCH]) {
    await assertProblem(await g.get(path, newClient()), { status: 402, code: "payment_required" });
  }
});
