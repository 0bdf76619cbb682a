import { type Reading, word } from "./reading.ts";

const markets =
  /^(?:prices?|closes?|quotes?|candles|ohlcv?|market|caps?|volumes?|listings?|\p{L}*kurse|cotizacion(?:es)?|precios?|cours|cotacoes|precos?)$/u;
const leads = /^(?:of|for|on|across|von|de|sur|para)$/;
const spoken = /\b(?:llms?|gpt|prompts?|completions?|context|language models?|per token)\b/i;
const FAR = 4;

/** "closing prices of 300 tokens": what is traded, and no words of a model; `from` is where their number begins. */
export function areTradedTokens(reading: Reading, from: number, noun: number): boolean {
  if (word(reading, noun) !== "tokens" || !leads.test(word(reading, from - 1))) return false;
  if (spoken.test(reading.text)) return false;
  return Array.from({ length: FAR }, (_, back) => word(reading, from - 2 - back)).some((each) => markets.test(each));
}
