import assert from "node:assert/strict";
import { test } from "node:test";
import { testGateway } from "../gateway.ts";

const GENERATE = "/api/v1/synthetic-data/generate";
const HUMAN = "/api/v1/human-data/generate";

const schema = (value: string) => `{"type":"object","properties":{"a":{"enum":["${value}","b"]}}}`;

const asked: readonly (readonly [path: string, parameters: Record<string, string>])[] = [
  [GENERATE, { need: "10 orders\u0000 with totals", rows: "4" }],
  [GENERATE, { schema: schema("x\\u0000y"), rows: "4" }],
  [GENERATE, { schema: schema("\\ud800"), rows: "4" }],
  [GENERATE, { schema: schema("\\u2028\\ufeff\\uffff"), rows: "4" }],
  [HUMAN, { scenario: "two friends\u0000 quarrel about money", rows: "2" }],
];

let clients = 0;
const newClient = () => ({ "x-forwarded-for": `198.18.12.${++clients}` });

test("what a database would stumble over in words is stored and delivered again, and harms nobody who asks at the same time", async (t) => {
  const g = await testGateway(t);
  const neighbours = Array.from({ length: 8 }, () =>
    g.get(`${GENERATE}?need=${encodeURIComponent("6 orders with totals")}`, newClient()),
  );
  const hostile = asked.map(([path, parameters]) => g.get(`${path}?${new URLSearchParams(parameters)}`, newClient()));
  for (const response of await Promise.all([...neighbours, ...hostile])) {
    const body = await response.text();
    assert.equal(response.status, 200, body);
    const again = await g.get(`/api/datasets/download?order=${response.headers.get("order-id")}`);
    assert.equal(await again.text(), body);
  }
});
