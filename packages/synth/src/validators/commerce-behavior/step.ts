import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A step of a journey whose fields have the published types. */
export interface Step {
  journey_id: string;
  journey_no: number;
  step_no: number;
  ts: string;
  journey_started_at: string;
  customer_id: string;
  loyalty_tier: string | null;
  country: string;
  currency: string;
  stage: string;
  sku: string | null;
  category: string | null;
  price: number | null;
  qty: number | null;
  basket_items: number;
  basket_value: number;
  coupon: string | null;
  discount_pct: number;
  shipping_option: string | null;
  order_value: number | null;
  order_margin: number | null;
  rating: number | null;
  abandoned: boolean;
  abandonment_reason: string | null;
  channel: string;
  device_type: string;
  device_id: string;
  returning: boolean;
  ltv_to_date: number;
  days_since_last: number | null;
  schema_version: string;
}

/** What a coupon takes off, in percent. */
export const coupons: ReadonlyMap<string, number> = new Map([
  ["HELLO10", 10],
  ["BACK5", 5],
  ["TREAT15", 15],
  ["SEASON20", 20],
  ["VIP25", 25],
]);

const money: FieldRule = { type: "money", minimum: 0 };
const positive: FieldRule = { type: "integer", minimum: 1 };
const upTo = (maximum: number): FieldRule => ({ type: "integer", nullable: true, minimum: 1, maximum });

/** Published form of each field. */
export const stepRules: RecordRules = new Map<string, FieldRule>([
  ["journey_id", { type: "text", pattern: /^JRN-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["journey_no", positive],
  ["step_no", positive],
  ["ts", { type: "instant" }],
  ["journey_started_at", { type: "instant" }],
  ["customer_id", { type: "text", pattern: /^CUS-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["loyalty_tier", orNull(memberOf("bronze", "silver", "gold", "platinum"))],
  ["country", memberOf("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["currency", memberOf("EUR", "GBP", "SEK", "PLN")],
  [
    "stage",
    memberOf("search", "view", "cart_add", "cart_remove", "checkout", "payment", "purchase", "review", "return"),
  ],
  ["sku", { type: "text", nullable: true, pattern: /^SKU-[0-9A-HJKMNP-TV-Z]{4}$/ }],
  [
    "category",
    orNull(
      memberOf(
        ...["grocery", "apparel", "household", "health_beauty", "electronics", "books"],
        ...["toys", "shoes", "sports", "pets", "digital", "jewellery"],
      ),
    ),
  ],
  ["price", { type: "money", nullable: true, minimum: 0.01 }],
  ["qty", upTo(4)],
  ["basket_items", { type: "integer", minimum: 0 }],
  ["basket_value", money],
  ["coupon", orNull(memberOf(...coupons.keys()))],
  ["discount_pct", { type: "integer", minimum: 0, maximum: 25 }],
  ["shipping_option", orNull(memberOf("standard", "express", "pickup"))],
  ["order_value", orNull(money)],
  ["order_margin", { type: "money", nullable: true }],
  ["rating", upTo(5)],
  ["abandoned", { type: "boolean" }],
  [
    "abandonment_reason",
    orNull(memberOf("shipping_cost", "just_browsing", "delivery_time", "account_required", "payment_failed")),
  ],
  ["channel", memberOf("direct", "organic_search", "paid_search", "email", "social", "affiliate")],
  ["device_type", memberOf("mobile", "desktop", "tablet")],
  ["device_id", { type: "text", pattern: /^dev_[0-9a-f]{12}$/ }],
  ["returning", { type: "boolean" }],
  ["ltv_to_date", money],
  ["days_since_last", { type: "integer", nullable: true, minimum: 0 }],
  ["schema_version", versionRule],
]);

/** A number of major units as minor ones. */
export function cents(value: number): number {
  return Math.round(value * 100);
}
