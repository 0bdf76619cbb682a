import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { rangeAt } from "./range.ts";
import { isBreak, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { isCurrency, unitAt } from "./units.ts";

const openers = phraseList(
  "in|measured in|expressed in|given in|reported in|denominated in|quoted in|unit|units|unit:|units:|as|paid in|priced in|stored in|all in|gemessen in|en|medido en|medida en|expresado en|expresada en|mesure en|exprime en|em|medido em|expresso em|angegeben in|currency",
);

/** "in km", "(kWh)", "[°C]", "amounts in GBP", "EUR prices". */
export function unitOfFieldAt(reading: Reading, at: number): Found | undefined {
  return (
    opened(reading, at) ??
    bracketed(reading, at) ??
    aloneAt(reading, at) ??
    currencyAt(reading, at) ??
    trailing(reading, at)
  );
}

function opened(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  // "reserve and paid in EUR": what stands by itself has a name of its own.
  if (opener === undefined || (word(reading, at) === "paid" && !isWordOfPhrase(reading, at - 1))) return undefined;
  const start =
    [":", "="].includes(word(reading, opener.next)) ||
    (["us"].includes(word(reading, opener.next)) && word(reading, opener.next + 1) === "dollars")
      ? opener.next + 1
      : opener.next;
  const found = unitAt(reading.tokens, start) ?? unitAt(reading.tokens, opener.next);
  if (found === undefined) return undefined;
  // "currency EUR/USD", "currency EUR or USD": in which of them is told by each row.
  const isOneOf = word(reading, at) === "currency" && /^(?:\/|or|and)$/.test(word(reading, found.next));
  if (isOneOf && isCurrency(found.unit) && unitAt(reading.tokens, found.next + 1) !== undefined) return undefined;
  // "in mbps, out mbps" are two ways.
  if (word(reading, at) === "in" && word(reading, found.next) === "," && word(reading, found.next + 1) === "out")
    return undefined;
  // "pupils in years 7 to 10": what is numbered through is no unit.
  if (found.unit.dimension === "time" && number(reading, found.next) !== undefined) return undefined;
  const isAs = word(reading, at) === "as" || word(reading, at) === "unit" || word(reading, at) === "currency";
  // A single letter is a unit only where the phrase ends: "in C", but not "in a".
  const letters = word(reading, start);
  const ends =
    isBreak(reading, found.next) ||
    !isWord(reading, found.next) ||
    joints.test(word(reading, found.next)) ||
    !/^[a-z]$/.test(letters) ||
    found.next > start + 1 ||
    behindLevel(reading, found.next) > found.next ||
    // "visibility in m capped at 9999"
    rangeAt(reading, found.next) !== undefined;
  if (
    !ends ||
    (isAs && !isCurrency(found.unit) && !["%"].includes(found.unit.symbol) && found.unit.dimension !== "time")
  )
    return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, behindLevel(reading, found.next)) };
}

/** "with depth in m and year drilled" */
const joints = /^(?:and|with|und|mit|y|con|et|avec|e|com)$/;

/** "level in m above sea level": from where it is measured. */
const levels = phraseList(
  "above sea level|above mean sea level|above datum|above ground|above ground level|below ground|below surface|below ground level|asl|amsl|a.s.l|msl|uber nn|uber normalnull|uber dem meeresspiegel|sobre el nivel del mar|au-dessus du niveau de la mer|acima do nivel do mar",
);

function behindLevel(reading: Reading, at: number): number {
  const next = skip(reading, at, levels);
  // The last point of "m a.s.l. from 412 to 431" ends no sentence.
  const isShort = /\bl$/.test(word(reading, next - 1)) && word(reading, next) === "." && isWord(reading, next + 1);
  return next > at && isShort ? next + 1 : next;
}

function isWordOfPhrase(reading: Reading, at: number): boolean {
  return isWord(reading, at) && !/^(?:and|or|und|y|et|e)$/.test(word(reading, at));
}

function bracketed(reading: Reading, at: number): Found | undefined {
  const open = reading.tokens[at]?.text;
  if (open !== "(" && open !== "[") return undefined;
  const start = ["in", "en", "em"].includes(word(reading, at + 1)) ? at + 2 : at + 1;
  const found = unitAt(reading.tokens, start);
  if (found === undefined || reading.tokens[found.next]?.text !== (open === "(" ? ")" : "]")) return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, found.next + 1) };
}

/** "load, hourly, MW", "prices, EUR/MWh", "EUR per MWh": a unit that is an item of its own; what has a single letter is a name. */
function aloneAt(reading: Reading, at: number): Found | undefined {
  if (at === 0 || !isBreak(reading, at - 1)) return undefined;
  const found = unitAt(reading.tokens, at);
  if (found === undefined || wordy.has(found.unit.symbol)) return undefined;
  const under =
    word(reading, found.next) === "per" && isCurrency(found.unit) ? unitAt(reading.tokens, found.next + 1) : undefined;
  const isPrice = under !== undefined && under.unit.dimension !== "time";
  const symbol = isPrice ? `${found.unit.symbol}/${under.unit.symbol}` : found.unit.symbol;
  const next = isPrice ? under.next : found.next;
  // "station, kWh, cost" has a column of that name.
  const isOfSteps = written(reading, at, next) === symbol && physical.has(symbol) && steps.test(word(reading, at - 2));
  const isWhole = symbol.includes("/") || isOfSteps;
  return isBreak(reading, next) && isWhole ? { kind: "unit", unit: symbol, ...spanOf(reading, at, next) } : undefined;
}

const steps =
  /^(?:hourly|daily|weekly|monthly|(?:week|day|month|year|minute|hour|second)s?|20\d\d|stundlich|taglich|woche|tage?|monate?|jahr|semanas?|dias?|mes(?:es)?|horas?|jours?|semaines?|mois|heures?)$/;
const physical = new Set("W kW MW GW Wh kWh MWh GWh TWh kV mV hPa kPa MPa bar rpm kg mm cm km dB".split(" "));

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
  // "SAR filed" is a report and no money of Saudi Arabia.
  const behind = word(reading, found.next);
  if (isCode && at > 0 && isBreak(reading, at - 1) && /(?:ed|sent|made|done)$/.test(behind) && !isOfMoney(behind))
    return undefined;
  // "COP between 2 and 5", "MAD below 10": what has a bound behind it, and no figure, is a name.
  if (isCode && at > 0 && isBreak(reading, at - 1) && bounds.test(word(reading, found.next))) return undefined;
  // A pair ("EUR/USD") is a thing of its own.
  if (reading.tokens[found.next]?.text === "/" || reading.tokens[at - 1]?.text === "/") return undefined;
  return { kind: "unit", unit: found.unit.symbol, ...spanOf(reading, at, found.next) };
}

/** "EUR raised", "USDC due": what is done with money names an amount of it. */
export function isOfMoney(folded: string): boolean {
  return dealt.test(folded);
}

const dealt =
  /^(?:due|paid|owed|raised|won|lost|spent|earned|charged|refunded|received|invested|saved|billed|collected|donated|pledged|staked|deposited|withdrawn|transferred|borrowed|repaid|settled|awarded|claimed|granted|requested|approved|reimbursed|disbursed|budgeted|allocated|committed|insured|offered|outstanding|overdue|fallig|bezahlt|gezahlt|geschuldet|gespart|pagad[oa]s?|gastad[oa]s?|ganad[oa]s?|paye(?:e?s?)|depense(?:e?s?)|gagne(?:e?s?)|pag[oa]s?)$/;

const bounds = /^(?:between|from|below|under|above|over|at|zwischen|von|unter|uber|entre|de|bajo|sous|ate)$/;

/** Symbols that are words, bounds or parts of names first. */
const wordy = new Set(
  "min day week month year quarter night tokens token in t pp bit acre B A C F K J L d y".split(" "),
);
/** Letters that stand for a unit behind these words only. */
const afterWords: Readonly<Record<string, RegExp>> = {
  C: /^(?:temp|temperature|temps)$/,
  F: /^(?:temp|temperature|temps)$/,
  K: /^(?:temp|temperature)$/,
  A: /^(?:current|ampere|amps?)$/,
  t: /^(?:weight|mass|tonnage|load|payload|yield|capacity)$/,
  d: /^(?:age|duration)$/,
};

/** "area ha", "yield t/ha", "power W": a symbol that ends the name of a field. */
const toUs =
  /^(?:recommend|tell|give|gave|to|from|about|of|with|by|for|use|visit|contact|choose|chose|like|rate|trust|know|call|find|found|leave|left|join|pay|paid|owe|owes|let|lets|help|helps|make|makes)$/;

function trailing(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at - 1) || endsPhrase(word(reading, at - 1))) return undefined;
  // "votes A", "option B, group A"
  if (
    /^(?:votes?|options?|groups?|teams?|partys?|candidates?|arms?|variants?|sides?|filter|types?|classe?s?|grades?|spt)$/.test(
      word(reading, at - 1),
    ) &&
    /^[A-Z]$/.test(reading.tokens[at]?.text ?? "")
  )
    return undefined;
  const found = unitAt(reading.tokens, at);
  if (found === undefined || isCurrency(found.unit)) return undefined;
  const { symbol } = found.unit;
  const text = written(reading, at, found.next);
  // "beendet um" asks for the hour.
  if (text === "um" && reading.language === "de") return undefined;
  // "how likely they would recommend us"
  if (text === "us" && toUs.test(word(reading, at - 1))) return undefined;
  const isQuotient = text.includes("/") || symbol.includes("/");
  // "shift A/B/C" lists letters.
  const isList = isQuotient && (reading.tokens[found.next]?.text === "/" || /^[A-Z]\/[A-Z]$/.test(text));
  if (isList || (!isQuotient && text !== symbol)) return undefined;
  if (!isQuotient && wordy.has(symbol) && afterWords[symbol]?.test(word(reading, at - 1)) !== true) return undefined;
  // "discount % max 40"; "Preis je kWh von 0,39" is a price
  const isBound = symbol === "%" && rangeAt(reading, found.next) !== undefined;
  const ends =
    isBreak(reading, found.next) || !isWord(reading, found.next) || endsPhrase(word(reading, found.next)) || isBound;
  const level = behindLevel(reading, found.next);
  return ends || isQuotient || level > found.next
    ? { kind: "unit", unit: symbol, ...spanOf(reading, at, level) }
    : undefined;
}
