import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";

const quotes = new Set(
  "USD USDT USDC EUR GBP JPY CHF AUD CAD NZD CNY SEK NOK MXN BRL TRY ZAR INR BTC ETH BNB DAI BUSD FDUSD TUSD".split(
    " ",
  ),
);
const coins = "(?:USDT|USDC|BUSD|FDUSD)";
const inCoins = new RegExp(`${coins}$`);
const gluedCoins = new RegExp(`^[A-Z]{2,6}${coins}$`);
const MOST = 20;

/** "BTC-USDT", "EUR/USD": a pair as one word. */
export function isWrittenPair(text: string): boolean {
  return /^[A-Z]{2,6}[/-][A-Z]{3,5}$/.test(text);
}

/** "ETH/USDT and SOL/USDT", "EUR/USD, GBP/USD", "BTC-USDT", "EURUSD": the pairs that are traded. */
export function currencyPairsAt(reading: Reading, at: number): Found | undefined {
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const end = endOfPair(reading, index);
    if (end === index) break;
    values.push(written(reading, index, end));
    next = end;
    index = next;
    while (index < next + 2 && [",", "and", "&", "or", "und", "y", "et", "e"].includes(word(reading, index)))
      index += 1;
    if (word(reading, index) === "/" && isGluedPair(reading.tokens[index + 1]?.text ?? "")) index += 1;
    if (index === next) break;
  }
  if (values.length === 0) return undefined;
  // "trades in BTCUSDT and ETHUSDT": where no name stands before them, pairs of coins are symbols.
  const before = word(reading, at - 1);
  const isNamed = isWord(reading, at - 1) && !endsPhrase(before);
  const areCoins = values.length > 1 && values.every((value) => inCoins.test(value));
  const told = isNamed || !areCoins ? {} : ({ of: "symbol", areThings: true } as const);
  return { kind: "members", values, ...told, ...spanOf(reading, at, next) };
}

/** After a pair at a token, or the token itself where none is. */
export function endOfPair(reading: Reading, at: number): number {
  const joined = /^([A-Z]{2,6})-([A-Z]{3,5})$/.exec(reading.tokens[at]?.text ?? "");
  if (joined !== null && quotes.has(joined[2] ?? "") && joined[1] !== joined[2]) return at + 1;
  if (isGluedPair(reading.tokens[at]?.text ?? "")) return at + 1;
  // "BTCUSDT", "SOLUSDC"
  if (gluedCoins.test(reading.tokens[at]?.text ?? "")) return at + 1;
  return isPair(reading, at) ? at + 3 : at;
}

/** "EURUSD" */
export function isGluedPair(text: string): boolean {
  const glued = /^([A-Z]{3})([A-Z]{3})$/.exec(text);
  return glued !== null && glued[1] !== glued[2] && quotes.has(glued[1] ?? "") && quotes.has(glued[2] ?? "");
}

function isPair(reading: Reading, at: number): boolean {
  const base = reading.tokens[at]?.text ?? "";
  const quote = reading.tokens[at + 2]?.text ?? "";
  return (
    /^[A-Z]{2,6}$/.test(base) &&
    quotes.has(quote) &&
    base !== quote &&
    word(reading, at + 1) === "/" &&
    isGlued(reading, at + 1) &&
    isGlued(reading, at + 2) &&
    !(isGlued(reading, at) && word(reading, at - 1) === "/") &&
    !(isGlued(reading, at + 3) && word(reading, at + 3) === "/")
  );
}
