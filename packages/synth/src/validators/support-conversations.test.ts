import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { supportConversations } from "../datasets/support-conversations.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Conversation, Message } from "./support-conversations/conversation.ts";
import { validateSupportConversations } from "./support-conversations.ts";

validatorTrial(supportConversations, validateSupportConversations);

const valid: Row[] = [...parsedRows(supportConversations, "validators", 0, 700)];
const as = (row: Row | undefined): Conversation => row as unknown as Conversation;
const at = (accepts: (row: Conversation, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 20 && accepts(as(row), index));
const acted = (row: Conversation, name: string): boolean => row.actions.some((action) => action.name === name);
const mentions = (row: Conversation, field: string): boolean =>
  row.messages.some((message) => message.entities.some((mention) => mention.field === field));

const refunded = at((row) => acted(row, "issue_refund") && row.scenario === "standard");
const vouched = at((row) => row.voucher_amount !== null && row.scenario === "standard");
const careless = at((row) => row.violated_policy === "POL-ID-1");
const lenient = at((row) => row.violated_policy === "POL-RET-30");
const escalated = at((row) => row.agent_type === "bot_then_human");
const plain = at((row) => row.agent_type === "human" && row.scenario === "standard" && !row.escalated);
const botOnly = at((row) => row.agent_type === "bot");
const resolved = at((row) => row.resolution === "resolved" && row.order_id !== null);
const late = at((row) => row.subintent === "late_parcel");
const returned = at(
  (row) => row.subintent === "start_return" && row.resolution === "resolved" && row.violated_policy === null,
);
const abandoned = at((row) => row.resolution === "abandoned");
const followed = at((row) => row.resolution === "follow_up");
const silent = at((row) => row.csat === null);
const delivered = at((row) => row.order_state === "delivered");
const dated = at((row) => mentions(row, "delivered_on"));
const paid = at((row) => mentions(row, "refund_amount"));
const again = at((row, index) => valid.slice(0, index).some((other) => other.customer_id === row.customer_id));
const known = at((row, index) => row.sku !== null && valid.slice(0, index).some((other) => other.sku === row.sku));

/** Changes a message of a conversation. */
const message =
  (index: number, place: number | ((of: Message) => boolean), change: Partial<Message>) => (rows: Row[]) => {
    const row = as(rows[index]);
    const found = typeof place === "number" ? place : row.messages.findIndex(place);
    rows[index] = {
      ...rows[index],
      messages: row.messages.with(found, { ...row.messages[found], ...change } as Message),
    };
  };
const actions = (index: number, change: (row: Conversation) => readonly object[]) => (rows: Row[]) => {
  rows[index] = { ...rows[index], actions: change(as(rows[index])) };
};
const without = (name: string) => (row: Conversation) => row.actions.filter((action) => action.name !== name);
const said = (index: number, text: string) => message(index, 0, { text });
const byCustomer = (of: Message): boolean => of.role === "customer";
const byService = (of: Message): boolean => of.role !== "customer";
const speaksOf = (field: string) => (of: Message) => of.entities.some((mention) => mention.field === field);
const speaks = (index: number, field: string, text: string) =>
  message(index, speaksOf(field), { entities: [{ field, text }], text: `It was ${text}` });
const other = (index: number, name: string, one: unknown, two: unknown): Row => ({
  [name]: valid[index]?.[name] === one ? two : one,
});

const mutations: readonly Mutation[] = [
  ["key", "a conversation that stands twice", (rows) => rows.splice(plain, 0, { ...rows[plain] })],
  ["time-order", "a conversation before the row above", (rows) => rows.splice(5, 1, rows[60] ?? {}, rows[5] ?? {})],
  ["message-order", "a message that is missing", (rows) => (as(rows[plain]).messages as Message[]).splice(2, 1)],
  ["message-order", "a message before the one above", message(plain, 3, { ts: "2019-01-01T00:00:00.000Z" })],
  ["message-order", "another end", changed(plain, { ended_at: later(valid[plain]?.ended_at, 1) })],
  ["first-speaker", "an agent who begins with a solution", message(plain, 0, { role: "agent", act: "offer_solution" })],
  ["roles", "a bot where only people are", message(plain, byService, { role: "bot" })],
  ["roles", "a bot with a person's number", changed(botOnly, { agent_id: "AGT-01K7" })],
  ["acts", "a customer who looks up the order", message(plain, byCustomer, { act: "report_finding" })],
  ["sentiment", "a delighted anger", message(plain, byCustomer, { emotion: "anger", sentiment: 0.5 })],
  ["sentiment", "an agent in rage", message(plain, byService, { intensity: 0.5 })],
  ["sentiment", "a third of a sentiment", message(plain, byCustomer, { emotion: "hope", sentiment: 0.333 })],
  ["grounded", "a refund of another amount", speaks(paid, "refund_amount", "9999.99")],
  [
    "grounded",
    "an amount in another currency",
    speaks(
      paid,
      "refund_amount",
      `${Number(valid[paid]?.refund_amount).toFixed(2)} ${valid[paid]?.currency === "SEK" ? "zloty" : "kronor"}`,
    ),
  ],
  ["grounded", "a day that is another", speaks(dated, "delivered_on", "31 December")],
  ["grounded", "a day too long ago", speaks(dated, "delivered_on", "900 days ago")],
  ["grounded", "an entity that nobody wrote", message(paid, speaksOf("refund_amount"), { text: "A refund." })],
  [
    "grounded",
    "an entity that is no field",
    message(plain, 0, { entities: [{ field: "luck", text: "a" }], text: "a" }),
  ],
  ["no-loose-values", "an amount from nowhere", said(plain, "It costs 12.34 in all.")],
  ["no-loose-values", "an order from nowhere", said(plain, "What of ORD-3F7K2Q?")],
  ["no-loose-values", "a day from nowhere", said(plain, "It came on 3 May.")],
  ["no-loose-values", "a time from nowhere", said(plain, "It came three days ago.")],
  ["actions-order", "an action after the end", (rows) => rows.splice(refunded, 1, lateAction(rows[refunded]))],
  ["actions-order", "actions the other way round", actions(refunded, (row) => row.actions.toReversed())],
  ["identity-first", "a refund to anybody", actions(refunded, without("verify_identity"))],
  ["identity-first", "a violation that is none", actions(careless, () => [])],
  ["order-first", "a refund for any order", actions(refunded, without("look_up_order"))],
  [
    "verified-by-talk",
    "an identity that nobody gave",
    message(refunded, (of) => of.act === "give_identity", { act: "add_context" }),
  ],
  ["refund", "a refund that is not named", changed(refunded, { refund_amount: null })],
  ["refund", "a refund beyond the order", changed(refunded, { order_total: 0.01 })],
  ["refund", "a refund of another amount", changed(refunded, { refund_amount: 0.01 })],
  ["voucher", "a voucher that nobody issued", actions(vouched, without("issue_voucher"))],
  ["voucher", "a voucher of a fortune", changed(vouched, { voucher_amount: 900 })],
  ["escalation", "an escalation that is not", changed(escalated, { escalated: false })],
  ["escalation", "an escalation that nobody said", message(escalated, (of) => of.act === "transfer", { act: "hold" })],
  ["resolution-acts", "an end that was none", changed(abandoned, { resolution: "declined_by_policy" })],
  ["resolution-acts", "a promise without a day", changed(followed, { follow_up_on: null })],
  ["resolution-acts", "a day without a promise", changed(resolved, { follow_up_on: "2020-03-01" })],
  ["intent", "a parcel among the accounts", changed(late, { intent: "account" })],
  ["order-fields", "an order without a number", changed(late, { order_id: null })],
  ["order-fields", "an article without a price", changed(late, { unit_price: null })],
  ["order-times", "an order from the future", changed(late, { ordered_at: "2031-01-01T00:00:00.000Z" })],
  ["order-times", "a delivery from the future", changed(delivered, { delivered_on: "2031-01-01" })],
  ["order-times", "a parcel that has no number", changed(delivered, { parcel_id: null })],
  ["order-times", "a promise of months", changed(late, { due_on: "2031-01-01" })],
  ["order-amounts", "an order for nothing", changed(late, { order_total: 0 })],
  ["order-amounts", "an article for nothing", changed(late, { unit_price: 0 })],
  ["states-of-matters", "a late parcel that has come", changed(late, { order_state: "delivered" })],
  ["states-of-matters", "a return of what never came", changed(returned, { order_state: "in_transit" })],
  ["policy-window", "a return after a quarter", changed(returned, { delivered_on: "2019-11-01" })],
  [
    "policy-window",
    "a lenient agent in time",
    changed(lenient, { delivered_on: String(valid[lenient]?.started_at).slice(0, 10) }),
  ],
  ["violation", "a violation without a policy", changed(lenient, { violated_policy: null })],
  ["violation", "policies out of order", changed(plain, { policy_refs: ["POL-REF-5", "POL-ID-1"] })],
  ["violation", "a policy twice", changed(plain, { policy_refs: ["POL-ID-1", "POL-ID-1"] })],
  ["durations", "a second more", changed(plain, { handle_time_s: Number(valid[plain]?.handle_time_s) + 1 })],
  [
    "durations",
    "an answer a second later",
    changed(plain, { first_response_s: Number(valid[plain]?.first_response_s) + 1 }),
  ],
  ["nps", "a recommendation without a rating", changed(silent, { nps: 9 })],
  ["customer-constant", "a customer with another habit", changed(again, other(again, "patience", 0.5, 0.51))],
  ["customer-constant", "a customer who moves", changed(again, other(again, "country", "GB", "DE"))],
  ["customer-constant", "kronor elsewhere", changed(plain, other(plain, "currency", "SEK", "EUR"))],
  ["article-constant", "an article with two names", changed(known, { product: "something else" })],
  ["summary", "a summary of something else", changed(resolved, { summary: "All went well." })],
  ["summary", "a summary of another end", changed(resolved, { resolution: "unresolved" })],
  ["summary", "a cause that is none", changed(resolved, { causal_summary: "It happened for no reason at all." })],
  ["reserved", "a mail address", said(plain, "Write to anna@mail.example please")],
  ["reserved", "a phone number", said(plain, "Call 030 1234567 please")],
  ["reserved", "a full name", said(plain, "Hello, this is Anna Schmidt speaking")],
  ["schema", "a null where none is declared", changed(plain, { summary: null })],
  ["schema", "a third of a cent", changed(plain, { order_total: 1.003 })],
  ["schema", "a message without a text", message(plain, 1, { text: "" })],
  [
    "schema",
    "an action that nobody can do",
    actions(plain, () => [{ after_turn: 1, args: {}, name: "fly", result: "ok" }]),
  ],
  ["schema", "a policy that nobody has", changed(plain, { policy_refs: ["POL-NO-1"] })],
  ["schema", "a field that nobody declared", changed(plain, { note: "x" })],
  ["schema", "a version that changes", changed(plain, { schema_version: "9.9.9" })],
];

/** A conversation whose first action comes after all messages. */
function lateAction(row: Row | undefined): Row {
  const { actions: done, message_count: count } = as(row);
  return { ...row, actions: done.with(0, { ...done[0], after_turn: count + 1 } as (typeof done)[0]) };
}

mutationTrial({
  dataset: supportConversations,
  validate: validateSupportConversations,
  valid,
  mutations,
  determined: [
    ...["conversation_id", "started_at", "ended_at", "agent_type", "subintent", "intent", "order_id", "ordered_at"],
    ...["order_state", "currency", "category", "product", "messages", "message_count", "actions", "refund_amount"],
    ...["handle_time_s", "summary", "delivered_on", "due_on"],
  ],
  noticed: 0.9,
});
