import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A value that a message speaks of: the row's field, and its form in the text. */
export interface Mention {
  readonly field: string;
  readonly text: string;
}

export interface Message {
  readonly act: string;
  readonly emotion: string;
  readonly entities: readonly Mention[];
  readonly intensity: number;
  readonly role: string;
  readonly sentiment: number;
  readonly text: string;
  readonly ts: string;
  readonly turn: number;
}

export interface Action {
  readonly after_turn: number;
  readonly args: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly result: string;
}

/** A conversation whose fields have the published types. */
export interface Conversation {
  readonly conversation_id: string;
  readonly channel: string;
  readonly started_at: string;
  readonly ended_at: string;
  readonly country: string;
  readonly customer_id: string;
  readonly loyalty_tier: string | null;
  readonly patience: number;
  readonly verbosity: number;
  readonly formality: number;
  readonly agent_id: string;
  readonly agent_type: string;
  readonly intent: string;
  readonly subintent: string;
  readonly order_id: string | null;
  readonly ordered_at: string | null;
  readonly order_state: string | null;
  readonly order_total: number | null;
  readonly currency: string;
  readonly sku: string | null;
  readonly category: string | null;
  readonly product: string | null;
  readonly quantity: number | null;
  readonly unit_price: number | null;
  readonly due_on: string | null;
  readonly delivered_on: string | null;
  readonly parcel_id: string | null;
  readonly detail: string | null;
  readonly follow_up_on: string | null;
  readonly refund_amount: number | null;
  readonly voucher_amount: number | null;
  readonly messages: readonly Message[];
  readonly message_count: number;
  readonly actions: readonly Action[];
  readonly policy_refs: readonly string[];
  readonly resolution: string;
  readonly escalated: boolean;
  readonly scenario: string;
  readonly violated_policy: string | null;
  readonly first_response_s: number;
  readonly handle_time_s: number;
  readonly csat: number | null;
  readonly nps: number | null;
  readonly summary: string;
  readonly causal_summary: string;
  readonly schema_version: string;
}

/** Subintents by the intent that they belong to. */
export const intents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["delivery", new Set(["late_parcel", "lost_parcel", "damaged_parcel", "wrong_item", "missing_item"])],
  ["return", new Set(["start_return", "exchange", "label_problem"])],
  ["refund", new Set(["refund_pending", "refund_short"])],
  ["order_change", new Set(["cancel_order", "change_address", "change_quantity"])],
  ["product", new Set(["faulty", "missing_part", "usage_question"])],
  ["payment", new Set(["declined_payment", "charged_twice", "invoice_copy"])],
  ["account", new Set(["locked_out", "points_missing", "close_account"])],
  ["promotion", new Set(["code_rejected", "price_drop"])],
  ["stock", new Set(["availability", "product_advice"])],
  ["security", new Set(["unknown_order", "suspicious_message"])],
]);

export const policies: readonly string[] = [
  ...["POL-ID-1", "POL-RET-30", "POL-REF-5", "POL-DEL-7", "POL-CAN-0"],
  ...["POL-WAR-24", "POL-GOOD-10", "POL-PRO-14", "POL-SEC-2", "POL-DOC-1"],
];

const crockford = (prefix: string, width: number): FieldRule => ({
  type: "text",
  pattern: new RegExp(`^${prefix}[0-9A-HJKMNP-TV-Z]{${width}}$`),
});
const text: FieldRule = { type: "text" };
const instant: FieldRule = { type: "instant" };
const share: FieldRule = { type: "number", minimum: 0, maximum: 1, decimals: 2 };
const amount: FieldRule = { type: "money", minimum: 0, nullable: true };
const whole = (minimum: number, maximum?: number): FieldRule =>
  maximum === undefined ? { type: "integer", minimum } : { type: "integer", minimum, maximum };

/** Published form of each field. */
export const conversationRules: RecordRules = new Map<string, FieldRule>([
  ["conversation_id", crockford("CNV-", 6)],
  ["channel", memberOf("web_chat", "app_chat", "messaging")],
  ["started_at", instant],
  ["ended_at", instant],
  ["country", memberOf("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["customer_id", crockford("CUS-", 6)],
  ["loyalty_tier", orNull(memberOf("bronze", "silver", "gold", "platinum"))],
  ["patience", share],
  ["verbosity", share],
  ["formality", share],
  ["agent_id", crockford("AGT-", 4)],
  ["agent_type", memberOf("bot", "human", "bot_then_human")],
  ["intent", memberOf(...intents.keys())],
  ["subintent", memberOf(...[...intents.values()].flatMap((members) => [...members]))],
  ["order_id", orNull(crockford("ORD-", 6))],
  ["ordered_at", orNull(instant)],
  ["order_state", orNull(memberOf("processing", "in_transit", "delivered", "cancelled"))],
  ["order_total", amount],
  ["currency", memberOf("EUR", "GBP", "SEK", "PLN")],
  ["sku", orNull(crockford("SKU-", 4))],
  [
    "category",
    orNull(
      memberOf(
        ...["grocery", "apparel", "household", "health_beauty", "electronics", "books"],
        ...["toys", "shoes", "sports", "pets", "digital", "jewellery"],
      ),
    ),
  ],
  ["product", orNull(text)],
  ["quantity", orNull(whole(1, 12))],
  ["unit_price", amount],
  ["due_on", { type: "day", nullable: true }],
  ["delivered_on", { type: "day", nullable: true }],
  ["parcel_id", orNull(crockford("PCL-", 8))],
  ["detail", orNull(text)],
  ["follow_up_on", { type: "day", nullable: true }],
  ["refund_amount", amount],
  ["voucher_amount", amount],
  ["messages", { type: "array" }],
  ["message_count", whole(4, 60)],
  ["actions", { type: "array" }],
  ["policy_refs", { type: "array" }],
  ["resolution", memberOf("resolved", "follow_up", "declined_by_policy", "unresolved", "abandoned")],
  ["escalated", { type: "boolean" }],
  ["scenario", memberOf("standard", "policy_violation")],
  ["violated_policy", orNull(memberOf(...policies))],
  ["first_response_s", whole(0)],
  ["handle_time_s", whole(1)],
  ["csat", orNull(whole(1, 5))],
  ["nps", orNull(whole(0, 10))],
  ["summary", text],
  ["causal_summary", text],
  ["schema_version", versionRule],
]);
