/** What is said with every answer. One of them stands on a row; none has a number, because numbers need grounding. */
export const disclaimers: readonly string[] = [
  "Illustration only, not an offer. The binding terms follow from the contract after a full check.",
  "Figures are estimates for information and do not constitute financial advice.",
  "Representative calculation; your own rate depends on a credit assessment.",
  "This is general information. Please take independent advice before you commit yourself.",
  "Rates may change without notice until an agreement is signed.",
  "Not a promise to lend. Subject to status, affordability checks and valuation.",
  "The calculation uses the details you gave us; we have not verified them.",
  "Capital at risk: the value of investments can fall as well as rise.",
  "Past performance does not predict future returns, and fees reduce them.",
  "Cover is subject to the policy's terms, exclusions and underwriting.",
  "Interest on savings may be taxed; how depends on your circumstances.",
  "Paying only the minimum each month makes borrowing last longer and cost more.",
];

/** Disclaimers that fit a product, by its index; the first seven are general. */
const general = [0, 1, 2, 3, 4, 5, 6];
export const fittingDisclaimers: readonly (readonly number[])[] = [
  general,
  general,
  general,
  [1, 2, 4, 6, 11, 11],
  [1, 3, 4, 6, 10, 10],
  [0, 1, 3, 6, 9, 9],
  [1, 3, 6, 7, 7, 8, 8],
];
