import { isGlued, number, type Reading, word } from "./reading.ts";
import { isCurrency, type Unit, unitAt } from "./units.ts";

const letters: Readonly<Record<string, number>> = { m: 1e6, b: 1e9 };
const links = new Set("to - – and until till up bis und y a hasta et à e ate & ..".split(" "));
/** What may stand between a figure and the word or the currency that says what it is of. */
const openers = new Set(
  "from between over under above below at least most than more less up to max min maximum minimum about around roughly of is are in range ranging : = ( von zwischen uber unter ab bis mindestens hochstens maximal entre de desde mas menos du plus moins sobre acima abaixo ate".split(
    " ",
  ),
);
const money =
  /^(?:price|salar|wage|income|cost|fee|budget|revenue|turnover|premium|proceed|valuation|valued|worth|loan|debt|earning|cap$|capital|fund|raise|deal|ticket|ebitda|profit|spend|grant|mortgage|equity|aum$|preis|umsatz|wert$|budget|precio|presupuesto|facturacion|ingreso|prix|chiffre|orcamento|faturamento|preco)|(?:preis|umsatz|kosten)e?$/;
/** "deal size", "market value": what the word before says. */
const sizes = /^(?:size|value|amount|volume|range)s?$/;
const lengths = /^(?:height|depth|length|width|distance|altitude|elevation|level|beam|draught|radius|size)s?$/;
const MOST_OPENERS = 4;

/**
 * What the letter behind a figure multiplies it by where the figure is money: "AUD 400k to 3m", "1m-900m EUR", "market cap over 500m". No
 * metres stand there.
 */
export function moneyScaleAt(reading: Reading, figure: number, letter: number): number | undefined {
  const scale = letters[word(reading, letter)];
  if (scale === undefined || reading.tokens[letter]?.kind !== "word" || !isGlued(reading, letter)) return undefined;
  const isMoney =
    currencyAt(reading, letter + 1) !== undefined ||
    isMoneyBefore(reading, figure) ||
    isMoneyAhead(reading, letter + 1) ||
    isMoneyBehind(reading, figure - 1);
  return isMoney ? scale : undefined;
}

/** The currency that begins at a token. */
export function currencyAt(reading: Reading, at: number): { readonly unit: Unit; readonly next: number } | undefined {
  const found = unitAt(reading.tokens, at);
  return found !== undefined && isCurrency(found.unit) ? found : undefined;
}

function isMoneyBefore(reading: Reading, figure: number): boolean {
  let at = figure - 1;
  while (at > figure - 1 - MOST_OPENERS && openers.has(word(reading, at))) at -= 1;
  if (currencyAt(reading, at)?.next === at + 1) return true;
  if (sizes.test(word(reading, at)) && money.test(word(reading, at - 1))) return true;
  if (/^values?$/.test(word(reading, at))) return !lengths.test(word(reading, at - 1));
  return money.test(word(reading, at));
}

/** "1m-900m EUR": the other end of a range says it. */
function isMoneyAhead(reading: Reading, at: number): boolean {
  if (!links.has(word(reading, at))) return false;
  const other = number(reading, at + 1);
  if (other === undefined) return currencyAt(reading, at + 1) !== undefined;
  const behind = Object.hasOwn(letters, word(reading, other.next)) ? other.next + 1 : other.next;
  return currencyAt(reading, behind) !== undefined;
}

/** "400k to 3m", "price 1m to 5m" */
function isMoneyBehind(reading: Reading, link: number): boolean {
  if (!links.has(word(reading, link))) return false;
  let at = link - 1;
  if (currencyAt(reading, at)?.next === link) return true;
  if (Object.hasOwn(letters, word(reading, at))) at -= 1;
  else if (!isFigure(reading, at)) at -= 1;
  if (!isFigure(reading, at)) return false;
  const { value, plain, spelled } = number(reading, at) ?? { value: 0 };
  return (plain !== true && spelled !== true && value >= 1_000) || isMoneyBefore(reading, at);
}

function isFigure(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "number";
}
