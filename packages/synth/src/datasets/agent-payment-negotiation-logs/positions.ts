import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { below, draw, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { AGREED, EXPIRED, goods, REJECTED, WALKED_AWAY } from "./vocabulary.ts";

/** What the two sides want, and how it will end. Cents. */
export interface Positions {
  good: number;
  quantity: number;
  listPrice: number;
  buyerLimit: number;
  sellerReserve: number;
  buyerTarget: number;
  sellerTarget: number;
  outcome: number;
  finalPrice: number;
  /** True where the seller accepts the buyer's price, else the buyer accepts the seller's. */
  sellerAccepts: boolean;
  budget: number;
}

const field = {
  good: 0,
  quantity: 1,
  price: 2,
  reserve: 3,
  overlap: 4,
  limit: 5,
  buyerTarget: 6,
  sellerTarget: 7,
  outcome: 8,
  split: 9,
  round: 10,
  accepts: 11,
  budget: 12,
  exactQuantity: 13,
} as const;

/** Amounts at least this large leave room for a dozen steps. */
const LEAST_LIST = 400;
/** The shortest that ends in a deal: quote, price, counter, accept, sign, settle. */
export const SHORTEST_DEAL = 6;

/** Draws the positions of a negotiation of so many acts. */
export function takePositions(into: Positions, key: number, acts: number, noOverlapShare: number): void {
  into.good = below(draw(key, field.good), goods.length);
  const good = goods[into.good] as (typeof goods)[number];
  into.quantity = quantityOf(good.least, good.most, draw(key, field.quantity), draw(key, field.exactQuantity));
  const level = fastExp(0.3 * quantileAt(normalTable(), draw(key, field.price)));
  into.listPrice = Math.max(LEAST_LIST, nice(Math.round((good.price * level * into.quantity) / 10_000), key));
  const { listPrice } = into;
  into.sellerReserve = Math.round(listPrice * (0.58 + unit(draw(key, field.reserve)) * 0.24));
  const overlaps = unit(draw(key, field.overlap)) >= noOverlapShare;
  const u = unit(draw(key, field.limit));
  const room = listPrice - into.sellerReserve;
  into.buyerLimit = overlaps
    ? into.sellerReserve + Math.max(2, Math.round(room * (0.12 + 0.86 * u)))
    : Math.floor(into.sellerReserve * (0.97 - 0.3 * u));
  into.buyerTarget = Math.floor(into.buyerLimit * (0.72 + 0.2 * unit(draw(key, field.buyerTarget))));
  into.sellerTarget = Math.max(
    into.sellerReserve,
    Math.round(listPrice * (0.86 + 0.14 * unit(draw(key, field.sellerTarget)))),
  );
  into.outcome = outcomeOf(overlaps && acts >= SHORTEST_DEAL, acts, unit(draw(key, field.outcome)));
  // The shortest deals leave the buyer no second price.
  into.sellerAccepts = acts < SHORTEST_DEAL + 2 || unit(draw(key, field.accepts)) < 0.5;
  into.finalPrice = into.outcome === AGREED ? finalPrice(into, key) : 0;
  into.budget = into.buyerLimit + Math.floor(into.buyerLimit * unit(draw(key, field.budget)) * 8);
}

/** Quantities spread over the magnitudes of a good, and people like round ones. */
function quantityOf(least: number, most: number, u: number, v: number): number {
  const share = unit(u);
  const drawn = least + (most - least) * share * share * share;
  const step = drawn >= 10_000 ? 1_000 : drawn >= 1_000 ? 100 : drawn >= 100 ? 10 : drawn >= 20 ? 5 : 1;
  const rounded = Math.max(1, Math.round(drawn / step) * step);
  return unit(v) < 0.8 ? rounded : Math.max(1, Math.round(drawn));
}

/** List prices end on whole or half units mostly. */
function nice(cents: number, key: number): number {
  if ((key & 3) === 0) return cents;
  return cents > 10_000 ? Math.round(cents / 100) * 100 : Math.round(cents / 50) * 50;
}

function outcomeOf(mayAgree: boolean, acts: number, u: number): number {
  if (mayAgree && u < 0.86) return AGREED;
  const rest = mayAgree ? (u - 0.86) / 0.14 : u;
  if (rest < 0.42 || acts < 4) return REJECTED;
  return rest < 0.85 ? WALKED_AWAY : EXPIRED;
}

/** Somewhere in the overlap, about the middle, and often on a round number. */
function finalPrice(of: Positions, key: number): number {
  const { sellerReserve, buyerLimit, listPrice } = of;
  const u = draw(key, field.split);
  const split = (unit(u) + unit(Math.imul(u, 0x9e3779b1) >>> 0)) / 2;
  const exact = Math.round(sellerReserve + (buyerLimit - sellerReserve) * split);
  const most = Math.min(buyerLimit, listPrice - 1);
  const kept = Math.max(sellerReserve, Math.min(most, exact));
  if (unit(draw(key, field.round)) > 0.44) return kept;
  const rounded = roundNumber(kept);
  return rounded >= sellerReserve && rounded <= most ? rounded : kept;
}

/** The nearest amount of two significant digits. */
export function roundNumber(cents: number): number {
  let step = 1;
  while (cents >= step * 100) step *= 10;
  return Math.round(cents / step) * step;
}
