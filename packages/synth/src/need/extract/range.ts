import type { Found } from "../findings.ts";
import { endsPhrase, phraseFrom } from "./clause.ts";
import { codesTo } from "./coded-members.ts";
import { isYearOfField } from "./dated-window.ts";
import { goingDown, intervalFormAt } from "./interval-forms.ts";
import { oneBoundAt, trailingBoundAt } from "./one-bound.ts";
import { plainYear } from "./period.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, type Quantity, quantityAt, sharedScale } from "./quantity.ts";
import { type Bounds, isInside, rangeFound } from "./range-found.ts";
import { isBreak, isGlued, isWord, type Reading, singularAt, word } from "./reading.ts";
import { convert, isCurrency, unitAt } from "./units.ts";

const openers = phraseList(
  "between|va de|van de|va desde|vai de|vao de|va entre|geht von|reicht von|reichen von|liegt zwischen|liegen zwischen|from|ranging from|ranges from|ranging between|range from|in the range of|in the range|within the range|range of|range|ranging|varying from|varying between|zwischen|von|ab|im bereich von|entre|de|desde|en el rango de|comprise entre|compris entre|comprises entre|comprendido entre|comprendida entre|del|du|vom|do|da|desde los|de los|allant de|variando de|na faixa de|from about|anywhere from|anywhere between|values|within|scale of|on a scale of|on a scale from|scale|bounded between|valued|values from|values between|kept between|kept within|clipped to|clipped between|capped between|clamped to|clamped between|lying between|lies between|lie between|staying between|stays between|falling between|falls between|always between|restricted to|spread between|spread from|running from|runs from|going from|goes from|usually between|typically between|mostly between|somewhere between|limited to between|usually|typically",
);
const betweens = new Set(["between", "zwischen", "entre"]);
const links = phraseList(
  "to|al|and|-|..|...|through|up to|until|till|thru|bis|und|bis zu|y|a|hasta|et|à|jusqu'a|e|ate|->|--|&",
);
const loose = phraseList("to|till|al|~|-|..|...|through|bis|a|à|hasta|ate|thru|up to");

/** "between 10 and 50 EUR", "1-5", "under 400 euros", "at least 18", "18+", "positive", "20 ± 5", "[0, 1]". */
export function rangeAt(reading: Reading, at: number): Found | undefined {
  if (isCondition(reading, at) || codesTo(reading, at) !== undefined) return undefined;
  return (
    goingDown(reading, at) ??
    between(reading, at) ??
    oneBoundAt(reading, at) ??
    noneBeyond(reading, at) ??
    boundBefore(reading, at) ??
    trailingBoundAt(reading, at) ??
    fromOn(reading, at) ??
    sinceYear(reading, at) ??
    intervalFormAt(reading, at)
  );
}

/** "presupuesto en euros, de 1.000 en adelante", "from 0.7 upward": the preposition is part of it. */
function fromOn(reading: Reading, at: number): Found | undefined {
  if (!["de", "desde", "from", "ab", "von", "a"].includes(word(reading, at))) return undefined;
  const found = trailingBoundAt(reading, at + 1);
  const isLower = found?.kind === "range" && found.minimum !== undefined && found.maximum === undefined;
  return isLower ? { ...found, start: reading.tokens[at]?.start ?? found.start } : undefined;
}

/** "discovery year since 1995": the least value of a column of years. */
function sinceYear(reading: Reading, at: number): Found | undefined {
  const year = sinces.has(word(reading, at)) ? plainYear(reading, at + 1) : undefined;
  return year === undefined || !isYearOfField(reading, at)
    ? undefined
    : rangeFound(reading, at, at + 2, { minimum: year });
}

const sinces = new Set("since seit ab desde depuis".split(" "));

const nones = phraseList(
  "nothing|none|nobody|no one|none of them|no value|no values|no amount|no amounts|nothing at all|nichts|keiner|keine|keines|nada|ninguno|ninguna|rien|aucun|aucune|nenhum|nenhuma",
);

/** "Amount in US dollars, nothing under $1": nothing beyond a bound is a bound of what stands before, and no name. */
function noneBeyond(reading: Reading, at: number): Found | undefined {
  const none = phraseAt(reading, at, nones);
  if (none === undefined) return undefined;
  const found =
    oneBoundAt(reading, none.next) ?? (people.has(word(reading, at)) ? boundOfPeople(reading, none.next) : undefined);
  // "none at least 5" denies what is no strict bound, and says nothing.
  if (found?.kind !== "range" || found.exclusiveMinimum === true || found.exclusiveMaximum === true) return undefined;
  return { ...found, start: reading.tokens[at]?.start ?? found.start };
}

const people = new Set("nobody no niemand nadie personne ninguem".split(" "));

/** The bound behind the verb of "nobody lives further than 5". */
function boundOfPeople(reading: Reading, at: number): Found | undefined {
  for (const start of [at + 1, at + 2]) {
    if (!isWord(reading, start - 1)) return undefined;
    const found = oneBoundAt(reading, start);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "pass if score >= 50" says when something holds, and bounds nothing. */
function isCondition(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    if (isBreak(reading, back)) return false;
    if (["if", "when", "unless", "wenn", "falls", "cuando"].includes(word(reading, back))) return true;
  }
  return false;
}

function between(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers) ?? inCurrency(reading, at);
  for (const start of opener === undefined ? [at] : [opener.next, at]) {
    const isOpened = opener !== undefined && start === opener.next;
    const article = isOpened && reading.tokens[start]?.text === ":" ? start + 1 : start;
    const low = quantityAt(reading, hedgeAt(reading, article).next);
    // "sixty to 280 fathoms", but not "two and a half".
    const isSpread = low !== undefined && ["to", "bis", "through", "-"].includes(word(reading, low.next));
    if (low === undefined || (low.spelled && !isOpened && !isSpread)) continue;
    if (!isOpened && isInside(reading, at)) continue;
    const link = phraseAt(reading, glossEnd(reading, low.next), isOpened ? links : scales(reading, low.next));
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
    // "1-0" is a result, no range; "1 in 500 - say 0.2%" says it again.
    const isHedged = hedgeAt(reading, link.next).next > link.next;
    const isFallingPlain = !isOpened && low.plain && low.value > high.value && low.unit === undefined;
    const isBelow = isBelowZero(low, high);
    const isSure = isBelow || ages.has(word(reading, at - 1));
    if (isFallingPlain && !isSure && (isHedged || high.unit === undefined)) continue;
    const bounds = pair(low, high, isOpened && isCounted(reading, at, low, high));
    const end = glossEnd(reading, low.next) > low.next ? glossEnd(reading, high.next) : ofWhole(reading, high);
    return rangeFound(reading, at, end, isBelow || isFalling(reading, at) ? turned(bounds) : bounds);
  }
  return undefined;
}

/** The token behind the "of fare" of "commission 0 to 9 % of fare". */
function ofWhole(reading: Reading, { unit, next }: Quantity): number {
  if (unit?.symbol !== "%" || word(reading, next) !== "of") return next;
  const whole = phraseFrom(reading, next + 1, 2)?.next ?? next;
  return isBreak(reading, whole) ? whole : next;
}

const GLOSS = 5;

/** The token behind the words in brackets that say what a figure means: "1 (bad) until 5 (very good)". */
function glossEnd(reading: Reading, at: number): number {
  if (word(reading, at) !== "(") return at;
  let end = at + 1;
  while (end < at + GLOSS && isWord(reading, end)) end += 1;
  return end > at + 1 && word(reading, end) === ")" ? end + 1 : at;
}

const untilToo = phraseList("to|till|until|bis|a|à|hasta|ate|-|thru|through");

/** Between figures with a gloss each any word for "to" will do. */
function scales(reading: Reading, at: number): typeof loose {
  return glossEnd(reading, at) > at ? untilToo : loose;
}

const falling =
  /^(?:fall|drop|declin|decreas|down|descend|reduc|shrink|shrunk|discount|countdown|count-down|cool|loss|lost|lose|deplet|drain|remaining|fad|taper|sink|sank|lower|markdown|rebat|descuento|rabatt|sinkend|fallend|desconto|remise|decay|deteriorat|slow|discharg|wan)/;

/** "-10 to -30", "depth 0 to -150": below zero people count away from it, and no minimum is above a maximum. */
function isBelowZero(low: Quantity, high: Quantity): boolean {
  return low.value <= 0 && high.value < low.value;
}

/** Behind these "70 to 30" is no result of a game. */
const ages = new Set("aged age ages alter edad edades agees ages idade idades".split(" "));

/** "discounts falling from 50% to 10%", "countdown from 10 to 1": the figures stand in the order in which they come. */
function isFalling(reading: Reading, at: number): boolean {
  if (betweens.has(word(reading, at)) || betweens.has(word(reading, at + 1))) return false;
  for (let near = Math.max(0, at - 6); near < at + 6; near++) if (falling.test(word(reading, near))) return true;
  return false;
}

function turned(bounds: Bounds): Bounds {
  const { minimum, maximum, unit } = bounds;
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return bounds;
  return { minimum: maximum, maximum: minimum, ...(unit === undefined ? {} : { unit }) };
}

/** The "in" of "price in USD 10-50". */
function inCurrency(reading: Reading, at: number): { readonly next: number } | undefined {
  if (!["in", "en", "em"].includes(word(reading, at))) return undefined;
  const unit = unitAt(reading.tokens, at + 1);
  return unit !== undefined && isCurrency(unit.unit) && reading.tokens[unit.next]?.kind === "number"
    ? { next: at + 1 }
    : undefined;
}

function isContinued(reading: Reading, at: number): boolean {
  return (
    isGlued(reading, at) && ["-", "/", ":"].includes(word(reading, at)) && reading.tokens[at + 1]?.kind === "number"
  );
}

const RATIO = 3;

/** "customers affected from 1 to 50k": people count from one, or from few; "salaries from 40 to 90k" have one scale. */
function isCounted(reading: Reading, at: number, low: Quantity, high: Quantity): boolean {
  if (low.unit !== undefined || high.unit !== undefined || !Number.isInteger(low.value)) return false;
  if (low.value === 1) return high.value > 10_000;
  const before = word(reading, at - 1);
  const isMany = singularAt(reading, at - 1) !== before || /(?:ed|en|^count|^number|^anzahl|^headcount)$/.test(before);
  return isMany && low.value < 10 && high.value >= low.value * 1000 * RATIO && !money.test(before);
}

const money = /^(?:price|salar|wage|income|cost|fee|rent|amount|budget|revenue|premium|sale|value|loan|debt|earning)/;

function pair(low: Quantity, high: Quantity, isPlain: boolean): Bounds {
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
      : isPlain
        ? low.value
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
    return rangeFound(reading, at, quantity.next, {
      ...(isLow ? { minimum: quantity.value } : { maximum: quantity.value }),
      ...unit,
    });
  }
  return undefined;
}
