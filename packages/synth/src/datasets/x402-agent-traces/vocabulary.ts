/** The closed vocabularies of the x402 traces. An enum's cell is the index here. */
export const kinds = ["request", "payment_required", "sign", "retry", "verify", "settle", "response"] as const;
export const kind = { request: 0, required: 1, sign: 2, retry: 3, verify: 4, settle: 5, response: 6 } as const;

export const transports = ["http", "mcp"] as const;
export const methods = ["GET", "POST", "tools/call"] as const;
export const GET = 0;
export const POST = 1;
export const TOOLS_CALL = 2;

export const schemes = ["exact", "upto"] as const;
export const UPTO = 1;

/** CAIP-2 networks, the USDC contract on each with its EIP-712 domain, and a clock that gives its block numbers. */
export const networks = [
  {
    id: "eip155:8453",
    usdc: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    name: "USD Coin",
    genesis: 1_686_789_347_000,
    blockMs: 2_000,
  },
  {
    id: "eip155:137",
    usdc: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
    name: "USD Coin",
    genesis: 1_590_824_836_000,
    blockMs: 2_150,
  },
  {
    id: "eip155:42161",
    usdc: "0xaf88d065e77c8cC2239327C5EDb3A432268e5831",
    name: "USD Coin",
    genesis: 1_660_000_000_000,
    blockMs: 250,
  },
  {
    id: "eip155:84532",
    usdc: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
    name: "USDC",
    genesis: 1_695_768_288_000,
    blockMs: 2_000,
  },
] as const;
export const TESTNET = 3;

/** Invented facilitators with their share of sellers, in percent. */
export const facilitators = [
  { name: "harbourline", share: 34 },
  { name: "quillpay", share: 23 },
  { name: "tessera-relay", share: 17 },
  { name: "northgate", share: 12 },
  { name: "pebble", share: 8 },
  { name: "self-hosted", share: 6 },
] as const;

export const invalidReasons = [
  "insufficient_funds",
  "invalid_exact_evm_payload_signature",
  "invalid_exact_evm_payload_authorization_valid_before",
] as const;
export const EXPIRED = 2;

export const errorReasons = ["invalid_transaction_state", "unexpected_settle_error", "insufficient_funds"] as const;

export const trafficClasses = ["organic", "test", "wash", "dust"] as const;
export const ORGANIC = 0;
export const TEST = 1;
export const WASH = 2;
export const DUST = 3;

export const outcomes = ["paid", "abandoned", "rejected", "settlement_failed"] as const;
export const PAID = 0;
export const ABANDONED = 1;
export const REJECTED = 2;
export const SETTLEMENT_FAILED = 3;

/** How one payment ends. */
export const VALID_AND_SETTLED = 0;
export const INVALID = 1;
export const NOT_SETTLED = 2;

/** Where the x402 object of a row travels. */
export const carriers = [
  "PAYMENT-REQUIRED",
  "PAYMENT-SIGNATURE",
  "PAYMENT-RESPONSE",
  "structuredContent",
  "_meta.x402/payment",
  "_meta.x402/payment-response",
  "facilitator_body",
] as const;
export const carrier = {
  requiredHeader: 0,
  signatureHeader: 1,
  responseHeader: 2,
  structuredContent: 3,
  metaPayment: 4,
  metaResponse: 5,
  body: 6,
} as const;
