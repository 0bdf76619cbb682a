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
  /** The period that was asked for last, and its prices by currency. */
  period: number;
  prices: readonly number[];
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
  return (sku / SKUS_PER_CATEGORY) | 0;
}

export function assortment(seed: string): Assortment {
  const skus = stream(seed, "retail-transactions/sku");
  const codes = stream(seed, "retail-transactions/sku-code");
  const normal = normalTable();
  const known = categories.map((): (Article | undefined)[] => []);
  const meet = (sku: number, category: number): Article => {
    const key = keyAt(skus, sku);
    const kind = categories[category] as (typeof categories)[number];
    const price = kind.median * fastExp(kind.sigma * quantileAt(normal, draw(key, field.level)));
    return {
      key,
      code: permute(codes, sku, 20),
      price: Math.min(kind.high, Math.max(kind.low, price)),
      offset: below(draw(key, field.offset), PRICE_WEEKS),
      ending: endings[pick(endingShares, draw(key, field.ending))] as number,
      period: -1,
      prices: [],
    };
  };
  const articleOf = (sku: number): Article => {
    const category = categoryOf(sku);
    let shelf = known[category] as (Article | undefined)[];
    if (shelf.length === 0) {
      shelf = new Array<Article | undefined>(SKUS_PER_CATEGORY).fill(undefined);
      known[category] = shelf;
    }
    const place = sku - category * SKUS_PER_CATEGORY;
    let article = shelf[place];
    if (article === undefined) {
      article = meet(sku, category);
      shelf[place] = article;
    }
    return article;
  };
  return {
    codeOf: (sku) => articleOf(sku).code,
    priceOf: (sku, currency, week) => {
      const article = articleOf(sku);
      const period = ((week + article.offset) / PRICE_WEEKS) | 0;
      if (period !== article.period) {
        article.period = period;
        article.prices = pricesIn(article, period);
      }
      return article.prices[currency] as number;
    },
  };
}

/** An article's price in each currency for a period of weeks. */
function pricesIn(article: Article, period: number): number[] {
  const u = draw(innerKey(article.key, period), field.change);
  const change = unit(u) * 0.09 - 0.045 + Math.min(period, 60) * 0.004;
  return priceLevels.map((level) => withEnding(article.price * level * (1 + change), article.ending) | 0);
}

function withEnding(cents: number, ending: number): number {
  if (ending < 0) return Math.max(1, Math.round(cents));
  if (ending === 0) return Math.max(100, Math.round(cents / 100) * 100);
  return Math.floor(cents / 100) * 100 + ending;
}
