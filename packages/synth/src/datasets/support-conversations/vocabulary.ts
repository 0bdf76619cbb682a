/** The closed vocabularies of the support conversations. An enum's cell is the index here. */
export const channels = ["web_chat", "app_chat", "messaging"] as const;

export const agentTypes = ["bot", "human", "bot_then_human"] as const;
export type AgentType = (typeof agentTypes)[number];
export const BOT = 0;
export const HUMAN = 1;
export const BOT_THEN_HUMAN = 2;

export const intents = [
  "delivery",
  "return",
  "refund",
  "order_change",
  "product",
  "payment",
  "account",
  "promotion",
  "stock",
  "security",
] as const;
export type Intent = (typeof intents)[number];

export const subintents = [
  "late_parcel",
  "lost_parcel",
  "damaged_parcel",
  "wrong_item",
  "missing_item",
  "start_return",
  "exchange",
  "label_problem",
  "refund_pending",
  "refund_short",
  "cancel_order",
  "change_address",
  "change_quantity",
  "faulty",
  "missing_part",
  "usage_question",
  "declined_payment",
  "charged_twice",
  "invoice_copy",
  "locked_out",
  "points_missing",
  "close_account",
  "code_rejected",
  "price_drop",
  "availability",
  "product_advice",
  "unknown_order",
  "suspicious_message",
] as const;
export type Subintent = (typeof subintents)[number];

export const resolutions = ["resolved", "follow_up", "declined_by_policy", "unresolved", "abandoned"] as const;
export type Resolution = (typeof resolutions)[number];

export const scenarios = ["standard", "policy_violation"] as const;

export const orderStates = ["processing", "in_transit", "delivered", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

/** The retailer's rules that agents follow; the reference is what rows carry. */
export const policies = [
  { ref: "POL-ID-1", rule: "Identity is verified before account data or money is spoken of." },
  { ref: "POL-RET-30", rule: "Articles may be returned within 30 days of delivery." },
  {
    ref: "POL-REF-5",
    rule: "Refunds reach the customer within 5 working days of approval and never exceed the order.",
  },
  { ref: "POL-DEL-7", rule: "A parcel counts as lost 7 days after the day it was due." },
  { ref: "POL-CAN-0", rule: "An order can be changed or cancelled only while it is being processed." },
  { ref: "POL-WAR-24", rule: "Faulty articles are replaced or refunded for 24 months after delivery." },
  { ref: "POL-GOOD-10", rule: "Goodwill vouchers are at most a tenth of the order." },
  { ref: "POL-PRO-14", rule: "Price drops are made good within 14 days of the order." },
  { ref: "POL-SEC-2", rule: "Agents never ask for passwords or full card numbers." },
  { ref: "POL-DOC-1", rule: "Invoices are sent to the account they belong to only." },
] as const;
export type PolicyRef = (typeof policies)[number]["ref"];

export const customerActs = [
  "greet",
  "state_problem",
  "add_context",
  "give_identity",
  "give_order",
  "answer_question",
  "complain_wait",
  "express_frustration",
  "express_worry",
  "ask_status",
  "ask_reason",
  "ask_deadline",
  "ask_alternative",
  "acknowledge",
  "accept_offer",
  "accept_reluctantly",
  "reject_offer",
  "request_escalation",
  "threaten_leave",
  "confirm_details",
  "thank",
  "praise_agent",
  "decline_more",
  "ask_more",
  "say_goodbye",
  "check_in",
] as const;
export type CustomerAct = (typeof customerActs)[number];

export const agentActs = [
  "greet",
  "ask_problem",
  "empathise",
  "apologise",
  "ask_identity",
  "confirm_identity",
  "ask_order",
  "ask_detail",
  "hold",
  "report_finding",
  "explain_policy",
  "offer_solution",
  "offer_goodwill",
  "refuse_request",
  "instruct",
  "confirm_action",
  "promise_follow_up",
  "transfer",
  "introduce_specialist",
  "check_understanding",
  "give_status",
  "give_reason",
  "give_deadline",
  "give_alternative",
  "reassure",
  "ask_more",
  "answer_more",
  "close",
  "bot_fallback",
] as const;
export type AgentAct = (typeof agentActs)[number];

export const emotions = [
  "neutral",
  "frustration",
  "anger",
  "disappointment",
  "worry",
  "confusion",
  "hope",
  "relief",
  "satisfaction",
  "gratitude",
] as const;
export type Emotion = (typeof emotions)[number];

export const actionNames = [
  "pull_up_account",
  "verify_identity",
  "look_up_order",
  "track_parcel",
  "check_stock",
  "check_payment",
  "issue_refund",
  "create_replacement",
  "send_return_label",
  "cancel_order",
  "update_order",
  "send_invoice",
  "unlock_account",
  "credit_points",
  "close_account",
  "issue_voucher",
  "block_order",
  "transfer_to_specialist",
] as const;
export type ActionName = (typeof actionNames)[number];
