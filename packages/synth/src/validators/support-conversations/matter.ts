import { dayNumber, leadingDay } from "../day.ts";
import { instantMs } from "../instant.ts";
import type { Report } from "../validation.ts";
import { type Conversation, intents } from "./conversation.ts";

const DAY_MS = 86_400_000;
const withoutOrder: ReadonlySet<string> = new Set([
  ...["locked_out", "close_account", "code_rejected", "availability", "product_advice", "unknown_order"],
  ...["suspicious_message", "declined_payment"],
]);
const afterDelivery: ReadonlySet<string> = new Set([
  ...["lost_parcel", "damaged_parcel", "wrong_item", "missing_item", "start_return", "exchange", "label_problem"],
  ...["refund_pending", "refund_short", "faulty", "missing_part"],
]);
const changes: ReadonlySet<string> = new Set(["change_address", "change_quantity", "cancel_order"]);
const endings: Readonly<Record<string, string>> = {
  resolved: "was resolved",
  follow_up: "was left for a follow-up",
  declined_by_policy: "was declined by policy",
  unresolved: "was not resolved",
  abandoned: "was abandoned",
};

/** Rules on what a conversation is about and how it ends. */
export function checkMatter(row: Conversation, report: Report): void {
  if (intents.get(row.intent)?.has(row.subintent) !== true) report("intent", `${row.subintent} of ${row.intent}`);
  checkFields(row, report);
  checkTimes(row, report);
  checkState(row, report);
  checkWindow(row, report);
  checkViolation(row, report);
  checkResolution(row, report);
  checkSummary(row, report);
  if (row.csat === null && row.nps !== null) report("nps", `nps ${row.nps} without csat`);
}

function checkFields(row: Conversation, report: Report): void {
  const due = !withoutOrder.has(row.subintent);
  const order = [row.order_id, row.ordered_at, row.order_state, row.order_total, row.quantity, row.due_on];
  const article = [row.sku, row.category, row.product, row.unit_price];
  const articles = article.filter((value) => value !== null).length;
  const advised = row.subintent === "availability" || row.subintent === "product_advice";
  const complete = articles === article.length || (articles === 0 && !due && !advised);
  if (!complete || order.some((value) => (value !== null) !== due)) {
    report("order-fields", `${row.subintent} with ${JSON.stringify([...order, ...article])}`);
  }
  if (row.quantity !== null && row.unit_price !== null && row.quantity * row.unit_price < 0.01) {
    report("order-amounts", `${row.quantity} of ${row.unit_price}`);
  }
  if (row.order_total !== null && row.order_total <= 0) report("order-amounts", `order_total ${row.order_total}`);
}

function checkTimes(row: Conversation, report: Report): void {
  const { delivered_on: delivered, due_on: due, order_state: state, ordered_at: ordered } = row;
  if (ordered !== null) {
    const age = instantMs(row.started_at) - instantMs(ordered);
    if (age <= 0 || age > 120 * DAY_MS) report("order-times", `ordered ${age / DAY_MS} days before`);
    const day = leadingDay(ordered);
    const promised = due === null ? 1 : dayNumber(due) - day;
    if (promised < 1 || promised > 8) report("order-times", `due ${promised} days after the order`);
    if (delivered !== null && !(dayNumber(delivered) > day)) report("order-times", `delivered on ${delivered}`);
  }
  if (delivered !== null && dayNumber(delivered) > leadingDay(row.started_at)) {
    report("order-times", `delivered on ${delivered}, after the conversation`);
  }
  if ((delivered !== null) !== (state === "delivered")) report("order-times", `${state}, delivered on ${delivered}`);
  if ((row.parcel_id !== null) !== (state === "delivered" || state === "in_transit")) {
    report("order-times", `${state} with parcel_id ${row.parcel_id}`);
  }
}

function checkState(row: Conversation, report: Report): void {
  const { order_state: state, subintent } = row;
  let fit = true;
  if (subintent === "late_parcel") {
    fit = state === "in_transit" && row.due_on !== null && dayNumber(row.due_on) < leadingDay(row.started_at);
  } else if (afterDelivery.has(subintent)) {
    fit = state === "delivered";
  } else if (changes.has(subintent)) {
    fit = state === "processing" || (state === "in_transit" && row.resolution !== "resolved");
  }
  if (!fit) report("states-of-matters", `${subintent} with ${state}, due_on ${row.due_on}, ${row.resolution}`);
}

function checkWindow(row: Conversation, report: Report): void {
  const { delivered_on: delivered, resolution, subintent } = row;
  const lenient = row.violated_policy === "POL-RET-30";
  if (!lenient && subintent !== "start_return" && subintent !== "exchange") return;
  const age = delivered === null ? Number.NaN : leadingDay(row.started_at) - dayNumber(delivered);
  const wrong = lenient
    ? !(age > 30) || resolution === "declined_by_policy"
    : (resolution === "resolved" && age > 30) || (resolution === "declined_by_policy" && age <= 30);
  if (wrong) report("policy-window", `${resolution} ${age} days after delivery, ${row.violated_policy}`);
}

function checkViolation(row: Conversation, report: Report): void {
  const { policy_refs: refs, violated_policy: violated } = row;
  const known = violated === null || violated === "POL-ID-1" || violated === "POL-RET-30";
  if (!known || (violated !== null) !== (row.scenario === "policy_violation")) {
    report("violation", `${violated} with ${row.scenario}`);
  }
  if (violated !== null && refs.includes(violated)) report("violation", `${violated} among policy_refs`);
  for (let i = 1; i < refs.length; i++) {
    if ((refs[i - 1] ?? "") >= (refs[i] ?? "")) report("violation", `${refs[i]} after ${refs[i - 1]}`);
  }
}

function checkResolution(row: Conversation, report: Report): void {
  const { messages, resolution } = row;
  const said = (act: string) => messages.some((message) => message.act === act && message.role !== "customer");
  let fit = true;
  if (resolution === "resolved") fit = said("confirm_action") || said("instruct") || said("give_status");
  else if (resolution === "follow_up") fit = said("promise_follow_up") && row.follow_up_on !== null;
  else if (resolution === "declined_by_policy") fit = said("refuse_request");
  else if (resolution === "abandoned") fit = messages.at(-1)?.role !== "customer";
  else fit = !said("confirm_action");
  if (!fit || (row.follow_up_on !== null && resolution !== "follow_up")) {
    report("resolution-acts", `${resolution} with follow_up_on ${row.follow_up_on}`);
  }
}

function checkSummary(row: Conversation, report: Report): void {
  const { causal_summary: cause, order_id: order, summary } = row;
  const complete =
    summary.includes(row.subintent.replaceAll("_", " ")) &&
    (order === null || summary.includes(order)) &&
    summary.includes(endings[row.resolution] ?? "?");
  if (!complete) report("summary", summary);
  const words = wordsOf(cause);
  if (words < 6 || words > 40 || !(cause.startsWith("Because ") || cause.startsWith("Since "))) {
    report("summary", cause);
  }
}

function wordsOf(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words++;
  return words;
}
