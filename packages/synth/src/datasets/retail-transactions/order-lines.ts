import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL } from "../../engine/rows.ts";
import { type Assortment, categoryOf, nextSku, pickCategory, pickSku } from "../../entities/assortment.ts";
import { categories, countries, DIGITAL, ELECTRONICS, JEWELLERY } from "../../entities/shop.ts";
import { below, drawAll, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { MAX_LINES } from "./order-layout.ts";
import { CARD_TESTING, COMPLETED, DELIVERED, RETURNED, STORE } from "./vocabulary.ts";

/** What the lines of an order need to know of it. */
export interface OrderFacts {
  key: number;
  /** The draws of the order's own fields. */
  readonly draws: Uint32Array;
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
  code: 8,
} as const;
export const LINE_CELLS = 9;

/** The lines of the order at hand. */
export interface OrderLines {
  /** `LINE_CELLS` values a line. */
  readonly cells: Float64Array;
  /** The draws of the line that is being filled. */
  readonly draws: Uint32Array;
}

export function orderLines(memory: Arena): OrderLines {
  return { cells: memory.float64(MAX_LINES * LINE_CELLS), draws: new Uint32Array(LINE_DRAWS) };
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
const LINE_DRAWS = 8;
const manyPieces = [2, 3, 4, 5, 6, 8, 10, 12];
const manyShares = weightedTable([56, 21, 11, 4, 5, 1.5, 1, 0.5]);
const discountPercents = [5, 10, 15, 20, 25, 30, 40, 50];
const discountShares = weightedTable([14, 30, 16, 20, 6, 8, 4, 2]);
/** A card test costs at most this much before tax, in minor units. */
const TEST_AMOUNT = 520;

/** Fills the lines and returns the order's total. */
export function fillLines(lines: OrderLines, order: OrderFacts, goods: Assortment): number {
  const { cells, draws } = lines;
  const { currency, taxPercent } = countries[order.country] as (typeof countries)[number];
  const discountChance = order.scenario >= 0 ? 0 : (order.promotion ? 0.5 : 0.19) + (order.tier >= 2 ? 0.08 : 0);
  const isKept = order.scenario >= 0 || (order.status !== COMPLETED && order.status !== DELIVERED);
  const returnFactor = isKept ? 0 : order.channel === STORE ? 0.75 : 1.3;
  let orderTotal = 0;
  for (let line = 0; line < order.lines; line++) {
    drawAll(draws, innerKey(order.key, line));
    const at = line * LINE_CELLS;
    const sku = chooseSku(lines, line, order, goods, currency);
    const category = categories[categoryOf(sku)] as (typeof categories)[number];
    const price = goods.priceOf(sku, currency, order.week);
    const quantity = quantityOf(category.many, order.scenario, draws[lineField.many] as number);
    const gross = quantity * price;
    const discount = unit(draws[lineField.discounted] as number) < discountChance ? discountOf(gross, draws) : 0;
    // Rounded half up; the product stays below 2^31.
    const tax = (((gross - discount) * taxPercent + 50) / 100) | 0;
    const total = gross - discount + tax;
    const chance = (category.returned * returnFactor) / 100;
    const isReturned = unit(draws[lineField.returned] as number) < chance;
    cells[at + lineCell.sku] = sku;
    cells[at + lineCell.code] = goods.codeOf(sku);
    cells[at + lineCell.quantity] = quantity;
    cells[at + lineCell.price] = price;
    cells[at + lineCell.discount] = discount;
    cells[at + lineCell.tax] = tax;
    cells[at + lineCell.total] = total;
    cells[at + lineCell.status] = isReturned ? RETURNED : order.status;
    cells[at + lineCell.returnedAt] = isReturned ? returnTime(order.ts, draws) : NULL;
    orderTotal += total;
  }
  return orderTotal;
}

/** Most lines stay with the errand that the order was for; a thief wants what sells again. */
function chooseSku(lines: OrderLines, line: number, order: OrderFacts, goods: Assortment, currency: number): number {
  const { cells, draws } = lines;
  const u = draws[lineField.sku] as number;
  if (order.scenario === CARD_TESTING) return testedSku(u, order, goods, currency);
  const side = draws[lineField.category] as number;
  const stays = unit(draws[lineField.stays] as number) < 0.58;
  const isDishonest = order.scenario >= 0;
  const category = isDishonest
    ? unit(side) < 0.75
      ? ELECTRONICS
      : JEWELLERY
    : stays
      ? order.mission
      : pickCategory(side);
  let sku = pickSku(category, u);
  for (let before = 0; before < line; before++) {
    if (cells[before * LINE_CELLS + lineCell.sku] === sku) {
      sku = nextSku(sku);
      before = -1;
    }
  }
  return sku;
}

/** The first cheap article from a drawn one on. */
function testedSku(u: number, order: OrderFacts, goods: Assortment, currency: number): number {
  let sku = pickSku(DIGITAL, u);
  for (let i = 0; i < 200 && goods.priceOf(sku, currency, order.week) > TEST_AMOUNT; i++) sku = nextSku(sku);
  return sku;
}

function quantityOf(manyPercent: number, scenario: number, u: number): number {
  if (scenario === CARD_TESTING) return 1;
  if (scenario >= 0) return 1 + below(u, 3);
  const share = unit(u) * 100;
  if (share >= manyPercent) return 1;
  return manyPieces[pick(manyShares, Math.floor((share / manyPercent) * 4294967296))] as number;
}

function discountOf(gross: number, draws: Uint32Array): number {
  const percent = discountPercents[pick(discountShares, draws[lineField.discount] as number)] as number;
  return Math.min(Math.round((gross * percent) / 100), Math.floor(gross / 2));
}

/** When a line came back: 3 to 31 days after the order, sooner rather than later. */
function returnTime(ordered: number, draws: Uint32Array): number {
  const late = unit(draws[lineField.delay] as number);
  return ordered + 3 * MS_PER_DAY + Math.floor(late * late * 28 * MS_PER_DAY);
}
