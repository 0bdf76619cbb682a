import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { type TestContext, test } from "node:test";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";
import { fundedBuyer, moneyMovedBy, paymentHeader, present, signedFor, withoutMoney } from "../payments.ts";

const DETAIL = "/api/x402/v2/datasets/detail";
const MEDIA_TYPES = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  csv: "text/csv; charset=utf-8; header=present",
} as const;

interface Delivery {
  readonly records: object[];
  readonly order: { readonly id: string; readonly digest: string; readonly downloadUrl: string };
  readonly provenance: { readonly contentDigest: { readonly value: string } | null };
}

function download({ get }: TestGateway, id: string, query = "", headers: Record<string, string> = {}) {
  return get(`/api/datasets/download?order=${id}${query}`, headers);
}

/** Buys rows of a dataset, delivered as JSON. */
async function buy(g: TestGateway, dataset: string, rows: number): Promise<{ text: string; delivery: Delivery }> {
  const buyer = await fundedBuyer(g.chain, 35_000n * BigInt(rows));
  const path = `${DETAIL}?id=${dataset}&rows=${rows}`;
  const response = await present(g, path, await signedFor(g, buyer, path));
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 500));
  return { text, delivery: JSON.parse(text) };
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

test("a download is the delivery again, in every format, and costs nothing", async (t: TestContext) => {
  const g = await testGateway(t);
  const { text, delivery } = await buy(g, "retail-transactions", 30);
  const { id, digest, downloadUrl } = delivery.order;
  const link = new URL(downloadUrl);
  const payer = { address: g.chain.buyer.address };
  const json = await withoutMoney(g, payer, () => g.get(link.pathname + link.search));
  assert.equal(await json.text(), text);

  const lines = await (await download(g, id, "&format=ndjson")).text();
  assert.deepEqual(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
    delivery.records,
  );
  assert.equal(sha256(lines), digest);
  assert.equal(delivery.provenance.contentDigest?.value, digest);

  const csv = await (await download(g, id, "&format=csv")).text();
  const [header, ...rows] = csv.trimEnd().split("\r\n");
  assert.deepEqual(header?.split(",").sort(), Object.keys(delivery.records[0] ?? {}).sort());
  assert.equal(rows.length, 30);

  for (const [format, type] of Object.entries(MEDIA_TYPES)) {
    for (const answer of [await download(g, id, `&format=${format}`), await download(g, id, "", { Accept: type })]) {
      assert.equal(answer.headers.get("content-type"), type);
      assert.equal(answer.headers.get("order-id"), id);
      assert.equal(answer.headers.get("cache-control"), "private, no-store");
      assert.equal(answer.headers.get("idempotent-replay"), "true");
      await answer.arrayBuffer();
    }
  }
});

test("a range of rows is the same lines of the whole, in every format", async (t) => {
  const g = await testGateway(t);
  const { delivery } = await buy(g, "financial-markets", 120);
  const { id } = delivery.order;
  const whole = (await (await download(g, id, "&format=ndjson")).text()).split(/(?<=\n)/);
  const table = (await (await download(g, id, "&format=csv")).text()).split(/(?<=\r\n)/);
  for (const [offset, limit] of [
    [0, 1],
    [0, 120],
    [1, 7],
    [63, 2],
    [119, 1],
    [100, 1_000],
  ] as const) {
    const range = `&offset=${offset}&limit=${limit}`;
    const to = Math.min(120, offset + limit);
    assert.equal(await (await download(g, id, `${range}&format=ndjson`)).text(), whole.slice(offset, to).join(""));
    const json = (await (await download(g, id, range)).json()) as Delivery;
    assert.deepEqual(json.records, delivery.records.slice(offset, to));
    const csv = await (await download(g, id, `${range}&format=csv`)).text();
    const rows = table.slice(offset + 1, to + 1).join("");
    assert.ok(csv === rows || csv === table[0] + rows, `rows ${offset} to ${to}`);
  }
  const rest = await (await download(g, id, "&offset=118&format=ndjson")).text();
  assert.equal(rest, whole.slice(118).join(""));
});

test("rows 500,000 to 500,099 of a bought million are the same as in the whole", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 35_000_000_000n);
  const path = `${DETAIL}?id=financial-markets&rows=1000000&format=ndjson`;
  const payment = await signedFor(g, buyer, path);
  const { result, spent } = await moneyMovedBy(g, buyer, () => present(g, path, payment));
  assert.deepEqual([result.status, spent], [200, 35_000_000_000n]);
  const id = result.headers.get("order-id") ?? "";

  const hash = createHash("sha256");
  const wanted: string[] = [];
  let line = 0;
  let rest = "";
  for await (const chunk of result.body as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    if (line > 500_100) {
      for (const byte of chunk) if (byte === 10) line += 1;
      continue;
    }
    const lines = (rest + Buffer.from(chunk).toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      if (line >= 500_000 && line < 500_100) wanted.push(Buffer.from(text, "latin1").toString("utf8"));
      line += 1;
    }
  }
  assert.equal(line, 1_000_000);
  const range = await download(g, id, "&offset=500000&limit=100&format=ndjson");
  assert.equal(await range.text(), `${wanted.join("\n")}\n`);
  const part = (await (await download(g, id, "&offset=500000&limit=100")).json()) as Delivery;
  assert.deepEqual(
    part.records,
    wanted.map((text) => JSON.parse(text)),
  );

  // Delivered to the end, the order is at its end too, with the digest of what was sent.
  const { rows } = await g.gateway.sale.store.pool.query("select state, content_digest from sale_order where id = $1", [
    id,
  ]);
  assert.deepEqual(rows, [{ state: "delivered", content_digest: hash.digest() }]);
});

test("a delivery that the client breaks off is fetched again whole", async (t) => {
  const g = await testGateway(t);
  const buyer = await fundedBuyer(g.chain, 35_000n * 20_000n);
  const path = `${DETAIL}?id=retail-transactions&rows=20000&format=ndjson`;
  const payment = await signedFor(g, buyer, path);
  const aborted = new AbortController();

  const response = await fetch(g.url + path, {
    headers: { "PAYMENT-SIGNATURE": paymentHeader(payment) },
    signal: aborted.signal,
  });
  const id = response.headers.get("order-id") ?? "";
  const first = (await response.body?.getReader().read())?.value ?? new Uint8Array();
  aborted.abort();
  const again = Buffer.from(await (await withoutMoney(g, buyer, () => present(g, path, payment))).arrayBuffer());
  assert.deepEqual(again.subarray(0, first.length), Buffer.from(first));
  assert.equal(again.toString("utf8").trimEnd().split("\n").length, 20_000);
  const fetched = Buffer.from(await (await download(g, id, "&format=ndjson")).arrayBuffer());
  assert.equal(sha256(fetched), sha256(again));
});

test("an order that nobody has is not found, and a malformed id is refused", async (t) => {
  const g = await testGateway(t);
  await assertProblem(await download(g, `ord_${"A".repeat(22)}`), { status: 404, code: "order_not_found" });
  for (const id of [
    "",
    "ord_",
    "1",
    `ord_${"A".repeat(23)}`,
    "ord_'%20or%201=1%20--%20AAAAAA",
    `ORD_${"A".repeat(22)}`,
  ]) {
    await assertProblem(await download(g, id), { status: 422, code: "invalid_parameter" });
  }
  await assertProblem(await g.get("/api/datasets/download"), { status: 422, code: "missing_parameter" });
});

test("ranges outside the order are refused", async (t) => {
  const g = await testGateway(t);
  const { order } = (await (await g.get(`${DETAIL}?id=retail-transactions&rows=10`)).json()) as Delivery;
  for (const query of ["offset=10", "offset=1000001", "offset=-1", "offset=1.5", "limit=0", "limit=x", "offset="]) {
    await assertProblem(await download(g, order.id, `&${query}`), { status: 422, code: "invalid_parameter" });
  }
});

test("a client that has the rows already is told so with 304", async (t) => {
  const g = await testGateway(t);
  const { order } = (await (await g.get(`${DETAIL}?id=retail-transactions&rows=10`)).json()) as Delivery;
  const tags = new Set<string>();
  for (const query of ["", "&format=ndjson", "&format=csv", "&offset=1", "&limit=3"]) {
    const identity = { "accept-encoding": "identity" };
    const answer = await download(g, order.id, query, identity);
    const etag = answer.headers.get("etag") ?? "";
    assert.match(etag, /^"[^"]+"$/);
    tags.add(etag);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const unchanged = await download(g, order.id, query, { ...identity, "If-None-Match": condition });
      assert.equal(unchanged.status, 304, condition);
      assert.equal(unchanged.headers.get("etag"), etag);
      assert.equal(await unchanged.text(), "");
    }
    assert.equal((await download(g, order.id, query, { "If-None-Match": '"other"' })).status, 200);
  }
  assert.equal(tags.size, 5);
});
