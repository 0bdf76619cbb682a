import { hedgeAt, quantityAt } from "../../../extract/quantity.ts";
import { number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { unitAt } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { closingBehind, openingBefore, type Side } from "./bound-words.ts";
import { isDenied } from "./denial.ts";
import { type Numeral, numeralAt } from "./numerals.ts";
import { type SaidStatistic, statisticBefore } from "./statistic-words.ts";

/** A number with all that the words around it say of it: "at least 15 years", "heaviest parcel 31 kg", "exactly 350". */
export interface Quantity {
  readonly value: number;
  readonly unit: string | undefined;
  /** In words: "fifteen". */
  readonly isSpelled: boolean;
  /** Whether the values are this one, from it on or up to it; a denied "more than 12" is at most 12. */
  readonly is: "exactly" | "least" | "most";
  /** Without the number itself: "more than 12". */
  readonly isStrict: boolean;
  /** "exactly", "only": it is meant to the one. */
  readonly insists: boolean;
  readonly about: boolean;
  readonly statistic: SaidStatistic | undefined;
  /** The number alone, without its unit; none of "an hour". */
  readonly numeral: Numeral | undefined;
  /** The tokens of what opens it, of its figure, and the one behind it. */
  readonly first: number;
  readonly figure: number;
  readonly next: number;
  readonly span: Span;
}

interface Amount {
  readonly value: number;
  readonly unit: string | undefined;
  readonly isSpelled: boolean;
  readonly figure: number;
  readonly next: number;
  readonly numeral: Numeral | undefined;
}

/** More numbers than that are a table, and no sentence. */
const MOST = 80;

/** The numbers of a need in their order. */
export function quantitiesIn(reading: Reading): readonly Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < reading.tokens.length && quantities.length < MOST; ) {
    const amount = clockAt(reading, at) ?? amountAt(reading, at);
    if (amount !== undefined) quantities.push(quantityOf(reading, amount));
    at = amount?.next ?? at + 1;
  }
  return quantities;
}

function quantityOf(reading: Reading, amount: Amount): Quantity {
  const { figure, value, unit, isSpelled, numeral } = amount;
  const opening = openingBefore(reading, figure);
  const closing = opening.side === undefined ? closingBehind(reading, amount.next) : undefined;
  const side = opening.side ?? closing?.side;
  const next = closing?.next ?? amount.next;
  const statistic = statisticBefore(reading, figure);
  const { is, isStrict } = endOf(side, (side === "more" || side === "less") && isDenied(reading, opening.first));
  const { first, insists, about } = opening;
  return {
    ...{ value, unit, isSpelled, numeral, is, isStrict, insists, about, statistic, first, figure, next },
    span: spanOf(reading, first, closing?.end ?? next),
  };
}

function endOf(side: Side | undefined, isDenied: boolean): Pick<Quantity, "is" | "isStrict"> {
  switch (side) {
    case undefined:
      return { is: "exactly", isStrict: false };
    case "least":
    case "most":
      return { is: side, isStrict: false };
    case "more":
      return isDenied ? { is: "most", isStrict: false } : { is: "least", isStrict: true };
    case "less":
      return isDenied ? { is: "least", isStrict: false } : { is: "most", isStrict: true };
  }
}

const articles = new Set("a an einer eine einem una un une uma um".split(" "));
const halves = /^(?:half|halbe[nrs]?|media|demie?|meia)$/;

/** "31 kg", "$750", "a million and a half", "half an hour", "una hora". */
function amountAt(reading: Reading, at: number): Amount | undefined {
  const numeral = numeralAt(reading, at);
  const isFigure = number(reading, at) !== undefined || unitAt(reading.tokens, at) !== undefined;
  const quantity = isFigure ? quantityAt(reading, at) : undefined;
  if (numeral !== undefined && (quantity === undefined || numeral.next > quantity.next)) {
    const unit = unitAt(reading.tokens, numeral.next);
    const { value, next } = numeral;
    return { value, unit: unit?.unit.symbol, isSpelled: true, figure: at, next: unit?.next ?? next, numeral };
  }
  if (quantity !== undefined) {
    const { value, unit, spelled, next } = quantity;
    // "12 HR" are no hours.
    const isOther = unit !== undefined && reading.tokens[next - 1]?.text === "HR";
    const end = isOther ? next - 1 : next;
    const bare = numeral ?? { value, from: at, next: end };
    return {
      value,
      unit: isOther ? undefined : unit?.symbol,
      isSpelled: spelled,
      figure: at,
      next: end,
      numeral: bare,
    };
  }
  return unitAlone(reading, at);
}

/** "an hour", "half an hour" */
function unitAlone(reading: Reading, at: number): Amount | undefined {
  let [next, value] = [at, 1];
  for (; next < at + 3 && (articles.has(word(reading, next)) || halves.test(word(reading, next))); next++)
    if (halves.test(word(reading, next))) value = 0.5;
  const unit = next === at || hedgeAt(reading, at).about ? undefined : unitAt(reading.tokens, next);
  if (unit === undefined || unit.unit.dimension !== "time") return undefined;
  return { value, unit: unit.unit.symbol, isSpelled: true, figure: at, next: unit.next, numeral: undefined };
}

/** "4:58:00": hours, minutes and seconds. Without seconds it may be a time of the day. */
function clockAt(reading: Reading, at: number): Amount | undefined {
  const token = reading.tokens[at];
  if (token === undefined || !/^\d{1,3}/.test(token.text)) return undefined;
  const match = /^(\d{1,3}):([0-5]\d):([0-5]\d)(?![\d:])/.exec(reading.text.slice(token.start, token.start + 10));
  if (match === null) return undefined;
  const value = Number(match[1]) + Number(match[2]) / 60 + Number(match[3]) / 3_600;
  const end = token.start + match[0].length;
  let next = at + 1;
  while ((reading.tokens[next]?.start ?? end) < end) next += 1;
  return { value, unit: "h", isSpelled: false, figure: at, next, numeral: { value, from: at, next } };
}
