import { tokenFrom, word } from "../../../extract/reading.ts";
import { convert, unitAt, unitNamed } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isPartial } from "../names.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeFound } from "../quantities/ranges.ts";
import { quoteOf } from "../said-orders.ts";
import { areFarUnits, measuresOfVerbs } from "../solving/measures.ts";
import { areOfOne, type Claim } from "./claim.ts";
import { nameBefore, type Point, type Said, withoutRows } from "./distribution-points.ts";
import { rootsOf } from "./parts-of-text.ts";
import { areAmong } from "./roots.ts";
import { quantilesOf } from "./said-quantiles.ts";

const ROOM = 0.0051;
/** A figure that is so many times as large is hardly of the same column. */
const FAR = 6;
const MOST = 40;

/** "all between 10 and 20, a third above 25", "median 41,000, 60% earn less than 30,000", "p50 800 ms, p95 600 ms". */
export function findBrokenQuantiles(
  reading: NeedReading,
  findings: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  const shares = claims.flatMap((claim) => shareOf(reading, claim, rowRoots));
  const quantiles = quantilesOf(reading, claims, rowRoots);
  if (shares.length === 0 && quantiles.length === 0) return;
  const bounds = boundsOf(reading, findings, claims, rowRoots);
  const said = [...shares, ...quantiles, ...bounds].sort((a, b) => a.span.start - b.span.start).slice(0, MOST);
  for (const [index, one] of said.entries()) {
    for (const other of said.slice(index + 1)) {
      if (!areOpposed(one, other, said)) continue;
      notes.impossible.push({
        reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}" cannot both hold: more rows lie below the lower value than below the higher one`,
        spans: [one.span, other.span],
        fix: "say shares that grow with the values, within the bounds of all rows",
      });
      return;
    }
  }
}

function areOpposed(one: Said, other: Said, said: readonly Said[]): boolean {
  if (one.kind === "mean" || other.kind === "mean") return isMeanOutside(one, other, said);
  const [fixed, share] = one.kind === "share" ? [other, one] : [one, other];
  if (fixed.kind === "bound" && share.kind !== "share") return false;
  if (!areComparable(one, other) || !isBroken(one, other)) return false;
  if (fixed.kind !== "bound" || (share.roots.length > 0 && fixed.roots.length > 0)) return true;
  // Where no word says of which column, it breaks the bounds of all that it may be of.
  return said.every((each) => each.kind !== "bound" || !areComparable(each, share) || isBroken(each, share));
}

/** "marked from 0 to 20, the mean mark over the lot 63" */
function isMeanOutside(one: Said, other: Said, said: readonly Said[]): boolean {
  const [bound, mean] = one.kind === "bound" ? [one, other] : [other, one];
  if (bound.kind !== "bound" || mean.kind !== "mean") return false;
  // "line 1-6, defects (mean 0.7)": what is named is of another column than what is not.
  const isNamed = (each: Said): boolean => each.roots.some((root) => !measuring.test(root));
  if (isNamed(mean) && !isNamed(bound)) return false;
  const isOut = (each: Said): boolean => each.kind !== "bound" || !areComparable(each, mean) || isBroken(each, mean);
  return areComparable(bound, mean) && isBroken(bound, mean) && said.every(isOut);
}

function isBroken(one: Said, other: Said): boolean {
  return one.points.some((a) => other.points.some((b) => isOver(a, b, one, other) || isOver(b, a, other, one)));
}

/** More rows up to a lower value than up to a higher one. */
function isOver(low: Point, high: Point, of: Said, from: Said): boolean {
  const isPlain = dimensionOf(of.unit) === "" || dimensionOf(from.unit) === "";
  const value =
    isPlain || of.unit === undefined || from.unit === undefined ? low.value : convert(low.value, of.unit, from.unit);
  if (value === undefined || value >= high.value || low.least <= high.most + ROOM) return false;
  return Math.abs(high.value) <= FAR * Math.abs(value) || (of.unit !== undefined && from.unit !== undefined);
}

const NEAR = 90;
/** Verbs of a measure, which its unit says too. */
const measuring =
  /^(?:class?|group|lot|whol|overall|sampl|earn|cost|pay|worth|pric|price|sell|tak|take|last|weigh|measur|scor|score|arriv|run|val|kost|verdien|dauer|wieg|cuest|gan|dur|pes|cout|gagn|cust)$/;

function areComparable(one: Said, other: Said): boolean {
  // Ages are said with and without their years.
  const areYears = [one.unit, other.unit].every((unit) => unit === undefined || unit === "year");
  const [a, b] = areYears ? ["", ""] : [dimensionOf(one.unit), dimensionOf(other.unit)];
  const apart = Math.max(one.span.start, other.span.start) - Math.min(one.span.end, other.span.end);
  if (a !== b && ((a !== "" && b !== "") || apart > NEAR)) return false;
  const bare = ({ roots }: Said): readonly string[] => roots.filter((root) => !measuring.test(root));
  if (a !== "" && a === b && areFarUnits(one.unit, other.unit)) return false;
  if (isOfTotal(one) !== isOfTotal(other)) return false;
  // "ages 18 to 65, median 120 kg": what has a unit is of a column without one only where nothing says otherwise.
  if (a !== b && bare(one).length + bare(other).length > 0) return false;
  if (one.claim !== undefined && other.claim !== undefined) {
    if (!areOfOne(one.claim, other.claim) || one.claim.base.join() !== other.claim.base.join()) {
      if (
        !areOfOne(one.claim, other.claim) ||
        other.claim.base.length > 0 ||
        one.claim.sentence !== other.claim.sentence
      )
        return false;
    }
    return areSame(one.roots, other.roots);
  }
  return areSame(bare(one), bare(other)) || areDurations(one, other) || areDurations(other, one);
}

/** "median delivery time 3 days, 80% of the parcels take longer than 5 days" */
function areDurations(named: Said, share: Said): boolean {
  if (dimensionOf(named.unit) !== "time" || share.claim === undefined || named.claim !== undefined) return false;
  return share.measures?.includes("duration") === true && named.roots.some((root) => lasting.test(root));
}

const lasting = /^(?:tim|time|dur|durat|duree|length|laufzeit|\p{L}*dau|\p{L}*dauer|duracion|duracao|tiemp|temp)$/u;

const totals = /^(?:totals?|summe|gesamt\p{L}*|suma|somme|soma)$/u;

function isOfTotal({ roots }: Said): boolean {
  return roots.some((root) => totals.test(root));
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return areAmong(one, other) || areAmong(other, one);
}

function dimensionOf(unit: string | undefined): string {
  return unit === undefined ? "" : (unitNamed(unit)?.dimension ?? unit);
}

const outliers =
  /outlier|anomal|error|fault|exceed|violat|invalid|wrong|spik|extrem|alarm|breach|ausreiss|fehler|atipic|aberrant/;

/** "two hours a week" is no length of one of them. */
function isPerTime(reading: NeedReading, end: number): boolean {
  const next = tokenFrom(reading, 0, end);
  if (!/^(?:a|per|each|every|pro|je|por|al|par|ao)$/.test(word(reading, next))) return false;
  return unitAt(reading.tokens, next + 1)?.unit.dimension === "time";
}

/** "8% are between 12 and 15" */
function shareOf(reading: NeedReading, claim: Claim, rowRoots: readonly string[]): readonly Said[] {
  const { range, rate, facts, isEither, isOfPart, span } = claim;
  if (
    range === undefined ||
    isPerTime(reading, range.end) ||
    rate <= 0 ||
    rate > 1 ||
    isEither ||
    isOfPart ||
    range.unit === "%"
  )
    return [];
  if (facts.some(({ isDenied, words }) => isDenied || words.some((each) => outliers.test(each)))) return [];
  // "10% have a total above 200": small as it is, it tells of which column.
  const before = word(reading, tokenFrom(reading, 0, range.start) - 1);
  const total = totals.test(before) ? [before] : [];
  const roots = withoutRows([...claim.base, ...facts.flatMap((fact) => fact.roots), ...total], rowRoots);
  const words = reading.tokens.slice(claim.figureEnd, claim.next).map(({ folded }) => folded);
  const measures = measuresOfVerbs(words);
  return [{ kind: "share", points: pointsOf(range, rate), unit: range.unit, roots, claim, measures, span }];
}

function pointsOf({ minimum, maximum }: RangeFound, rate: number): readonly Point[] {
  const isOne = minimum === undefined || maximum === undefined;
  return [
    ...(minimum === undefined ? [] : [{ value: minimum, least: isOne ? 1 - rate : 0, most: 1 - rate }]),
    ...(maximum === undefined ? [] : [{ value: maximum, least: rate, most: isOne ? rate : 1 }]),
  ];
}

const loose =
  /^(?:normal|normally|usual|target|limit|limits|threshold|reference|optimal|ideal|expected|recommended|allowed|permitted|spec|tolerance|alarm|warning|flag|between|mean|sd|std|average|around|median|soll|grenzwert|schwelle|umbral|seuil|limiar|\p{L}*limit)$/u;

const places = new Set("on for in at during among bei fur im am en para dans pour em sur where when".split(" "));

/** "up to 50 km/h on city trips" holds for some. */
function isQualified(reading: NeedReading, next: number, to: number, rowRoots: readonly string[]): boolean {
  for (let at = next; at < to; at++)
    if (places.has(word(reading, at)) && withoutRows(rootsOf(reading, at, to), rowRoots).length > 0) return true;
  return false;
}

/** Ranges that hold for all rows. */
function boundsOf(
  reading: NeedReading,
  findings: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
): readonly Said[] {
  return reading.ranges.flatMap(({ found, first, next }) => {
    if (found.unit === "%" || claims.some((claim) => claim.figureEnd <= first && first < claim.next)) return [];
    const [from, to] = clauseAround(reading, first);
    if (isPartial(reading, first) || claims.some((claim) => claim.first >= from && claim.first < to)) return [];
    for (let at = from; at < to; at++)
      if ((at < first || at >= next) && loose.test(word(reading, at)) && word(reading, at) !== "between") return [];
    if (isQualified(reading, next, to, rowRoots)) return [];
    const { minimum, maximum } = found;
    const points = [
      ...(minimum === undefined ? [] : [{ value: minimum, least: 0, most: 0 }]),
      ...(maximum === undefined ? [] : [{ value: maximum, least: 1, most: 1 }]),
    ];
    const roots = withoutRows(
      [...nameBefore(reading, from), ...rootsOf(reading, from, first), ...rootsOf(reading, next, to)],
      rowRoots,
    );
    const span = { start: found.start, end: found.end };
    return [{ kind: "bound" as const, points, unit: found.unit, roots, claim: undefined, span }];
  });
}
