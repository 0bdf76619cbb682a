import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { unitAt } from "../../../extract/units.ts";
import type { Claim } from "../claims/claim.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { isPartial } from "../names.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeFound } from "../quantities/ranges.ts";
import { measuresNamed, measuresOfVerbs } from "../solving/measures.ts";
import { type Figure, nameBefore, type Point, withoutRows } from "./figures.ts";
import { totals } from "./same-attribute.ts";

const outliers =
  /outlier|anomal|error|fault|exceed|violat|invalid|wrong|spik|extrem|alarm|breach|ausreiss|fehler|atipic|aberrant/;

/** "8% are between 12 and 15", "70% leave on time (delay 0)": a share of the rows in a range. */
export function shareOf(reading: Reading, claim: Claim, rowRoots: readonly string[]): readonly Figure[] {
  const { range, rate, facts, isEither, isOfPart, span } = claim;
  if (range === undefined || isPerTime(reading, range.end) || range.unit === "%") return [];
  if (rate <= 0 || rate > 1 || isEither || isOfPart) return [];
  if (facts.some(({ isDenied, words }) => isDenied || words.some((each) => outliers.test(each)))) return [];
  // "10% have a total above 200": small as it is, it tells of which column.
  const before = word(reading, tokenFrom(reading, 0, range.start) - 1);
  const total = totals.test(before) ? [before] : [];
  const said = [...claim.base, ...facts.flatMap((fact) => fact.roots), ...total];
  const roots = withoutRows(claim.rangeName.length > 0 ? claim.rangeName : said, rowRoots);
  const words = reading.tokens.slice(claim.figureEnd, claim.next).map(({ folded }) => folded);
  const points = pointsOf(range, rate);
  return [{ kind: "share", points, unit: range.unit, roots, claim, measures: measuresOfVerbs(words), span }];
}

/** "two hours a week" is no length of one of them. */
function isPerTime(reading: Reading, end: number): boolean {
  const next = tokenFrom(reading, 0, end);
  if (!/^(?:a|per|each|every|pro|je|por|al|par|ao)$/.test(word(reading, next))) return false;
  return unitAt(reading.tokens, next + 1)?.unit.dimension === "time";
}

function pointsOf({ minimum, maximum }: RangeFound, rate: number): readonly Point[] {
  const isOne = minimum === undefined || maximum === undefined;
  return [
    ...(minimum === undefined ? [] : [{ value: minimum, least: isOne ? 1 - rate : 0, most: 1 - rate }]),
    ...(maximum === undefined ? [] : [{ value: maximum, least: rate, most: isOne ? rate : 1 }]),
  ];
}

const loose =
  /^(?:normal|normally|usual|target|limit|limits|threshold|reference|optimal|ideal|expected|recommended|allowed|permitted|spec|tolerance|alarm|warning|flag|mean|sd|std|average|around|median|soll|grenzwert|schwelle|umbral|seuil|limiar|\p{L}*limit)$/u;
const places = new Set("on for in at during among bei fur im am en para dans pour em sur where when".split(" "));

/** "up to 50 km/h on city trips" holds for some. */
function isQualified(reading: Reading, next: number, to: number, rowRoots: readonly string[]): boolean {
  for (let at = next; at < to; at++)
    if (places.has(word(reading, at)) && withoutRows(rootsOf(reading, at, to), rowRoots).length > 0) return true;
  return false;
}

/** Ranges that hold for all rows. */
export function boundsOf(
  reading: NeedReading,
  claims: readonly Claim[],
  rowRoots: readonly string[],
): readonly Figure[] {
  return reading.ranges.flatMap(({ found, first, next }): readonly Figure[] => {
    if (found.unit === "%" || claims.some((claim) => claim.figureEnd <= first && first < claim.next)) return [];
    const [from, to] = clauseAround(reading, first);
    if (isPartial(reading, first) || claims.some((claim) => claim.first >= from && claim.first < to)) return [];
    for (let at = from; at < to; at++) if ((at < first || at >= next) && loose.test(word(reading, at))) return [];
    if (isQualified(reading, next, to, rowRoots)) return [];
    const { minimum, maximum, unit, start, end } = found;
    const points = [
      ...(minimum === undefined ? [] : [{ value: minimum, least: 0, most: 0 }]),
      ...(maximum === undefined ? [] : [{ value: maximum, least: 1, most: 1 }]),
    ];
    const named = [...nameBefore(reading, from), ...rootsOf(reading, from, first), ...rootsOf(reading, next, to)];
    const measures = measuresNamed(reading.tokens.slice(from, to).map(({ folded }) => folded));
    const roots = withoutRows(named, rowRoots);
    return [{ kind: "bound", points, unit, roots, measures, claim: undefined, span: { start, end } }];
  });
}
