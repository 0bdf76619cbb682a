import { phraseAt, phrases } from "../../../extract/phrases.ts";
import { quantityAt } from "../../../extract/quantity.ts";
import { type Reading, word } from "../../../extract/reading.ts";
import { convert, unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quoteOf } from "../said-orders.ts";
import { isPartial } from "../names.ts";
import { areOfOne, type Claim, type RangeFound } from "./claim.ts";
import { clauseAround, rootsOf } from "./parts-of-text.ts";
import { areAlike, areAmong } from "./roots.ts";
import { rangesOf } from "./value-ranges.ts";

/** What is said of how many rows lie up to a value: at least so many, and at most so many. */
interface Point {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A share within a range, a bound of all rows or a quantile, as points of one distribution. */
interface Said {
  readonly kind: "share" | "bound" | "quantile";
  readonly points: readonly Point[];
  readonly unit: string | undefined;
  readonly roots: readonly string[];
  readonly claim: Claim | undefined;
  readonly span: Span;
}

const ROOM = 0.0051;
/** A figure that is so many times as large is hardly of the same column. */
const FAR = 6;
const MOST = 40;

/** "all between 10 and 20, a third above 25", "median 41,000, 60% earn less than 30,000", "p50 800 ms, p95 600 ms". */
export function findBrokenQuantiles(
  reading: Reading,
  findings: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  const shares = claims.flatMap((claim) => shareOf(claim, rowRoots));
  const quantiles = quantilesOf(reading, claims, rowRoots);
  if (shares.length === 0 && quantiles.length < 2) return;
  const bounds = shares.length === 0 ? [] : boundsOf(reading, findings, claims, rowRoots);
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
  const [fixed, share] = one.kind === "share" ? [other, one] : [one, other];
  if (fixed.kind === "bound" && share.kind !== "share") return false;
  if (!areComparable(one, other) || !isBroken(one, other)) return false;
  if (fixed.kind !== "bound" || (share.roots.length > 0 && fixed.roots.length > 0)) return true;
  // Where no word says of which column, it breaks the bounds of all that it may be of.
  return said.every((each) => each.kind !== "bound" || !areComparable(each, share) || isBroken(each, share));
}

function isBroken(one: Said, other: Said): boolean {
  return one.points.some((a) => other.points.some((b) => isOver(a, b, one, other) || isOver(b, a, other, one)));
}

/** More rows up to a lower value than up to a higher one. */
function isOver(low: Point, high: Point, of: Said, from: Said): boolean {
  const value = of.unit === undefined || from.unit === undefined ? low.value : convert(low.value, of.unit, from.unit);
  if (value === undefined || value >= high.value || low.least <= high.most + ROOM) return false;
  return Math.abs(high.value) <= FAR * Math.abs(value) || (of.unit !== undefined && from.unit !== undefined);
}

const NEAR = 90;
/** Verbs of a measure, which its unit says too. */
const measuring = /^(?:earn|cost|pay|worth|pric|price|sell|tak|take|last|weigh|measur|scor|score|arriv|run|val|kost|verdien|dauer|wieg|cuest|gan|dur|pes|cout|gagn|cust)$/;

function areComparable(one: Said, other: Said): boolean {
  const [a, b] = [dimensionOf(one.unit), dimensionOf(other.unit)];
  const apart = Math.max(one.span.start, other.span.start) - Math.min(one.span.end, other.span.end);
  if (a !== b && ((a !== "" && b !== "") || apart > NEAR)) return false;
  const bare = ({ roots }: Said): readonly string[] => roots.filter((root) => !measuring.test(root));
  // "ages 18 to 65, median 120 kg": what has a unit is of a column without one only where nothing says otherwise.
  if (a !== b && bare(one).length + bare(other).length > 0) return false;
  if (one.claim !== undefined && other.claim !== undefined) {
    if (!areOfOne(one.claim, other.claim) || one.claim.base.join() !== other.claim.base.join()) {
      if (!areOfOne(one.claim, other.claim) || other.claim.base.length > 0 || one.claim.sentence !== other.claim.sentence) return false;
    }
    return areSame(one.roots, other.roots);
  }
  return areSame(bare(one), bare(other));
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return areAmong(one, other) || areAmong(other, one);
}

function dimensionOf(unit: string | undefined): string {
  return unit === undefined ? "" : (unitNamed(unit)?.dimension ?? unit);
}

const outliers = /outlier|anomal|error|fault|exceed|violat|invalid|wrong|spik|extrem|alarm|breach|ausreiss|fehler|atipic|aberrant/;

/** "8% are between 12 and 15" */
function shareOf(claim: Claim, rowRoots: readonly string[]): readonly Said[] {
  const { range, rate, facts, isEither, isOfPart, span } = claim;
  if (range === undefined || rate <= 0 || rate > 1 || isEither || isOfPart || range.unit === "%") return [];
  if (facts.some(({ isDenied, words }) => isDenied || words.some((each) => outliers.test(each)))) return [];
  const roots = withoutRows(
    facts.flatMap((fact) => fact.roots),
    rowRoots,
  );
  return [{ kind: "share", points: pointsOf(range, rate), unit: range.unit, roots, claim, span }];
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

/** Ranges that hold for all rows. */
function boundsOf(
  reading: Reading,
  findings: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
): readonly Said[] {
  return rangesOf(reading, findings).flatMap(({ found, first, next }) => {
    if (found.unit === "%" || claims.some((claim) => claim.figureEnd <= first && first < claim.next)) return [];
    const [from, to] = clauseAround(reading, first);
    if (isPartial(reading, first) || claims.some((claim) => claim.first >= from && claim.first < to)) return [];
    for (let at = from; at < to; at++)
      if ((at < first || at >= next) && loose.test(word(reading, at)) && word(reading, at) !== "between") return [];
    const { minimum, maximum } = found;
    const points = [
      ...(minimum === undefined ? [] : [{ value: minimum, least: 0, most: 0 }]),
      ...(maximum === undefined ? [] : [{ value: maximum, least: 1, most: 1 }]),
    ];
    const roots = withoutRows([...rootsOf(reading, from, first), ...rootsOf(reading, next, to)], rowRoots);
    const span = { start: found.start, end: found.end };
    return [{ kind: "bound" as const, points, unit: found.unit, roots, claim: undefined, span }];
  });
}

function withoutRows(roots: readonly string[], rowRoots: readonly string[]): readonly string[] {
  return roots.filter((root) => !rowRoots.some((row) => areAlike(row, root)));
}

const named = phrases<number>([
  [0.5, "median|mediana|mediane"],
  [0.25, "lower quartile|first quartile|bottom quartile|unteres quartil|primer cuartil|premier quartile|primeiro quartil"],
  [0.75, "upper quartile|third quartile|top quartile|oberes quartil|tercer cuartil|troisieme quartile|terceiro quartil"],
]);

/** "median 48", "p95 600 ms", "95th percentile of 12 s" */
function quantilesOf(reading: Reading, claims: readonly Claim[], rowRoots: readonly string[]): readonly Said[] {
  const said: Said[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const quantile = quantileAt(reading, at);
    if (quantile === undefined || claims.some((claim) => claim.first <= at && at < claim.next)) continue;
    // "median of the price 12 EUR"
    let figure = quantile.next;
    while (figure < quantile.next + 4 && reading.tokens[figure]?.kind !== "number" && reading.tokens[figure]?.kind !== "break") figure += 1;
    const quantity = quantityAt(reading, figure) ?? quantityAt(reading, figure - 1);
    if (quantity === undefined || quantity.spelled || quantity.unit?.symbol === "%") continue;
    const [from, to] = clauseAround(reading, at);
    const roots = withoutRows([...rootsOf(reading, from, at), ...rootsOf(reading, quantile.next, figure), ...rootsOf(reading, quantity.next, to)], rowRoots);
    const span = { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[quantity.next - 1]?.end ?? 0 };
    const { value } = quantity;
    const { rate } = quantile;
    const points = [
      { value, least: 0, most: rate },
      { value, least: rate, most: 1 },
    ];
    said.push({ kind: "quantile", points, unit: quantity.unit?.symbol, roots: roots.filter((root) => !/^(?:p\d|perc|quart|median|th)/.test(root)), claim: undefined, span });
    at = quantity.next - 1;
  }
  return said;
}

function quantileAt(reading: Reading, at: number): { readonly rate: number; readonly next: number } | undefined {
  const name = phraseAt(reading, at, named);
  if (name !== undefined) return { rate: name.meaning, next: name.next };
  const short = /^p(\d{1,2})$/.exec(word(reading, at));
  if (short !== null) return { rate: Number(short[1]) / 100, next: at + 1 };
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word(reading, at));
  if (ordinal === null || !/^(?:per[cz]enti[l]e?|percentil)$/.test(word(reading, at + 1))) return undefined;
  return { rate: Number(ordinal[1]) / 100, next: at + 2 };
}
