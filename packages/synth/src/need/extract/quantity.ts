import { centsAt } from "./cents.ts";
import { currencyAt, moneyScaleAt } from "./money-letters.ts";
import { onceAToken } from "./once-a-token.ts";
import { phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, number, type Reading, word } from "./reading.ts";
import { isCurrency, type Unit, unitAt, unitNamed } from "./units.ts";

/** A number with its unit, before or behind it: "$50k", "USD 10", "10 EUR", "5 %". */
export interface Quantity {
  readonly value: number;
  readonly unit?: Unit;
  readonly next: number;
  /** The number has no scale of its own, so that of "10-50k" may be meant. */
  readonly plain: boolean;
  readonly spelled: boolean;
}

/** Words that make a number less exact. */
export const hedges = phraseList(
  "about|around|roughly|abt|abt.|arnd|approximately|approx|approx.|ca|ca.|circa|some|nearly|almost|~|≈|about a|etwa|ungefahr|rund|circa|zirka|alrededor de|unos|unas|aproximadamente|cerca de|mas o menos|environ|autour de|a peu pres|cerca|cerca del|alrededor del|en torno al|en torno a|por volta de|more or less|in the region of|close to|or so|give or take|on the order of|somewhere around|maybe|perhaps|say|let's say|make that|make it|something like|vielleicht|sagen wir|quizas|quiza|tal vez|digamos|peut-etre|disons|mettons|talvez|uns|umas|d'environ",
);

const exact = phraseList("exactly|precisely|genau|exactamente|exactement|exatamente");

/** Units that are also short words, read as units only right after digits. */
const shy = new Set(["a", "y", "e", "o", "in", "an", "dia", "night", "nights", "tokens", "won"]);

/** Nouns behind a number and "million" that say money or count no further. */
const of = phrases<true>([[true, "of|de"]]);

/** The quantity that begins at a token, without hedges. */
export const quantityAt = onceAToken(quantityFrom);

function quantityFrom(reading: Reading, at: number): Quantity | undefined {
  const half = halfPercentAt(reading, at) ?? centsAt(reading, at);
  if (half !== undefined) return half;
  const ahead = unitAt(reading.tokens, at);
  if (ahead !== undefined && isCurrency(ahead.unit)) {
    const value = number(reading, ahead.next);
    if (value === undefined || value.spelled === true) return undefined;
    // "£2m" are millions.
    const scale = moneyScaleAt(reading, ahead.next, value.next);
    if (scale !== undefined)
      return {
        value: scaled(value.value, scale),
        unit: ahead.unit,
        next: value.next + 1,
        plain: false,
        spelled: false,
      };
    return { value: value.value, unit: ahead.unit, next: value.next, plain: value.plain === true, spelled: false };
  }
  const value = number(reading, at);
  if (value === undefined) return undefined;
  const plain = value.plain === true;
  const spelled = value.spelled === true;
  const scale = spelled ? undefined : moneyScaleAt(reading, at, value.next);
  if (scale !== undefined) {
    const currency = currencyAt(reading, value.next + 1);
    const unit = currency === undefined ? {} : { unit: currency.unit };
    const next = currency?.next ?? value.next + 1;
    return { value: scaled(value.value, scale), ...unit, next, plain: false, spelled };
  }
  // "2 million euros", "1 million de euros", "15-minute"
  let behind = value.next;
  if (!plain && skip(reading, behind, of) > behind && unitAt(reading.tokens, behind + 1) !== undefined) behind += 1;
  if (reading.tokens[behind]?.text === "-" && isUnitBehindHyphen(reading, behind)) behind += 1;
  const unit = unitAt(reading.tokens, behind) ?? inchAt(reading, behind);
  if (
    unit === undefined ||
    (unit.unit.symbol !== "in" &&
      shy.has(word(reading, behind)) &&
      reading.tokens[behind]?.start !== reading.tokens[behind - 1]?.end)
  ) {
    return { value: value.value, next: value.next, plain, spelled };
  }
  return { value: value.value, unit: unit.unit, next: unit.next, plain, spelled };
}

/** 1.1 × 1,000,000 and the like come out whole. */
function scaled(value: number, scale: number): number {
  return Number((value * scale).toPrecision(12));
}

/** "half a percent", "half a per cent" */
function halfPercentAt(reading: Reading, at: number): Quantity | undefined {
  // "a half percent"
  const start = word(reading, at) === "a" ? at + 1 : at;
  if (word(reading, start) !== "half") return undefined;
  const behind = ["a", "of"].includes(word(reading, start + 1)) ? start + 2 : start + 1;
  const unit = unitAt(reading.tokens, word(reading, behind) === "a" ? behind + 1 : behind);
  return unit?.unit.symbol === "%"
    ? { value: 0.5, unit: unit.unit, next: unit.next, plain: false, spelled: true }
    : undefined;
}

/** The inches of "2 in to 12 in": what goes on with another word is a preposition. */
function inchAt(reading: Reading, at: number): { readonly unit: Unit; readonly next: number } | undefined {
  if (word(reading, at) !== "in") return undefined;
  const unit = unitNamed("in");
  const ends = isBreak(reading, at + 1) || ["to", "-", "x", "×", ")", "]", "or", "and"].includes(word(reading, at + 1));
  return unit !== undefined && ends ? { unit, next: at + 1 } : undefined;
}

function isUnitBehindHyphen(reading: Reading, at: number): boolean {
  const hyphen = reading.tokens[at];
  const before = reading.tokens[at - 1];
  const after = reading.tokens[at + 1];
  return hyphen?.start === before?.end && hyphen?.end === after?.start && unitAt(reading.tokens, at + 1) !== undefined;
}

/** The token after "about", "roughly" and their like, and whether there was one. */
export function hedgeAt(reading: Reading, at: number): { readonly next: number; readonly about: boolean } {
  const next = skip(reading, at, hedges);
  return next > at
    ? { next: skip(reading, next, hedges), about: true }
    : { next: skip(reading, at, exact), about: false };
}

/** The lower value of a range takes the scale of the upper one where it has none: "10-50k", "5 to 10 million". */
export function sharedScale(low: Quantity, high: Quantity): number {
  if (!low.plain || high.plain || low.spelled) return low.value;
  for (const scale of [1e9, 1e6, 1e3]) {
    if (high.value >= scale && low.value < 1_000 && low.value * scale < high.value) return low.value * scale;
  }
  return low.value;
}

const betweenFigures = new Set("- to .. – between from and under over up max min".split(" "));

/** The first token of the figures and their units that end before a token: that of "1500-60000 EUR" in "price 1500-60000 EUR falling". */
export function figuresBefore(reading: Reading, end: number): number {
  let first = end;
  let hasFigure = false;
  while (first > 0 && first > end - 9) {
    const isFigure = reading.tokens[first - 1]?.kind === "number";
    const isUnit = unitAt(reading.tokens, first - 1) !== undefined;
    if (!isFigure && !isUnit && !betweenFigures.has(word(reading, first - 1))) break;
    hasFigure ||= isFigure;
    first -= 1;
  }
  return hasFigure ? first : end;
}
