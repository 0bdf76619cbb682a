/** The closed vocabularies of financial queries. An enum's cell is the index here. */
export const products = [
  "mortgage",
  "personal_loan",
  "auto_loan",
  "credit_card",
  "deposit",
  "insurance",
  "brokerage",
] as const;
export type Product = (typeof products)[number];

export const MORTGAGE = 0;
export const PERSONAL_LOAN = 1;
export const AUTO_LOAN = 2;
export const CREDIT_CARD = 3;
export const DEPOSIT = 4;
export const INSURANCE = 5;
export const BROKERAGE = 6;

export const stages = ["research", "compare", "quote", "apply"] as const;

/** From the worst to the best. */
export const creditBands = ["poor", "fair", "good", "very_good", "excellent"] as const;

/** Bands of yearly income in the currency's main unit, by their lower bounds (for one euro; see `regions.ts`). */
export const incomeBands = ["under_20k", "20k_40k", "40k_60k", "60k_90k", "90k_150k", "over_150k"] as const;

export const sourceTypes = ["applicant", "rate_sheet", "profile", "computed"] as const;

export const complianceFlags = ["fees_over_5_percent", "high_cost", "high_dti", "high_ltv", "manual_review"] as const;
