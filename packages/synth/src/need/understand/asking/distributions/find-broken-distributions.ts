import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { Claim } from "../claims/claim.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { allowsOutliers, dimensionOf, type Figure, type Point } from "./figures.ts";
import { meanBeyondShares } from "./means-of-shares.ts";
import { boundsOf, shareOf } from "./ranges-as-figures.ts";
import { areOfOneAttribute, bareOf, inUnitOf } from "./same-attribute.ts";
import { someRowsOf } from "./some-rows.ts";
import { statisticsOf } from "./statistics.ts";

const ROOM = 0.0051;
/** A figure that is so many times as large is hardly of the same column. */
const FAR = 6;
const MOST = 40;

/**
 * "all between 10 and 20, a third above 25", "median 41,000, 60% earn less than 30,000", "p50 800 ms, p95 600 ms", "weight up to 20 kg,
 * heaviest parcel 31 kg": figures of one attribute that no values have, wherever they stand.
 */
export function findBrokenDistributions(
  reading: NeedReading,
  findings: Findings,
  claims: readonly Claim[],
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  const shares = allowsOutliers(reading.text) ? [] : claims.flatMap((claim) => shareOf(reading, claim, rowRoots));
  const statistics = statisticsOf(reading, claims, rowRoots);
  const some = hasExceptions(reading.text) ? [] : someRowsOf(reading, findings);
  if (shares.length + statistics.length + some.length === 0) return;
  const bounds = boundsOf(reading, claims, rowRoots);
  const said = [...shares, ...some, ...statistics, ...bounds]
    .sort((a, b) => a.span.start - b.span.start)
    .slice(0, MOST);
  const tell = (one: Figure, other: Figure, why: string): void => {
    notes.impossible.push({
      reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}" cannot both hold: ${why}`,
      spans: [one.span, other.span],
      fix: "say shares, means and ends that grow with the values, within the bounds of all rows",
    });
  };
  for (const [index, one] of said.entries()) {
    const other = said.slice(index + 1).find((each) => areOpposed(one, each, said));
    if (other === undefined) continue;
    tell(one, other, "more rows lie below the lower value than below the higher one");
    return;
  }
  const beyond = meanBeyondShares(said);
  if (beyond !== undefined) tell(...beyond, "whatever the other rows have, their mean is another");
}

function areOpposed(one: Figure, other: Figure, said: readonly Figure[]): boolean {
  if (one.kind === "bound" && other.kind === "bound") return false;
  if (!areOfOneAttribute(one, other) || !isBroken(one, other)) return false;
  const [figure, fixed] = one.kind === "bound" ? [other, one] : [one, other];
  const kinds = new Set([one.kind, other.kind]);
  if (kinds.has("mean") && (kinds.has("share") || kinds.has("quantile"))) return false;
  if (figure.kind === "some" || fixed.kind === "some") return isOutsideAll(one, other, said);
  if (fixed.kind !== "bound") return true;
  if (figure.kind === "share" && figure.roots.length > 0 && fixed.roots.length > 0) return true;
  // "line 1-6, defects (mean 0.7)": what is named is of another column than what is not.
  const isPlain = figure.kind === "extreme" || (figure.kind === "share" && dimensionOf(figure.unit) !== "time");
  const isOther = !isPlain && bareOf(figure).length > 0;
  if (isOther && bareOf(fixed).length === 0 && (figure.kind === "share" || apart(figure, fixed) > BREATH)) return false;
  // "mean 72, nobody below 75"
  if (figure.kind === "mean" && fixed.isInsisted === true && apart(figure, fixed) <= NEXT) return true;
  // Where no word says of which column, it breaks the bounds of all that it may be of.
  return said.every(
    (each) =>
      each.kind !== "bound" ||
      !areOfOneAttribute(each, figure) ||
      isBroken(each, figure) ||
      (fixed.isInsisted === true && isScaleOf(each, fixed)),
  );
}

/** "stars 1-5, no rating lower than 4": the scale of what has a bound of its own. */
function isScaleOf(scale: Figure, { points, ...bound }: Figure): boolean {
  const names = bareOf({ points, ...bound });
  const [least, most] = scale.points;
  const isWithin = points.every(({ value }) => (least?.value ?? value) <= value && value <= (most?.value ?? value));
  return least !== undefined && most !== undefined && isWithin && bareOf(scale).some((root) => names.includes(root));
}

/** "weights around 300 kg between 50 and 90 kg": said in one breath, it is of one attribute. */
const BREATH = 25;

/** No more than a comma stands between. */
const NEXT = 3;

function apart({ span: one }: Figure, { span: other }: Figure): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}

/** Some outside of what all of them lie in: of that name, or where one bound alone is said of all. */
function isOutsideAll(one: Figure, other: Figure, said: readonly Figure[]): boolean {
  const [some, bound] = one.kind === "some" ? [one, other] : [other, one];
  if (bound.kind !== "bound" || areWithin(some, bound)) return false;
  if (some.roots.length > 0) return bound.roots.length > 0;
  const all = said.filter(
    (each) => each.isInsisted === true && !areWithin(some, each) && areOfOneAttribute(each, some),
  );
  return bound.isInsisted === true && all.length === 1;
}

function areWithin({ span: one }: Figure, { span: other }: Figure): boolean {
  return one.start < other.end && other.start < one.end;
}

const loose =
  /\b(?:except|apart from|other than|aside from|otherwise|normal\w*|usual\w*|most(?:ly)?|typical\w*|generally|target|limit|threshold|nominal|ausser|meist\w*|ublich\w*|soll\w*|grenz\w*|excepto|salvo|habitual\w*|normalmente|sauf|habituel\w*|normalement|exceto|geralmente)\b/;

/** Whether the need leaves room for some that lie outside of what all lie in. */
function hasExceptions(text: string): boolean {
  return loose.test(fold(text));
}

function isBroken(one: Figure, other: Figure): boolean {
  return one.points.some((a) => other.points.some((b) => isOver(a, b, one, other) || isOver(b, a, other, one)));
}

/** More rows up to a lower value than up to a higher one. */
function isOver(low: Point, high: Point, of: Figure, from: Figure): boolean {
  const value = inUnitOf(low.value, of, from);
  if (value === undefined || value >= high.value || low.least <= high.most + ROOM) return false;
  const areNear = Math.abs(high.value) <= FAR * Math.abs(value);
  const areNamed = of.roots.length > 0 && from.roots.length > 0 && value === 0;
  return areNear || areNamed || (of.unit !== undefined && from.unit !== undefined);
}
