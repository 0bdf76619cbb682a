/** The closed vocabularies of the negotiations. An enum's cell is the index here. */
export const actors = ["buyer_agent", "seller_agent", "mediator"] as const;
export const BUYER = 0;
export const SELLER = 1;
export const MEDIATOR = 2;

export const acts = [
  "request_quote",
  "init_price",
  "counter",
  "inform",
  "accept",
  "reject",
  "walk_away",
  "sign_mandate",
  "settle",
] as const;
export type Act = (typeof acts)[number];
export const act = {
  requestQuote: 0,
  initPrice: 1,
  counter: 2,
  inform: 3,
  accept: 4,
  reject: 5,
  walkAway: 6,
  signMandate: 7,
  settle: 8,
} as const;

export const strategies = ["boulware", "linear", "conceder", "tit_for_tat"] as const;

export const outcomes = ["agreed", "rejected", "walked_away", "expired"] as const;
export const AGREED = 0;
export const REJECTED = 1;
export const WALKED_AWAY = 2;
export const EXPIRED = 3;

export const slas = ["best_effort", "standard", "priority", "guaranteed"] as const;

/**
 * What agents buy from one another: unit, price of a unit in micro-USDC (median), usual quantities from least to most, and how
 * one speaks of it.
 */
export const goods = [
  { sku: "web-search-calls", unit: "call", price: 4_000, least: 500, most: 50_000, plural: "web search calls" },
  { sku: "page-renders", unit: "page", price: 9_000, least: 200, most: 20_000, plural: "rendered pages" },
  { sku: "address-checks", unit: "check", price: 12_000, least: 200, most: 25_000, plural: "address checks" },
  { sku: "company-profiles", unit: "profile", price: 180_000, least: 20, most: 2_000, plural: "company profiles" },
  { sku: "product-matches", unit: "match", price: 35_000, least: 100, most: 8_000, plural: "product matches" },
  { sku: "translated-words", unit: "word", price: 22_000, least: 500, most: 40_000, plural: "translated words" },
  { sku: "subtitle-minutes", unit: "minute", price: 420_000, least: 10, most: 900, plural: "subtitle minutes" },
  { sku: "speech-minutes", unit: "minute", price: 60_000, least: 60, most: 12_000, plural: "minutes of transcription" },
  { sku: "image-labels", unit: "label", price: 28_000, least: 250, most: 30_000, plural: "image labels" },
  { sku: "map-tiles", unit: "tile", price: 3_000, least: 1_000, most: 90_000, plural: "map tiles" },
  { sku: "route-plans", unit: "plan", price: 75_000, least: 40, most: 5_000, plural: "route plans" },
  { sku: "weather-cells", unit: "cell", price: 6_000, least: 500, most: 40_000, plural: "weather grid cells" },
  { sku: "price-history-rows", unit: "row", price: 2_500, least: 2_000, most: 99_000, plural: "rows of price history" },
  { sku: "sensor-readings", unit: "reading", price: 2_000, least: 2_000, most: 99_000, plural: "sensor readings" },
  { sku: "gpu-minutes", unit: "minute", price: 95_000, least: 30, most: 6_000, plural: "GPU minutes" },
  {
    sku: "batch-inference",
    unit: "thousand_tokens",
    price: 14_000,
    least: 500,
    most: 40_000,
    plural: "thousand-token batches",
  },
  { sku: "embedding-batches", unit: "batch", price: 130_000, least: 20, most: 3_000, plural: "embedding batches" },
  {
    sku: "storage-days",
    unit: "gigabyte_day",
    price: 5_000,
    least: 500,
    most: 60_000,
    plural: "gigabyte-days of storage",
  },
  { sku: "proxy-hours", unit: "hour", price: 210_000, least: 12, most: 2_000, plural: "proxy hours" },
  { sku: "contract-reviews", unit: "document", price: 3_800_000, least: 2, most: 120, plural: "contract reviews" },
  { sku: "invoice-extractions", unit: "invoice", price: 85_000, least: 50, most: 6_000, plural: "invoice extractions" },
  { sku: "fraud-scores", unit: "score", price: 17_000, least: 300, most: 30_000, plural: "fraud scores" },
  { sku: "lead-lists", unit: "lead", price: 240_000, least: 25, most: 2_500, plural: "verified leads" },
  { sku: "survey-answers", unit: "answer", price: 900_000, least: 10, most: 800, plural: "survey answers" },
  { sku: "code-reviews", unit: "review", price: 1_600_000, least: 3, most: 300, plural: "code reviews" },
  { sku: "test-runs", unit: "run", price: 320_000, least: 15, most: 1_500, plural: "browser test runs" },
] as const;
