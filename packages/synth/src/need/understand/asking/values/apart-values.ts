import { word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { dimensionOf, type Saying } from "./sayings.ts";

/** Shares are said roundly. */
const ROOM = 0.0051;
/** Some rows have it, however few. */
const SOME = 2 * ROOM;

/**
 * "no hose is shorter than 20 m, the length stays at 15 m or less", "ages from 18 to 65, a fifth older than 70", "15 to 60 minutes,
 * on average 72": what is said of the values of one attribute that no values have.
 */
export function findValuesApart(
  reading: NeedReading,
  { text }: Findings,
  sayings: readonly Saying[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const said = allowsOutliers(text)
    ? sayings.filter(({ scope }) => scope.kind !== "share" && scope.kind !== "some")
    : sayings;
  for (const [index, one] of said.entries()) {
    const other = said.slice(index + 1).find((each) => areOfOneAttribute(reading, one, each) && areApart(one, each));
    if (other === undefined) continue;
    const spans = [one.span, other.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: ${whyOf(one, other)}`,
      spans,
      fix: "say bounds, shares and means that leave room for each other, or leave one of the two out",
    });
    return;
  }
}

function whyOf(one: Saying, other: Saying): string {
  const kinds = [one.scope.kind, other.scope.kind];
  if (kinds.includes("same")) return "what is the same for all does not vary";
  if (kinds.includes("spread")) return "values that lie so near to each other do not spread so far";
  if (kinds.includes("mean")) return "the mean lies outside of all values";
  if (kinds.includes("share") || kinds.includes("some")) return "it leaves no rows outside of what all lie in";
  return "no value lies in both";
}

function areOfOneAttribute(reading: NeedReading, one: Saying, other: Saying): boolean {
  const [a, b] = [dimensionOf(one.unit), dimensionOf(other.unit)];
  if (a !== undefined && b !== undefined && (a !== b || convert(1, one.unit ?? "", other.unit ?? "") === undefined))
    return false;
  if ([a, b].includes("share") && a !== b) return false;
  if ((one.isMeasureSaid || other.isMeasureSaid) && one.measure !== other.measure) return false;
  if (one.of === other.of) return true;
  const areNamed = areSame(one.names, other.names) || areOneAndLonger(reading, one.names, other.names);
  if (!areNamed) return false;
  if (one.names.length > 0) return a === b || one.measure === other.measure || a === undefined || b === undefined;
  return one.measure !== undefined && one.measure === other.measure;
}

/** "a flat monthly fee … fees vary": one name ends the other, and nothing else in the need is called so. */
function areOneAndLonger(reading: NeedReading, one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const [head, ...more] = short;
  if (head === undefined || more.length > 0 || long.length !== 2 || !areAlike(long[1] ?? "", head)) return false;
  const before = reading.tokens.flatMap((_, at) =>
    areAlike(rootOf(word(reading, at), reading.language), head) && isContent(reading, at - 1)
      ? [rootOf(word(reading, at - 1), reading.language)]
      : [],
  );
  // "up to 50 km/h on city trips": where it is so, and no name of it.
  const isPlace = reading.tokens.some(
    ({ folded }, at) => areAlike(rootOf(folded, reading.language), long[0] ?? "") && places.test(word(reading, at - 1)),
  );
  return !isPlace && before.length > 0 && before.every((each) => areAlike(each, long[0] ?? "") || flats.test(each));
}

const places = /^(?:on|in|at|during|auf|bei|en|dans|sur|em)$/;

const flats = /^(?:flat|fix|fixed|constant)$/;

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.some((root) => areAlike(each, root)));
}

/** How many rows lie below a value, at least and at most. */
interface Point {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly isStrict: boolean;
  readonly isOfAll: boolean;
}

function areApart(one: Saying, other: Saying): boolean {
  const kinds = [one.scope.kind, other.scope.kind];
  if (isConstantBeside(one, other) || isConstantBeside(other, one)) return true;
  if (kinds.includes("same")) return false;
  if (kinds.includes("spread")) return isSpreadTooFar(one, other) || isSpreadTooFar(other, one);
  // What a mean is tells nothing of how many lie where.
  const isMean = kinds.includes("mean");
  if (isMean && !kinds.includes("all") && !kinds.includes("lowest") && !kinds.includes("highest")) return false;
  const [low, high] = [pointsOf(one), pointsOf(other, one.unit)];
  return low.some((a) => high.some((b) => isOver(a, b) || isOver(b, a)));
}

/** "exactly 3 kg each; weights range from 2.5 to 3.5 kg" */
function isConstantBeside(one: Saying, other: Saying): boolean {
  const isExact = one.scope.kind === "all" && one.scope.isInsisted && one.least === one.most;
  const isConstant = isExact || one.scope.kind === "same";
  if (isConstant && other.scope.kind === "spread") return other.least > 0;
  return (
    isConstant && other.scope.kind === "all" && other.least < other.most && Number.isFinite(other.most - other.least)
  );
}

/** No values of a range lie farther from their mean than half at each of its ends. */
function isSpreadTooFar(spread: Saying, range: Saying): boolean {
  if (spread.scope.kind !== "spread" || range.scope.kind !== "all") return false;
  const width = (range.most - range.least) / 2;
  return Number.isFinite(width) && spread.least > width * 1.02;
}

/** More rows up to a lower value than up to a higher one. */
function isOver(low: Point, high: Point): boolean {
  const isAtEnd = low.value === high.value && (low.isStrict || high.isStrict) && (low.isOfAll || high.isOfAll);
  const isBelow = low.value < high.value || isAtEnd;
  return isBelow && low.least > high.most + ROOM;
}

function pointsOf({ scope, least, most, isStrict, unit }: Saying, as: string | undefined = unit): readonly Point[] {
  const inUnit = (value: number): number =>
    unit === undefined || as === undefined || unit === as ? value : (convert(value, unit, as) ?? value);
  const [low, high] = [inUnit(least), inUnit(most)];
  const point = (value: number, from: number, to: number): readonly Point[] =>
    Number.isFinite(value) ? [{ value, least: from, most: to, isStrict, isOfAll: scope.kind === "all" }] : [];
  const isOne = !Number.isFinite(least) || !Number.isFinite(most);
  switch (scope.kind) {
    case "all":
      return [...point(low, 0, 0), ...point(high, 1, 1)];
    case "share":
      return [
        ...point(low, isOne ? 1 - scope.rate : 0, 1 - scope.rate),
        ...point(high, scope.rate, isOne ? scope.rate : 1),
      ];
    case "some":
    case "mean":
      return [...point(low, 0, 1 - SOME), ...point(high, SOME, 1)];
    case "quantile":
      return [...point(low, 0, scope.rate), ...point(high, scope.rate, 1)];
    case "highest":
      return [...point(high, 1, 1), ...point(low, 0, 1 - SOME)];
    case "lowest":
      return [...point(low, 0, 0), ...point(high, SOME, 1)];
    case "spread":
    case "same":
      return [];
  }
}
