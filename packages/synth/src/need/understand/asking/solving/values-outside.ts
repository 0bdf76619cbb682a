import { number, tokenFrom, word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { quoteOf } from "../said-orders.ts";
import { areFarUnits, measuresNamed, measuresOfVerbs } from "./measures.ts";
import { hasExceptions, type WholeRange, wholeRanges } from "./whole-ranges.ts";

/**
 * Some rows are to have values in which, as is said of all, none lie: "all scores between 300 and 600; approved only above 640, 40% are
 * approved", "all between 2 and 8 °C, with four excursions above 10 °C", "missed payments 0 for all; the 6% in default have three".
 */
export function findValuesOutside(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const wholes = wholeRanges(reading, findings);
  if (wholes.length === 0) return;
  for (const end of reading.quantities) {
    if (end.unit === "%") continue;
    const whole = wholes.find((each) => isOutside(end, each) && isMeant(reading, findings, end, each, wholes));
    if (whole === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, whole.span)}" holds for all of them, yet some are asked with "${quoteOf(reading, end.span)}"`,
      spans: [whole.span, end.span].sort((one, other) => one.start - other.start),
      fix: "widen the range of all, or ask for values within it",
    });
    return;
  }
}

function overlaps({ span: one }: Quantity, { span: other }: WholeRange): boolean {
  return one.start < other.end && other.start < one.end;
}

function isOutside(end: Quantity, whole: WholeRange): boolean {
  const { interval, unit } = whole;
  if (overlaps(end, whole)) return false;
  const value =
    unit === undefined || end.unit === undefined || unit === end.unit ? end.value : convert(end.value, end.unit, unit);
  if (value === undefined || (unit === undefined && end.unit !== undefined)) return false;
  if (end.is !== "most" && value > interval.most) return true;
  return end.is !== "least" && value < interval.least;
}

function isMeant(
  reading: NeedReading,
  findings: Findings,
  end: Quantity,
  whole: WholeRange,
  wholes: readonly WholeRange[],
): boolean {
  if (isCondition(reading, findings, end)) return areOfOne(reading, end, whole);
  if (end.is === "exactly" || hasExceptions(reading.text)) return false;
  if (isCounted(reading, end)) {
    const insisted = wholes.filter((each) => each.isInsisted && !overlaps(end, each) && isComparable(end, each));
    return whole.isInsisted && insisted.length === 1;
  }
  if (isOfThose(reading, findings, end)) return whole.isInsisted && areOfOne(reading, end, whole);
  return isShare(reading, findings, end) && isOfSameMeasure(reading, end, whole, wholes);
}

function isComparable(end: Quantity, { unit }: WholeRange): boolean {
  if (unit === undefined || end.unit === undefined) return end.unit === undefined;
  return unit === end.unit || (convert(1, end.unit, unit) !== undefined && !areFarUnits(unit, end.unit));
}

const NAME = 4;

/** Whether a word right around the end names what the range is of. */
function areOfOne(reading: NeedReading, end: Quantity, { roots }: WholeRange): boolean {
  const [from, to] = clauseAround(reading, end.first);
  const near = [
    ...rootsOf(reading, Math.max(from, end.first - NAME), end.first),
    ...rootsOf(reading, end.next, Math.min(to, end.next + NAME)),
  ];
  return near.some((one) => one.length > 2 && roots.some((other) => areAlike(one, other)));
}

const onlys = new Set("only nur solo solamente unicamente sólo seulement uniquement apenas somente".split(" "));
const whens = new Set(
  "if when with for where above over from wenn bei mit ab si cuando con para avec pour se quando com".split(" "),
);

/** "approved only if the score is above 640", where a share of them is to be approved. */
function isCondition(reading: NeedReading, { found }: Findings, end: Quantity): boolean {
  const [from] = clauseAround(reading, end.first);
  for (let at = end.first; at > from; at--) {
    if (!onlys.has(word(reading, at - 1))) continue;
    if (!whens.has(word(reading, at))) return false;
    const granted = rootsOf(reading, from, at - 1);
    return found.some((each) => {
      if (each.kind !== "rate" || each.rate <= 0) return false;
      const first = tokenFrom(reading, 0, each.start);
      const [low, high] = clauseAround(reading, first);
      const given = rootsOf(reading, low, high);
      return granted.some((one) => given.some((other) => areAlike(one, other)));
    });
  }
  return false;
}

/** "four excursions above 10", "drei Ausreißer über 9 bar": a number of things, right before. */
function isCounted(reading: NeedReading, end: Quantity): boolean {
  if (end.is === "exactly") return false;
  for (let at = end.first - 1; at >= end.first - 3 && at >= 0 && !isWall(reading, at); at--) {
    const count = number(reading, at);
    if (count === undefined) continue;
    return Number.isInteger(count.value) && count.value > 0 && outside.test(word(reading, end.first - 1));
  }
  return false;
}

/** What lies outside by its name: any of them can be counted. */
const outside =
  /^(?:excursions?|spikes?|peaks?|outliers?|anomal\p{L}*|values?|readings?|measurements?|dips?|drops?|bursts?|events?|incidents?|breaches|ausreisser\p{L}*|spitzen?|werte?|messwerte?|uberschreitungen|picos?|valores?|lecturas?|pics?|valeurs?|depassements?|leituras?)$/u;
const anaphors = new Set(
  "those these they who which that diese jene die esos estos estas esas ceux celles qui que esses estes essas".split(
    " ",
  ),
);
const havings = /^(?:have|has|had|with|show|haben|hat|hatten|tienen|tiene|ont|a|tem|avec|con|com|mit)$/;

/** "6% are defaulted and those have at least three missed payments" */
function isOfThose(reading: NeedReading, findings: Findings, end: Quantity): boolean {
  if (!havings.test(word(reading, end.first - 1))) return false;
  const [from] = clauseAround(reading, end.first);
  for (let at = from; at < end.first; at++) if (anaphors.has(word(reading, at))) return isShare(reading, findings, end);
  return false;
}

/** A share of the rows is told in the same sentence, before. */
function isShare(reading: NeedReading, { found }: Findings, end: Quantity): boolean {
  if (isPercentBefore(reading, end)) return true;
  const sentences = reading.sentences;
  return found.some((each) => {
    if (each.kind !== "rate" || each.rate <= 0 || each.start >= end.span.start) return false;
    return sentences[tokenFrom(reading, 0, each.start)] === sentences[end.first];
  });
}

const fractions =
  /^(?:half|third|quarter|fifth|tenth|halfte|drittel|viertel|funftel|zehntel|mitad|tercio|cuarta|moitie|tiers|quart|metade|terco|quarto)$/;

function isPercentBefore(reading: NeedReading, end: Quantity): boolean {
  const [from] = clauseAround(reading, end.first);
  for (let at = from; at < end.first; at++) {
    const value = number(reading, at)?.value ?? 0;
    if (value > 0 && ["%", "percent", "prozent"].includes(word(reading, at + 1))) return true;
    if (fractions.test(word(reading, at))) return true;
  }
  return false;
}

const relatives = /^(?:that|which|who|whose|where|que|qui|dont|welche[rs]?|deren|dessen)$/;
const pers = new Set("a an per each every pro je por par cada chaque".split(" "));

/** "duration 5 to 90 minutes … 60% last more than two hours": the verb is of the measure that the range is of, and of no other. */
function isOfSameMeasure(
  reading: NeedReading,
  end: Quantity,
  whole: WholeRange,
  wholes: readonly WholeRange[],
): boolean {
  if (end.unit === undefined || whole.unit === undefined || pers.has(word(reading, end.next))) return false;
  if (!isComparable(end, whole)) return false;
  const [from] = clauseAround(reading, end.first);
  const words = reading.tokens.slice(from, end.first + 1).map(({ folded }) => folded);
  // "30% need parts that take more than two weeks"
  if (words.some((each) => relatives.test(each))) return false;
  const verbs = measuresOfVerbs(words);
  const isSame = (each: WholeRange): boolean =>
    measuresNamed(wordsBefore(reading, each)).some((name) => verbs.includes(name));
  return (
    isSame(whole) &&
    wholes.filter((each) => !overlaps(end, each) && isComparable(end, each) && isSame(each)).length === 1
  );
}

function wordsBefore(reading: NeedReading, { span }: WholeRange): readonly string[] {
  const at = reading.tokens.findIndex(({ end }) => end > span.start);
  const [from] = clauseAround(reading, at);
  return reading.tokens.slice(Math.max(from, at - NAME), at + 1).map(({ folded }) => folded);
}
