import type { Found } from "../findings.ts";
import { countedOutOfAt } from "./counted-out-of.ts";
import { phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { rangeFound } from "./range-found.ts";
import { isBreak, isWord, type Reading, tokenFrom, word } from "./reading.ts";

const signs = phraseList(
  "positive only|positive number|positive numbers|positive integer|positive integers|positive value|positive values|positive amount|positive amounts|must be positive|always positive|strictly positive|positive int|positive float|(positive)|is positive|are positive",
);
const nonNegatives = phraseList(
  "non-negative|nonnegative|non negative|never negative|not negative|no negatives|no negative values|no negative|cannot be negative|can't be negative|must not be negative|nicht negativ|nicht-negativ|no negativo|no negativos|non negatif|nao negativo|never below zero|never under zero|never below 0|never under 0|never less than zero|jamais negatif|jamais negative|jamais negatifs|jamais negatives|nunca negativo|nunca negativa|nunca negativos|nunca negativas|nie negativ|nie unter null|niemals negativ",
);
/** "20 ± 5", "positive", "[0, 1]", "0 <= x", "within 30 days", "out of 20": bounds in other forms than two figures or a word. */
export function intervalFormAt(reading: Reading, at: number): Found | undefined {
  return (
    plusMinus(reading, at) ??
    sign(reading, at) ??
    bracket(reading, at) ??
    sandwich(reading, at) ??
    within(reading, at) ??
    outOf(reading, at) ??
    countedOutOfAt(reading, at)
  );
}

/** "20 ± 5", "± 3 %", "+/- 10". */
function plusMinus(reading: Reading, at: number): Found | undefined {
  const alone = plusMinusSign(reading, at);
  if (alone !== undefined) {
    const by = quantityAt(reading, alone);
    if (by === undefined) return undefined;
    const unit = by.unit === undefined ? {} : { unit: by.unit.symbol };
    return rangeFound(reading, at, by.next, { minimum: -by.value, maximum: by.value, ...unit });
  }
  const middle = quantityAt(reading, at);
  const sign = middle === undefined ? undefined : plusMinusSign(reading, middle.next);
  const by = sign === undefined ? undefined : quantityAt(reading, sign);
  if (middle === undefined || by === undefined) return undefined;
  const unit = by.unit ?? middle.unit;
  const isShare = by.unit?.symbol === "%" && middle.unit?.symbol !== "%";
  const width = isShare ? (Math.abs(middle.value) * by.value) / 100 : by.value;
  const named = isShare ? middle.unit : unit;
  return rangeFound(reading, at, by.next, {
    minimum: Number((middle.value - width).toPrecision(12)),
    maximum: Number((middle.value + width).toPrecision(12)),
    ...(named === undefined ? {} : { unit: named.symbol }),
  });
}

function plusMinusSign(reading: Reading, at: number): number | undefined {
  const text = reading.tokens[at]?.text;
  if (text === "±" || text === "+/-") return at + 1;
  return word(reading, at) === "plus" && ["minus", "or"].includes(word(reading, at + 1))
    ? at + (word(reading, at + 1) === "or" ? 3 : 2)
    : undefined;
}

function sign(reading: Reading, at: number): Found | undefined {
  const none = skip(reading, at, nonNegatives);
  if (none > at) return rangeFound(reading, at, none, { minimum: 0 });
  const positive = skip(reading, at, signs);
  if (positive > at) return rangeFound(reading, at, positive, { minimum: 0, exclusiveMinimum: true });
  // "(positive)" or "amount, positive,"
  const isAlone = word(reading, at) === "positive" && !isWord(reading, at - 1) && !isWord(reading, at + 1) && at > 0;
  return isAlone && !isBreak(reading, at - 1) && reading.tokens[at + 1]?.text === ")"
    ? rangeFound(reading, at, at + 1, { minimum: 0, exclusiveMinimum: true })
    : undefined;
}

const bracketed = /([[(\]])\s?(-?\d{1,15}(?:\.\d{1,9})?)\s?[,;]\s?(-?\d{1,15}(?:\.\d{1,9})?)\s?([\])[])/y;

/** "[0, 1]", "(0, 1]": round brackets exclude their end; two numbers in round brackets alone are no interval. */
function bracket(reading: Reading, at: number): Found | undefined {
  const start = word(reading, at) === "in" ? at + 1 : at;
  const token = reading.tokens[start];
  if (token === undefined || !"[(]".includes(token.text)) return undefined;
  bracketed.lastIndex = token.start;
  const match = bracketed.exec(reading.text);
  if (match === null) return undefined;
  const [, open, low, high, close] = match;
  const isInterval = open === "[" || close === "]" || start > at;
  if (!isInterval || !(Number(low) < Number(high))) return undefined;
  return rangeFound(reading, at, tokenFrom(reading, at, bracketed.lastIndex), {
    minimum: Number(low),
    maximum: Number(high),
    ...(open === "[" ? {} : { exclusiveMinimum: true }),
    ...(close === "]" ? {} : { exclusiveMaximum: true }),
  });
}

const starts = phraseList("starting at|starting from|starts at|starts from|beginning at|begins at|from");
const downs = phraseList(
  "going down to|goes down to|going to|falling to|falls to|dropping to|drops to|declining to|declines to|decreasing to|down to|fading to|ending at|ends at",
);

/** "SOH % starting at 100 and going down to 70": the figures stand in the order in which they come. */
export function goingDown(reading: Reading, at: number): Found | undefined {
  const start = skip(reading, at, starts);
  const first = start === at ? undefined : quantityAt(reading, start);
  if (first === undefined) return undefined;
  const joint = [",", "and", "then"].includes(word(reading, first.next)) ? first.next + 1 : first.next;
  const down = skip(reading, joint, downs);
  const last = down === joint ? undefined : quantityAt(reading, down);
  if (last === undefined || last.value === first.value) return undefined;
  const unit = last.unit ?? first.unit;
  return rangeFound(reading, at, last.next, {
    minimum: Math.min(first.value, last.value),
    maximum: Math.max(first.value, last.value),
    ...(unit === undefined ? {} : { unit: unit.symbol }),
  });
}

/** The "0 <=" of "0 <= score <= 100". */
function sandwich(reading: Reading, at: number): Found | undefined {
  const quantity = quantityAt(reading, at);
  if (
    quantity === undefined ||
    (at > 0 &&
      !isBreak(reading, at - 1) &&
      isWord(reading, at - 1) &&
      !["with", "where", "and"].includes(word(reading, at - 1)))
  )
    return undefined;
  const comparison = word(reading, quantity.next);
  if (!["<", "<=", "≤"].includes(comparison) || !isWord(reading, quantity.next + 1)) return undefined;
  const strict = comparison === "<" ? ({ exclusiveMinimum: true } as const) : {};
  return rangeFound(reading, at, quantity.next + 1, { minimum: quantity.value, ...strict });
}

const marks =
  /(?:score|rating|grade|mark|note|nota|valoracion|puntuacion|calificacion|avaliacao|pontuacao|media|points?|rated|scored)s?$/;

/** "score out of 20", "note sur 20": the most there is to reach. */
function outOf(reading: Reading, at: number): Found | undefined {
  const isSingle = word(reading, at) === "sur" || word(reading, at) === "sobre";
  const length = word(reading, at) === "out" && word(reading, at + 1) === "of" ? 2 : isSingle ? 1 : 0;
  if (length === 0 || !(marks.test(word(reading, at - 1)) || marks.test(word(reading, at - 2)))) return undefined;
  const most = quantityAt(reading, at + length);
  if (most === undefined || most.unit !== undefined || most.value < 3) return undefined;
  // Of few points the least may be one; of many it is none.
  return rangeFound(reading, at, most.next, { ...(most.value >= 20 ? { minimum: 0 } : {}), maximum: most.value });
}

/** The "(y/n)" behind what is so or not. */
function isAnswered(reading: Reading, at: number): boolean {
  const open = word(reading, at) === "(" ? at + 1 : at;
  return /^(?:y|yes|true|ja|j|si|oui|sim)$/.test(word(reading, open)) && /^(?:\/|or)$/.test(word(reading, open + 1));
}

/** "within 30 days of purchase": at most so long. */
function within(reading: Reading, at: number): Found | undefined {
  if (!["within", "innerhalb", "dentro", "inside", "in"].includes(word(reading, at))) return undefined;
  const start = ["von", "de", "under", "at"].includes(word(reading, at + 1)) ? at + 2 : at + 1;
  if (word(reading, at) === "in" && word(reading, at + 1) !== "under") return undefined;
  const quantity = quantityAt(reading, start);
  if (quantity?.unit?.dimension !== "time") return undefined;
  // "readmitted within 30 days" is the name of a flag; "delivered within 30 days of purchase" bounds something.
  const isMeasured = ["of", "after", "from", "nach", "de", "of the"].includes(word(reading, quantity.next));
  if (/ed$/.test(word(reading, at - 1)) && !isMeasured) return undefined;
  // "plans to buy within 3 months (y/n)", "likely to renew within 30 days"
  const isPlanned = word(reading, at - 2) === "to" && isWord(reading, at - 3);
  if ((isPlanned || isAnswered(reading, quantity.next)) && !isMeasured) return undefined;
  return rangeFound(reading, at, quantity.next, { maximum: quantity.value, unit: quantity.unit.symbol });
}
