import { studentTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, keyAt, type Stream, stream } from "../../random/hash.ts";
import { type QuantileTable, quantileAt } from "../../random/quantile-table.ts";
import { levelAt, type PriceSkeleton, phaseOf, priceSkeleton } from "./price-skeleton.ts";
import { sessionBars } from "./session-calendar.ts";
import type { Instrument } from "./universe.ts";

/** The bars of the block at hand: prices in cents, standard deviations and log-activity. */
export interface PriceBlock {
  /** Fills the arrays for a block; `firstSlot` counts five-minute slots since 1970, for the moves that instruments share. */
  enter(block: number, firstSlot: number): void;
  readonly block: () => number;
  /** close[0] is the block's first price, close[j + 1] the close of bar j. */
  readonly close: Int32Array;
  /** Standard deviation of a bar's return. */
  readonly sigma: Float64Array;
  /** Logarithm of the bar's activity against the median bar. */
  readonly activity: Float64Array;
  readonly skeleton: PriceSkeleton;
}

/** Fast levels of volatility, in bars. */
const PERIODS = [5, 17];
const FAST_LEVEL = 16;
const BAR_BOUND = 0.05;
/** How much a bar's shock changes the logarithmic variance of the next one. */
const LEVERAGE = 0.09;

/** Sessions are lively at the open and at the close: the logarithm of a bar's standard deviation against the mean bar. */
export function sessionShape(bar: number, bars: number): number {
  const x = (2 * bar + 1) / bars - 1;
  return x < 0 ? 0.52 * x * x * x * x - 0.11 : 0.26 * x * x * x * x - 0.11;
}

const field = { own: 0 } as const;

export function priceBlock(seed: string, instrument: Instrument): PriceBlock {
  const skeleton = priceSkeleton(seed, instrument);
  const bars = sessionBars[instrument.venue];
  const own = stream(seed, `financial-markets/${instrument.symbol}/bar`);
  const market = stream(seed, `financial-markets/${instrument.assetClass}/bar`);
  const isEquity = instrument.assetClass === "equity";
  const common = Math.sqrt(1 - instrument.idiosyncratic) * instrument.beta;
  const alone = Math.sqrt(instrument.idiosyncratic);
  const close = new Int32Array(bars + 1);
  const sigma = new Float64Array(bars);
  const activity = new Float64Array(bars);
  const moves = new Float64Array(bars);
  const student = studentTable();
  const levels = new Float64Array(PERIODS.length);
  const phases = PERIODS.map((period, i) => phaseOf(own, FAST_LEVEL + i, period));
  let current = -1;

  const enter = (block: number, firstSlot: number): void => {
    skeleton.extend(block);
    const wild = skeleton.wildness[block] as number;
    let sum = 0;
    let variance = 0;
    let fear = 0;
    for (let bar = 0; bar < bars; bar++) {
      const time = block * bars + bar;
      let pace = fear;
      for (let i = 0; i < PERIODS.length; i++) {
        const period = PERIODS[i] as number;
        const renews = bar === 0 || (time + (phases[i] as number)) % period === 0;
        if (renews) levels[i] = levelAt(own, FAST_LEVEL + i, period, time);
        pace += levels[i] as number;
      }
      const shape = isEquity ? sessionShape(bar, bars) : 0;
      const s = skeleton.barSigma * fastExp((wild + pace) / 2 + shape);
      const shock = shockAt(student, market, own, firstSlot + bar, time, common, alone);
      const move = Math.max(-BAR_BOUND, Math.min(BAR_BOUND, s * shock));
      // A fall stirs the next bar up more than a rise does.
      fear = -LEVERAGE * Math.max(-2, Math.min(2, shock));
      sigma[bar] = s;
      moves[bar] = move;
      activity[bar] = 0.45 * (wild + pace) + 1.6 * shape + 0.16 * Math.min(4, Math.abs(shock));
      sum += move;
      variance += s * s;
    }
    // The bridge: what the moves miss of the block's total is shared out by variance.
    const missing = ((skeleton.total[block] as number) - sum) / variance;
    let price = skeleton.open[block] as number;
    close[0] = Math.max(2, Math.round(fastExp(price)));
    for (let bar = 0; bar < bars; bar++) {
      const s = sigma[bar] as number;
      price += (moves[bar] as number) + missing * s * s;
      close[bar + 1] = Math.max(2, Math.round(fastExp(price)));
    }
    current = block;
  };
  return { enter, block: () => current, close, sigma, activity, skeleton };
}

function shockAt(
  student: QuantileTable,
  market: Stream,
  own: Stream,
  slot: number,
  time: number,
  common: number,
  alone: number,
): number {
  return (
    common * quantileAt(student, draw(keyAt(market, slot), field.own)) +
    alone * quantileAt(student, draw(keyAt(own, time), field.own))
  );
}
