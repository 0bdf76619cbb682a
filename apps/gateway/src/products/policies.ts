import { refundPolicies } from "./refund-policies.ts";

export type AccessPolicy = "pay-per-row" | "live-stream" | "token-gated";

/** How the dataset of a policy key is sold by the call. */
export interface Policy {
  readonly key: string;
  readonly priceCentsPerCall: number;
  readonly recordsPerCall: number;
  readonly accessPolicy: AccessPolicy;
  readonly refundPolicy: string;
  readonly privateDeliveryAfterSettlement: true;
  /** Whether a provider's entitlement is needed, or the records are our own synthetic ones. */
  readonly source: "original-synthetic" | "licensed-provider";
}

type Row = readonly [
  key: string,
  priceCentsPerCall: number,
  recordsPerCall: number,
  accessPolicy: AccessPolicy,
  refund: keyof typeof refundPolicies,
];

const synthetic: readonly Row[] = [
  ["financial-markets", 1, 25, "pay-per-row", "facilitatorFailureOnlyDeliveredFinal"],
  ["consumer-signals", 2, 25, "pay-per-row", "facilitatorFailureOnlyDeliveredFinal"],
  ["event-streams", 1, 25, "pay-per-row", "facilitatorFailureOnlyDeliveredFinal"],
  ["mcp-traces", 1, 25, "pay-per-row", "facilitatorFailureOnlyDeliveredFinal"],
  ["high-intent-financial-grounding", 3, 25, "live-stream", "facilitatorFailureOnlyDeliveredFinal"],
  ["wallet-behavior-cohorts", 2, 25, "token-gated", "facilitatorFailureOnlyDeliveredFinal"],
  ["network-infrastructure-logs", 3, 25, "pay-per-row", "facilitatorFailureOnlyDeliveredFinal"],
  ["web-intent-signals", 2, 25, "pay-per-row", "facilitatorFailureOnly"],
  ["commerce-behavior", 2, 25, "pay-per-row", "facilitatorFailureOnly"],
  ["agent-action-benchmarks", 3, 25, "pay-per-row", "facilitatorFailureOnly"],
  ["onchain-identity-cohorts", 2, 25, "pay-per-row", "facilitatorFailureOnly"],
  ["mcp-schemas", 1, 25, "pay-per-row", "facilitatorFailureOnly"],
];

const licensed: readonly Row[] = [
  ["weather-live-metrics", 2, 10, "token-gated", "providerOutage"],
  ["market-ticks", 3, 10, "live-stream", "providerOutage"],
  ["legal-regulatory-search", 4, 5, "token-gated", "providerOutage"],
  ["translation-retrieval", 2, 5, "token-gated", "providerOutage"],
  ["agent-inference-compute", 5, 1, "token-gated", "failedJob"],
  ["research-content", 5, 3, "token-gated", "contentReview"],
];

function policy(source: Policy["source"]) {
  return ([key, priceCentsPerCall, recordsPerCall, accessPolicy, refund]: Row): Policy => ({
    ...{ key, priceCentsPerCall, recordsPerCall, accessPolicy },
    refundPolicy: refundPolicies[refund],
    privateDeliveryAfterSettlement: true,
    source,
  });
}

/** The 18 dataset policy records. */
export const policies: readonly Policy[] = [
  ...synthetic.map(policy("original-synthetic")),
  ...licensed.map(policy("licensed-provider")),
];
