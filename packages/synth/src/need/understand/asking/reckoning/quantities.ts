import type { DurationUnit } from "../../../../inferred/check.ts";
import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { areTradedTokens } from "../../../extract/traded-tokens.ts";
import { unitAt } from "../../../extract/units.ts";
import type { Found } from "../../../findings.ts";
import { ROW_LIMIT } from "../../../row-limit.ts";
import { singular } from "../../../text/stem.ts";
import { hyphenedAt, type Length, timeAt, wholeAt } from "../quantities/lengths.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { frequencyAt, type Numeral, rangeAt } from "../quantities/numerals.ts";
import type { Quantity as Said } from "../quantities/quantity.ts";
import { stops } from "./words.ts";

/** A number with what it is of. */
export interface Quantity {
  readonly value: number;
  /** Tokens: where the number begins, where its name begins and the one after its name. */
  readonly from: number;
  readonly named: number;
  readonly next: number;
  /** The words of its name in the singular. */
  readonly words: readonly string[];
  /** Things may be rows; a length of time is a window; `times` is how often; other numbers are values. */
  readonly kind: "thing" | "times" | "time" | "value";
  readonly unit?: DurationUnit;
  /** A range or a bound: about a column rather than about rows. */
  readonly bounded: boolean;
  /** Of a percentage: what share it is. */
  readonly share?: number;
}

/** So many numbers are put in relation; who lists more lists values. */
const MOST = 24;
const LONGEST_NAME = 5;

const timesWords = new Set("time times fois veces vezes mal".split(" "));
const ofs = new Set("de d of von des".split(" "));
/** Found numbers that are no counts; a `rate` keeps its share for "1% of 80 million". */
const values = new Set(
  "shares prefix shape seed decimals step average nulls duplicates offset gap format distribution hours unkept".split(
    " ",
  ),
);

/** The numbers of a need with what each is of, in their order. */
export function quantitiesOf(reading: NeedReading, found: readonly Found[]): readonly Quantity[] {
  const quantities: Quantity[] = [];
  const said = new Map(reading.quantities.map((each) => [each.numeral?.from ?? -1, each]));
  const spans = found.filter(({ kind }) => values.has(kind) || kind === "window" || kind === "range");
  for (let at = 0; at < reading.tokens.length && quantities.length < MOST; ) {
    const length = wholeAt(reading, at) ?? hyphenedAt(reading, at);
    const quantity = length === undefined ? quantityAt(reading, at, said, spans) : ofLength(length);
    if (quantity !== undefined) quantities.push(asBefore(reading, quantity, quantities.at(-1)));
    at = quantity === undefined ? at + 1 : Math.max(at + 1, quantity.next);
  }
  return quantities;
}

/** "42,000 on New Year's Day and 38,500 on Dec 31st": a number of nothing beside a value is one, too. */
function asBefore(reading: Reading, quantity: Quantity, before: Quantity | undefined): Quantity {
  const isBare = quantity.kind === "thing" && quantity.words.length === 0;
  const isBeside = before?.kind === "value" && before.words.length === 0 && before.value > 100;
  return isBare && isBeside && /^(?:and|then|to)$/.test(word(reading, quantity.from - 1))
    ? { ...quantity, kind: "value" }
    : quantity;
}

function ofLength({ value, unit, from, next }: Length): Quantity {
  return { value, unit, from, named: from, next, words: [], kind: "time", bounded: false };
}

function quantityAt(
  reading: Reading,
  at: number,
  said: ReadonlyMap<number, Said>,
  spans: readonly Found[],
): Quantity | undefined {
  const often = frequencyAt(reading, at);
  const range = rangeAt(reading, at);
  const numeral = range ?? said.get(at)?.numeral;
  if (numeral === undefined) {
    return often === undefined ||
      !(adverbs.has(word(reading, at + 1)) || /^(?:a|an|per|every|each|am|pro|in|the|by)$/.test(word(reading, at + 1)))
      ? undefined
      : { value: often, from: at, named: at, next: at + 1, words: [], kind: "times", bounded: false };
  }
  const { value, from, next } = numeral;
  // "every one runs 50 tasks"
  if (value === 1 && /^(?:every|each|any|no)$/.test(word(reading, from - 1))) return undefined;
  const start = reading.tokens[from]?.start ?? 0;
  const inside = spans.find((each) => each.start <= start && start < each.end);
  const base = {
    value,
    from,
    bounded: range !== undefined || isBounded(reading, said.get(from), from, inside),
  } as const;
  const plain = (kind: Quantity["kind"], end: number): Quantity => ({
    ...base,
    kind,
    named: end,
    next: end,
    words: [],
  });
  const share = reading.tokens[next]?.text === "%" || /^(?:percent|prozent)$/.test(word(reading, next));
  if (share) return { ...plain("value", next + 1), share: value / 100 };
  if (isYear(reading, numeral) || /[$€£¥#]/.test(reading.tokens[from - 1]?.text ?? "")) return plain("value", next);
  const behind = reading.tokens[next]?.text === "-" ? next + 1 : next;
  const time = timeAt(reading, behind);
  if (time !== undefined) {
    if (inside !== undefined && inside.kind !== "window") return plain("value", time.next);
    return {
      ...base,
      value: value * time.times,
      kind: "time",
      unit: time.unit,
      named: behind,
      next: time.next,
      words: [],
    };
  }
  if (inside !== undefined && (values.has(inside.kind) || inside.kind === "window")) return plain("value", next);
  if (timesWords.has(word(reading, behind))) return plain("times", behind + 1);
  if (/^(?:hz|hertz)$/.test(word(reading, behind))) return plain("value", behind + 1);
  // "40 requests per second" are requests, however usual the unit is.
  const isRate = word(reading, behind + 1) === "per" && happening.test(word(reading, behind));
  const noun = ofs.has(word(reading, behind).replace(/'$/, "")) ? behind + 1 : behind;
  const unit = isRate ? undefined : unitAt(reading.tokens, noun);
  if (unit !== undefined && !isThing(reading, behind) && !areTradedTokens(reading, from, behind))
    return plain("value", unit.next);
  if (isPopulation(reading, from, behind)) return plain("value", behind);
  const thing = named(reading, base, behind, value >= 1_000);
  return isDensity(reading, thing.next) ? plain("value", thing.next) : thing;
}

/** "400,000 per ml", "12 shoots per m2": so many in each measure of something are no number of things. */
function isDensity(reading: Reading, at: number): boolean {
  if (!/^(?:per|pro|por|par|\/)$/.test(word(reading, at))) return false;
  const dimension = unitAt(reading.tokens, at + 1)?.unit.dimension;
  return dimension !== undefined && /^(?:length|area|volume|mass)$/.test(dimension);
}

const settlements = new Set(
  "city town village municipality county country island region state stadt gemeinde dorf landkreis ville commune village ciudad municipio pueblo cidade concelho vila".split(
    " ",
  ),
);
const inhabitants = /^(?:inhabitants?|souls|einwohner\w*|habitant\w*|moradores|vecinos)$/;

/** "a city of 400,000", "a town of 30,000 inhabitants": how many live there is no number of rows. */
function isPopulation(reading: Reading, from: number, behind: number): boolean {
  const link = word(reading, from - 1);
  const isOfPlace = /^(?:of|with|von|mit|de|con|avec|com)$/.test(link) && settlements.has(word(reading, from - 2));
  return (
    isOfPlace &&
    (!isWord(reading, behind) || stops.has(word(reading, behind)) || inhabitants.test(word(reading, behind)))
  );
}

const happening =
  /^(?:requests|transactions|messages|events|queries|visits|orders|calls|packets|frames|records|readings|samples|rows|operations|writes)$/;

/** The name behind a number: up to five words, to the first that is none of a name. */
function named(
  reading: Reading,
  base: Pick<Quantity, "value" | "from" | "bounded">,
  at: number,
  isLarge: boolean,
): Quantity {
  let start = at;
  // "3 millones de pedidos", "un millier de", "3,000 of the fines"
  while (isLarge && start < at + 2 && ofs.has(word(reading, start).replace(/'$/, ""))) start += 1;
  // "each with 24 monthly invoices", "52 weekly issues" count them; "24 monthly visits" may be so many a month.
  const isTold = isOfEach(reading, base.from) || issued.test(word(reading, start + 1));
  if (repeated.test(word(reading, start)) && isTold && isWord(reading, start + 1)) start += 1;
  // "8k daily users" are so many users.
  if (adverbs.has(word(reading, start)) && present.test(word(reading, start + 1))) start += 1;
  let next = start;
  const words: string[] = [];
  while (next < start + LONGEST_NAME && isWord(reading, next)) {
    const said = word(reading, next);
    if (stops.has(said) || number(reading, next) !== undefined || adverbs.has(said)) break;
    // "2,000 respondents answering 60 questions", "9 warehouses scan 1,900 boxes": what stands before a number is a verb.
    const isFigure = number(reading, next + 1) !== undefined && !/^(?:19|20)\d\d$/.test(word(reading, next + 1));
    if (next > start && isFigure) break;
    words.push(singleAt(reading, next));
    next += 1;
  }
  // "every household (60k)", "player (22 of them)"
  const isAside = next === start && reading.tokens[base.from - 1]?.text === "(";
  if (isAside && /^(?:\)|of)$/.test(word(reading, next)) && isWord(reading, base.from - 2))
    words.push(singleAt(reading, base.from - 2));
  // "they sell 25,000 a day": the verb tells what is counted.
  const before = word(reading, base.from - 1);
  // "the tracking numbers start at 4000000000."
  // "it reads 42,000 on New Year's Day": what a counter shows.
  const isSum = sums.test(before) || isTotalOf(reading, base.from - 1);
  const isBare = next === start && (/^(?:at|is|=|ab|reads?|shows?|says|stands?)$/.test(before) || isSum);
  const kind = isBare || (next === start && isPart(reading, base.from, start)) ? "value" : "thing";
  const isVerb = before.length > 3 && !stops.has(before) && isWord(reading, base.from - 1);
  if (isVerb && !/^(?:per|pro|por|par|je)$/.test(word(reading, base.from - 2))) words.push(`~${before}`);
  return { ...base, kind, named: start, next, words };
}

const repeated = /^(?:weekly|monthly|quarterly|yearly|annual|wochentlich|monatlich|jahrlich)/;

const present =
  /^(?:active|users?|visitors?|customers?|players?|readers?|listeners?|viewers?|riders?|commuters?|passengers?|guests?|subscribers?)$/;

const issued = /^(?:issues|editions|newsletters|mailings|bulletins|\p{L}*ausgaben)$/u;

function isOfEach(reading: Reading, from: number): boolean {
  return (
    /^(?:with|has|have|pays|gets|mit)$/.test(word(reading, from - 1)) &&
    /^(?:each|jeder?|jedes)$/.test(word(reading, from - 2))
  );
}

/** What is so much and no number of anything: "total revenue 5 million". */
const sums =
  /^(?:revenue|turnover|budget|cost|price|value|amount|income|profit|capital|balance|debt|population|worth|salary|umsatz|gewinn|kapital|einkommen|vermogen|schulden|ingresos|presupuesto|beneficio|facturacion|chiffre|revenu|benefice|receita|faturamento|lucro|orcamento)$/;

/** "year's total 90k", "annual total 2m": what the figures of a stretch of time come to. */
function isTotalOf(reading: Reading, at: number): boolean {
  const start = reading.tokens[at]?.start ?? 0;
  const before = reading.text.slice(Math.max(0, start - STRETCH), start);
  return /^(?:total|sum|gesamtsumme|summe)$/.test(word(reading, at)) && stretch.test(before);
}

const STRETCH = 20;
const stretch = /(?:(?:year|month|week|quarter|day)(?:[’']s|s[’']?)?|annual|yearly|monthly|weekly|daily|quarterly) $/i;

/** A word of a name in the singular, also that of an acronym. */
export function singleAt(reading: Reading, at: number): string {
  const token = reading.tokens[at];
  if (token === undefined) return "";
  return /^[A-Z]{2,}s$/.test(token.text) ? token.folded.slice(0, -1) : singular(token.folded, reading.language);
}

/** Names of rhythms end the name of what has them: "45 departures daily". */
export const adverbs = new Set(
  "daily hourly weekly monthly yearly annually nightly taglich stundlich wochentlich monatlich jahrlich horaria horarias horarios horaire horaires diario diarios diaria diarias diariamente quotidien quotidiens quotidiennes mensuales semanales mensais semanais".split(
    " ",
  ),
);

/** "40,000 meters" that are read are things. */
function isThing(reading: Reading, at: number): boolean {
  return (
    /^(?:meters?|counters?)$/.test(word(reading, at)) &&
    /\b(?:readings?|consumption|kwh|usage|smart)\b/i.test(reading.text)
  );
}

/** A range, a bound or a mean; "more than two million clicks" are at least so many rows. */
function isBounded(reading: Reading, said: Said | undefined, at: number, inside: Found | undefined): boolean {
  if (said?.statistic?.statistic.kind === "mean") return true;
  const before = word(reading, at - 1);
  if (inside?.kind === "range")
    return inside.maximum !== undefined || inside.minimum === undefined || inside.minimum <= ROW_LIMIT;
  const isHigh =
    /^(?:to|a|and|y|e|et|bis|und|or|-)$/.test(before) &&
    (number(reading, at - 2) ?? number(reading, at - 3))?.next === at - 1;
  if (isHigh || /^(?:to|upto|bis|hasta|ate|[<>≤≥]|[<>]=)$/.test(before)) return true;
  return said !== undefined && (said.is === "most" || (said.is === "least" && !said.isStrict));
}

/** A plain number of four digits that may be a year. */
function isYear(reading: Reading, { from, next }: Numeral): boolean {
  const figure = reading.tokens[from]?.text ?? "";
  // "2000 users" are a count.
  return next === from + 1 && /^(?:18|19|20)\d\d$/.test(figure) && !(figure.endsWith("00") && isWord(reading, next));
}

/** Part of a date, a code, a ratio: a figure glued to what stands before or behind. */
function isPart(reading: Reading, at: number, next: number): boolean {
  const [before, token, last, behind] = [at - 1, at, next - 1, next].map((each) => reading.tokens[each]);
  if (before !== undefined && before.end === token?.start && "-/.:_".includes(before.text)) return true;
  return behind !== undefined && behind.start === last?.end && "-/_".includes(behind.text);
}
