import type { Report } from "../validation.ts";
import type { Action, Conversation } from "./conversation.ts";

const guarded: ReadonlySet<string> = new Set([
  ...["issue_refund", "create_replacement", "send_return_label", "cancel_order", "update_order", "send_invoice"],
  ...["unlock_account", "credit_points", "close_account", "issue_voucher"],
]);
const onOrders: ReadonlySet<string> = new Set([
  ...["issue_refund", "create_replacement", "send_return_label", "cancel_order", "update_order"],
]);
const refundable: ReadonlySet<string> = new Set(["start_return", "refund_pending", "refund_short"]);
const highestVoucher: Readonly<Record<string, number>> = { SEK: 440, PLN: 170 };

function cents(value: number): number {
  return Math.round(value * 100);
}

function find(actions: readonly Action[], name: string): Action | undefined {
  for (const action of actions) if (action.name === name) return action;
  return undefined;
}

/** Rules on what agents do in the shop's systems. */
export function checkDeeds(row: Conversation, report: Report): void {
  checkSequence(row, report);
  checkRefund(row, report);
  checkVoucher(row, report);
  const transferred = find(row.actions, "transfer_to_specialist") !== undefined;
  const said = row.messages.some((message) => message.act === "transfer");
  const handed = row.agent_type === "bot_then_human";
  if (row.escalated !== (transferred && said) || transferred !== said || (handed && !row.escalated)) {
    report("escalation", `escalated ${row.escalated}, transferred ${transferred}, said ${said}, ${row.agent_type}`);
  }
}

function checkSequence(row: Conversation, report: Report): void {
  const careless = row.scenario === "policy_violation" && row.violated_policy === "POL-ID-1";
  let turn = 1;
  let verified = false;
  let found = false;
  let asked = false;
  let unguarded = false;
  for (const { after_turn: after, name, result } of row.actions) {
    if (after < turn || after > row.message_count) report("actions-order", `${name} after turn ${after}`);
    turn = after;
    if (name === "verify_identity") {
      asked = true;
      if (result === "ok") {
        verified = true;
        if (!isGiven(row, after)) report("verified-by-talk", `verified after turn ${after}`);
      }
    } else if (name === "look_up_order") {
      if (result === "ok") found = true;
    } else if (guarded.has(name)) {
      unguarded = true;
      if (!verified && !careless) report("identity-first", `${name} before the identity is verified`);
      if (!found && onOrders.has(name)) report("order-first", `${name} before the order is looked up`);
    }
  }
  if (careless && (asked || !unguarded)) report("identity-first", "POL-ID-1 is not broken");
}

/** True when the customer has given a customer number by a turn. */
function isGiven(row: Conversation, by: number): boolean {
  for (const message of row.messages) {
    if (message.turn > by) return false;
    if (message.role !== "customer" || message.act !== "give_identity") continue;
    for (const mention of message.entities) if (mention.field === "customer_id") return true;
  }
  return false;
}

function checkRefund(row: Conversation, report: Report): void {
  const amount = row.refund_amount;
  const action = find(row.actions, "issue_refund");
  const settled = row.resolution === "resolved" || row.resolution === "follow_up";
  const owed = settled && refundable.has(row.subintent);
  if ((amount !== null) !== (action !== undefined || owed)) report("refund", `refund_amount ${amount}`);
  if (amount !== null && !(amount > 0 && amount <= (row.order_total ?? 0))) {
    report("refund", `${amount} of ${row.order_total}`);
  }
  for (const { args, name } of row.actions) {
    if (name === "issue_refund" && args.amount !== amount) report("refund", `args.amount ${String(args.amount)}`);
  }
}

function checkVoucher(row: Conversation, report: Report): void {
  const amount = row.voucher_amount;
  const action = find(row.actions, "issue_voucher");
  if ((amount !== null) !== (action !== undefined)) report("voucher", `voucher_amount ${amount}`);
  for (const { args, name } of row.actions) {
    if (name === "issue_voucher" && args.amount !== amount) report("voucher", `args.amount ${String(args.amount)}`);
  }
  if (amount === null) return;
  const most = Math.min(Math.ceil(cents(row.order_total ?? 0) / 1_000), highestVoucher[row.currency] ?? 40);
  if (amount < 1 || amount > most) report("voucher", `${amount} where ${most} is the most`);
}
