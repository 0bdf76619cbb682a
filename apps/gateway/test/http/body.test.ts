import assert from "node:assert/strict";
import { test } from "node:test";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "./problem-answer.ts";

const PATHS = ["/api/x402/v2/datasets/detail", "/api/v1/x402/datasets/detail"] as const;
const [DETAIL] = PATHS;
const JSON_TYPE = { "content-type": "application/json" };

function post(
  { url }: TestGateway,
  path: string,
  body: (RequestInit["body"] & {}) | null,
  headers: Record<string, string> = JSON_TYPE,
) {
  const streamed = body instanceof ReadableStream ? { duplex: "half" as const } : {};
  return fetch(url + path, { method: "POST", headers, body, ...streamed });
}

test("a POST delivers what the same GET delivers", async (t) => {
  const g = await testGateway(t);
  const wanted = { id: "retail-transactions", rows: 3, seed: "same" };
  const [first, second] = await Promise.all([
    post(g, DETAIL, JSON.stringify(wanted)),
    g.get(`${DETAIL}?id=retail-transactions&rows=3&seed=same`),
  ]);
  assert.deepEqual([first.status, second.status], [200, 200]);
  const [posted, got] = (await Promise.all([first.json(), second.json()])) as { records: unknown }[];
  assert.deepEqual(posted?.records, got?.records);
});

test("a POST without a body is a probe: it gets the example's price and takes nothing from the quota", async (t) => {
  const g = await testGateway(t);
  for (const path of PATHS) {
    for (const headers of [{}, JSON_TYPE, { "content-type": "text/plain" }]) {
      const response = await post(g, path, null, headers);
      const body = await assertProblem(response, { status: 402, code: "payment_required" });
      assert.equal((body.price as { rows: number }).rows, 5);
      assert.equal((body.freeQuota as { rowsLeft: number }).rowsLeft, 50);
    }
  }
});

test("a POST with parameters in its query says that they belong into the body, rather than selling the example", async (t) => {
  const g = await testGateway(t);
  const response = await post(g, `${DETAIL}?id=financial-markets&rows=20`, null);
  const body = await assertProblem(response, { status: 422, code: "unknown_parameter" });
  assert.match(body.detail, /body/);
});

test("a body that is no JSON object is refused as unreadable", async (t) => {
  const g = await testGateway(t);
  const bodies = [
    "{",
    '{"id":',
    "id=retail-transactions",
    "[]",
    '[{"id":"retail-transactions"}]',
    '"text"',
    "5",
    "null",
  ];
  for (const body of [...bodies, "{}{}", "{'id':1}", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])]) {
    const response = await post(g, DETAIL, body);
    await assertProblem(response, { status: 400, code: "malformed_request" });
  }
});

test("a body's values are checked by type, without guessing", async (t) => {
  const g = await testGateway(t);
  const good = { id: "retail-transactions", rows: 1 };
  for (const [change, parameter] of [
    [{ rows: "5" }, "rows"],
    [{ rows: null }, "rows"],
    [{ rows: [5] }, "rows"],
    [{ rows: 0 }, "rows"],
    [{ rows: 1.5 }, "rows"],
    [{ rows: 1_000_001 }, "rows"],
    [{ id: 7 }, "id"],
    [{ id: { $ne: null } }, "id"],
    [{ id: "" }, "id"],
    [{ wallet: 1 }, "wallet"],
    [{ seed: "\u0000" }, "seed"],
  ] as const) {
    const response = await post(g, DETAIL, JSON.stringify({ ...good, ...change }));
    const body = await assertProblem(response, { status: 422, code: "invalid_parameter" });
    assert.equal(body.parameter, parameter);
  }
  for (const name of ["row", "__proto__", "constructor"]) {
    const text = `{"id":"retail-transactions",${JSON.stringify(name)}:1}`;
    await assertProblem(await post(g, DETAIL, text), { status: 422, code: "unknown_parameter" });
  }
  await assertProblem(await post(g, DETAIL, "{}"), { status: 422, code: "missing_parameter" });
});

test("a body that is not declared as JSON is refused by its media type", async (t) => {
  const g = await testGateway(t);
  const body = '{"id":"retail-transactions"}';
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "application/xml"]) {
    await assertProblem(await post(g, DETAIL, body, { "content-type": type }), {
      status: 415,
      code: "unsupported_media_type",
    });
  }
  for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/vnd.x+json"]) {
    assert.equal((await post(g, DETAIL, body, { "content-type": type })).status, 200);
  }
});

test("a body of 100 KB is refused, whether it says its length or not", async (t) => {
  const g = await testGateway(t);
  const big = JSON.stringify({ id: "retail-transactions", seed: "x".repeat(100_000) });
  await assertProblem(await post(g, DETAIL, big), { status: 413, code: "body_too_large" });
  const stream = ReadableStream.from([Buffer.from(big.slice(0, 60_000)), Buffer.from(big.slice(60_000))]);
  await assertProblem(await post(g, DETAIL, stream), { status: 413, code: "body_too_large" });
  assert.equal((await g.get("/api/health")).status, 200);
});
