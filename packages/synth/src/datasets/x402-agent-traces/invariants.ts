import type { Invariant } from "../../schema/dataset.ts";

export const traceInvariants: readonly Invariant[] = [
  { id: "key", statement: "(trace_id, step) is unique." },
  {
    id: "trace-contiguous",
    statement: "The steps of a trace follow one another with step 1, 2, …, step_count; step_count is the same on each.",
  },
  {
    id: "time-order",
    statement:
      "ts rises strictly from step to step within a trace; the ts of step 1 never decreases from trace to trace.",
  },
  {
    id: "trace-constant",
    statement:
      "transport, agent_id, payer, resource_url, method, x402_version, traffic_class and outcome are the same on all steps of a trace; scheme, network, asset, amount_atomic, amount_usd and pay_to are null on step 1 and the same on all further steps.",
  },
  {
    id: "step-order",
    statement:
      "Step 1 is request, step 2 payment_required. What follows are payments: sign, retry, verify, then response when is_valid is false, else settle, response; attempt is null on the first two steps, 1 on the steps of the first payment, 2 on those of the second. After a successful payment at most two steps follow: retry and response of the same attempt, in which the agent sends the same payment again and gets the same SettleResponse, without verify and settle.",
  },
  {
    id: "outcome",
    statement:
      "outcome is paid exactly when a step has settle_success true; abandoned exactly when step_count is 2; otherwise it is rejected when the last verify has is_valid false, and settlement_failed when the last settle has settle_success false.",
  },
  {
    id: "second-attempt",
    statement:
      "attempt 2 occurs only after an attempt 1 whose is_valid or settle_success is false; there is no third one.",
  },
  {
    id: "agent-wallet",
    statement: "An agent_id has one payer and a payer one agent_id; payer, pay_to and asset carry the EIP-55 checksum.",
  },
  {
    id: "asset-network",
    statement:
      "asset follows network: eip155:8453 has 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913, eip155:137 has 0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359, eip155:42161 has 0xaf88d065e77c8cC2239327C5EDb3A432268e5831, eip155:84532 has 0x036CbD53842c5426634e7929541eC2318f3dCF7e.",
  },
  { id: "amount", statement: "amount_usd = amount_atomic ÷ 1,000,000, exactly." },
  {
    id: "authorization-present",
    statement:
      "valid_after, valid_before, nonce, signature and signature_verifiable are present exactly on sign, retry, verify and settle, and the same on all of these steps of one attempt; signature_verifiable is false.",
  },
  {
    id: "validity",
    statement:
      "With s the whole Unix seconds of the ts of the attempt's sign step: valid_after is 0 or s − 600, and s < valid_before = s + maxTimeoutSeconds of the accepted requirement.",
  },
  { id: "nonce", statement: "A payer uses a nonce for one attempt of one trace only." },
  {
    id: "required-message",
    statement:
      "On payment_required message is a PaymentRequired object: x402Version 2, error 'Payment required', resource.url equal to resource_url, accepts of 1 to 3 requirements. Exactly one of them has the row's scheme, network, asset, amount_atomic (as amount) and pay_to (as payTo).",
  },
  {
    id: "payload-message",
    statement:
      "On retry message is a PaymentPayload object: x402Version 2, resource equal to that of the trace's payment_required, accepted equal, member by member, to the requirement of payment_required that the row names. With scheme exact its payload has the row's signature and an authorization with from = payer, to = pay_to, value = amount_atomic, validAfter = valid_after, validBefore = valid_before and nonce. With scheme upto its payload has the signature and a permit2Authorization with from = payer, permitted.token = asset, permitted.amount = amount_atomic, spender 0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002, deadline = valid_before, nonce = the row's nonce as a decimal number, witness.to = pay_to, witness.facilitator = accepted.extra.facilitatorAddress and witness.validAfter = valid_after.",
  },
  {
    id: "verify-message",
    statement:
      "On verify message has isValid equal to is_valid and payer equal to the row's, and invalidReason equal to invalid_reason exactly when is_valid is false.",
  },
  {
    id: "settle-message",
    statement:
      "On settle message is a SettleResponse: success equal to settle_success, payer and network equal to the row's; on success transaction = tx_hash and amount = settled_atomic, on failure transaction is empty and errorReason = error_reason.",
  },
  {
    id: "response-message",
    statement:
      "On response message is the SettleResponse of the attempt's settle step; when the attempt was not valid it is the PaymentRequired of the trace with error replaced by the attempt's invalid_reason.",
  },
  {
    id: "carrier",
    statement:
      "carrier is present exactly when message is. Over http it is PAYMENT-REQUIRED for PaymentRequired, PAYMENT-SIGNATURE for PaymentPayload and PAYMENT-RESPONSE for the SettleResponse of a response; over mcp structuredContent, _meta.x402/payment and _meta.x402/payment-response; on verify and settle facilitator_body.",
  },
  {
    id: "status",
    statement:
      "http_status is present exactly on payment_required and response over http: 402 on payment_required and on a response whose attempt was invalid or not settled, 200 on any other response. method is tools/call exactly when transport is mcp, and resource_url begins with mcp:// exactly then.",
  },
  {
    id: "verify",
    statement:
      "is_valid is present exactly on verify; invalid_reason exactly when is_valid is false; facilitator exactly on verify and settle, and the same throughout a trace. invalid_reason other than insufficient_funds occurs only with scheme exact.",
  },
  {
    id: "expiry",
    statement:
      "invalid_reason is invalid_exact_evm_payload_authorization_valid_before exactly when the verify's ts is later than valid_before − 6 s.",
  },
  {
    id: "settle",
    statement:
      "settle_success is present exactly on settle; settled_atomic, tx_hash, block_number and gas_used exactly when it is true; error_reason exactly when it is false. tx_hash is unique.",
  },
  {
    id: "settled-amount",
    statement: "settled_atomic equals amount_atomic with scheme exact, and is between 1 and amount_atomic with upto.",
  },
  {
    id: "block",
    statement:
      "block_number = floor((t − g) ÷ b) with t the ts in ms and (g, b) by network: eip155:8453 (1686789347000, 2000), eip155:137 (1590824836000, 2150), eip155:42161 (1660000000000, 250), eip155:84532 (1695768288000, 2000).",
  },
  {
    id: "latency",
    statement:
      "latency_ms is present exactly on payment_required, verify, settle and response. On payment_required and response it is ts minus the ts of the request or the retry that it answers (of the last one before it), in ms. On verify and settle it is at most ts minus the ts of the step before.",
  },
  {
    id: "idempotency",
    statement:
      "idempotency_id is null on the first two steps; on the others it is null throughout the trace or differs from attempt to attempt and is the same within one. It stands in the payload at extensions.payment-identifier.info.id, and belongs to at most one successful settle.",
  },
  {
    id: "budget",
    statement:
      "budget_remaining_usd changes within a trace only at a successful settle, where it falls by settled_atomic ÷ 1,000,000; it is never negative. When it is less than amount_usd on payment_required, the outcome is abandoned.",
  },
  {
    id: "traffic-class",
    statement:
      "Where network and amount_atomic are present, network is eip155:84532 exactly when traffic_class is test, and amount_atomic is below 100 exactly when traffic_class is dust.",
  },
  {
    id: "wash",
    statement: "With traffic_class wash an agent always pays the same pay_to.",
  },
];
