import { studentTable } from "../../random/distributions.ts";
import { log } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { sessionBars } from "./session-calendar.ts";
import type { Instrument } from "./universe.ts";

/**
 * The price path block by block (a session, or eight hours of crypto): where each block starts, how far it goes and how
 * wild it is. Blocks are short to derive, so the path to any bar costs a fraction of a millisecond; the bars inside a
 * block are a bridge between its ends (`price-block.ts`).
 */
export interface PriceSkeleton {
  /** Derives the blocks up to this one. */
  extend(block: number): void;
  /** Logarithm of the price in cents at the block's open. */
  readonly open: number[];
  /** Logarithmic return from the block's open to its close. */
  readonly total: number[];
  /** Logarithm of the block's variance against the long-run one. */
  readonly wildness: number[];
  /** 1 on a block that begins with a 2-for-1 split. */
  readonly split: number[];
  /** Long-run standard deviation of one bar's return. */
  readonly barSigma: number;
}

/** Markov-switching multifractal volatility: each level's variance is multiplied by 1.4 or 0.6, at its own pace. */
export const HIGH = log(1.4);
export const LOW = log(0.6);
/** Renewal periods of the levels above a bar, in blocks; the slow ones are the whole market's. */
const PERIODS = [1, 2, 4, 9, 20, 45];
const MARKET_FROM = 3;

const LN2 = Math.LN2;
/** Overnight moves against a session's standard deviation, and their bound. */
const GAP = 0.4;
const GAP_BOUND = 0.22;
const TOTAL_BOUND = 0.22;
/** How far the first prices of different seeds lie apart. */
const START_SPREAD = 0.12;
/** A share is split above this multiple of its first price (in logarithm). */
const SPLIT_AT = log(1.8);
const TREND_A_YEAR = 0.09;
const REVERSION = 0.0009;
/** How much a falling block raises the next one's logarithmic variance. */
const LEVERAGE = 0.16;

const field = { total: 0, gap: 1, pace: 2, start: 3 } as const;

/** How far into a period a level is at time 0. */
export function phaseOf(of: Stream, level: number, period: number): number {
  return (of.a >>> level) % period;
}

/** Log-variance of a level at a time: constant over its period, the period's start shifted by the stream. */
function levelAt(of: Stream, level: number, period: number, time: number): number {
  return levelIn(keyAt(of, level), ((time + phaseOf(of, level, period)) / period) | 0);
}

/** Log-variance of the level with this key in its n-th period. */
export function levelIn(key: number, n: number): number {
  return draw(innerKey(key, n), field.pace) < 0x80000000 ? HIGH : LOW;
}

export function priceSkeleton(instrument: Instrument, own: Stream, market: Stream): PriceSkeleton {
  const isEquity = instrument.assetClass === "equity";
  const bars = sessionBars[instrument.venue];
  const blocksAYear = isEquity ? 261 : 1095;
  const blockSigma = (instrument.volatility / Math.sqrt(blocksAYear)) * (isEquity ? 0.92 : 1);
  const common = Math.sqrt(1 - instrument.idiosyncratic);
  const alone = Math.sqrt(instrument.idiosyncratic);
  const student = studentTable();
  const open: number[] = [];
  const total: number[] = [];
  const wildness: number[] = [];
  const split: number[] = [];
  const first = log(instrument.anchor) + START_SPREAD * quantileAt(student, draw(keyAt(own, 0), field.start));
  let level = first;
  let close = first;

  const derive = (block: number): void => {
    const key = keyAt(own, block);
    const marketKey = keyAt(market, block);
    let wild = 0;
    for (let i = 0; i < PERIODS.length; i++) {
      wild += levelAt(i < MARKET_FROM ? own : market, i, PERIODS[i] as number, block);
    }
    const before = total[block - 1] ?? 0;
    if (isEquity) wild += before < 0 ? LEVERAGE : -LEVERAGE;
    const sigma = blockSigma * fastExp(wild / 2);
    let start = close;
    let isSplit = 0;
    level += TREND_A_YEAR / blocksAYear;
    if (isEquity && block > 0) {
      start += bounded(quantileAt(student, draw(key, field.gap)) * sigma * GAP, GAP_BOUND);
      if (start > first + SPLIT_AT) {
        start -= LN2;
        level -= LN2;
        isSplit = 1;
      }
    }
    const shock =
      instrument.beta * common * quantileAt(student, draw(marketKey, field.total)) +
      alone * quantileAt(student, draw(key, field.total));
    const move = bounded(sigma * shock, TOTAL_BOUND) - REVERSION * (start - level);
    open.push(start);
    total.push(move);
    wildness.push(wild);
    split.push(isSplit);
    close = start + move;
  };
  const extend = (block: number): void => {
    for (let next = open.length; next <= block; next++) derive(next);
  };
  return { extend, open, total, wildness, split, barSigma: blockSigma / Math.sqrt(bars) };
}

function bounded(x: number, bound: number): number {
  return Math.max(-bound, Math.min(bound, x));
}
