import type { Column } from "../../engine/column.ts";
import {
  carriers,
  errorReasons,
  facilitators,
  invalidReasons,
  kinds,
  methods,
  networks,
  outcomes,
  schemes,
  trafficClasses,
  transports,
} from "./vocabulary.ts";

const networkIds = networks.map((network) => network.id);
const assets = networks.map((network) => network.usdc);
const facilitatorNames = facilitators.map((facilitator) => facilitator.name);
const address = "0x[0-9a-fA-F]{40}";

/** Slots of the register, in the order of the columns. */
export const slot = {
  trace: 0,
  step: 1,
  steps: 2,
  ts: 3,
  kind: 4,
  attempt: 5,
  transport: 6,
  agent: 7,
  payer: 8,
  resource: 9,
  method: 10,
  status: 11,
  x402Version: 12,
  scheme: 13,
  network: 14,
  asset: 15,
  amount: 16,
  usd: 17,
  payTo: 18,
  validAfter: 19,
  validBefore: 20,
  nonce: 21,
  signature: 22,
  verifiable: 23,
  facilitator: 24,
  isValid: 25,
  invalidReason: 26,
  settled: 27,
  settledAmount: 28,
  tx: 29,
  block: 30,
  gas: 31,
  latency: 32,
  error: 33,
  idempotency: 34,
  traffic: 35,
  outcome: 36,
  budget: 37,
  carrier: 38,
  message: 39,
  version: 40,
} as const;

/** Fields that mostly stay from one step of a trace to the next. */
const perTrace: ReadonlySet<string> = new Set([
  "trace_id",
  "step_count",
  "transport",
  "agent_id",
  "method",
  "x402_version",
  "traffic_class",
  "outcome",
  "schema_version",
]);

export function traceColumns(version: string): readonly Column[] {
  const columns: readonly Column[] = [
    {
      field: {
        name: "trace_id",
        type: "id",
        meaning: "One attempt of an agent to obtain a paid resource; its steps share it and follow one another.",
        pattern: "TRC-[0-9A-HJKMNP-TV-Z]{6}",
        example: "TRC-3F7K2Q",
      },
      form: { kind: "code", prefixes: ["TRC-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "step",
        type: "int",
        meaning: "Number of the step in its trace, from 1.",
        minimum: 1,
        maximum: 12,
        example: 1,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "step_count",
        type: "int",
        meaning: "Number of steps of the trace.",
        minimum: 2,
        maximum: 12,
        example: 7,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning:
          "When the step was complete (UTC); rises within a trace, and first steps never fall from trace to trace.",
        example: "2026-09-07T09:14:03.120Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "kind",
        type: "enum",
        meaning:
          "What happened: the agent asked, was told the price, signed, asked again with its payment, the facilitator verified, the facilitator settled, the server answered.",
        values: kinds,
        example: "payment_required",
      },
      form: { kind: "choice", values: kinds },
    },
    {
      field: {
        name: "attempt",
        type: "int",
        meaning: "Number of the payment that the step belongs to, from 1; null on request and payment_required.",
        nullable: true,
        minimum: 1,
        maximum: 2,
        example: 1,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "transport",
        type: "enum",
        meaning: "Whether the resource is an HTTP endpoint or a tool of an MCP server.",
        values: transports,
        example: "http",
      },
      form: { kind: "choice", values: transports },
    },
    {
      field: {
        name: "agent_id",
        type: "id",
        meaning: "The agent that wants the resource; it has one wallet.",
        pattern: "agt_[0-9A-HJKMNP-TV-Z]{6}",
        example: "agt_0M4XQ7",
      },
      form: { kind: "code", prefixes: ["agt_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "payer",
        type: "string",
        meaning: "Address of the agent's wallet, with EIP-55 checksum; the same for an agent throughout.",
        pattern: address,
        example: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "resource_url",
        type: "string",
        meaning: "The resource: an https URL under .example, or mcp://tool/ and the name of the tool.",
        pattern: "https://[a-z0-9.-]+\\.example/[a-z0-9/_-]+|mcp://tool/[a-z0-9_]+",
        example: "https://larch-weather.example/v1/forecast",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "method",
        type: "enum",
        meaning: "HTTP method, or tools/call on MCP.",
        values: methods,
        example: "GET",
      },
      form: { kind: "choice", values: methods },
    },
    {
      field: {
        name: "http_status",
        type: "int",
        meaning: "Status of the server's answer: on payment_required and response over HTTP; null otherwise.",
        nullable: true,
        minimum: 200,
        maximum: 402,
        example: 402,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "x402_version",
        type: "int",
        meaning: "Version of the x402 protocol that the trace speaks.",
        minimum: 2,
        maximum: 2,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "scheme",
        type: "enum",
        meaning: "Scheme of the requirement that the agent takes (the first one when it takes none); null on request.",
        nullable: true,
        values: schemes,
        example: "exact",
      },
      form: { kind: "choice", values: schemes },
    },
    {
      field: {
        name: "network",
        type: "enum",
        meaning: "CAIP-2 network of that requirement; null on request.",
        nullable: true,
        values: networkIds,
        example: "eip155:8453",
      },
      form: { kind: "choice", values: networkIds },
    },
    {
      field: {
        name: "asset",
        type: "enum",
        meaning: "Contract of the USDC token (6 decimals) on that network; null on request.",
        nullable: true,
        values: assets,
        example: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
      },
      form: { kind: "choice", values: assets },
    },
    {
      field: {
        name: "amount_atomic",
        type: "string",
        meaning:
          "Amount of that requirement in atomic units of the asset, a price for exact and a maximum for upto; null on request.",
        nullable: true,
        pattern: "[1-9][0-9]*",
        example: "10000",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "amount_usd",
        type: "number",
        meaning: "amount_atomic ÷ 1,000,000; null on request.",
        unit: "USD",
        nullable: true,
        minimum: 0.000001,
        decimals: 6,
        example: 0.01,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "pay_to",
        type: "string",
        meaning: "Address that the payment goes to, with EIP-55 checksum; null on request.",
        nullable: true,
        pattern: address,
        example: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "valid_after",
        type: "string",
        meaning:
          "Unix seconds from which the authorization holds: 0 or 600 s before signing; on sign, retry, verify and settle, null otherwise.",
        unit: "s",
        nullable: true,
        pattern: "0|[1-9][0-9]{9}",
        example: "0",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "valid_before",
        type: "string",
        meaning:
          "Unix seconds at which the authorization ends (the deadline of a Permit2 authorization); on sign, retry, verify and settle, null otherwise.",
        unit: "s",
        nullable: true,
        pattern: "[1-9][0-9]{9}",
        example: "1788779763",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "nonce",
        type: "string",
        meaning: "The authorization's nonce, 32 bytes; on sign, retry, verify and settle, null otherwise.",
        nullable: true,
        pattern: "0x[0-9a-f]{64}",
        example: "0x1f0c5f4a2f7d9d1f6a4f6e6f0c2b7a9912cd34ef56ab78901f0c5f4a2f7d9d1f",
      },
      form: { kind: "hex", prefix: "0x", bytes: 32 },
    },
    {
      field: {
        name: "signature",
        type: "string",
        meaning:
          "65 bytes where the signature stands; on sign, retry, verify and settle, null otherwise. They are random: no key has signed them.",
        nullable: true,
        pattern: "0x[0-9a-f]{130}",
        example:
          "0x1f0c5f4a2f7d9d1f6a4f6e6f0c2b7a9912cd34ef56ab78901f0c5f4a2f7d9d1f1f0c5f4a2f7d9d1f6a4f6e6f0c2b7a9912cd34ef56ab78901f0c5f4a2f7d9d1f1b",
      },
      form: { kind: "hex", prefix: "0x", bytes: 65 },
    },
    {
      field: {
        name: "signature_verifiable",
        type: "bool",
        meaning: "False wherever a signature stands, because none is a real one; null otherwise.",
        nullable: true,
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "facilitator",
        type: "enum",
        meaning: "Invented facilitator that was asked; on verify and settle, null otherwise.",
        nullable: true,
        values: facilitatorNames,
        example: "harbourline",
      },
      form: { kind: "choice", values: facilitatorNames },
    },
    {
      field: {
        name: "is_valid",
        type: "bool",
        meaning: "What the facilitator said of the payment; on verify, null otherwise.",
        nullable: true,
        example: true,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "invalid_reason",
        type: "enum",
        meaning: "Error code of the x402 specification; null unless is_valid is false.",
        nullable: true,
        values: invalidReasons,
        example: "insufficient_funds",
      },
      form: { kind: "choice", values: invalidReasons },
    },
    {
      field: {
        name: "settle_success",
        type: "bool",
        meaning: "Whether the payment was settled on chain; on settle, null otherwise.",
        nullable: true,
        example: true,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "settled_atomic",
        type: "string",
        meaning: "Atomic units that were moved; on successful settle, null otherwise.",
        nullable: true,
        pattern: "[1-9][0-9]*",
        example: "10000",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "tx_hash",
        type: "string",
        meaning: "Invented transaction hash; on successful settle, null otherwise.",
        nullable: true,
        pattern: "0x[0-9a-f]{64}",
        example: "0x9d1f6a4f6e6f0c2b7a9912cd34ef56ab78901f0c5f4a2f7d9d1f1f0c5f4a2f7d",
      },
      form: { kind: "hex", prefix: "0x", bytes: 32 },
    },
    {
      field: {
        name: "block_number",
        type: "int",
        meaning: "Block of the transaction by a steady clock of the network; on successful settle, null otherwise.",
        nullable: true,
        minimum: 1,
        example: 50_994_806,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "gas_used",
        type: "int",
        meaning: "Gas of the transaction; on successful settle, null otherwise.",
        unit: "gas",
        nullable: true,
        minimum: 60_000,
        maximum: 200_000,
        example: 86_214,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "latency_ms",
        type: "int",
        meaning:
          "How long the answering side took, up to ts; on payment_required, verify, settle and response, null otherwise.",
        unit: "ms",
        nullable: true,
        minimum: 1,
        maximum: 120_000,
        example: 84,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "error_reason",
        type: "enum",
        meaning: "Error code of a failed settlement; null unless settle_success is false.",
        nullable: true,
        values: errorReasons,
        example: "invalid_transaction_state",
      },
      form: { kind: "choice", values: errorReasons },
    },
    {
      field: {
        name: "idempotency_id",
        type: "string",
        meaning:
          "Identifier of the payment by the payment-identifier extension, on all steps with an attempt; null where the agent gives none.",
        nullable: true,
        pattern: "pay_[0-9a-f]{32}",
        example: "pay_1f0c5f4a2f7d9d1f6a4f6e6f0c2b7a99",
      },
      form: { kind: "hex", prefix: "pay_", bytes: 16 },
    },
    {
      field: {
        name: "traffic_class",
        type: "enum",
        meaning:
          "Label of the trace: organic, test (on a test network), wash (the agent's own seller, to look busy), dust (amounts below 100 atomic units).",
        values: trafficClasses,
        example: "organic",
      },
      form: { kind: "choice", values: trafficClasses },
    },
    {
      field: {
        name: "outcome",
        type: "enum",
        meaning: "How the trace ended.",
        values: outcomes,
        example: "paid",
      },
      form: { kind: "choice", values: outcomes },
    },
    {
      field: {
        name: "budget_remaining_usd",
        type: "number",
        meaning: "What the agent may still spend in this trace, after the step.",
        unit: "USD",
        minimum: 0,
        decimals: 6,
        example: 0.49,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "carrier",
        type: "enum",
        meaning:
          "Where the message travels: an HTTP header (base64 there), a place in the MCP message, or the facilitator's body.",
        nullable: true,
        values: carriers,
        example: "PAYMENT-REQUIRED",
      },
      form: { kind: "choice", values: carriers },
    },
    {
      field: {
        name: "message",
        type: "object",
        meaning:
          "The x402 version 2 object of the step, decoded: PaymentRequired, PaymentPayload, VerifyResponse or SettleResponse; null on request and sign.",
        nullable: true,
        schema: {},
        example: { isValid: true, payer: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" },
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  ];
  return columns.map((column) => (perTrace.has(column.field.name) ? { ...column, stable: true } : column));
}
