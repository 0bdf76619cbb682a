import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";
import { isCurrency, unitAt } from "./units.ts";

const openers = phraseList(
  "in|measured in|expressed in|given in|reported in|denominated in|quoted in|unit|units|unit:|units:|as|paid in|priced in|stored in|all in|gemessen in|en|medido en|medida en|expresado en|expresada en|mesure en|exprime en|em|medido em|expresso em|angegeben in|currency",
);

/** "in km", "(kWh)", "[°C]", "amounts in GBP", "EUR prices". */
export function unitOfFieldAt(reading: Reading, at: number): Found | undefined {
  return opened(reading, at) ?? bracketed(reading, at) ?? currencyAt(reading, at);
}

function opened(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  if (opener === undefined) return undefined;
  const start =
    [":", "="].includes(word(reading, opener.next)) ||
    (["us"].includes(word(reading, opener.next)) && word(reading, opener.next + 1) === "dollars")
      ? opener.next + 1
      : opener.next;
  const found = unitAt(reading.tokens, start) ?? unitAt(reading.tokens, opener.next);
  if (found === undefined) return undefined;
  const isAs = word(reading, at) === "as" || word(reading, at) === "unit" || word(reading, at) === "currency";
  // A single letter is a unit only where the phrase ends: "in C", but not "in a".
  const letters = word(reading, start);
  const ends = isBreak(reading, found.next) || !isWord(reading, found.next) || !/^[a-z]$/.test(letters);
  if (
    !ends ||
    (isAs && !isCurrency(found.unit) && !["%"].includes(found.unit.symbol) && found.unit.dimension !== "time")
  )
    return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, found.next) };
}

function bracketed(reading: Reading, at: number): Found | undefined {
  const open = reading.tokens[at]?.text;
  if (open !== "(" && open !== "[") return undefined;
  const start = ["in", "en", "em"].includes(word(reading, at + 1)) ? at + 2 : at + 1;
  const found = unitAt(reading.tokens, start);
  if (found === undefined || reading.tokens[found.next]?.text !== (open === "(" ? ")" : "]")) return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, found.next + 1) };
}

/** A currency that is named without an amount. */
function currencyAt(reading: Reading, at: number): Found | undefined {
  const found = unitAt(reading.tokens, at);
  if (found === undefined || !isCurrency(found.unit)) return undefined;
  const text = reading.tokens[at]?.text ?? "";
  const isCode = /^[A-Z]{3,4}$/.test(text);
  const isWordOfMoney =
    /^(?:euros?|dollars?|pounds?|yen|rupees?|pesos|reais|francs?|usdc|usdt|dolares|franken|yuan|us|swiss|british|canadian|australian|singapore)$/.test(
      word(reading, at),
    );
  if (!isCode && !isWordOfMoney) return undefined;
  // A pair ("EUR/USD") is a thing of its own.
  if (reading.tokens[found.next]?.text === "/" || reading.tokens[at - 1]?.text === "/") return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, found.next) };
}
