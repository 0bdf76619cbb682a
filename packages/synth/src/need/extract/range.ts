import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { hedgeAt, type Quantity, quantityAt, sharedScale } from "./quantity.ts";
import { isBreak, isGlued, isWord, type Reading, spanOf, tokenFrom, word } from "./reading.ts";
import { convert } from "./units.ts";

const openers = phraseList(
  "between|from|ranging from|ranges from|ranging between|range from|in the range of|in the range|within the range|range of|range|ranging|varying from|varying between|zwischen|von|ab|im bereich von|entre|de|desde|en el rango de|comprise entre|compris entre|comprises entre|allant de|variando de|na faixa de|from about|anywhere from|anywhere between|values|within|scale of|on a scale of|on a scale from|scale|bounded between|valued|values from|values between",
);
const betweens = new Set(["between", "zwischen", "entre"]);
const links = phraseList(
  "to|al|and|-|..|...|through|up to|until|thru|bis|und|bis zu|y|a|hasta|et|à|jusqu'a|e|ate|->|--|&",
);
const loose = phraseList("to|al|~|-|..|...|through|bis|a|à|hasta|ate|thru|up to");
const uppers = phraseList(
  "at most|no more than|not more than|up to|max|max.|maximum|maximum of|max of|a maximum of|at maximum|<=|=<|≤|capped at|not exceeding|not over|never above|never over|never more than|does not exceed|no higher than|no greater than|not above|limited to|less than or equal to|hochstens|maximal|bis zu|nicht mehr als|como maximo|maximo|maximo de|hasta|no mas de|au plus|au maximum|maximum de|jusqu'a|pas plus de|no maximo|ate|nao mais de|nao mais que|must not exceed|may not exceed|cannot exceed|upper bound|at or below|or less than",
);
const strictUppers = phraseList(
  "under|below|less than|fewer than|<|lower than|smaller than|cheaper than|shorter than|younger than|strictly less than|unter|unterhalb von|weniger als|kleiner als|kleiner|unterhalb|menos de|por debajo de|menor que|menor a|menor de|menores que|menores de|inferior a|inferiores a|moins de|inferieur a|inferieurs a|inferieure a|sous|en dessous de|au-dessous de|abaixo de|menor do que|menor de|menos que|inferiores|sub",
);
const lowers = phraseList(
  "at least|no less than|not less than|min|min.|minimum|minimum of|min of|a minimum of|at minimum|>=|=>|≥|starting at|not below|never below|never under|never less than|no lower than|no fewer than|greater than or equal to|mindestens|minimal|nicht weniger als|al menos|como minimo|minimo|minimo de|por lo menos|no menos de|au moins|au minimum|minimum de|a partir de|pas moins de|pelo menos|no minimo|nao menos de|lower bound|at or above|ab",
);
const strictLowers = phraseList(
  "over|above|more than|greater than|>|higher than|larger than|bigger than|longer than|older than|exceeding|exceeds|in excess of|upwards of|strictly greater than|uber|oberhalb von|mehr als|grosser als|grosser|mas de|por encima de|mayor que|mayor a|mayor de|mayores que|mayores de|superior a|superiores a|plus de|superieur a|superieurs a|superieure a|au-dessus de|acima de|maior que|maior de|maior do que|mais de|mais que",
);
const orMore = phraseList(
  "+|and over|and older|and above|and up|or more|or above|or older|or over|or higher|or greater|plus|years and older|years or older|and more|upwards|und mehr|oder mehr|und alter|y mas|o mas|et plus|ou plus|ou mais|e mais|minimum|min|at least",
);
const orLess = phraseList(
  "or less|or fewer|or under|or below|or lower|or younger|and under|and below|oder weniger|o menos|ou moins|ou menos|max|maximum|at most|tops",
);
const signs = phraseList(
  "positive only|positive number|positive numbers|positive integer|positive integers|positive value|positive values|positive amount|positive amounts|must be positive|always positive|strictly positive|positive int|positive float|(positive)|is positive|are positive",
);
const nonNegatives = phraseList(
  "non-negative|nonnegative|non negative|never negative|not negative|no negatives|no negative values|no negative|cannot be negative|can't be negative|must not be negative|nicht negativ|nicht-negativ|no negativo|no negativos|non negatif|nao negativo",
);
const ands = new Set(["and", "und", "y", "et", "e", "but", "aber", "pero", "mais", "&", "&&", ",", "/"]);

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: true;
  readonly exclusiveMaximum?: true;
  readonly unit?: string;
}

/** "between 10 and 50 EUR", "1-5", "under 400 euros", "at least 18", "18+", "positive", "20 ± 5", "[0, 1]". */
export function rangeAt(reading: Reading, at: number): Found | undefined {
  if (isCondition(reading, at)) return undefined;
  return (
    between(reading, at) ??
    bound(reading, at) ??
    boundBefore(reading, at) ??
    trailing(reading, at) ??
    plusMinus(reading, at) ??
    sign(reading, at) ??
    bracket(reading, at) ??
    sandwich(reading, at) ??
    within(reading, at) ??
    outOf(reading, at)
  );
}

/** "pass if score >= 50" says when something holds, and bounds nothing. */
function isCondition(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    if (isBreak(reading, back)) return false;
    if (["if", "when", "unless", "wenn", "falls", "cuando"].includes(word(reading, back))) return true;
  }
  return false;
}

function range(reading: Reading, from: number, next: number, bounds: Bounds): Found {
  return { kind: "range", ...bounds, ...spanOf(reading, from, next) };
}

function between(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  for (const start of opener === undefined ? [at] : [opener.next, at]) {
    const isOpened = opener !== undefined && start === opener.next;
    const article = isOpened && reading.tokens[start]?.text === ":" ? start + 1 : start;
    const low = quantityAt(reading, hedgeAt(reading, article).next);
    if (low === undefined || (low.spelled && !isOpened)) continue;
    if (!isOpened && isInside(reading, at)) continue;
    const link = phraseAt(reading, low.next, isOpened ? links : loose);
    if (link === undefined) continue;
    // "between" wants "and"; "from" wants anything else.
    if (
      isOpened &&
      ["and", "und", "y", "et", "e"].includes(word(reading, low.next)) &&
      !betweens.has(word(reading, at)) &&
      !/between|entre|zwischen/.test(word(reading, at + 1))
    )
      continue;
    const high = quantityAt(reading, hedgeAt(reading, link.next).next);
    if (high === undefined || (high.spelled && !low.spelled && !isOpened)) continue;
    if (!isOpened && isContinued(reading, high.next)) continue;
    return range(reading, at, high.next, pair(low, high));
  }
  return undefined;
}

/** Part of a date, an identifier or a longer chain of digits. */
function isInside(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before !== undefined && isGlued(reading, at) && ["-", ".", "/", ":", "_", "#"].includes(before.text);
}

function isContinued(reading: Reading, at: number): boolean {
  return (
    isGlued(reading, at) && ["-", "/", ":"].includes(word(reading, at)) && reading.tokens[at + 1]?.kind === "number"
  );
}

function pair(low: Quantity, high: Quantity): Bounds {
  const unit = high.unit ?? low.unit;
  if (low.unit !== undefined && high.unit !== undefined && low.unit !== high.unit) {
    // "50 ms to 20 minutes" stays in milliseconds, "500 m to 3 km" goes to kilometres: whichever is shorter to write.
    const [up, down] = [
      convert(low.value, low.unit.symbol, high.unit.symbol),
      convert(high.value, high.unit.symbol, low.unit.symbol),
    ];
    if (up !== undefined && down !== undefined && String(down).length < String(up).length) {
      return { minimum: low.value, maximum: down, unit: low.unit.symbol };
    }
  }
  const minimum =
    low.unit !== undefined && high.unit !== undefined
      ? (convert(low.value, low.unit.symbol, high.unit.symbol) ?? low.value)
      : sharedScale(low, high);
  return { minimum, maximum: high.value, ...(unit === undefined ? {} : { unit: unit.symbol }) };
}

/** The 65 of "minimum age 65": the words between name the field and stay free. */
function boundBefore(reading: Reading, at: number): Found | undefined {
  if (reading.tokens[at]?.kind !== "number") return undefined;
  for (let back = 2; back <= 3; back++) {
    if (!isWord(reading, at - back + 1) || endsPhrase(word(reading, at - back + 1))) return undefined;
    const end = word(reading, at - back);
    if (!["minimum", "min", "maximum", "max", "lowest", "highest"].includes(end)) continue;
    const quantity = quantityAt(reading, at);
    if (quantity === undefined || loose.byFirst.has(word(reading, quantity.next))) return undefined;
    const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
    const isLow = end.startsWith("min") || end === "lowest";
    return range(reading, at, quantity.next, {
      ...(isLow ? { minimum: quantity.value } : { maximum: quantity.value }),
      ...unit,
    });
  }
  return undefined;
}

/** One bound, and the other one where it follows: "at least 18 and under 65". */
function bound(reading: Reading, at: number): Found | undefined {
  const first = oneBound(reading, at);
  if (first === undefined) return undefined;
  const isOr = ["or", "nor", "oder", "o", "ou", "ni"].includes(word(reading, first.next)) && isNegated(reading, at);
  const joint = ands.has(word(reading, first.next)) || isOr ? first.next + 1 : first.next;
  const second = oneBound(reading, joint);
  const isOther =
    second !== undefined &&
    (first.bounds.minimum === undefined) !== (second.bounds.minimum === undefined) &&
    (word(reading, first.next) !== "," || (isTerse(reading, at) && isTerse(reading, joint))) &&
    (first.bounds.unit === undefined ||
      second.bounds.unit === undefined ||
      convert(1, first.bounds.unit, second.bounds.unit) === 1);
  if (!isOther) return range(reading, at, first.next, first.bounds);
  return range(reading, at, second.next, { ...first.bounds, ...second.bounds });
}

const negations = new Set(
  "not never shouldn't mustn't can't cannot won't don't doesn't isn't aren't nor nicht nie nunca jamais kein no".split(
    " ",
  ),
);

/** A negation stands up to four words before, in the same clause; its "or" goes on with it. */
function isNegated(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 9; back--) {
    const isFar = back < at - 4 && !["or", "nor", "oder", "ni"].includes(word(reading, at - 1));
    if (isFar || isBreak(reading, back)) return false;
    if (negations.has(word(reading, back))) return true;
  }
  return false;
}

/** "min 5, max 10" go on over a comma; "under 50, at least 3 reviews" do not. */
function isTerse(reading: Reading, at: number): boolean {
  return ["min", "min.", "minimum", "max", "max.", "maximum", ">=", "<=", ">", "<", "≥", "≤"].includes(
    word(reading, at),
  );
}

function oneBound(reading: Reading, at: number): { readonly bounds: Bounds; readonly next: number } | undefined {
  const upper = phraseAt(reading, at, uppers);
  const strictUpper = phraseAt(reading, at, strictUppers);
  const lower = phraseAt(reading, at, lowers);
  const strictLower = phraseAt(reading, at, strictLowers);
  const candidates = [upper, strictUpper, lower, strictLower].filter((one) => one !== undefined);
  const longest = candidates.reduce((next, one) => Math.max(next, one.next), 0);
  if (longest === 0) return undefined;
  let start = longest;
  while (["of", "is", "=", ":", "de", "value", "at"].includes(word(reading, start)) && start < longest + 2) start += 1;
  const quantity = quantityAt(reading, hedgeAt(reading, start).next);
  if (quantity === undefined) return undefined;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const { value, next } = quantity;
  // "should not go below 5" is a least value.
  if (isNegated(reading, at) && strictUpper?.next === longest) return { bounds: { minimum: value, ...unit }, next };
  if (isNegated(reading, at) && strictLower?.next === longest) return { bounds: { maximum: value, ...unit }, next };
  // "over the last 30 days" and "up to 2025-01-01" are windows: the number must follow at once, and whole.
  if (upper?.next === longest) return { bounds: { maximum: value, ...unit }, next };
  if (strictUpper?.next === longest) return { bounds: { maximum: value, exclusiveMaximum: true, ...unit }, next };
  if (lower?.next === longest) return { bounds: { minimum: value, ...unit }, next };
  return { bounds: { minimum: value, exclusiveMinimum: true, ...unit }, next };
}

/** "18+", "18 years and older", "5 or less", "10 max". */
function trailing(reading: Reading, at: number): Found | undefined {
  if (isInside(reading, at)) return undefined;
  const quantity = quantityAt(reading, at);
  if (quantity === undefined) return undefined;
  const unit = quantity.unit === undefined ? {} : { unit: quantity.unit.symbol };
  const more = phraseAt(reading, quantity.next, orMore);
  if (more !== undefined && !isNumberNext(reading, more.next) && !isPlusOne(reading, quantity.next, more.next)) {
    return range(reading, at, more.next, { minimum: quantity.value, ...unit });
  }
  const less = phraseAt(reading, quantity.next, orLess);
  if (less === undefined || isNumberNext(reading, less.next)) return undefined;
  return range(reading, at, less.next, { maximum: quantity.value, ...unit });
}

function isNumberNext(reading: Reading, at: number): boolean {
  return quantityAt(reading, at) !== undefined;
}

/** "18+" has its plus right behind; "3 plus a flag" and "2 + 3" have not. */
function isPlusOne(reading: Reading, at: number, next: number): boolean {
  const text = word(reading, at);
  if (text === "+") return !isGlued(reading, at);
  return text === "plus" && next === at + 1 && isWord(reading, next);
}

/** "20 ± 5", "± 3 %", "+/- 10". */
function plusMinus(reading: Reading, at: number): Found | undefined {
  const alone = plusMinusSign(reading, at);
  if (alone !== undefined) {
    const by = quantityAt(reading, alone);
    if (by === undefined) return undefined;
    const unit = by.unit === undefined ? {} : { unit: by.unit.symbol };
    return range(reading, at, by.next, { minimum: -by.value, maximum: by.value, ...unit });
  }
  const middle = quantityAt(reading, at);
  const sign = middle === undefined ? undefined : plusMinusSign(reading, middle.next);
  const by = sign === undefined ? undefined : quantityAt(reading, sign);
  if (middle === undefined || by === undefined) return undefined;
  const unit = by.unit ?? middle.unit;
  const isShare = by.unit?.symbol === "%" && middle.unit?.symbol !== "%";
  const width = isShare ? (Math.abs(middle.value) * by.value) / 100 : by.value;
  const named = isShare ? middle.unit : unit;
  return range(reading, at, by.next, {
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
  if (none > at) return range(reading, at, none, { minimum: 0 });
  const positive = skip(reading, at, signs);
  if (positive > at) return range(reading, at, positive, { minimum: 0, exclusiveMinimum: true });
  // "(positive)" or "amount, positive,"
  const isAlone = word(reading, at) === "positive" && !isWord(reading, at - 1) && !isWord(reading, at + 1) && at > 0;
  return isAlone && !isBreak(reading, at - 1) && reading.tokens[at + 1]?.text === ")"
    ? range(reading, at, at + 1, { minimum: 0, exclusiveMinimum: true })
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
  return range(reading, at, tokenFrom(reading, at, bracketed.lastIndex), {
    minimum: Number(low),
    maximum: Number(high),
    ...(open === "[" ? {} : { exclusiveMinimum: true }),
    ...(close === "]" ? {} : { exclusiveMaximum: true }),
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
  return range(reading, at, quantity.next + 1, { minimum: quantity.value, ...strict });
}

const marks = /(?:score|rating|grade|mark|note|nota|points?|rated|scored)s?$/;

/** "score out of 20", "note sur 20": the most there is to reach. */
function outOf(reading: Reading, at: number): Found | undefined {
  const length =
    word(reading, at) === "out" && word(reading, at + 1) === "of" ? 2 : word(reading, at) === "sur" ? 1 : 0;
  if (length === 0 || !marks.test(word(reading, at - 1))) return undefined;
  const most = quantityAt(reading, at + length);
  if (most === undefined || most.unit !== undefined || most.value < 3) return undefined;
  return range(reading, at, most.next, { maximum: most.value });
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
  return range(reading, at, quantity.next, { maximum: quantity.value, unit: quantity.unit.symbol });
}
