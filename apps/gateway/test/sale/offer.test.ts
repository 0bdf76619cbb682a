import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { decodePaymentRequiredHeader } from "@x402/core/http";
import { parsePaymentRequired } from "@x402/core/schemas";
import type { DiscoveryExtension } from "@x402/extensions/bazaar";
import { validateDiscoveryExtension, validateDiscoveryExtensionSpec } from "@x402/extensions/bazaar";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { testGateway } from "../gateway.ts";
import { assertProblem, type ProblemAnswer } from "../http/problem-answer.ts";

const SELLING = [
  ["GET", "/api/x402/v2/gabriel", 5],
  ["GET", "/api/x402/v2/datasets", 19],
  ["GET", "/api/v1/x402/datasets", 19],
  ["GET", "/api/x402/v2/datasets/detail", 5],
  ["POST", "/api/x402/v2/datasets/detail", 5],
  ["GET", "/api/v1/x402/datasets/detail", 5],
  ["POST", "/api/v1/x402/datasets/detail", 5],
] as const;

interface Offered {
  readonly header: string;
  readonly body: ProblemAnswer;
}

async function offered(response: Response): Promise<Offered> {
  const header = response.headers.get("payment-required") ?? "";
  return { header, body: await assertProblem(response, { status: 402, code: "payment_required" }) };
}

function assertSamples(body: ProblemAnswer): void {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv, { formats: ["date-time", "date"], mode: "full" });
  ajv.addFormat("uri-template", true);
  const validate = ajv.compile(body.recordSchema as object);
  const samples = body.sample as object[];
  assert.equal(samples.length, 3);
  for (const sample of samples) assert.ok(validate(sample), JSON.stringify(validate.errors));
  assert.equal(validate({ ...samples[0], surprise: 1 }), false, "the schema refuses strangers");
}

test("a bare probe of every path that sells gets an offer that any x402 client can read", async (t: TestContext) => {
  const g = await testGateway(t);
  for (const [method, path, rows] of SELLING) {
    const { header, body } = await offered(await fetch(g.url + path, { method }));
    assert.ok(header.length <= 4_096, `${method} ${path}: ${header.length} bytes`);
    const required = decodePaymentRequiredHeader(header);
    assert.equal(parsePaymentRequired(required).success, true);
    const amount = String(35_000 * rows);
    const [accept, ...others] = required.accepts;
    assert.deepEqual(others, []);
    assert.deepEqual(accept, {
      scheme: "exact",
      network: "eip155:8453",
      amount,
      asset: accept?.asset,
      payTo: g.chain.payTo,
      maxTimeoutSeconds: 120,
      extra: { name: "USD Coin", version: "2", paymentFlow: "upfront" },
    });
    assert.equal(accept?.asset.toLowerCase(), g.chain.usdc.toLowerCase());
    assert.equal(required.resource.url, `http://127.0.0.1:8402${path.replace("/api/v1/x402/", "/api/x402/v2/")}`);

    const { x402Version, error, resource, accepts, extensions } = body;
    assert.deepEqual({ x402Version, error, resource, accepts, extensions }, required, "body and header agree");
    assert.deepEqual(body.price, {
      ...{ rows, unit: "row", unitPriceMicroUsdc: "35000", unitPriceUsdc: "0.035" },
      ...{ amountMicroUsdc: amount, amountUsdc: rows === 19 ? "0.665" : "0.175" },
    });
    assertSamples(body);
  }
});

test("the bazaar extension of every offer is valid by the published validators", async (t) => {
  const g = await testGateway(t);
  for (const [method, path] of SELLING) {
    const response = await fetch(g.url + path, { method });
    const required = decodePaymentRequiredHeader(response.headers.get("payment-required") ?? "");
    const bazaar = required.extensions?.bazaar as DiscoveryExtension;
    assert.deepEqual(validateDiscoveryExtension(bazaar), { valid: true });
    assert.deepEqual(validateDiscoveryExtensionSpec({ ...bazaar }), { valid: true });
    assert.equal((bazaar.info.input as { method: string }).method, method);
  }
});

test("the offer names the price, what is still free, what comes, and how many rows a default client can buy", async (t) => {
  const g = await testGateway(t);
  await g.get("/api/x402/v2/gabriel?need=retail-transactions&rows=7");
  const { body } = await offered(await g.get("/api/x402/v2/gabriel?need=retail-transactions&rows=60"));
  assert.equal((body.price as { amountMicroUsdc: string }).amountMicroUsdc, "2100000");
  assert.deepEqual(body.freeQuota, { applies: true, rowsLeft: 43, callsLeft: 4, walletCapReached: false });
  const { capMicroUsdc, rowsUnderCap } = body.clientCap as { capMicroUsdc: string; rowsUnderCap: number };
  assert.deepEqual([capMicroUsdc, rowsUnderCap], ["1000000", 28]);
  assert.equal((body.understoodAs as { category: string }).category, "retail-transactions");
  assert.match(body.detail, /60 rows cost 2\.1 USDC\. 43 rows in 4 calls are still free\./);
});

test("the samples of every dataset on sale obey the schema that the offer publishes", async (t) => {
  const g = await testGateway(t);
  for (const id of datasets.keys()) {
    const { body } = await offered(await g.get(`/api/v1/data/${id}?rows=51`));
    assertSamples(body);
    const { $id } = body.recordSchema as { $id: string };
    const published = await g.get(new URL($id).pathname);
    assert.deepEqual(await published.json(), body.recordSchema);
  }
});

test("the price is exact for any number of rows", async (t) => {
  const g = await testGateway(t);
  for (const [rows, micro, usdc] of [
    [51, "1785000", "1.785"],
    [1_000, "35000000", "35"],
    [999_999, "34999965000", "34999.965"],
    [1_000_000, "35000000000", "35000"],
  ] as const) {
    const { body } = await offered(await g.get(`/api/x402/v2/gabriel?need=retail-transactions&rows=${rows}`));
    const { amountMicroUsdc, amountUsdc } = body.price as { amountMicroUsdc: string; amountUsdc: string };
    assert.deepEqual([amountMicroUsdc, amountUsdc], [micro, usdc]);
    assert.equal((body.accepts as { amount: string }[])[0]?.amount, micro);
  }
});

test("Prefer: payment asks for the offer, and anything else that is preferred does not", async (t) => {
  const g = await testGateway(t);
  const path = "/api/x402/v2/gabriel?need=retail-transactions&rows=1";
  for (const Prefer of ["payment", "respond-async, payment", "PAYMENT; q=1"])
    await offered(await g.get(path, { Prefer }));
  for (const Prefer of ["payments", "return=minimal", ""]) {
    assert.equal((await g.get(path, { Prefer })).status, 200);
  }
});
