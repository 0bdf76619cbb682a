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

/** Lasting traits of an article, derived when it is first met. */
interface Article {
  readonly key: number;
  readonly code: number;
  /** In EUR cents, before the period's change and the ending. */
  readonly price: number;
  /** Weeks by which its price changes earlier than others'. */
  readonly offset: number;
  readonly ending: number;
  /** The price's change in the period that was asked for last. */
  period: number;
  change: number;
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
  const known = new Array<Article | undefined>(categories.length * SKUS_PER_CATEGORY).fill(undefined);
  const meet = (sku: number): Article => {
    const key = keyAt(skus, sku);
    const category = categories[categoryOf(sku)] as (typeof categories)[number];
    const price = category.median * fastExp(category.sigma * quantileAt(normal, draw(key, field.level)));
    const article = {
      key,
      code: permute(codes, sku, 20),
      price: Math.min(category.high, Math.max(category.low, price)),
      offset: below(draw(key, field.offset), PRICE_WEEKS),
      ending: endings[pick(endingShares, draw(key, field.ending))] as number,
      period: -1,
      change: 0,
    };
    known[sku] = article;
    return article;
  };
  return {
    codeOf: (sku) => (known[sku] ?? meet(sku)).code,
    priceOf: (sku, currency, week) => {
      const article = known[sku] ?? meet(sku);
      const period = Math.floor((week + article.offset) / PRICE_WEEKS);
      if (period !== article.period) {
        const u = draw(innerKey(article.key, period), field.change);
        article.period = period;
        article.change = unit(u) * 0.09 - 0.045 + Math.min(period, 60) * 0.004;
      }
      const cents = article.price * (priceLevels[currency] as number) * (1 + article.change);
      return withEnding(cents, article.ending);
    },
  };
}

function withEnding(cents: number, ending: number): number {
  if (ending < 0) return Math.max(1, Math.round(cents));
  if (ending === 0) return Math.max(100, Math.round(cents / 100) * 100);
  return Math.floor(cents / 100) * 100 + ending;
}
