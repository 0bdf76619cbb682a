import { type Duration, durationAt } from "./durations.ts";
import { isBreak, number, type Reading } from "./reading.ts";

const bars = /^(?:bars?|candles?|candlesticks?|klines?|ohlcv?|kerzen|velas?|bougies)$/;
/** So far before its length the word for bars may stand. */
const REACH = 20;

/** "AAPL and MSFT bars, 5 minutes, open, close", "candles, 1h": the length of a bar that stands by itself is the step. */
export function barStepAt(reading: Reading, at: number): Duration | undefined {
  if (at === 0 || number(reading, at) === undefined || !isBreak(reading, at - 1)) return undefined;
  const value = durationAt(reading, at);
  if (value === undefined || !isBreak(reading, value.next)) return undefined;
  const isShort = /^(?:s|min|h)$/.test(value.unit) || (value.unit === "day" && value.count === 1);
  const before = reading.tokens.slice(Math.max(0, at - REACH), at);
  // "1h candles, 30 minutes" has its step already.
  const isSaid = before.some(({ kind }) => kind === "number");
  return isShort && !isSaid && before.some(({ folded }) => bars.test(folded)) ? value : undefined;
}
