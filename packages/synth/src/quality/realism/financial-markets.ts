import { gaussianBars, uniformBars } from "../controls/naive-bars.ts";
import { autocorrelation, correlation } from "../correlation.ts";
import { excessKurtosis, mean, variance } from "../moments.ts";
import { median } from "../quantile.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";
import { hillTailIndex } from "../tail-index.ts";

const FIVE_MINUTES = 300_000;
const LOG_OF_2_TIMES_4 = 4 * Math.log(2);

/** One symbol's bars, in time order. */
interface SymbolBars {
  equity: boolean;
  ts: number[];
  close: number[];
  range: number[];
  volume: number[];
  factor: number[];
}

/** What the bar statistics need of one symbol: only steps between neighbouring bars of one session. */
interface SymbolSteps {
  equity: boolean;
  /** Log return of the step. */
  returns: Float64Array;
  absolute: Float64Array;
  squared: Float64Array;
  logVolume: Float64Array;
  /** Squared log range of the step's bar. */
  squaredRange: Float64Array;
  /** Start of the step's bar, ms. */
  ts: Float64Array;
  volume: Float64Array;
}

interface BarColumns extends Counted {
  symbols: SymbolSteps[];
}

function stepsOf(bars: SymbolBars): SymbolSteps {
  const kept: number[] = [];
  for (let i = 1; i < bars.ts.length; i++) {
    const neighbours = (bars.ts[i] ?? 0) - (bars.ts[i - 1] ?? 0) === FIVE_MINUTES;
    if (neighbours && bars.factor[i] === bars.factor[i - 1]) kept.push(i);
  }
  const pick = (value: (i: number) => number) => Float64Array.from(kept, value);
  const returns = pick((i) => Math.log((bars.close[i] ?? 1) / (bars.close[i - 1] ?? 1)));
  return {
    equity: bars.equity,
    returns,
    absolute: returns.map(Math.abs),
    squared: returns.map((r) => r * r),
    logVolume: pick((i) => Math.log(1 + (bars.volume[i] ?? 0))),
    squaredRange: pick((i) => (bars.range[i] ?? 0) ** 2),
    ts: pick((i) => bars.ts[i] ?? 0),
    volume: pick((i) => bars.volume[i] ?? 0),
  };
}

function collect(rows: Iterable<Row>): BarColumns {
  const bySymbol = new Map<string, SymbolBars>();
  let count = 0;
  for (const row of rows) {
    count++;
    const symbol = textOf(row, "symbol") ?? "";
    let bars = bySymbol.get(symbol);
    if (bars === undefined) {
      bars = { equity: row.asset_class === "equity", ts: [], close: [], range: [], volume: [], factor: [] };
      bySymbol.set(symbol, bars);
    }
    bars.ts.push(instantOf(row, "ts"));
    bars.close.push(numberOf(row, "close"));
    bars.range.push(Math.log(numberOf(row, "high") / numberOf(row, "low")));
    bars.volume.push(numberOf(row, "volume"));
    bars.factor.push(numberOf(row, "adj_factor"));
  }
  return { rows: count, symbols: Array.from(bySymbol.values(), stepsOf) };
}

/** The median over symbols of one number per symbol; a symbol without it is left out. */
function overSymbols(columns: BarColumns, measure: (steps: SymbolSteps) => number | null): number | null {
  return median(columns.symbols.map(measure).filter((value) => value !== null));
}

function parkinsonRatio(steps: SymbolSteps): number | null {
  const byRange = mean(steps.squaredRange);
  const byClose = variance(steps.returns);
  return byRange === null || byClose === null || byClose === 0 ? null : Math.sqrt(byRange / LOG_OF_2_TIMES_4 / byClose);
}

/** Correlation of a return with the next bar's squared return. */
function leverage(steps: SymbolSteps): number | null {
  if (steps.returns.length < 3) return null;
  return correlation(steps.returns.subarray(0, -1), steps.squared.subarray(1));
}

/** Mean correlation of returns at equal times, over pairs of equities. */
function coMovement(columns: BarColumns): number | null {
  const equities = columns.symbols.filter((steps) => steps.equity);
  const values = equities.flatMap((left, index) =>
    equities.slice(index + 1).map((right) => correlation(...returnsAtEqualTimes(left, right))),
  );
  return mean(values.filter((value) => value !== null));
}

/** The returns of both symbols where both have a step; each has its steps in time order. */
function returnsAtEqualTimes(left: SymbolSteps, right: SymbolSteps): [Float64Array, Float64Array] {
  const most = Math.min(left.ts.length, right.ts.length);
  const [lefts, rights] = [new Float64Array(most), new Float64Array(most)];
  let count = 0;
  for (let l = 0, r = 0; l < left.ts.length && r < right.ts.length; ) {
    const ahead = (left.ts[l] as number) - (right.ts[r] as number);
    if (ahead === 0) {
      lefts[count] = left.returns[l] as number;
      rights[count] = right.returns[r] as number;
      count += 1;
    }
    if (ahead <= 0) l += 1;
    if (ahead >= 0) r += 1;
  }
  return [lefts.subarray(0, count), rights.subarray(0, count)];
}

/** Mean volume in the first and last half hour of a session over that in its middle half. */
function volumeSmile(steps: SymbolSteps): number | null {
  const sessions = new Map<number, { at: number; volume: number }[]>();
  for (const [i, ts] of steps.ts.entries()) {
    const day = Math.floor(ts / 86_400_000);
    const session = sessions.get(day) ?? [];
    session.push({ at: ts, volume: steps.volume[i] ?? 0 });
    sessions.set(day, session);
  }
  const edges: number[] = [];
  const middle: number[] = [];
  for (const session of sessions.values()) {
    const quarter = Math.floor(session.length / 4);
    for (const [i, bar] of session.entries()) {
      if (i < 6 || i >= session.length - 6) edges.push(bar.volume);
      else if (i >= quarter && i < session.length - quarter) middle.push(bar.volume);
    }
  }
  const edge = mean(edges);
  const centre = mean(middle);
  return edge === null || centre === null || centre === 0 ? null : edge / centre;
}

const CONT = "Cont 2001, Empirical properties of asset returns: stylized facts";

const statistics: readonly Statistic<BarColumns>[] = [
  {
    id: "return_excess_kurtosis",
    describes: "Excess kurtosis of 5-minute log returns inside sessions, median over symbols (normal: 0).",
    band: [1.5, 80],
    minimumRows: 32_000,
    source: `${CONT}; interval of GJR-GARCH-t samples of 2,000 bars`,
    measure: (columns) => overSymbols(columns, (steps) => excessKurtosis(steps.returns)),
    control: gaussianBars,
  },
  {
    id: "return_tail_index",
    describes: "Hill tail exponent of the largest 5% of absolute returns, median over symbols (normal: about 6).",
    band: [2, 4.8],
    minimumRows: 32_000,
    source: `${CONT}: finite, above 2, about 3`,
    measure: (columns) => overSymbols(columns, (steps) => hillTailIndex(steps.returns, 0.05)),
    control: gaussianBars,
  },
  {
    id: "return_memory",
    describes: "Absolute autocorrelation of returns at lag 1, median over symbols (a price without memory: 0.5).",
    band: [0, 0.1],
    minimumRows: 32_000,
    source: `${CONT}: absence of autocorrelations; 0.10 is the bound for 2,000 bars a symbol`,
    measure: (columns) => overSymbols(columns, (steps) => Math.abs(autocorrelation(steps.returns, 1) ?? Number.NaN)),
    control: uniformBars,
  },
  {
    id: "return_memory_long",
    describes: "Absolute autocorrelation of returns at lag 1 over long series, median over symbols.",
    band: [0, 0.04],
    minimumRows: 320_000,
    source: `${CONT}: absence of autocorrelations; the bound for 20,000 bars a symbol`,
    measure: (columns) => overSymbols(columns, (steps) => Math.abs(autocorrelation(steps.returns, 1) ?? Number.NaN)),
    control: uniformBars,
  },
  {
    id: "volatility_memory_10",
    describes: "Autocorrelation of absolute returns at lag 10, median over symbols.",
    band: [0.05, 0.3],
    minimumRows: 320_000,
    source: `${CONT}: volatility clustering; needs 20,000 bars a symbol`,
    measure: (columns) => overSymbols(columns, (steps) => autocorrelation(steps.absolute, 10)),
    control: gaussianBars,
  },
  {
    id: "volatility_memory_50",
    describes: "Autocorrelation of absolute returns at lag 50, median over symbols.",
    band: [0.02, 0.2],
    minimumRows: 320_000,
    source: `${CONT}: slow decay; needs 20,000 bars a symbol`,
    measure: (columns) => overSymbols(columns, (steps) => autocorrelation(steps.absolute, 50)),
    control: gaussianBars,
  },
  {
    id: "volume_volatility",
    describes: "Correlation of absolute return and log volume, median over symbols.",
    band: [0.2, 0.7],
    minimumRows: 32_000,
    source: `${CONT}: volume and volatility correlation`,
    measure: (columns) => overSymbols(columns, (steps) => correlation(steps.absolute, steps.logVolume)),
    control: gaussianBars,
  },
  {
    id: "leverage",
    describes: "Correlation of a return with the next bar's squared return, median over symbols.",
    band: [-0.15, -0.005],
    minimumRows: 320_000,
    source: `${CONT}: leverage effect; the upper end keeps symmetric models out`,
    measure: (columns) => overSymbols(columns, leverage),
    control: gaussianBars,
  },
  {
    id: "range_volatility",
    describes: "Volatility by Parkinson's range over volatility by closes, median over symbols.",
    band: [0.8, 1.2],
    minimumRows: 32_000,
    source: "Parkinson 1980: equal for a continuous path without drift",
    measure: (columns) => overSymbols(columns, parkinsonRatio),
    control: gaussianBars,
  },
  {
    id: "equity_co_movement",
    describes: "Mean correlation of equities' returns in the same five minutes.",
    band: [0.1, 0.5],
    minimumRows: 32_000,
    source: "One-factor market with an idiosyncratic share of 60 to 75 percent, loadings about 1",
    measure: coMovement,
    control: gaussianBars,
  },
  {
    id: "session_volume_smile",
    describes:
      "Equity volume in a session's first and last half hour over that in its middle half, median over symbols.",
    band: [1.2, 4],
    minimumRows: 32_000,
    source: "Jain and Joh 1988: U-shaped intraday volume",
    measure: (columns) => overSymbols(columns, (steps) => (steps.equity ? volumeSmile(steps) : null)),
    control: gaussianBars,
  },
];

/** How realistic five-minute bars are, by the stylised facts of returns, volume and range. */
export const financialMarketsRealism = defineRealism("financial-markets", collect, statistics, 320_000);
