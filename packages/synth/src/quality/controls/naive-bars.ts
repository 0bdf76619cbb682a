import type { Row } from "../statistic.ts";
import { naiveNormal, naiveRandom } from "./naive-random.ts";

const SYMBOLS = 16;
const BARS = 20_000;
const START = Date.UTC(2026, 0, 5);
const FIVE_MINUTES = 300_000;

function bar(symbol: number, index: number, open: number, close: number, random: () => number): Row {
  return {
    symbol: `CTL${symbol}`,
    asset_class: "equity",
    ts: new Date(START + index * FIVE_MINUTES).toISOString(),
    open,
    close,
    // High and low know nothing of how far the price moved.
    high: Math.max(open, close) * (1 + 0.02 * random()),
    low: Math.min(open, close) * (1 - 0.02 * random()),
    volume: 1000 + Math.floor(random() * 9000),
    adj_factor: 1,
  };
}

/** Random walks with independent normal returns of one size, and everything else drawn by itself. */
export function* gaussianBars(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  const last = new Float64Array(SYMBOLS).fill(100);
  for (let index = 0; index < BARS; index++) {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const open = last[symbol] ?? 100;
      const close = open * (1 + 0.001 * naiveNormal(random));
      last[symbol] = close;
      yield bar(symbol, index, open, close, random);
    }
  }
}

/** Prices drawn uniformly for every bar, with no memory of the bar before. */
export function* uniformBars(seed: number): Generator<Row, void, void> {
  const random = naiveRandom(seed);
  for (let index = 0; index < BARS; index++) {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      yield bar(symbol, index, 50 + 100 * random(), 50 + 100 * random(), random);
    }
  }
}
