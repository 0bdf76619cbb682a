import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { testGateway } from "../gateway.ts";
import { assertProblem } from "./problem-answer.ts";

const PATH = "/api/x402/v2/gabriel?need=retail-transactions&rows=1&seed=formats";
const JSON_TYPE = "application/json";
const NDJSON = "application/x-ndjson";
const CSV = "text/csv; charset=utf-8; header=present";

/** Each client address has a quota of its own, so that many requests stay free. */
let clients = 0;
const newClient = () => {
  clients += 1;
  return { "X-Forwarded-For": `192.0.2.${clients}` };
};

test("the format parameter chooses the format, over the Accept header", async (t: TestContext) => {
  const g = await testGateway(t);
  for (const [format, type] of [
    ["json", JSON_TYPE],
    ["ndjson", NDJSON],
    ["csv", CSV],
  ] as const) {
    const response = await g.get(`${PATH}&format=${format}`, { ...newClient(), Accept: "application/x-unheard-of" });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), type);
    assert.match(response.headers.get("vary") ?? "", /accept/);
  }
});

test("the same rows come in every format", async (t) => {
  const g = await testGateway(t);
  const body = async (format: string) =>
    (await g.get(`${PATH.replace("rows=1", "rows=9")}&format=${format}`, newClient())).text();
  const [json, ndjson, csv] = await Promise.all([body("json"), body("ndjson"), body("csv")]);
  const { records } = JSON.parse(json) as { records: Record<string, unknown>[] };
  assert.deepEqual(
    ndjson
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
    records,
  );
  const [header = "", ...rows] = csv.trimEnd().split("\r\n");
  const names = header.split(",");
  assert.equal(rows.length, 9);
  for (const [place, row] of rows.entries()) {
    const cells = row.split(",");
    const id = records[place]?.order_id;
    assert.equal(cells[names.indexOf("order_id")], id);
    assert.equal(Number(cells[names.indexOf("unit_price")]), records[place]?.unit_price);
  }
});

test("the Accept header is negotiated by quality, then by its order", async (t) => {
  const g = await testGateway(t);
  for (const [accept, type] of [
    ["*/*", JSON_TYPE],
    ["", JSON_TYPE],
    ["application/json", JSON_TYPE],
    ["application/*", JSON_TYPE],
    ["application/x-ndjson", NDJSON],
    ["APPLICATION/X-NDJSON", NDJSON],
    ["application/jsonl", NDJSON],
    ["text/csv", CSV],
    ["text/csv; charset=utf-8", CSV],
    ["text/*", CSV],
    ["application/json;q=0.5, text/csv", CSV],
    ["application/json;q=0.5, text/csv;q=0.4", JSON_TYPE],
    ["text/csv;q=0, */*", JSON_TYPE],
    ["application/vnd.ms-excel, application/x-ndjson;q=0.1", NDJSON],
    ["application/vnd.apache.parquet", "application/vnd.apache.parquet"],
    ["application/vnd.apache.arrow.stream, */*;q=0.1", "application/vnd.apache.arrow.stream"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", JSON_TYPE],
  ] as const) {
    const response = await g.get(PATH, { ...newClient(), Accept: accept });
    assert.equal(response.status, 200, accept);
    assert.equal(response.headers.get("content-type"), type, accept);
  }
});

test("a format that there is not is refused with those that there are, before anything is sold or given", async (t) => {
  const g = await testGateway(t);
  const client = newClient();
  const requests: [string, Record<string, string>][] = [
    ...["xml", "JSON", "", "avro", "__proto__", "constructor", "toString", "../csv"].map(
      (format): [string, Record<string, string>] => [`${PATH}&format=${encodeURIComponent(format)}`, {}],
    ),
    ...["image/png", "application/xml", "application/json;q=0", "text/csv;q=nonsense", ";;,,", "x".repeat(2_000)].map(
      (Accept): [string, Record<string, string>] => [PATH, { Accept }],
    ),
  ];
  for (const [path, headers] of requests) {
    const response = await g.get(path, { ...client, ...headers });
    const body = await assertProblem(response, { status: 406, code: "not_acceptable" });
    assert.deepEqual(body.formats, ["json", "ndjson", "csv", "arrow", "parquet", "zip"]);
    assert.deepEqual((body.mediaTypes as string[]).slice(0, 3), [JSON_TYPE, NDJSON, CSV]);
  }
  assert.equal((await g.get("/api/x402/v2/datasets?format=xml")).status, 406);
  const left = (await (await g.get("/api/credit/status", client)).json()) as { quota: { rows: { left: number } } };
  assert.equal(left.quota.rows.left, 50);
});

test("a problem is problem+json whatever the client accepts", async (t) => {
  const g = await testGateway(t);
  for (const Accept of ["text/csv", "application/x-ndjson", "text/html"]) {
    const response = await g.get(`${PATH.replace("rows=1", "rows=0")}`, { Accept });
    await assertProblem(response, { status: 422, code: "invalid_parameter" });
    const offered = await g.get("/api/x402/v2/gabriel", { Accept });
    await assertProblem(offered, { status: 402, code: "payment_required" });
  }
});
