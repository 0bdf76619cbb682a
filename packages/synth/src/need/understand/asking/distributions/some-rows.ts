import { number, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { ONLY } from "../../../text/only-words.ts";
import { wordSet } from "../../../text/word-set.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Figure } from "./figures.ts";

const NAME = 4;
/** Some rows have it, however few. */
const SOME = 0.01;
const onlys = wordSet(ONLY);
const whens = new Set(
  "if when with for where above over from wenn bei mit ab si cuando con para avec pour se quando com".split(" "),
);
/** What lies outside by its name: any of them can be counted. */
const outside =
  /^(?:excursions?|spikes?|peaks?|outliers?|anomal\p{L}*|values?|readings?|measurements?|dips?|drops?|bursts?|events?|incidents?|breaches|ausreisser\p{L}*|spitzen?|werte?|messwerte?|uberschreitungen|picos?|valores?|lecturas?|pics?|valeurs?|mesures?|depassements?|leituras?|medidas?|medicoes|mediciones|messungen|uberschreitungen)$/u;
/** "une vingtaine de mesures", "a dozen readings" */
const dozens =
  /^(?:dozen|dozens|dizaine|douzaine|vingtaine|trentaine|cinquantaine|centaine|dutzend|decena|docena|veintena|dezena|duzia|vintena)$/;
const anaphors = new Set(
  "those these they who which that diese jene die esos estos estas esas ceux celles qui que esses estes essas".split(
    " ",
  ),
);
const havings = /^(?:have|has|had|with|show|haben|hat|hatten|tienen|tiene|ont|a|tem|avec|con|com|mit)$/;

/**
 * Values that some rows are asked to have, by a count or a condition and not by a share: "approved only above 640, 40% are approved",
 * "four peaks above 10 °C", "6% are in default and those have at least three missed payments".
 */
export function someRowsOf(reading: NeedReading, findings: Findings): readonly Figure[] {
  return reading.quantities.flatMap((quantity): readonly Figure[] => {
    const { is, value, unit, span, first, next } = quantity;
    const named = hadBySome(reading, quantity);
    if (named !== undefined) return [figureOfSome(reading, quantity, named)];
    if (is === "exactly" || unit === "%") return [];
    const isNamed = isGranted(reading, findings, quantity) || isOfThose(reading, findings, quantity);
    if (!isNamed && !isCounted(reading, quantity)) return [];
    const [from, to] = clauseAround(reading, first);
    const near = [
      ...rootsOf(reading, Math.max(from, first - NAME), first),
      ...rootsOf(reading, next, Math.min(to, next + NAME)),
    ];
    const points = is === "least" ? [{ value, least: 0, most: 1 - SOME }] : [{ value, least: SOME, most: 1 }];
    return [{ kind: "some", points, unit, roots: isNamed ? near : [], measures: [], claim: undefined, span }];
  });
}

const ofWhom = /^(?:of|von|de|der|des)$/;

/** Where "at least ten of the pupils should have a score of 130" counts those who have it: the token behind their noun. */
function hadBySome(reading: NeedReading, { figure, next, unit, value, isSpelled }: Quantity): number | undefined {
  const [from, to] = clauseAround(reading, figure);
  if (unit === "%" || isSpelled || (value >= 1900 && value < 2100) || next < to) return undefined;
  let had = figure - 1;
  while (had > from && !havings.test(word(reading, had))) had -= 1;
  let count = had - 1;
  while (count > from && number(reading, count) === undefined) count -= 1;
  const counted = number(reading, count);
  if (had <= from || counted === undefined || counted.value < 1 || !Number.isInteger(counted.value)) return undefined;
  const isOfWhom = ofWhom.test(word(reading, counted.next)) && had - counted.next <= REACH;
  return isOfWhom ? had + 1 : undefined;
}

const REACH = 6;

function figureOfSome(reading: NeedReading, { value, is, unit, first, span }: Quantity, named: number): Figure {
  const low = { value, least: 0, most: 1 - SOME };
  const high = { value, least: SOME, most: 1 };
  const points = is === "exactly" ? [low, high] : is === "least" ? [low] : [high];
  return { kind: "share", points, unit, roots: rootsOf(reading, named, first), measures: [], claim: undefined, span };
}

/** "approved only if the score is above 640", where a share of them is to be approved. */
function isGranted(reading: NeedReading, { found }: Findings, { first }: Quantity): boolean {
  const [from] = clauseAround(reading, first);
  let only = first;
  while (only > from && !onlys.has(word(reading, only - 1))) only -= 1;
  if (only === from || !whens.has(word(reading, only))) return false;
  const granted = rootsOf(reading, from, only - 1);
  return found.some((each) => {
    if (each.kind !== "rate" || each.rate <= 0) return false;
    const given = rootsOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, each.start)));
    return granted.some((one) => given.some((other) => areAlike(one, other)));
  });
}

/** "four excursions above 10", "drei Ausreißer über 9 bar": a number of things, right before. */
function isCounted(reading: NeedReading, { first }: Quantity): boolean {
  if (!outside.test(word(reading, first - 1))) return false;
  for (let at = first - 1; at >= first - 3 && at >= 0 && !isWall(reading, at); at--) {
    if (dozens.test(word(reading, at))) return true;
    const count = number(reading, at);
    if (count !== undefined) return Number.isInteger(count.value) && count.value > 0;
  }
  return false;
}

/** "6% are defaulted and those have at least three missed payments" */
function isOfThose(reading: NeedReading, { found }: Findings, { first, span }: Quantity): boolean {
  const [from] = clauseAround(reading, first);
  const isThose = reading.tokens.slice(from, first).some(({ folded }) => anaphors.has(folded));
  if (!havings.test(word(reading, first - 1)) || !isThose) return false;
  return found.some((each) => {
    if (each.kind !== "rate" || each.rate <= 0 || each.start >= span.start) return false;
    return reading.sentences[tokenFrom(reading, 0, each.start)] === reading.sentences[first];
  });
}
