import { MS_PER_DAY } from "../../engine/calendar.ts";
import { NULL } from "../../engine/rows.ts";
import { type Assortment, categoryOf, nextSku, pickCategory, pickSku } from "../../entities/assortment.ts";
import { categories } from "../../entities/shop.ts";
import { exp, log, normalQuantile } from "../../random/elementary.ts";
import { below, drawAll, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { discountPercentOf, type JourneyPlan, journeyField } from "./journey-plan.ts";
import { CART_ADD, CART_REMOVE, CHECKOUT, PURCHASE, RETURN, REVIEW, SEARCH, VIEW } from "./vocabulary.ts";

/** Places of a step's values; amounts in minor units. */
export const stepCell = {
  stage: 0,
  ts: 1,
  sku: 2,
  category: 3,
  price: 4,
  quantity: 5,
  items: 6,
  basket: 7,
  shipping: 8,
  orderValue: 9,
  margin: 10,
  rating: 11,
  lifetime: 12,
} as const;
export const STEP_CELLS = 13;

interface CartLine {
  readonly sku: number;
  readonly code: number;
  readonly quantity: number;
  readonly price: number;
}

/** The journey that is being played, and the steps of its customer so far. */
export interface Playing {
  /** `STEP_CELLS` values a step. */
  readonly cells: number[];
  count: number;
  readonly cart: CartLine[];
  /** Draws of the step at hand. */
  readonly draws: Uint32Array;
  time: number;
  items: number;
  basket: number;
  shipping: number;
  /** What the customer has paid so far. */
  lifetime: number;
}

/** What the steps of a journey need to know of it. */
export interface JourneyFacts {
  key: number;
  readonly draws: Uint32Array;
  currency: number;
  week: number;
  mission: number;
}

const stepField = { gap: 0, search: 1, category: 2, sku: 3, quantity: 4, turn: 5, stays: 6 } as const;
const STEP_DRAWS = 7;
/** Inner keys of what comes after the purchase, beyond those of the steps. */
const AFTERWARDS = 5_000;
const afterField = { returned: 0, delay: 1, reviewed: 2, reviewDelay: 3, rating: 4 } as const;

const LONGEST_GAP = 25 * 60_000;
const pieces = [1, 2, 3, 4];
const pieceShares = weightedTable([85, 11, 3, 1]);
const shippingShares = weightedTable([63, 16, 21]);
const ratingShares = weightedTable([0, 9, 4, 8, 19, 60]);
/** What goods cost the shop, in percent of the price, by category. */
const costPercents = [74, 46, 52, 50, 80, 62, 60, 48, 55, 64, 40, 50] as const;

let gaps: QuantileTable | undefined;

/** Milliseconds between steps: lognormal, median 24 s. */
function gapTable(): QuantileTable {
  gaps ??= quantileTable((p) => Math.min(LONGEST_GAP, Math.max(800, exp(log(24_000) + 1.15 * normalQuantile(p)))));
  return gaps;
}

export function playing(): Playing {
  return {
    cells: [],
    count: 0,
    cart: [],
    draws: new Uint32Array(STEP_DRAWS),
    time: 0,
    items: 0,
    basket: 0,
    shipping: NULL,
    lifetime: 0,
  };
}

/** Plays a planned journey that may take at most `rows` rows, from `start` on. */
export function playJourney(
  play: Playing,
  plan: JourneyPlan,
  facts: JourneyFacts,
  start: number,
  rows: number,
  goods: Assortment,
): void {
  const firstStep = play.count;
  play.cart.length = 0;
  play.time = start;
  play.items = 0;
  play.basket = 0;
  play.shipping = NULL;
  let { looks, lines } = plan;
  while (looks + lines > 0) {
    nextDraws(play, facts.key, firstStep);
    // Articles are found anywhere along the way.
    if (below(play.draws[stepField.turn] as number, looks + lines) < lines) {
      takeArticle(play, facts, goods, firstStep);
      lines -= 1;
    } else {
      lookAround(play, facts, goods);
      looks -= 1;
    }
  }
  if (plan.removes) removeArticle(play, facts, firstStep);
  for (let stage = CHECKOUT; stage <= plan.reach; stage++) settle(play, plan, facts, stage, firstStep);
  if (plan.reach === PURCHASE) followUp(play, facts, rows - (play.count - firstStep));
}

/** The draws of the next step, and the time it takes to get there. */
function nextDraws(play: Playing, key: number, firstStep: number): void {
  const step = play.count - firstStep;
  drawAll(play.draws, innerKey(key, step));
  if (step > 0) play.time += Math.floor(quantileAt(gapTable(), play.draws[stepField.gap] as number));
}

function put(play: Playing, stage: number, sku: number, code: number, price: number, quantity: number): void {
  const { cells } = play;
  const at = play.count * STEP_CELLS;
  cells[at + stepCell.stage] = stage;
  cells[at + stepCell.ts] = play.time;
  cells[at + stepCell.sku] = code;
  cells[at + stepCell.category] = sku === NULL ? NULL : categoryOf(sku);
  cells[at + stepCell.price] = price;
  cells[at + stepCell.quantity] = quantity;
  cells[at + stepCell.items] = play.items;
  cells[at + stepCell.basket] = play.basket;
  cells[at + stepCell.shipping] = play.shipping;
  cells[at + stepCell.orderValue] = NULL;
  cells[at + stepCell.margin] = NULL;
  cells[at + stepCell.rating] = NULL;
  cells[at + stepCell.lifetime] = play.lifetime;
  play.count += 1;
}

function articleOf(play: Playing, facts: JourneyFacts): number {
  const { draws } = play;
  const stays = unit(draws[stepField.stays] as number) < 0.76;
  return pickSku(
    stays ? facts.mission : pickCategory(draws[stepField.category] as number),
    draws[stepField.sku] as number,
  );
}

function lookAround(play: Playing, facts: JourneyFacts, goods: Assortment): void {
  const sku = articleOf(play, facts);
  if (unit(play.draws[stepField.search] as number) < 0.2) {
    put(play, SEARCH, sku, NULL, NULL, NULL);
    return;
  }
  const price = goods.priceOf(sku, facts.currency, facts.week);
  put(play, VIEW, sku, goods.codeOf(sku), price, NULL);
}

/** Views an article and puts it into the cart. */
function takeArticle(play: Playing, facts: JourneyFacts, goods: Assortment, firstStep: number): void {
  let sku = articleOf(play, facts);
  while (play.cart.some((line) => line.sku === sku)) sku = nextSku(sku);
  const quantity = pieces[pick(pieceShares, play.draws[stepField.quantity] as number)] as number;
  const price = goods.priceOf(sku, facts.currency, facts.week);
  const code = goods.codeOf(sku);
  put(play, VIEW, sku, code, price, NULL);
  nextDraws(play, facts.key, firstStep);
  play.cart.push({ sku, code, quantity, price });
  play.items += quantity;
  play.basket += quantity * price;
  put(play, CART_ADD, sku, code, price, quantity);
}

function removeArticle(play: Playing, facts: JourneyFacts, firstStep: number): void {
  nextDraws(play, facts.key, firstStep);
  const [line] = play.cart.splice(below(play.draws[stepField.sku] as number, play.cart.length), 1) as [CartLine];
  play.items -= line.quantity;
  play.basket -= line.quantity * line.price;
  put(play, CART_REMOVE, line.sku, line.code, line.price, line.quantity);
}

/** Checkout, payment and purchase. */
function settle(play: Playing, plan: JourneyPlan, facts: JourneyFacts, stage: number, firstStep: number): void {
  nextDraws(play, facts.key, firstStep);
  if (stage === CHECKOUT) play.shipping = pick(shippingShares, facts.draws[journeyField.shipping] as number);
  if (stage !== PURCHASE) {
    put(play, stage, NULL, NULL, NULL, NULL);
    return;
  }
  const discount = Math.floor((play.basket * discountPercentOf(plan.coupon) + 50) / 100);
  let cost = 0;
  for (const { sku, quantity, price } of play.cart) {
    cost += quantity * Math.max(1, Math.round((price * (costPercents[categoryOf(sku)] as number)) / 100));
  }
  const value = play.basket - discount;
  play.lifetime += value;
  put(play, PURCHASE, NULL, NULL, NULL, NULL);
  const at = (play.count - 1) * STEP_CELLS;
  play.cells[at + stepCell.orderValue] = value;
  play.cells[at + stepCell.margin] = value - cost;
}

/** Reviews and returns of what was bought, in the order of time, as far as there are rows for them. */
function followUp(play: Playing, facts: JourneyFacts, rows: number): void {
  const bought = play.time;
  const later: { stage: number; time: number; line: CartLine; rating: number }[] = [];
  for (const [i, line] of play.cart.entries()) {
    drawAll(play.draws, innerKey(facts.key, AFTERWARDS + i));
    const at = (field: number): number => unit(play.draws[field] as number);
    const { returned } = categories[categoryOf(line.sku)] as (typeof categories)[number];
    const sendsBack = at(afterField.returned) < (returned * 1.3) / 100;
    if (sendsBack) later.push({ stage: RETURN, time: bought + delay(at(afterField.delay), 4, 26), line, rating: 0 });
    if (at(afterField.reviewed) >= 0.13) continue;
    const stars = pick(ratingShares, play.draws[afterField.rating] as number);
    const rating = sendsBack ? Math.min(stars, 3) : stars;
    later.push({ stage: REVIEW, time: bought + delay(at(afterField.reviewDelay), 3, 40), line, rating });
  }
  later.sort((left, right) => left.time - right.time);
  for (const { stage, time, line, rating } of later.slice(0, Math.max(0, rows))) {
    play.time = time;
    put(play, stage, line.sku, line.code, line.price, stage === RETURN ? line.quantity : NULL);
    if (stage === REVIEW) play.cells[(play.count - 1) * STEP_CELLS + stepCell.rating] = rating;
  }
}

/** Milliseconds: some days, sooner rather than later. */
function delay(u: number, fromDays: number, spanDays: number): number {
  return Math.floor((fromDays + u * u * spanDays) * MS_PER_DAY);
}
