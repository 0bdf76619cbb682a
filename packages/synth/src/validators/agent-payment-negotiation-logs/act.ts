import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** An act of a negotiation whose fields have the published types. */
export interface Act {
  negotiation_id: string;
  round: number;
  rounds: number;
  ts: string;
  actor: string;
  act: string;
  buyer_agent_id: string;
  seller_agent_id: string;
  buyer_model: string;
  seller_model: string;
  buyer_wallet: string;
  seller_wallet: string;
  item_sku: string;
  item_unit: string;
  item_quantity: number;
  list_price: number;
  offer_price: number | null;
  standing_bid: number | null;
  standing_ask: number | null;
  currency: string;
  sla: string;
  ttl_s: number;
  terms_changed: boolean;
  buyer_limit: number;
  seller_reserve: number;
  buyer_target: number;
  seller_target: number;
  concession: number | null;
  buyer_strategy: string;
  seller_strategy: string;
  utterance: string;
  outcome: string | null;
  final_price: number | null;
  surplus_split: number | null;
  mandate: Readonly<Record<string, unknown>> | null;
  mandate_id: string | null;
  budget_remaining: number;
  x402_ref: string | null;
  schema_version: string;
}

const agent: FieldRule = { type: "text", pattern: /^agt_[0-9A-HJKMNP-TV-Z]{6}$/ };
const model = memberOf("aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4");
const wallet: FieldRule = { type: "text", pattern: /^0x[0-9a-fA-F]{40}$/ };
const strategy = memberOf("boulware", "linear", "conceder", "tit_for_tat");
const money: FieldRule = { type: "money", minimum: 0 };
const price: FieldRule = { type: "money", minimum: 0.01 };

const skus = [
  ...["web-search-calls", "page-renders", "address-checks", "company-profiles", "product-matches", "translated-words"],
  ...["subtitle-minutes", "speech-minutes", "image-labels", "map-tiles", "route-plans", "weather-cells"],
  ...["price-history-rows", "sensor-readings", "gpu-minutes", "batch-inference", "embedding-batches", "storage-days"],
  ...["proxy-hours", "contract-reviews", "invoice-extractions", "fraud-scores", "lead-lists", "survey-answers"],
  ...["code-reviews", "test-runs"],
];
const units = [
  ...["call", "page", "check", "profile", "match", "word", "minute", "label", "tile", "plan", "cell", "row", "reading"],
  ...["thousand_tokens", "batch", "gigabyte_day", "hour", "document", "invoice", "score", "lead", "answer", "review"],
  "run",
];

export const actRules: RecordRules = new Map<keyof Act, FieldRule>([
  ["negotiation_id", { type: "text", pattern: /^NEG-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["round", { type: "integer", minimum: 1 }],
  ["rounds", { type: "integer", minimum: 3, maximum: 28 }],
  ["ts", { type: "instant" }],
  ["actor", memberOf("buyer_agent", "seller_agent", "mediator")],
  [
    "act",
    memberOf(
      ...["request_quote", "init_price", "counter", "inform", "accept"],
      ...["reject", "walk_away", "sign_mandate", "settle"],
    ),
  ],
  ["buyer_agent_id", agent],
  ["seller_agent_id", agent],
  ["buyer_model", model],
  ["seller_model", model],
  ["buyer_wallet", wallet],
  ["seller_wallet", wallet],
  ["item_sku", memberOf(...skus)],
  ["item_unit", memberOf(...units)],
  ["item_quantity", { type: "integer", minimum: 1, maximum: 200_000 }],
  ["list_price", price],
  ["offer_price", orNull(price)],
  ["standing_bid", orNull(money)],
  ["standing_ask", orNull(money)],
  ["currency", memberOf("USDC")],
  ["sla", memberOf("best_effort", "standard", "priority", "guaranteed")],
  ["ttl_s", { type: "integer", minimum: 30, maximum: 3_600 }],
  ["terms_changed", { type: "boolean" }],
  ["buyer_limit", money],
  ["seller_reserve", money],
  ["buyer_target", money],
  ["seller_target", money],
  ["concession", orNull(money)],
  ["buyer_strategy", strategy],
  ["seller_strategy", strategy],
  ["utterance", { type: "text" }],
  ["outcome", orNull(memberOf("agreed", "rejected", "walked_away", "expired"))],
  ["final_price", orNull(money)],
  ["surplus_split", orNull({ type: "number", minimum: 0, maximum: 1, decimals: 4 })],
  ["mandate", orNull({ type: "object" })],
  [
    "mandate_id",
    orNull({ type: "text", pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ }),
  ],
  ["budget_remaining", money],
  ["x402_ref", orNull({ type: "text", pattern: /^0x[0-9a-f]{64}$/ })],
  ["schema_version", versionRule],
]);

/** An amount of USDC in cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

/** The same of an amount that may be absent. */
export function centsOrNull(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100);
}
