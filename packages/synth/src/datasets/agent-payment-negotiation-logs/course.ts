import { power } from "../../random/elementary.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { LONGEST } from "./negotiation-block.ts";
import type { Positions } from "./positions.ts";
import { AGREED, act, BUYER, EXPIRED, MEDIATOR, REJECTED, SELLER, slas } from "./vocabulary.ts";

/** The acts of a negotiation in order, ready to be handed out. */
export interface Course {
  acts: number;
  readonly act: Uint8Array;
  readonly actor: Uint8Array;
  /** Cents; 0 where no price is named. */
  readonly price: Float64Array;
  readonly bid: Float64Array;
  readonly ask: Float64Array;
  /** Cents, or −1. */
  readonly concession: Float64Array;
  readonly sla: Uint8Array;
  readonly ts: Float64Array;
}

export function course(): Course {
  return {
    acts: 0,
    act: new Uint8Array(LONGEST),
    actor: new Uint8Array(LONGEST),
    price: new Float64Array(LONGEST),
    bid: new Float64Array(LONGEST),
    ask: new Float64Array(LONGEST),
    concession: new Float64Array(LONGEST),
    sla: new Uint8Array(LONGEST),
    ts: new Float64Array(LONGEST),
  };
}

/** Steps that one side takes at most. */
const MOST_STEPS = 14;
/**
 * How far a side has conceded after step i of m, by strategy (in the order of `strategies`): 1 − (1 − x)^p. Steps shrink
 * where p is above 1; those of boulware grow, since he yields late.
 */
const exponents = [0.75, 1.35, 2.3, 1.7];
let built: Float64Array | undefined;

function conceded(strategy: number, steps: number, step: number): number {
  if (built === undefined) {
    built = new Float64Array(exponents.length * (MOST_STEPS + 1) * (MOST_STEPS + 1));
    for (const [s, p] of exponents.entries()) {
      for (let m = 1; m <= MOST_STEPS; m++) {
        for (let i = 0; i <= m; i++) {
          built[(s * (MOST_STEPS + 1) + m) * (MOST_STEPS + 1) + i] = i === m ? 1 : 1 - power(1 - i / m, p);
        }
      }
    }
  }
  return built[(strategy * (MOST_STEPS + 1) + steps) * (MOST_STEPS + 1) + step] as number;
}

const field = { asks: 20, mediator: 21, firstBid: 22, lastGap: 23, sla: 24, slaChange: 25, openEnd: 26 } as const;

/** Lays out who does what; prices and times follow. */
export function layCourse(
  into: Course,
  of: Positions,
  key: number,
  acts: number,
  buyerStrategy: number,
  sellerStrategy: number,
): void {
  into.acts = acts;
  layActs(into, of, key);
  layPrices(into, of, key, buyerStrategy, sellerStrategy);
  laySla(into, key);
}

function put(into: Course, i: number, what: number, who: number): void {
  into.act[i] = what;
  into.actor[i] = who;
}

/** The closing acts, from the end; what stands between them and the opening are counters in turn. */
function layActs(into: Course, of: Positions, key: number): void {
  const { acts } = into;
  put(into, 0, act.requestQuote, BUYER);
  put(into, 1, act.initPrice, SELLER);
  let end = acts;
  if (of.outcome === AGREED) {
    put(into, --end, act.settle, SELLER);
    put(into, --end, act.signMandate, BUYER);
    if (!of.sellerAccepts) put(into, --end, act.inform, SELLER);
    put(into, --end, act.accept, of.sellerAccepts ? SELLER : BUYER);
  } else end -= 1;
  const between = end - 2;
  // The seller can only accept after the buyer's counter, the buyer after the seller's: a mediator evens out the turns.
  const needed = of.outcome === AGREED ? (of.sellerAccepts ? 1 : 0) : between & 1;
  const mediates = (between & 1) !== needed;
  const mediated = mediates ? 2 + below(draw(key, field.mediator), between) : -1;
  const turns = mediates ? between - 1 : between;
  const questions = turns >= 4 && unit(draw(key, field.asks)) < 0.36;
  let turn = 0;
  for (let i = 2; i < end; i++) {
    if (i === mediated) {
      put(into, i, act.inform, MEDIATOR);
      continue;
    }
    put(into, i, questions && turn < 2 ? act.inform : act.counter, turn % 2 === 0 ? BUYER : SELLER);
    turn += 1;
  }
  if (of.outcome !== AGREED) {
    const last = of.outcome === REJECTED ? act.reject : of.outcome === EXPIRED ? act.inform : act.walkAway;
    put(into, end, last, of.outcome === EXPIRED ? MEDIATOR : turn % 2 === 0 ? BUYER : SELLER);
  }
}

function countersOf(into: Course, who: number): number {
  let count = 0;
  for (let i = 2; i < into.acts; i++) if (into.act[i] === act.counter && into.actor[i] === who) count += 1;
  return count;
}

/** Prices run from each side's first to its last as its strategy has it; every bid stays below every ask. */
function layPrices(into: Course, of: Positions, key: number, buyerStrategy: number, sellerStrategy: number): void {
  const bids = countersOf(into, BUYER);
  const asks = countersOf(into, SELLER);
  const gap = 0.05 + 0.22 * unit(draw(key, field.lastGap));
  const { lastBid, lastAsk } = lastPrices(of, gap, unit(draw(key, field.openEnd)));
  if (bids === 1 && of.buyerTarget < lastBid) of.buyerTarget = lastBid;
  const wanted = Math.round(of.listPrice * (0.52 + 0.3 * unit(draw(key, field.firstBid))));
  const firstBid = bids === 1 ? lastBid : Math.max(1, Math.min(wanted, of.buyerTarget, lastBid));
  let bid = 0;
  let ask = 0;
  let bidStep = 0;
  let askStep = 0;
  for (let i = 0; i < into.acts; i++) {
    into.price[i] = 0;
    into.concession[i] = -1;
    if (into.act[i] === act.initPrice) {
      ask = of.listPrice;
      into.price[i] = ask;
    } else if (into.act[i] === act.counter) {
      const isBuyer = into.actor[i] === BUYER;
      const before = isBuyer ? bid : ask;
      if (isBuyer) {
        const share = bids === 1 ? 1 : conceded(buyerStrategy, bids - 1, bidStep);
        bid = step(bid, firstBid, lastBid, share, innerKey(key, i));
        bidStep += 1;
      } else {
        askStep += 1;
        ask = step(ask, of.listPrice, lastAsk, conceded(sellerStrategy, asks, askStep), innerKey(key, i));
      }
      into.price[i] = isBuyer ? bid : ask;
      if (before > 0) into.concession[i] = Math.abs((into.price[i] as number) - before);
    } else if (into.act[i] === act.accept || into.act[i] === act.signMandate || into.act[i] === act.settle) {
      into.price[i] = of.finalPrice;
    }
    into.bid[i] = bid;
    into.ask[i] = ask;
  }
}

/** The last bid and the last ask: the agreed price is one of them, and without a deal they stay apart. */
function lastPrices(of: Positions, gap: number, u: number): { lastBid: number; lastAsk: number } {
  const { finalPrice, listPrice, buyerLimit, sellerReserve } = of;
  if (of.outcome === AGREED) {
    if (of.sellerAccepts) {
      const above = Math.max(1, Math.round((listPrice - finalPrice) * gap));
      return { lastBid: finalPrice, lastAsk: Math.min(listPrice, finalPrice + above) };
    }
    const below = Math.max(1, Math.round(finalPrice * gap * 0.4));
    return { lastBid: Math.max(1, Math.min(buyerLimit, finalPrice - below)), lastAsk: finalPrice };
  }
  const lastAsk = Math.max(sellerReserve, Math.round(sellerReserve + (listPrice - sellerReserve) * (0.1 + 0.5 * u)));
  return { lastBid: Math.max(1, Math.min(buyerLimit, Math.floor(lastAsk * (0.96 - gap * 0.5)))), lastAsk };
}

/** A price on the way from first to last, rounded as one speaks of it, never behind the one before. */
function step(before: number, first: number, last: number, share: number, key: number): number {
  if (share >= 1) return last;
  if (share <= 0) return first;
  const rises = last >= first;
  const exact = first + (last - first) * share;
  const grain = Math.abs(last - first) > 4_000 ? 100 : Math.abs(last - first) > 400 ? 10 : 1;
  const rounded = Math.round(exact / grain) * grain + ((draw(key, 0) & 7) === 0 ? below(draw(key, 1), grain) : 0);
  const floor = before > 0 ? before : first;
  if (rises) return Math.min(last, Math.max(floor, rounded));
  return Math.max(last, Math.min(floor, rounded));
}

/** The service level on the table; a counter changes it at times, and the level wanders one step. */
function laySla(into: Course, key: number): void {
  let level = below(draw(key, field.sla), slas.length);
  for (let i = 0; i < into.acts; i++) {
    const u = draw(innerKey(key, 300 + i), 0);
    if (into.act[i] === act.counter && unit(u) < 0.07) level = level === slas.length - 1 ? level - 1 : level + 1;
    into.sla[i] = level;
  }
}
