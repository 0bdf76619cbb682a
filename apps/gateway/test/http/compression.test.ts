import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { testGateway } from "../gateway.ts";

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

interface Raw {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The answer as it stands on the wire; fetch would decode it. */
function raw(url: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      answer.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

test("what is large comes compressed when the client says so, small answers and files never", async (t) => {
  const g = await testGateway(t);
  const catalog = `${g.url}/api/v1/catalog`;
  const plain = (await raw(catalog, {})).body;
  assert.ok(plain.length > 50_000);
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, body } = await raw(catalog, { "accept-encoding": encoding });
    assert.equal(headers["content-encoding"], encoding);
    assert.match(String(headers.vary), /accept-encoding/);
    assert.ok(body.length < plain.length / 3);
    assert.ok(decode(body).equals(plain));
  }
  const refused = await raw(catalog, { "accept-encoding": "gzip;q=0, deflate" });
  assert.equal(refused.headers["content-encoding"], undefined);
  const small = await raw(`${g.url}/api/health`, { "accept-encoding": "gzip" });
  assert.equal(small.headers["content-encoding"], undefined);
  const parquet = `${g.url}/api/x402/v2/datasets/detail?id=retail-transactions&rows=50&format=parquet`;
  assert.equal((await raw(parquet, { "accept-encoding": "gzip" })).headers["content-encoding"], undefined);
});

test("a stream of many rows is compressed on the way, whole, and its tag is its own", async (t) => {
  const g = await testGateway(t);
  const response = await g.pay(`${g.url}/api/v1/data/event-streams?rows=2500&format=ndjson`, {
    headers: { Prefer: "payment" },
  });
  await response.arrayBuffer();
  const path = `${g.url}/api/datasets/download?order=${response.headers.get("order-id")}&format=ndjson`;
  const plain = await raw(path, {});
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, body } = await raw(path, { "accept-encoding": encoding });
    assert.equal(headers["content-encoding"], encoding);
    assert.ok(decode(body).equals(plain.body), encoding);
    assert.notEqual(headers.etag, plain.headers.etag);
    const known = await fetch(path, { headers: { "if-none-match": String(headers.etag) } });
    assert.equal(known.status, 304);
  }
});
