import type { Arena } from "../engine/arena.ts";
import { normalTable } from "../random/distributions.ts";
import { fastExp } from "../random/exponential.ts";
import { below, draw, innerKey, keyAt, streamsOf, unit } from "../random/hash.ts";
import { permute } from "../random/permutation.ts";
import { quantileAt } from "../random/quantile-table.ts";
import { pick, weightedTable } from "../random/weighted-table.ts";
import { categories } from "./shop.ts";

/** Articles of a category; article number = category × this + rank in the category. */
export const SKUS_PER_CATEGORY = 200;
/** Weeks between two prices of an article. */
const PRICE_WEEKS = 13;

/** Zipf–Mandelbrot popularity inside a category (s = 1, q = 3). */
const popularity = weightedTable(
  Array.from({ length: SKUS_PER_CATEGORY }, (_, rank) => 1 / (rank + 4)),
  14,
);
const categoryShares = weightedTable(categories.map((category) => category.share));

/** Units of a currency for one euro, by the currency's index; fixed, a price list rather than an exchange rate. */
const priceLevels = [1, 0.86, 11.2, 4.3];

/** Endings of prices in cents, with their weights; −1 leaves the price as it is. */
const endings = [99, 95, 0, 49, -1];
const endingShares = weightedTable([44, 12, 11, 13, 20]);

const skuStreams = streamsOf("retail-transactions/sku");
const codeStreams = streamsOf("retail-transactions/sku-code");

const field = { level: 0, ending: 1, offset: 2, change: 3 } as const;

export interface Assortment {
  /** The code number of an article whose price has been asked for, within 20 bits. */
  codeOf(sku: number): number;
  /** Price in minor units of the currency, as it stands in a week. */
  priceOf(sku: number, currency: number, week: number): number;
}

/**
 * What is known of an article once it has been met: half a cache line of integers. `period` is 1 + the period that the prices
 * (from `prices` on, by currency) are of; 0 stands for an article that has not been met.
 */
const known = { period: 0, code: 1, offset: 2, prices: 4 } as const;
const KNOWN_CELLS = 8;

export function pickCategory(u: number): number {
  return pick(categoryShares, u);
}

export function pickSku(category: number, u: number): number {
  return category * SKUS_PER_CATEGORY + pick(popularity, u);
}

/** The next article of the same category, the first after the last. */
export function nextSku(sku: number): number {
  const next = sku + 1;
  return next % SKUS_PER_CATEGORY === 0 ? next - SKUS_PER_CATEGORY : next;
}

export function categoryOf(sku: number): number {
  return (sku / SKUS_PER_CATEGORY) | 0;
}

export function assortment(seed: string, memory: Arena): Assortment {
  const skus = skuStreams(seed);
  const codes = codeStreams(seed);
  /** By category; each is made when its first article is met. */
  const shelves = categories.map((): Int32Array | undefined => undefined);

  const shelfOf = (category: number): Int32Array => {
    const shelf = shelves[category];
    if (shelf !== undefined) return shelf;
    const empty = memory.int32(SKUS_PER_CATEGORY * KNOWN_CELLS);
    shelves[category] = empty;
    return empty;
  };
  return {
    codeOf: (sku) => {
      const category = categoryOf(sku);
      return shelfOf(category)[(sku - category * SKUS_PER_CATEGORY) * KNOWN_CELLS + known.code] as number;
    },
    priceOf: (sku, currency, week) => {
      const category = categoryOf(sku);
      const shelf = shelfOf(category);
      const at = (sku - category * SKUS_PER_CATEGORY) * KNOWN_CELLS;
      if (shelf[at + known.period] === 0) {
        shelf[at + known.code] = permute(codes, sku, 20);
        shelf[at + known.offset] = below(draw(keyAt(skus, sku), field.offset), PRICE_WEEKS);
      }
      const period = ((week + (shelf[at + known.offset] as number)) / PRICE_WEEKS) | 0;
      if (shelf[at + known.period] !== period + 1) {
        shelf[at + known.period] = period + 1;
        fillPrices(shelf, at + known.prices, keyAt(skus, sku), category, period);
      }
      return shelf[at + known.prices + currency] as number;
    },
  };
}

/** An article's prices by currency: its lasting price in EUR cents, changed by the period, with its own ending. */
function fillPrices(shelf: Int32Array, at: number, key: number, category: number, period: number): void {
  const { median, sigma, low, high } = categories[category] as (typeof categories)[number];
  const drawn = median * fastExp(sigma * quantileAt(normalTable(), draw(key, field.level)));
  const lasting = Math.min(high, Math.max(low, drawn));
  const ending = endings[pick(endingShares, draw(key, field.ending))] as number;
  const u = draw(innerKey(key, period), field.change);
  const change = unit(u) * 0.09 - 0.045 + Math.min(period, 60) * 0.004;
  for (let currency = 0; currency < priceLevels.length; currency++) {
    shelf[at + currency] = withEnding(lasting * (priceLevels[currency] as number) * (1 + change), ending);
  }
}

function withEnding(cents: number, ending: number): number {
  if (ending < 0) return Math.max(1, Math.round(cents));
  if (ending === 0) return Math.max(100, Math.round(cents / 100) * 100);
  return Math.floor(cents / 100) * 100 + ending;
}
