import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { problems } from "../../src/http/problem.ts";
import { categoryIds } from "../../src/products/categories.ts";
import { testGateway } from "../gateway.ts";

/** What this build promises, path by path; the price is that of a default request where one is sold. */
const PROMISED = [
  ["get", "/api/x402/v2/gabriel", "rows"],
  ["get", "/api/x402/v2/datasets", "rows"],
  ["get", "/api/x402/v2/datasets/detail", "rows"],
  ["post", "/api/x402/v2/datasets/detail", "rows"],
  ["get", "/api/v1/x402/datasets", "rows"],
  ["get", "/api/v1/x402/datasets/detail", "rows"],
  ["post", "/api/v1/x402/datasets/detail", "rows"],
  ["get", "/api/v1/x402/datasets/preview", "free"],
  ["get", "/api/v1/generator/catalog", "free"],
  ["get", "/api/v1/generator/preview", "free"],
  ["get", "/api/v1/catalog", "free"],
  ["get", "/api/credit/status", "free"],
  ["get", "/api/datasets/download", "free"],
  ["get", "/api/datasets/file", "free"],
  ["get", "/api/datasets/quality", "free"],
  ["get", "/api/v1/data/{dataset}", "rows"],
  ["post", "/api/v1/data/{dataset}", "rows"],
  ["get", "/api/pipeline/{dataset}", "rows"],
  ["get", "/api/v1/data/{dataset}/download", "rows"],
  ["get", "/api/facilitator/supported", "free"],
  ["get", "/api/health", "free"],
  ["get", "/status", "free"],
  ["get", "/openapi.json", "free"],
  ["get", "/api/openapi.json", "free"],
] as const;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
  readonly example?: unknown;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { content: { "application/json": { schema: object; example: unknown } } };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  readonly "x-payment-info"?: {
    unit: string;
    price: { mode: string; amount?: string; min?: string; max?: string };
    unitPrice: string;
  };
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, OperationObject>>;
  readonly components: { readonly schemas: Record<string, { readonly properties: { code: { enum: string[] } } }> };
}

async function documentOf(t: TestContext) {
  const g = await testGateway(t);
  const response = await g.get("/openapi.json");
  assert.equal(response.headers.get("content-type"), "application/json");
  return { g, document: (await response.json()) as Document };
}

function operationsOf({ paths }: Document): [path: string, method: string, operation: OperationObject][] {
  return Object.entries(paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, OperationObject] => [at, method, operation]),
  );
}

test("OpenAPI lists every promised operation and alias, and says which are sold", async (t: TestContext) => {
  const { g, document } = await documentOf(t);
  assert.match(document.openapi, /^3\.1\.\d$/);
  for (const [method, at, sells] of PROMISED) {
    const operation = document.paths[at]?.[method];
    assert.ok(operation !== undefined, `${method} ${at}`);
    assert.equal(operation["x-payment-info"] === undefined, sells === "free", `${method} ${at}`);
    assert.equal(operation.responses["402"] === undefined, sells === "free");
  }
  assert.deepEqual(await (await g.get("/api/openapi.json")).json(), document);
});

test("the prices in OpenAPI are those of the offers", async (t) => {
  const { document } = await documentOf(t);
  for (const [, , operation] of operationsOf(document)) {
    const info = operation["x-payment-info"];
    if (info === undefined) continue;
    if (info.unit === "call") {
      assert.deepEqual(info.price, { mode: "dynamic", min: "0.01", max: "35000", currency: "USD" });
      continue;
    }
    assert.equal(info.unitPrice, "0.035");
    const fixed = { mode: "fixed", amount: "0.665", currency: "USD" };
    const most = operation.operationId.startsWith("human-data") ? "3.5" : "35000";
    const dynamic = { mode: "dynamic", min: "0.035", max: most, currency: "USD" };
    assert.deepEqual(info.price, operation.operationId.startsWith("category-catalog") ? fixed : dynamic);
  }
});

test("the OpenAPI document is sound: unique ids, declared parameters, schemas that compile, examples that obey them", async (t) => {
  const { document } = await documentOf(t);
  const ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat("uri-template", true);
  const ids = new Set<string>();
  for (const [at, method, operation] of operationsOf(document)) {
    const where = `${method} ${at}`;
    assert.ok(operation.summary.length > 0 && operation.tags.length > 0, where);
    assert.ok(!ids.has(operation.operationId), where);
    ids.add(operation.operationId);
    const inPath = [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    assert.deepEqual(
      parameters.filter((p) => p.in === "path").map(({ name }) => name),
      inPath,
      where,
    );
    assert.equal(new Set(parameters.map((p) => `${p.in} ${p.name}`)).size, parameters.length, where);
    for (const parameter of parameters) {
      assert.ok(parameter.in !== "path" || parameter.required, where);
      const validate = ajv.compile(parameter.schema);
      assert.ok(parameter.example === undefined || validate(parameter.example), `${where} ${parameter.name}`);
    }
    const body = operation.requestBody?.content["application/json"];
    assert.equal(body === undefined, method === "get", where);
    if (body !== undefined) assert.ok(ajv.validate(body.schema, body.example), where);
    assert.ok(operation.responses["200"] !== undefined, where);
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      assert.match(status, /^[2-5]\d\d$/);
      assert.ok(description.length > 0, `${where} ${status}`);
      for (const { schema } of Object.values(content ?? {})) {
        if ("$ref" in schema) assert.equal(schema.$ref, "#/components/schemas/Problem");
        else ajv.compile(schema);
      }
    }
  }
  assert.deepEqual(document.components.schemas.Problem?.properties.code.enum, Object.keys(problems));
});

test("a free delivery obeys the schema that OpenAPI gives for it", async (t) => {
  const { g, document } = await documentOf(t);
  const schema = document.paths["/api/x402/v2/gabriel"]?.get?.responses["200"]?.content?.["application/json"]?.schema;
  assert.ok(schema !== undefined);
  const delivery = await (await g.get("/api/x402/v2/gabriel?need=retail-transactions&rows=3")).json();
  const ajv = new Ajv2020({ strict: false });
  assert.ok(ajv.validate(schema, delivery), JSON.stringify(ajv.errors));
});

test("OpenAPI lists every answer of a download: parts, what is there already, and each reason why there is none", async (t) => {
  const { g, document } = await documentOf(t);
  const bought = await g.get("/api/x402/v2/datasets/detail?id=retail-transactions&rows=3");
  const path = `/api/datasets/download?order=${bought.headers.get("order-id")}`;
  const { pool } = g.gateway.sale.store;
  const etag = (await g.get(path)).headers.get("etag") ?? "";
  const answered = new Set<number>();
  const answers = async (status: number, query = "", headers: Record<string, string> = {}) => {
    const response = await g.get(path + query, headers);
    assert.equal(response.status, status);
    answered.add(status);
    if (status < 400) return;
    const { code } = (await response.json()) as { code: string };
    assert.ok(listed[status]?.description.split(", ").includes(code), `${status} ${code}`);
  };
  const listed = document.paths["/api/datasets/download"]?.get?.responses ?? {};
  await answers(200);
  await answers(206, "", { range: "bytes=0-9" });
  await answers(304, "", { "if-none-match": etag });
  await answers(400, "&format=%zz");
  await answers(406, "&format=xlsx");
  await answers(416, "", { range: "bytes=9999999-" });
  await answers(422, "&limit=0");
  for (const state of ["claimed", "rejected", "refund_due", "refunded"]) {
    await pool.query("update sale_order set state = $1, mode = 'sandbox', amount_micro_usdc = 105000", [state]);
    await answers(409);
  }
  await pool.query(
    `update sale_order set state = 'delivered', product = jsonb_set(product::jsonb, '{version}', '"0.9.0"')::json`,
  );
  await answers(410);
  await pool.query("delete from sale_order");
  await answers(404);
  // Faults of ours, which other tests bring about.
  const ofFaults = [500, 503];
  assert.deepEqual(
    Object.keys(listed).map(Number),
    [...answered, ...ofFaults].toSorted((a, b) => a - b),
  );
  assert.equal(listed["304"]?.content, undefined);
});

test("every free document answers as its operation says", async (t) => {
  const { g, document } = await documentOf(t);
  for (const [at, method, operation] of operationsOf(document)) {
    // An order's documents need an order.
    if (operation["x-payment-info"] !== undefined || /^\/api\/datasets\/(download|file|quality|schema|plan)$/.test(at))
      continue;
    const example = new Map((operation.parameters ?? []).map(({ name, example: value }) => [name, String(value)]));
    const filled = at.replace(/\{(\w+)\}/g, (_, name: string) => example.get(name) ?? "");
    const query = new URLSearchParams();
    for (const { name, in: place, required } of operation.parameters ?? []) {
      if (place === "query" && required) query.set(name, example.get(name) ?? "");
    }
    const response = await fetch(`${g.url}${filled}?${query}`, { method });
    assert.equal(response.status, 200, filled);
    assert.match(response.headers.get("content-type") ?? "", /^application\/(schema\+)?json$/);
    assert.ok(typeof (await response.json()) === "object");
  }
});

test("both catalogs list the 19 categories, all of them to be delivered", async (t) => {
  const { g } = await documentOf(t);
  for (const at of ["/api/v1/catalog", "/api/v1/generator/catalog"]) {
    const { data, count } = (await (await g.get(at)).json()) as {
      data: { id?: string; category?: string; version: string; priceUsdcPerRow?: number }[];
      count: number;
    };
    assert.equal(count, 19);
    assert.deepEqual(
      data.map(({ id, category }) => id ?? category),
      categoryIds,
    );
    for (const { id, category, version } of data) {
      assert.equal(version, datasets.get(id ?? category ?? "")?.version, id ?? category);
    }
    if (at === "/api/v1/catalog") assert.ok(data.every(({ priceUsdcPerRow }) => priceUsdcPerRow === 0.035));
  }
});

test("the price of a row stands in one place of the source", async () => {
  const source = path.join(import.meta.dirname, "../../src");
  const found: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: source })) {
    if (file.endsWith(".test.ts")) continue;
    const text = readFileSync(path.join(source, file), "utf8");
    if (/\b0?\.035\b|\b35_?000n?\b|\b0\.665\b|\b665_?000n?\b/.test(text)) found.push(file);
  }
  assert.deepEqual(found, [path.join("sale", "price.ts")]);
});
