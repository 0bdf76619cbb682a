import { at, type Series } from "./moments.ts";

/**
 * Exponent with which the number of distinct members of a sequence grows (Heaps): between a quarter of the sequence and
 * all of it. 1 when nothing comes back, 0 when nothing new comes; null below 16 members.
 */
export function distinctGrowth(sequence: readonly string[]): number | null {
  const quarter = Math.floor(sequence.length / 4);
  if (quarter < 4) return null;
  const early = new Set(sequence.slice(0, quarter)).size;
  const all = new Set(sequence).size;
  return Math.log(all / early) / Math.log(sequence.length / quarter);
}

/** Steepness of frequencies over their ranks: minus the slope of log frequency on log rank over the first ranks. Null below three. */
export function rankSlope(frequencies: Series, ranks: number): number | null {
  const sorted = Float64Array.from(frequencies)
    .sort()
    .reverse()
    .filter((frequency) => frequency > 0);
  const n = Math.min(ranks, sorted.length);
  if (n < 3) return null;
  let [sumX, sumY, sumXx, sumXy] = [0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [x, y] = [Math.log(i + 1), Math.log(at(sorted, i))];
    sumX += x;
    sumY += y;
    sumXx += x * x;
    sumXy += x * y;
  }
  return -(n * sumXy - sumX * sumY) / (n * sumXx - sumX * sumX);
}
