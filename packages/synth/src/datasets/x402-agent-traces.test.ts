import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePaymentPayload, parsePaymentRequired } from "@x402/core/schemas";
import { HTTPFacilitatorClient } from "@x402/core/server";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { isEIP3009Payload, isUptoPermit2Payload } from "@x402/evm";
import { extractAndValidatePaymentIdentifier } from "@x402/extensions/payment-identifier";
import { getAddress } from "viem";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Row } from "../quality/statistic.ts";
import { networks } from "./x402-agent-traces/vocabulary.ts";
import { x402AgentTraces } from "./x402-agent-traces.ts";

datasetTrial(x402AgentTraces, {
  splitRows: 1_000,
  golden: "42f37cb3737570086a49b9c6036d15c8310a89ac09a50b125365bda59e5c1d14",
  constant: ["x402_version"],
});

const ROWS = 20_000;

function carrying(...carriers: string[]): Row[] {
  return [...parsedRows(x402AgentTraces, "protocol", 0, ROWS)].filter((row) => carriers.includes(String(row.carrier)));
}

test("every offer is a PaymentRequired by the published schema", () => {
  const offers = carrying("PAYMENT-REQUIRED", "structuredContent");
  assert.ok(offers.length > 2_000);
  for (const { message, resource_url } of offers) {
    const read = parsePaymentRequired(message);
    assert.ok(read.success, JSON.stringify(read));
    assert.ok(read.data.x402Version === 2);
    assert.equal(read.data.resource.url, resource_url);
  }
});

test("every payment is a PaymentPayload by the published schema, of its scheme's shape", () => {
  const payments = carrying("PAYMENT-SIGNATURE", "_meta.x402/payment");
  assert.ok(payments.length > 1_000);
  const schemes = new Set<unknown>();
  for (const [i, { message, scheme, nonce, idempotency_id }] of payments.entries()) {
    const read = parsePaymentPayload(message);
    assert.ok(read.success && read.data.x402Version === 2, JSON.stringify(read));
    const { payload } = read.data;
    if (scheme === "upto") {
      assert.ok(isUptoPermit2Payload(payload as never));
      const { permit2Authorization } = payload as { permit2Authorization: { nonce: string } };
      assert.equal(BigInt(permit2Authorization.nonce), BigInt(String(nonce)));
    } else {
      assert.ok(isEIP3009Payload(payload as never));
    }
    schemes.add(scheme);
    // The extension compiles its schema anew for each.
    if (i >= 100) continue;
    const identifier = extractAndValidatePaymentIdentifier(message as PaymentPayload);
    assert.equal(identifier.id, idempotency_id);
  }
  assert.equal(schemes.size, 2);
});

test("the published facilitator client accepts every verification and settlement", async () => {
  const answers = carrying("facilitator_body");
  const usual = globalThis.fetch;
  let answer: unknown;
  globalThis.fetch = () => Promise.resolve(Response.json(answer));
  try {
    const client = new HTTPFacilitatorClient({ url: "https://facilitator.example" });
    const payload = { x402Version: 2 } as PaymentPayload;
    const requirements = {} as PaymentRequirements;
    for (const { kind, message } of answers) {
      answer = message;
      const read =
        kind === "verify" ? await client.verify(payload, requirements) : await client.settle(payload, requirements);
      assert.deepEqual(JSON.parse(JSON.stringify(read)), message);
    }
  } finally {
    globalThis.fetch = usual;
  }
});

test("the receipt of a paid resource is the facilitator's own", () => {
  const settled = new Map<unknown, unknown>();
  for (const { trace_id, kind, message, settle_success } of parsedRows(x402AgentTraces, "receipts", 0, ROWS)) {
    if (kind === "settle" && settle_success === true) settled.set(trace_id, message);
    else if (kind === "response" && settled.has(trace_id)) assert.deepEqual(message, settled.get(trace_id));
  }
  assert.ok(settled.size > 1_000);
});

test("token contracts carry their checksum", () => {
  for (const { usdc } of networks) assert.equal(getAddress(usdc.toLowerCase()), usdc);
});

test("the share of failed settlements and of gamed traffic is what was asked for", () => {
  const configured = x402AgentTraces.configure({
    ...x402AgentTraces.values,
    settlement_failure_rate: 0.2,
    gamed_share: 0.1,
  });
  let settlements = 0;
  let failed = 0;
  let traces = 0;
  let gamed = 0;
  for (const row of parsedRows(configured, "rates", 0, 60_000)) {
    if (row.kind === "settle") settlements += 1;
    if (row.settle_success === false) failed += 1;
    if (row.step === 1) traces += 1;
    if (row.step === 1 && row.traffic_class !== "organic") gamed += 1;
  }
  assert.ok(Math.abs(failed / settlements - 0.2) < 0.01, `${failed / settlements}`);
  assert.ok(Math.abs(gamed / traces - 0.1) < 0.015, `${gamed / traces}`);
});
