import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A step of a trace whose fields have the published types. */
export interface Step {
  trace_id: string;
  step: number;
  step_count: number;
  ts: string;
  kind: string;
  attempt: number | null;
  transport: string;
  agent_id: string;
  payer: string;
  resource_url: string;
  method: string;
  http_status: number | null;
  x402_version: number;
  scheme: string | null;
  network: string | null;
  asset: string | null;
  amount_atomic: string | null;
  amount_usd: number | null;
  pay_to: string | null;
  valid_after: string | null;
  valid_before: string | null;
  nonce: string | null;
  signature: string | null;
  signature_verifiable: boolean | null;
  facilitator: string | null;
  is_valid: boolean | null;
  invalid_reason: string | null;
  settle_success: boolean | null;
  settled_atomic: string | null;
  tx_hash: string | null;
  block_number: number | null;
  gas_used: number | null;
  latency_ms: number | null;
  error_reason: string | null;
  idempotency_id: string | null;
  traffic_class: string;
  outcome: string;
  budget_remaining_usd: number;
  carrier: string | null;
  message: Readonly<Record<string, unknown>> | null;
  schema_version: string;
}

/** What is known of a network: its USDC contract, and the beginning and the period of its blocks in milliseconds. */
export interface Network {
  readonly asset: string;
  readonly genesis: number;
  readonly period: number;
}

export const networks: ReadonlyMap<string, Network> = new Map([
  ["eip155:8453", { asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", genesis: 1_686_789_347_000, period: 2_000 }],
  ["eip155:137", { asset: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359", genesis: 1_590_824_836_000, period: 2_150 }],
  ["eip155:42161", { asset: "0xaf88d065e77c8cC2239327C5EDb3A432268e5831", genesis: 1_660_000_000_000, period: 250 }],
  ["eip155:84532", { asset: "0x036CbD53842c5426634e7929541eC2318f3dCF7e", genesis: 1_695_768_288_000, period: 2_000 }],
]);

export const TEST_NETWORK = "eip155:84532";
export const EXPIRED = "invalid_exact_evm_payload_authorization_valid_before";

const address: FieldRule = { type: "text", pattern: /^0x[0-9a-fA-F]{40}$/ };
const atomic: FieldRule = { type: "text", nullable: true, pattern: /^[1-9][0-9]*$/ };
const flag: FieldRule = { type: "boolean", nullable: true };
const hash: FieldRule = { type: "text", nullable: true, pattern: /^0x[0-9a-f]{64}$/ };
const whole = (minimum: number, maximum: number): FieldRule => ({ type: "integer", minimum, maximum });

/** Published form of each field. */
export const stepRules: RecordRules = new Map<string, FieldRule>([
  ["trace_id", { type: "text", pattern: /^TRC-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["step", whole(1, 12)],
  ["step_count", whole(2, 12)],
  ["ts", { type: "instant" }],
  ["kind", memberOf("request", "payment_required", "sign", "retry", "verify", "settle", "response")],
  ["attempt", orNull(whole(1, 2))],
  ["transport", memberOf("http", "mcp")],
  ["agent_id", { type: "text", pattern: /^agt_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["payer", address],
  [
    "resource_url",
    { type: "text", pattern: /^(?:https:\/\/[a-z0-9.-]+\.example\/[a-z0-9/_-]+|mcp:\/\/tool\/[a-z0-9_]+)$/ },
  ],
  ["method", memberOf("GET", "POST", "tools/call")],
  ["http_status", orNull(whole(200, 402))],
  ["x402_version", whole(2, 2)],
  ["scheme", orNull(memberOf("exact", "upto"))],
  ["network", orNull(memberOf(...networks.keys()))],
  ["asset", orNull(memberOf(...[...networks.values()].map((network) => network.asset)))],
  ["amount_atomic", atomic],
  ["amount_usd", { type: "number", nullable: true, minimum: 0.000001, decimals: 6 }],
  ["pay_to", orNull(address)],
  ["valid_after", { type: "text", nullable: true, pattern: /^(?:0|[1-9][0-9]{9})$/ }],
  ["valid_before", { type: "text", nullable: true, pattern: /^[1-9][0-9]{9}$/ }],
  ["nonce", hash],
  ["signature", { type: "text", nullable: true, pattern: /^0x[0-9a-f]{130}$/ }],
  ["signature_verifiable", flag],
  ["facilitator", orNull(memberOf("harbourline", "quillpay", "tessera-relay", "northgate", "pebble", "self-hosted"))],
  ["is_valid", flag],
  ["invalid_reason", orNull(memberOf("insufficient_funds", "invalid_exact_evm_payload_signature", EXPIRED))],
  ["settle_success", flag],
  ["settled_atomic", atomic],
  ["tx_hash", hash],
  ["block_number", { type: "integer", nullable: true, minimum: 1 }],
  ["gas_used", orNull(whole(60_000, 200_000))],
  ["latency_ms", orNull(whole(1, 120_000))],
  ["error_reason", orNull(memberOf("invalid_transaction_state", "unexpected_settle_error", "insufficient_funds"))],
  ["idempotency_id", { type: "text", nullable: true, pattern: /^pay_[0-9a-f]{32}$/ }],
  ["traffic_class", memberOf("organic", "test", "wash", "dust")],
  ["outcome", memberOf("paid", "abandoned", "rejected", "settlement_failed")],
  ["budget_remaining_usd", { type: "number", minimum: 0, decimals: 6 }],
  [
    "carrier",
    orNull(
      memberOf(
        ...["PAYMENT-REQUIRED", "PAYMENT-SIGNATURE", "PAYMENT-RESPONSE", "facilitator_body"],
        ...["structuredContent", "_meta.x402/payment", "_meta.x402/payment-response"],
      ),
    ),
  ],
  ["message", { type: "object", nullable: true }],
  ["schema_version", versionRule],
]);

/** An amount in major units as atomic ones. */
export function micros(usd: number): number {
  return Math.round(usd * 1_000_000);
}
