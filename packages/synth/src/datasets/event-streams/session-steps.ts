import { type Assortment, pickCategory, pickSku } from "../../entities/assortment.ts";
import { exp, log, normalQuantile } from "../../random/elementary.ts";
import { below, drawAll, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import {
  ADD_TO_CART,
  BEGIN_CHECKOUT,
  PURCHASE,
  REMOVE_FROM_CART,
  SCREEN_VIEW,
  SEARCH,
  SESSION_START,
  VIEW_ITEM,
} from "./vocabulary.ts";

/** What happens in a session: a Markov chain over its events, with a cart, until its rows are used up. */
export interface SessionSteps {
  /** Number of events; arrays below have a value for each, by seq. */
  count: number;
  /** The category of goods that the session is about. */
  mission: number;
  readonly event: number[];
  /** Milliseconds since 1970. */
  readonly time: number[];
  /** The article, −1 without. */
  readonly sku: number[];
  /** Pieces put in or taken out, on a checkout and a purchase the pieces in the cart. */
  readonly quantity: number[];
  /** Price of the article, on a checkout and a purchase the value of the cart; minor units. */
  readonly amount: number[];
  /** Free draw for what else an event shows (a search's phrase, a screen). */
  readonly detail: number[];
  /** True where the event is delivered twice. */
  readonly twice: boolean[];
  /** The cart as it was bought, by the seq of the purchase. */
  readonly bought: Map<number, readonly CartLine[]>;
  /** The draws of the event that is being made. */
  readonly draws: Uint32Array;
}

export interface CartLine {
  readonly sku: number;
  readonly quantity: number;
  readonly price: number;
}

export interface SessionFacts {
  key: number;
  /** Rows that the session has. */
  rows: number;
  start: number;
  currency: number;
  week: number;
  loggedIn: boolean;
  /** Chance that an event is delivered a second time. */
  twice: number;
}

const field = { next: 0, gap: 1, sku: 2, category: 3, quantity: 4, detail: 5, twice: 6, stays: 7 } as const;
const DRAWS = 8;
/** Inner keys of the session itself, beyond those of its events. */
const sessionField = 1_000;

/** What follows an event: weights of screen_view, search, view_item. */
const browsing = [
  weightedTable([45, 18, 37]),
  weightedTable([30, 20, 50]),
  weightedTable([8, 20, 72]),
  weightedTable([22, 14, 64]),
];
const followers = [SCREEN_VIEW, SEARCH, VIEW_ITEM] as const;
/** Chance per view that the article goes into the cart: most sessions only look around. */
const appetites = [0.006, 0.05, 0.3];
const appetiteShares = weightedTable([62, 25, 13]);
const pieces = [1, 2, 3, 4];
const pieceShares = weightedTable([84, 11, 3, 2]);

const LONGEST_GAP = 29 * 60_000;
let gaps: QuantileTable | undefined;

/** Milliseconds between events: lognormal, median 16 s. */
function gapTable(): QuantileTable {
  gaps ??= quantileTable((p) => Math.min(LONGEST_GAP, Math.max(300, exp(log(16_000) + 1.25 * normalQuantile(p)))));
  return gaps;
}

export function sessionSteps(): SessionSteps {
  return {
    count: 0,
    mission: 0,
    event: [],
    time: [],
    sku: [],
    quantity: [],
    amount: [],
    detail: [],
    twice: [],
    bought: new Map(),
    draws: new Uint32Array(DRAWS),
  };
}

/** Plays a session into `steps`: events and second deliveries together fill its rows. */
export function fillSteps(steps: SessionSteps, facts: SessionFacts, goods: Assortment): void {
  const mission = pickCategory(innerKey(facts.key, sessionField));
  const appetite = appetites[pick(appetiteShares, innerKey(facts.key, sessionField + 1))] as number;
  const { draws } = steps;
  steps.mission = mission;
  const cart: CartLine[] = [];
  let time = facts.start;
  let event = SESSION_START;
  let viewed = -1;
  let used = 0;
  let seq = 0;
  if (steps.bought.size > 0) steps.bought.clear();
  while (used < facts.rows) {
    drawAll(draws, innerKey(facts.key, seq));
    if (seq > 0) {
      event = nextEvent(draws, event, appetite, cart, viewed, facts.loggedIn, facts.rows - used);
      time += Math.floor(quantileAt(gapTable(), draws[field.gap] as number));
    }
    let sku = -1;
    let quantity = 0;
    let amount = 0;
    if (event === VIEW_ITEM) {
      const stays = unit(draws[field.stays] as number) < 0.72;
      const category = stays ? mission : pickCategory(draws[field.category] as number);
      sku = pickSku(category, noticed(draws[field.sku] as number));
      amount = goods.priceOf(sku, facts.currency, facts.week);
      viewed = sku;
    } else if (event === ADD_TO_CART) {
      sku = viewed;
      amount = goods.priceOf(sku, facts.currency, facts.week);
      quantity = pieces[pick(pieceShares, draws[field.quantity] as number)] as number;
      cart.push({ sku, quantity, price: amount });
    } else if (event === REMOVE_FROM_CART) {
      const [line] = cart.splice(below(draws[field.sku] as number, cart.length), 1) as [CartLine];
      sku = line.sku;
      quantity = line.quantity;
      amount = line.price;
    } else if (event === BEGIN_CHECKOUT || event === PURCHASE) {
      for (const line of cart) {
        quantity += line.quantity;
        amount += line.quantity * line.price;
      }
      if (event === PURCHASE) steps.bought.set(seq, cart.splice(0));
    }
    const twice = used + 2 <= facts.rows && unit(draws[field.twice] as number) < facts.twice;
    steps.event[seq] = event;
    steps.time[seq] = time;
    steps.sku[seq] = sku;
    steps.quantity[seq] = quantity;
    steps.amount[seq] = amount;
    steps.detail[seq] = draws[field.detail] as number;
    steps.twice[seq] = twice;
    used += twice ? 2 : 1;
    seq += 1;
  }
  steps.count = seq;
}

/** Looks go to the popular articles even more than purchases do: most draws are bent towards the front of the shelf. */
function noticed(u: number): number {
  return (u & 3) === 0 ? u : Math.floor(unit(u) * u);
}

function nextEvent(
  draws: Uint32Array,
  event: number,
  appetite: number,
  cart: readonly CartLine[],
  viewed: number,
  loggedIn: boolean,
  rowsLeft: number,
): number {
  const share = unit(draws[field.next] as number);
  const next = draws[field.stays] as number;
  if (event === VIEW_ITEM) {
    // A sku is put into the cart once; what lies in it is only looked at again.
    if (share < appetite && !cart.some((line) => line.sku === viewed)) return ADD_TO_CART;
  } else if (event === BEGIN_CHECKOUT) {
    return loggedIn && share < 0.88 ? PURCHASE : SCREEN_VIEW;
  }
  if (cart.length > 0 && event !== PURCHASE) {
    // Towards the end people make up their minds.
    const resolve = event === ADD_TO_CART ? 0.3 : rowsLeft <= 3 ? 0.4 : 0.18;
    if (share >= 1 - resolve) return BEGIN_CHECKOUT;
    if (event !== ADD_TO_CART && share >= 1 - resolve - 0.025) return REMOVE_FROM_CART;
  }
  const table = browsing[Math.min(event, VIEW_ITEM)] as (typeof browsing)[number];
  return followers[pick(table, Math.imul(next, 0x9e3779b1) >>> 0)] as number;
}
