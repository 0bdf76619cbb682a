import type { Arena } from "../../engine/arena.ts";
import { studentTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { drawSeries, keyAt } from "../../random/hash.ts";
import { quantileSeries } from "../../random/quantile-table.ts";
import { type Market, moveField } from "./market-moves.ts";
import type { PathStreams } from "./market-streams.ts";
import { levelIn, type PriceSkeleton, phaseOf, priceSkeleton } from "./price-skeleton.ts";
import { sessionBars } from "./session-calendar.ts";
import type { Instrument, VenueName } from "./universe.ts";

/** The bars of the block at hand: prices in cents, standard deviations and log-activity. */
export interface PriceBlock {
  /** Fills the arrays for a block; `firstSlot` counts five-minute slots since 1970, for the moves that instruments share. */
  enter(block: number, firstSlot: number): void;
  /** Derives the block's prices up to the close of a bar. */
  price(bar: number): void;
  readonly block: () => number;
  /** close[0] is the block's first price, close[j + 1] the close of bar j, as far as they are derived. */
  readonly close: Int32Array;
  /** Standard deviation of a bar's return. */
  readonly sigma: Float64Array;
  /** Logarithm of the bar's activity against the median bar. */
  readonly activity: Float64Array;
  readonly skeleton: PriceSkeleton;
}

/** Fast levels of volatility: their periods in bars and their numbers among all levels. */
const FAST = { period: 5, level: 16 } as const;
const SLOW = { period: 17, level: 17 } as const;
const BAR_BOUND = 0.05;
/** How much a bar's shock changes the logarithmic variance of the next one. */
const LEVERAGE = 0.09;

/** Sessions are lively at the open and at the close: the logarithm of a bar's standard deviation against the mean bar. */
export function sessionShape(bar: number, bars: number): number {
  const x = (2 * bar + 1) / bars - 1;
  return x < 0 ? 0.52 * x * x * x * x - 0.11 : 0.26 * x * x * x * x - 0.11;
}

/** The shapes of the venues' sessions; crypto has none. */
const shapes: Readonly<Record<VenueName, Float64Array>> = {
  ALTX: sessionShapes(sessionBars.ALTX),
  NOVX: sessionShapes(sessionBars.NOVX),
  EURQ: sessionShapes(sessionBars.EURQ),
  ORBX: new Float64Array(sessionBars.ORBX),
};

function sessionShapes(bars: number): Float64Array {
  return Float64Array.from({ length: bars }, (_, bar) => sessionShape(bar, bars));
}

export function priceBlock(
  instrument: Instrument,
  { blocks, bars: own }: PathStreams,
  market: Market,
  memory: Arena,
): PriceBlock {
  const skeleton = priceSkeleton(instrument, blocks, market.blocks);
  const bars = sessionBars[instrument.venue];
  const shape = shapes[instrument.venue];
  const common = Math.sqrt(1 - instrument.idiosyncratic) * instrument.beta;
  const alone = Math.sqrt(instrument.idiosyncratic);
  const close = memory.int32(bars + 1);
  const sigma = memory.float64(bars);
  const activity = memory.float64(bars);
  const moves = memory.float64(bars);
  const draws = memory.uint32(bars);
  const student = studentTable();
  const fastKey = keyAt(own, FAST.level);
  const slowKey = keyAt(own, SLOW.level);
  const fastPhase = phaseOf(own, FAST.level, FAST.period);
  const slowPhase = phaseOf(own, SLOW.level, SLOW.period);
  let current = -1;
  /** What the moves miss of the block's total, a unit of variance, is shared out by variance: a bridge. */
  let missing = 0;
  /** Bars whose close is derived, and the logarithm of the last one's. */
  let priced = 0;
  let logPrice = 0;

  const enter = (block: number, firstSlot: number): void => {
    skeleton.extend(block);
    const wild = skeleton.wildness[block] as number;
    const first = block * bars;
    // The arrays hold steps on the way: shocks where the moves will stand, paces where the activity will.
    drawSeries(draws, own, first, moveField);
    quantileSeries(moves, student, draws, alone);
    market.addMoves(moves, firstSlot, common);
    fillFear(activity, moves);
    addLevel(activity, fastKey, FAST.period, first + fastPhase);
    addLevel(activity, slowKey, SLOW.period, first + slowPhase);
    fillSigma(sigma, activity, shape, skeleton.barSigma, wild);
    let sum = 0;
    let variance = 0;
    for (let bar = 0; bar < bars; bar++) {
      const s = sigma[bar] as number;
      const shock = moves[bar] as number;
      const move = Math.max(-BAR_BOUND, Math.min(BAR_BOUND, s * shock));
      const pace = activity[bar] as number;
      activity[bar] = 0.45 * (wild + pace) + 1.6 * (shape[bar] as number) + 0.16 * Math.min(4, Math.abs(shock));
      moves[bar] = move;
      sum += move;
      variance += s * s;
    }
    missing = ((skeleton.total[block] as number) - sum) / variance;
    logPrice = skeleton.open[block] as number;
    close[0] = Math.max(2, Math.round(fastExp(logPrice)));
    priced = 0;
    current = block;
  };
  const price = (bar: number): void => {
    for (; priced <= bar; priced++) {
      const s = sigma[priced] as number;
      logPrice += (moves[priced] as number) + missing * s * s;
      close[priced + 1] = Math.max(2, Math.round(fastExp(logPrice)));
    }
  };
  return { enter, price, block: () => current, close, sigma, activity, skeleton };
}

/** A fall stirs the next bar up more than a rise does. */
function fillFear(into: Float64Array, shocks: Float64Array): void {
  into[0] = 0;
  for (let bar = 1; bar < into.length; bar++) {
    into[bar] = -LEVERAGE * Math.max(-2, Math.min(2, shocks[bar - 1] as number));
  }
}

/** Adds a level of volatility, constant over each of its periods; `time` is the first bar's, phase included. */
function addLevel(into: Float64Array, key: number, period: number, time: number): void {
  let n = (time / period) | 0;
  let end = (n + 1) * period - time;
  for (let bar = 0; bar < into.length; n++, end += period) {
    const level = levelIn(key, n);
    for (const until = Math.min(end, into.length); bar < until; bar++) into[bar] = (into[bar] as number) + level;
  }
}

function fillSigma(into: Float64Array, paces: Float64Array, shape: Float64Array, barSigma: number, wild: number): void {
  for (let bar = 0; bar < into.length; bar++) {
    into[bar] = barSigma * fastExp((wild + (paces[bar] as number)) / 2 + (shape[bar] as number));
  }
}
