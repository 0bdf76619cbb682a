import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL } from "../../engine/rows.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { type Assortment, categoryOf, nextSku, pickCategory, pickSku } from "./assortment.ts";
import { MAX_LINES } from "./order-layout.ts";
import {
  CARD_TESTING,
  COMPLETED,
  categories,
  countries,
  DELIVERED,
  DIGITAL,
  ELECTRONICS,
  JEWELLERY,
  RETURNED,
  STORE,
} from "./vocabulary.ts";

/** What the lines of an order need to know of it. */
export interface OrderFacts {
  key: number;
  lines: number;
  ts: number;
  week: number;
  promotion: boolean;
  channel: number;
  country: number;
  tier: number;
  status: number;
  /** −1 for an honest order. */
  scenario: number;
  mission: number;
}

/** Places of a line's values; amounts in minor units. */
export const lineCell = {
  sku: 0,
  quantity: 1,
  price: 2,
  discount: 3,
  tax: 4,
  total: 5,
  status: 6,
  returnedAt: 7,
} as const;
export const LINE_CELLS = 8;

/** The lines of the order at hand, `LINE_CELLS` values each. */
export function orderLines(): Float64Array {
  return new Float64Array(MAX_LINES * LINE_CELLS);
}

const lineField = {
  stays: 0,
  category: 1,
  sku: 2,
  many: 3,
  discounted: 4,
  discount: 5,
  returned: 6,
  delay: 7,
} as const;
const manyPieces = [2, 3, 4, 5, 6, 8, 10, 12];
const manyShares = weightedTable([56, 21, 11, 4, 5, 1.5, 1, 0.5]);
const discountPercents = [5, 10, 15, 20, 25, 30, 40, 50];
const discountShares = weightedTable([14, 30, 16, 20, 6, 8, 4, 2]);
/** A card test costs at most this much before tax, in minor units. */
const TEST_AMOUNT = 520;

/** Fills the lines and returns the order's total. */
export function fillLines(into: Float64Array, order: OrderFacts, goods: Assortment): number {
  const country = countries[order.country] as (typeof countries)[number];
  let orderTotal = 0;
  for (let line = 0; line < order.lines; line++) {
    const key = innerKey(order.key, line);
    const at = line * LINE_CELLS;
    const sku = chooseSku(into, line, key, order, goods, country.currency);
    const category = categories[categoryOf(sku)] as (typeof categories)[number];
    const price = goods.priceOf(sku, country.currency, order.week);
    const quantity = quantityOf(category.many, order.scenario, draw(key, lineField.many));
    const gross = quantity * price;
    const discount = discountOf(gross, order, key);
    const tax = Math.round(((gross - discount) * country.taxPercent) / 100);
    const total = gross - discount + tax;
    into[at + lineCell.sku] = sku;
    into[at + lineCell.quantity] = quantity;
    into[at + lineCell.price] = price;
    into[at + lineCell.discount] = discount;
    into[at + lineCell.tax] = tax;
    into[at + lineCell.total] = total;
    settle(into, at, key, order, category.returned);
    orderTotal += total;
  }
  return orderTotal;
}

/** Most lines stay with the errand that the order was for; a thief wants what sells again. */
function chooseSku(
  into: Float64Array,
  line: number,
  key: number,
  order: OrderFacts,
  goods: Assortment,
  currency: number,
): number {
  const u = draw(key, lineField.sku);
  if (order.scenario === CARD_TESTING) {
    let sku = pickSku(DIGITAL, u);
    for (let i = 0; i < 200 && goods.priceOf(sku, currency, order.week) > TEST_AMOUNT; i++) sku = nextSku(sku);
    return sku;
  }
  const side = draw(key, lineField.category);
  const stays = unit(draw(key, lineField.stays)) < 0.58;
  const dishonest = order.scenario >= 0;
  const category = dishonest
    ? unit(side) < 0.75
      ? ELECTRONICS
      : JEWELLERY
    : stays
      ? order.mission
      : pickCategory(side);
  let sku = pickSku(category, u);
  for (let before = 0; before < line; before++) {
    if (into[before * LINE_CELLS + lineCell.sku] === sku) {
      sku = nextSku(sku);
      before = -1;
    }
  }
  return sku;
}

function quantityOf(manyPercent: number, scenario: number, u: number): number {
  if (scenario === CARD_TESTING) return 1;
  if (scenario >= 0) return 1 + below(u, 3);
  const share = unit(u) * 100;
  if (share >= manyPercent) return 1;
  return manyPieces[pick(manyShares, Math.floor((share / manyPercent) * 4294967296))] as number;
}

function discountOf(gross: number, order: OrderFacts, key: number): number {
  const chance = (order.promotion ? 0.5 : 0.19) + (order.tier >= 2 ? 0.08 : 0);
  if (order.scenario >= 0 || unit(draw(key, lineField.discounted)) >= chance) return 0;
  const percent = discountPercents[pick(discountShares, draw(key, lineField.discount))] as number;
  return Math.min(Math.round((gross * percent) / 100), Math.floor(gross / 2));
}

/** Decides whether a line came back, and when: 3 to 31 days later, sooner rather than later. */
function settle(into: Float64Array, at: number, key: number, order: OrderFacts, percent: number): void {
  into[at + lineCell.status] = order.status;
  into[at + lineCell.returnedAt] = NULL;
  const keeps = order.scenario >= 0 || (order.status !== COMPLETED && order.status !== DELIVERED);
  if (keeps) return;
  const chance = (percent * (order.channel === STORE ? 0.75 : 1.3)) / 100;
  if (unit(draw(key, lineField.returned)) >= chance) return;
  const late = unit(draw(key, lineField.delay));
  into[at + lineCell.status] = RETURNED;
  into[at + lineCell.returnedAt] = order.ts + 3 * MS_PER_DAY + Math.floor(late * late * 28 * MS_PER_DAY);
}
