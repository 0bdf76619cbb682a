import { number, type Reading, word } from "../../../extract/reading.ts";
import type { Claim } from "../claims/claim.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { SaidStatistic, Statistic } from "../quantities/statistic-words.ts";
import { measuresNamed } from "../solving/measures.ts";
import { dimensionOf, type Figure, nameBefore, type Point, withoutRows } from "./figures.ts";
import { withTotal } from "./same-attribute.ts";

/** Nobody says more of them. */
const MOST = 16;
/** Some rows have it, however few. */
const SOME = 0.01;

/** "median 48", "p95 600 ms", "the mean mark is 12", "heaviest parcel 31 kg": statistics of all rows. */
export function statisticsOf(
  reading: NeedReading,
  claims: readonly Claim[],
  rowRoots: readonly string[],
): readonly Figure[] {
  return reading.quantities
    .flatMap((quantity): readonly Figure[] => {
      const { statistic } = quantity;
      if (statistic === undefined || quantity.is !== "exactly" || quantity.isSpelled || quantity.unit === "%")
        return [];
      // A share of the slowest is no statistic of all, nor is what a share is said with.
      if (claims.some((claim) => claim.first <= statistic.first && statistic.first < claim.next)) return [];
      return isOfValues(reading, quantity, statistic) ? [figureOf(reading, quantity, statistic, rowRoots)] : [];
    })
    .slice(0, MOST);
}

/** "an average of 80 visitors" and "the 3 longest trips" count, "mean 5 to 10" is a range. */
function isOfValues(reading: Reading, { unit, next }: Quantity, { statistic, first }: SaidStatistic): boolean {
  const isEnd = isWall(reading, next) || closers.has(word(reading, next));
  if (statistic.kind === "mean") return isEnd;
  if (statistic.kind === "quantile") return true;
  return number(reading, first - 1) === undefined && (isEnd || unit !== undefined) && !goesOn.has(word(reading, next));
}

const closers = new Set(
  "and with but und y et e sd std between zwischen entre min max since so because please though although while whereas weil porque car".split(
    " ",
  ),
);
const goesOn = new Set("to - – bis a au or".split(" "));

function figureOf(
  reading: NeedReading,
  { value, unit, figure, next, span }: Quantity,
  said: SaidStatistic,
  rowRoots: readonly string[],
): Figure {
  const isQuantile = said.statistic.kind === "quantile";
  const [from, to] = isQuantile ? ownClause(reading, said.first, next) : clauseAround(reading, said.first);
  const isExtreme = said.statistic.kind === "highest" || said.statistic.kind === "lowest";
  const before = isExtreme ? [] : [...nameBefore(reading, from), ...rootsOf(reading, from, said.first)];
  const behind = isExtreme ? [] : rootsOf(reading, next, to);
  const roots = [...before, ...rootsOf(reading, said.next, figure), ...behind];
  const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
  // The fastest is the one of the shortest time, and of the highest speed.
  const isSpeed = said.measure === "duration" && dimensionOf(unit) === "speed";
  const statistic = isSpeed ? turned(said.statistic) : said.statistic;
  const measure = isSpeed ? undefined : said.measure;
  return {
    kind: isExtreme ? "extreme" : statistic.kind === "mean" ? "mean" : "quantile",
    points: pointsOf(statistic, value),
    unit,
    roots: withTotal(
      withoutRows(roots, rowRoots).filter(
        (root) => !/^(?:p\d|perc|quart|median|averag|mean|th)/.test(root) && !arriving.test(root),
      ),
      words,
    ),
    measures: measure === undefined ? measuresNamed(words) : [measure],
    claim: undefined,
    span: { start: reading.tokens[said.first]?.start ?? span.start, end: span.end },
  };
}

/** "the mean lands at 3.8", "the mean age to land near 64": verbs of any figure. */
const arriving =
  /^(?:land|lie|sit|settl|hover|stand|end|reach|match|pleas|wind|turn|work|com|overall|near|want|like|should)$/;

/** The clause up to other statistics in it: "p95 of 90 ms and p99 of 400 ms" are two. */
function ownClause({ quantities, ...reading }: NeedReading, first: number, next: number): readonly [number, number] {
  const [from, to] = clauseAround(reading, first);
  const others = quantities.flatMap(({ statistic, next: end }) =>
    statistic === undefined ? [] : [[statistic.first, end]],
  );
  const before = others.filter(([, end = 0]) => end <= first).map(([, end = 0]) => end);
  const behind = others.filter(([start = 0]) => start >= next).map(([start = 0]) => start);
  return [Math.max(from, ...before), Math.min(to, ...behind)];
}

function turned({ kind }: Statistic): Statistic {
  return { kind: kind === "lowest" ? "highest" : "lowest" };
}

function pointsOf(statistic: Statistic, value: number): readonly Point[] {
  switch (statistic.kind) {
    // A mean lies among the values: not all are below it, and not all above.
    case "mean":
      return [
        { value, least: 0, most: 1 - SOME },
        { value, least: SOME, most: 1 },
      ];
    case "quantile":
      return [
        { value, least: 0, most: statistic.rate },
        { value, least: statistic.rate, most: 1 },
      ];
    case "highest":
      return [
        { value, least: 1, most: 1 },
        { value, least: 0, most: 1 - SOME },
      ];
    case "lowest":
      return [
        { value, least: 0, most: 0 },
        { value, least: SOME, most: 1 },
      ];
  }
}
