import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { commerceBehavior } from "../datasets/commerce-behavior.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateCommerceBehavior } from "./commerce-behavior.ts";

validatorTrial(commerceBehavior, validateCommerceBehavior);

const valid: Row[] = [...parsedRows(commerceBehavior, "validators", 0, 6_000)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 300 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];
const number = (index: number, name: string): number => Number(value(index, name));
const cent = (index: number, name: string): number => Math.round(number(index, name) * 100 + 1) / 100;
const after = (index: number, milliseconds: number): string => later(value(index, "ts"), milliseconds);
const DAY_MS = 86_400_000;

const view = at((row) => row.stage === "view" && Number(row.step_no) > 2);
const search = at((row) => row.stage === "search");
const opening = at((row) => row.step_no === 1 && Number(row.journey_no) > 1);
const newcomer = at((row) => row.step_no === 1 && row.journey_no === 1);
const add = at((row) => row.stage === "cart_add");
const remove = at((row) => row.stage === "cart_remove");
const checkout = at((row) => row.stage === "checkout");
const payment = at((row, index) => row.stage === "payment" && valid[index + 1]?.stage === "purchase");
const purchase = at((row) => row.stage === "purchase" && row.coupon !== null);
const review = at((row) => row.stage === "review");
const sentBack = at((row) => row.stage === "return");
const left = at((row) => row.abandoned === true && row.abandonment_reason !== "payment_failed");
const welcomed = at((row) => row.coupon === "HELLO10");
const known = at(
  (row, index) =>
    row.sku !== null &&
    valid
      .slice(0, index)
      .some((before) => before.sku === row.sku && before.customer_id !== row.customer_id && before.stage === row.stage),
);

/** Changes all rows of the journey (or of another whole) that a row belongs to. */
const whole = (index: number, of: string, change: Row) => (rows: Row[]) => {
  for (const row of rows) if (row[of] === value(index, of)) Object.assign(row, change);
};
const journey = (index: number, change: Row) => whole(index, "journey_id", change);

/** The journey of a row happens some time later or earlier as a whole. */
const journeyAt = (index: number, milliseconds: number) => (rows: Row[]) => {
  for (const row of rows) {
    if (row.journey_id !== value(index, "journey_id")) continue;
    row.ts = later(row.ts, milliseconds);
    row.journey_started_at = later(row.journey_started_at, milliseconds);
  }
};

/** A third device of a customer who has many journeys. */
function thirdDevice(rows: Row[]): void {
  const journeys = new Map<unknown, unknown[]>();
  for (const row of rows) {
    if (row.step_no !== 1) continue;
    journeys.set(row.customer_id, [...(journeys.get(row.customer_id) ?? []), row.journey_id]);
  }
  const many = [...journeys.values()].find((ids) => ids.length > 3) ?? [];
  for (const row of rows) {
    const place = many.indexOf(row.journey_id);
    if (place >= 0) row.device_id = `dev_00000000000${place}`;
  }
}

const mutations: readonly Mutation[] = [
  ["key", "a step that stands twice", (rows) => rows.splice(view + 1, 0, { ...rows[view] })],
  ["journey-contiguous", "a missing step", (rows) => rows.splice(view, 1)],
  ["journey-contiguous", "a journey in the midst of another", (rows) => rows.splice(view, 0, { ...rows[0] })],
  ["customer-contiguous", "a journey number that is left out", journey(opening, { journey_no: 99 })],
  [
    "customer-contiguous",
    "a customer who comes again",
    whole(newcomer, "customer_id", { customer_id: value(0, "customer_id") }),
  ],
  ["journey-order", "a step before the one above", changed(view, { ts: after(view, -DAY_MS) })],
  ["history-order", "another start than the first step's", journey(opening, { journey_started_at: after(opening, 1) })],
  ["history-order", "a journey before the last one", journeyAt(opening, -3_000 * DAY_MS)],
  ["customer-order", "a customer before the one above", journeyAt(newcomer, -30 * DAY_MS)],
  [
    "journey-constant",
    "a journey that changes its channel",
    changed(view, { channel: value(view, "channel") === "email" ? "social" : "email" }),
  ],
  [
    "customer-constant",
    "a tier that changes",
    changed(view, { loyalty_tier: value(view, "loyalty_tier") === "gold" ? "silver" : "gold" }),
  ],
  [
    "currency-country",
    "kronor elsewhere",
    changed(view, { currency: value(view, "country") === "SE" ? "EUR" : "SEK" }),
  ],
  ["device", "a third device", thirdDevice],
  ["device", "a device of two customers", journey(newcomer, { device_id: value(0, "device_id") })],
  ["first-step", "a journey that begins with a purchase", changed(opening, { stage: "purchase" })],
  ["article", "a search for an article", changed(search, { sku: "SKU-0000", price: 5 })],
  ["article", "a view of pieces", changed(view, { qty: 1 })],
  [
    "sku-category",
    "an article that moves",
    changed(known, { category: value(known, "category") === "toys" ? "books" : "toys" }),
  ],
  ["stable-price", "two prices in a week", changed(add, { price: cent(add, "price") })],
  ["viewed", "an article that was not viewed", changed(add, { sku: "SKU-0000" })],
  ["cart", "more taken out than is in", changed(remove, { qty: number(remove, "qty") === 4 ? 3 : 4 })],
  ["basket", "a cent too much", changed(add, { basket_value: cent(add, "basket_value") })],
  ["basket", "a piece too many", changed(checkout, { basket_items: number(checkout, "basket_items") + 1 })],
  [
    "basket",
    "a basket that changes after the purchase",
    changed(review, { basket_items: number(review, "basket_items") + 1 }),
  ],
  ["stage-order", "a payment out of the blue", changed(view, { stage: "payment" })],
  ["stage-order", "a view after the checkout", changed(payment, { stage: "search" })],
  ["stage-order", "a purchase without a payment", (rows) => rows.splice(payment, 1)],
  ["afterwards", "a review within the hour", changed(review, { ts: value(review - 1, "ts") })],
  ["afterwards", "a return after months", changed(sentBack, { ts: after(sentBack, 90 * DAY_MS) })],
  ["afterwards", "a return of other pieces", changed(sentBack, { qty: number(sentBack, "qty") === 4 ? 3 : 4 })],
  ["afterwards", "a review of what was not bought", changed(review, { sku: "SKU-0000" })],
  ["shipping", "shipping before the checkout", changed(view, { shipping_option: "express" })],
  [
    "shipping",
    "shipping that changes",
    changed(payment, { shipping_option: value(payment, "shipping_option") === "express" ? "pickup" : "express" }),
  ],
  ["coupon", "another discount", changed(purchase, { discount_pct: 7 })],
  ["coupon", "a welcome to somebody who was here", journey(welcomed, { returning: true })],
  ["order-value", "a cent too much", changed(purchase, { order_value: cent(purchase, "order_value") })],
  ["order-value", "all profit", changed(purchase, { order_margin: number(purchase, "order_value") })],
  ["order-value", "an order on a view", changed(view, { order_value: 5 })],
  ["rating", "stars for a view", changed(view, { rating: 5 })],
  ["abandonment", "a cart that was left for no reason", changed(left, { abandonment_reason: null })],
  [
    "abandonment",
    "a cart left after a purchase",
    journey(purchase, { abandoned: true, abandonment_reason: "just_browsing" }),
  ],
  ["abandonment", "a payment that did not fail", journey(left, { abandonment_reason: "payment_failed" })],
  ["returning", "somebody who has bought before anything was bought", journey(newcomer, { returning: true })],
  ["lifetime", "a cent too much", changed(view, { ltv_to_date: cent(view, "ltv_to_date") })],
  ["days-since-last", "a day too many", journey(opening, { days_since_last: number(opening, "days_since_last") + 1 })],
  ["days-since-last", "a journey before the first", journey(newcomer, { days_since_last: 3 })],
  ["schema", "a null where none is declared", changed(view, { stage: null })],
  ["schema", "a third of a cent", changed(view, { price: 1.003 })],
  ["schema", "five pieces", changed(add, { qty: 5 })],
  ["schema", "a field that nobody declared", changed(view, { mood: "good" })],
  ["schema", "a version that changes", changed(view, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: commerceBehavior,
  validate: validateCommerceBehavior,
  valid,
  mutations,
  determined: [
    ...["journey_id", "journey_no", "step_no", "ts", "journey_started_at", "customer_id", "loyalty_tier", "country"],
    ...["currency", "sku", "category", "price", "qty", "basket_items", "basket_value", "coupon", "discount_pct"],
    ...["shipping_option", "order_value", "rating", "abandoned", "abandonment_reason", "channel", "device_type"],
    ...["device_id", "returning", "ltv_to_date", "days_since_last"],
  ],
});
