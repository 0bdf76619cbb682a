import { draw, unit } from "../../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import { type Case, DELIVERED_STATE, PROCESSING } from "./case.ts";
import { type Intent, intents, type Resolution, type Subintent, subintents } from "./vocabulary.ts";

const intentOf: Readonly<Record<Subintent, Intent>> = {
  late_parcel: "delivery",
  lost_parcel: "delivery",
  damaged_parcel: "delivery",
  wrong_item: "delivery",
  missing_item: "delivery",
  start_return: "return",
  exchange: "return",
  label_problem: "return",
  refund_pending: "refund",
  refund_short: "refund",
  cancel_order: "order_change",
  change_address: "order_change",
  change_quantity: "order_change",
  faulty: "product",
  missing_part: "product",
  usage_question: "product",
  declined_payment: "payment",
  charged_twice: "payment",
  invoice_copy: "payment",
  locked_out: "account",
  points_missing: "account",
  close_account: "account",
  code_rejected: "promotion",
  price_drop: "promotion",
  availability: "stock",
  product_advice: "stock",
  unknown_order: "security",
  suspicious_message: "security",
};

/** The number of each subintent's intent. */
export const intentNumbers = subintents.map((name) => intents.indexOf(intentOf[name]));

function table(weights: Partial<Record<Subintent, number>>): WeightedTable {
  return weightedTable(subintents.map((name) => weights[name] ?? 0));
}

const withoutOrder = table({
  declined_payment: 3,
  locked_out: 5,
  close_account: 2,
  code_rejected: 4,
  availability: 4,
  product_advice: 4,
  unknown_order: 2.5,
  suspicious_message: 3,
});
const whileProcessed = table({
  cancel_order: 9,
  change_address: 6,
  change_quantity: 5,
  charged_twice: 3,
  invoice_copy: 1,
});
const onTheWay = table({
  cancel_order: 3,
  change_address: 3,
  change_quantity: 1,
  charged_twice: 3,
  invoice_copy: 2,
  price_drop: 4,
});
const overdue = table({ late_parcel: 12, cancel_order: 1 });
const justDelivered = table({
  lost_parcel: 5,
  damaged_parcel: 5,
  wrong_item: 4,
  missing_item: 4,
  start_return: 6,
  exchange: 4,
  faulty: 4,
  missing_part: 5,
  usage_question: 5,
  charged_twice: 2,
  invoice_copy: 3,
  points_missing: 5,
  price_drop: 5,
});
const longDelivered = table({
  start_return: 8,
  exchange: 4,
  label_problem: 4,
  faulty: 9,
  usage_question: 6,
  invoice_copy: 3,
  points_missing: 5,
});
const returned = table({ refund_pending: 6, refund_short: 4, invoice_copy: 1 });

const orderless = new Set<Subintent>([
  "locked_out",
  "close_account",
  "code_rejected",
  "availability",
  "product_advice",
  "unknown_order",
  "suspicious_message",
  "declined_payment",
]);
const aboutArticle = new Set<Subintent>(["availability", "product_advice"]);

export const hasOrder = subintents.map((name) => !orderless.has(name));
export const hasArticle = subintents.map((name) => !orderless.has(name) || aboutArticle.has(name));

const field = { about: 10, matter: 11 } as const;
const FRESH_DAYS = 12;

/** What a customer with this case writes about: the number of the subintent. */
export function chooseMatter(of: Case, today: number, key: number): number {
  const u = draw(key, field.matter);
  if (unit(draw(key, field.about)) < 0.27) return pick(withoutOrder, u);
  if (of.returned) return pick(returned, u);
  if (of.state === DELIVERED_STATE)
    return pick(today - of.deliveredOn <= FRESH_DAYS ? justDelivered : longDelivered, u);
  if (of.state === PROCESSING) return pick(whileProcessed, u);
  return pick(of.dueOn < today ? overdue : onTheWay, u);
}

const RETURN_DAYS = 30;
const PRICE_DAYS = 14;

/** True for matters of a return that comes too late. */
export function isLateReturn(matter: Subintent, of: Case, today: number): boolean {
  return (matter === "start_return" || matter === "exchange") && today - of.deliveredOn > RETURN_DAYS;
}

/** True where a policy leaves the agent no choice but to refuse. */
export function mustRefuse(matter: Subintent, of: Case, today: number): boolean {
  if (matter === "cancel_order" || matter === "change_address" || matter === "change_quantity") {
    return of.state !== PROCESSING;
  }
  if (matter === "price_drop") return today - Math.floor(of.orderedAt / 86_400_000) > PRICE_DAYS;
  return isLateReturn(matter, of, today);
}

/** Matters that an agent may also refuse by judgement. */
const refusable = new Set<Subintent>([
  "late_parcel",
  "lost_parcel",
  "damaged_parcel",
  "wrong_item",
  "missing_item",
  "label_problem",
  "refund_pending",
  "refund_short",
  "faulty",
  "missing_part",
  "declined_payment",
  "charged_twice",
  "locked_out",
  "points_missing",
  "close_account",
  "code_rejected",
]);

/** How it will end where no policy forces it, by a draw in [0, 1). */
export function chooseResolution(matter: Subintent, u: number): Resolution {
  if (u < 0.06) return "abandoned";
  if (u < 0.12) return "unresolved";
  if (u < (matter === "late_parcel" ? 0.42 : 0.23)) return "follow_up";
  if (u < 0.3 && refusable.has(matter)) return "declined_by_policy";
  return "resolved";
}
