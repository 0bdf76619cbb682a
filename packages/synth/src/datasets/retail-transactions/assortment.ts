import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, innerKey, keyAt, stream, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { categories } from "./vocabulary.ts";

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

const field = { level: 0, ending: 1, offset: 2, change: 3 } as const;

export interface Assortment {
  /** The code number of an article, within 20 bits. */
  codeOf(sku: number): number;
  /** Price in minor units of the currency, as it stands in a week. */
  priceOf(sku: number, currency: number, week: number): number;
}

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
  return Math.floor(sku / SKUS_PER_CATEGORY);
}

export function assortment(seed: string): Assortment {
  const skus = stream(seed, "retail-transactions/sku");
  const codes = stream(seed, "retail-transactions/sku-code");
  const normal = normalTable();
  const count = categories.length * SKUS_PER_CATEGORY;
  // Lasting traits of an article, derived when it is first met (a code of 0 says not yet).
  const known = new Int32Array(count);
  const keys = new Uint32Array(count);
  const prices = new Float64Array(count);
  const offsets = new Uint8Array(count);
  const endingOf = new Int8Array(count);

  const meet = (sku: number): void => {
    const key = keyAt(skus, sku);
    const category = categories[categoryOf(sku)] as (typeof categories)[number];
    const price = category.median * fastExp(category.sigma * quantileAt(normal, draw(key, field.level)));
    keys[sku] = key;
    prices[sku] = Math.min(category.high, Math.max(category.low, price));
    offsets[sku] = below(draw(key, field.offset), PRICE_WEEKS);
    endingOf[sku] = endings[pick(endingShares, draw(key, field.ending))] as number;
    known[sku] = 1 + permute(codes, sku, 20);
  };
  return {
    codeOf: (sku) => {
      if (known[sku] === 0) meet(sku);
      return (known[sku] as number) - 1;
    },
    priceOf: (sku, currency, week) => {
      if (known[sku] === 0) meet(sku);
      const period = Math.floor((week + (offsets[sku] as number)) / PRICE_WEEKS);
      const u = draw(innerKey(keys[sku] as number, period), field.change);
      const change = unit(u) * 0.09 - 0.045 + Math.min(period, 60) * 0.004;
      const cents = (prices[sku] as number) * (priceLevels[currency] as number) * (1 + change);
      return withEnding(cents, endingOf[sku] as number);
    },
  };
}

function withEnding(cents: number, ending: number): number {
  if (ending < 0) return Math.max(1, Math.round(cents));
  if (ending === 0) return Math.max(100, Math.round(cents / 100) * 100);
  return Math.floor(cents / 100) * 100 + ending;
}
