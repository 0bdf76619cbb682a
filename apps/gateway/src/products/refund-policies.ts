/** What a buyer gets back and when, in the words that the policies publish. */
export const refundPolicies = {
  facilitatorFailureOnlyDeliveredFinal:
    "Refunds only for verified facilitator failures. Delivered rows are non-refundable.",
  facilitatorFailureOnly: "Refunds only for verified facilitator failures.",
  providerOutage: "Provider outages qualify for verified refunds.",
  failedJob: "Failed jobs qualify for verified refunds.",
  contentReview: "Unavailable or improperly licensed content is not delivered and is eligible for review.",
} as const;
