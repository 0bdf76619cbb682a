import type { FieldRule, RecordRules } from "./record-rules.ts";

/** An order line whose fields have the published types. */
export interface RetailLine {
  order_id: string;
  line_no: number;
  line_count: number;
  ts: string;
  channel: string;
  store_id: string | null;
  customer_id: string | null;
  loyalty_tier: string | null;
  sku: string;
  category: string;
  mcc: string;
  quantity: number;
  unit_price: number;
  discount: number;
  tax: number;
  line_total: number;
  order_total: number;
  currency: string;
  country: string;
  payment_method: string;
  card_last4: string | null;
  status: string;
  return_flag: boolean;
  returned_at: string | null;
  is_fraud: boolean;
  fraud_scenario: string | null;
  device_id: string | null;
  ip: string | null;
  schema_version: string;
}

/** Fields that all lines of an order share. */
export const orderFields = [
  "ts",
  "channel",
  "store_id",
  "customer_id",
  "loyalty_tier",
  "order_total",
  "currency",
  "country",
  "payment_method",
  "card_last4",
  "is_fraud",
  "fraud_scenario",
  "device_id",
  "ip",
] as const satisfies readonly (keyof RetailLine)[];

const money: FieldRule = { type: "money", minimum: 0 };
const members = (...values: string[]): FieldRule => ({ type: "member", values: new Set(values) });

/** Published form of each field. */
export const lineRules: RecordRules = new Map<string, FieldRule>([
  ["order_id", { type: "text", pattern: /^ORD-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["line_no", { type: "integer", minimum: 1 }],
  ["line_count", { type: "integer", minimum: 1, maximum: 24 }],
  ["ts", { type: "instant" }],
  ["channel", members("store", "web", "app")],
  ["store_id", { type: "text", nullable: true, pattern: /^[A-Z]{2}-\d{2}$/ }],
  ["customer_id", { type: "text", nullable: true, pattern: /^CUS-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["loyalty_tier", { ...members("bronze", "silver", "gold", "platinum"), nullable: true }],
  ["sku", { type: "text", pattern: /^SKU-[0-9A-HJKMNP-TV-Z]{4}$/ }],
  ["category", { type: "text", pattern: /^[a-z_]+$/ }],
  ["mcc", { type: "text", pattern: /^\d{4}$/ }],
  ["quantity", { type: "integer" }],
  ["unit_price", { type: "money", minimum: 0.01 }],
  ["discount", money],
  ["tax", money],
  ["line_total", money],
  ["order_total", money],
  ["currency", members("EUR", "GBP", "SEK", "PLN")],
  ["country", members("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["payment_method", members("card", "cash", "mobile_wallet", "bank_transfer", "pay_later", "gift_card")],
  ["card_last4", { type: "text", nullable: true, pattern: /^\d{4}$/ }],
  ["status", members("completed", "delivered", "cancelled", "declined", "returned", "charged_back")],
  ["return_flag", { type: "boolean" }],
  ["returned_at", { type: "instant", nullable: true }],
  ["is_fraud", { type: "boolean" }],
  ["fraud_scenario", { ...members("card_testing", "account_takeover", "bust_out"), nullable: true }],
  ["device_id", { type: "text", nullable: true, pattern: /^dev_[0-9a-f]{12}$/ }],
  ["ip", { type: "text", nullable: true, pattern: /^\d{1,3}(\.\d{1,3}){3}$/ }],
  ["schema_version", { type: "text", pattern: /^\d+\.\d+\.\d+$/ }],
]);
