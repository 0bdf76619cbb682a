import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "./problem-answer.ts";

async function orderOf({ get }: TestGateway, rows: number): Promise<string> {
  const response = await get(`/api/x402/v2/datasets/detail?id=retail-transactions&rows=${rows}`);
  await response.arrayBuffer();
  return response.headers.get("order-id") ?? "";
}

test("a cut download goes on where it stopped, in every format, and the parts are the whole", async (t) => {
  const g = await testGateway(t);
  const order = await orderOf(g, 40);
  for (const format of ["json", "ndjson", "csv", "arrow", "parquet", "zip"]) {
    const path = `/api/datasets/download?order=${order}&format=${format}`;
    const identity = { "accept-encoding": "identity" };
    const whole = await g.get(path, identity);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get("etag") ?? "";
    assert.equal(whole.headers.get("accept-ranges"), "bytes");
    const head = await fetch(g.url + path, { method: "HEAD" });
    assert.equal(Number(head.headers.get("content-length")), bytes.length, format);
    const parts: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 1_000) {
      const part = await g.get(path, { ...identity, range: `bytes=${at}-${at + 999}`, "if-range": etag });
      assert.equal(part.status, 206);
      assert.equal(part.headers.get("etag"), etag);
      const last = Math.min(at + 999, bytes.length - 1);
      assert.equal(part.headers.get("content-range"), `bytes ${at}-${last}/${bytes.length}`);
      const digest = createHash("sha256").update(bytes).digest("base64");
      assert.equal(part.headers.get("repr-digest"), `sha-256=:${digest}:`);
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    assert.ok(Buffer.concat(parts).equals(bytes), format);
    const tail = await g.get(path, { ...identity, range: "bytes=-10" });
    assert.ok(Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-10)));
  }
});

test("a range of something else, of too much or of nonsense is answered as RFC 9110 says", async (t) => {
  const g = await testGateway(t);
  const path = `/api/datasets/download?order=${await orderOf(g, 10)}&format=ndjson`;
  const whole = await (await g.get(path)).text();
  const stale = await g.get(path, { range: "bytes=0-9", "if-range": '"another"' });
  assert.equal(stale.status, 200);
  assert.equal(await stale.text(), whole);
  for (const range of ["rows=0-9", "bytes=9-0", "bytes=0-1,4-5", "nonsense"]) {
    const ignored = await g.get(path, { range });
    assert.equal(ignored.status, 200, range);
    assert.equal(await ignored.text(), whole);
  }
  const beyond = await g.get(path, { range: "bytes=9999999-" });
  assert.equal(beyond.headers.get("content-range"), `bytes */${whole.length}`);
  await assertProblem(beyond, { status: 416, code: "range_not_satisfiable" });
});
