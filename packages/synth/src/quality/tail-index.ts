import { at, type Series } from "./moments.ts";

/**
 * Hill's estimator of the tail exponent over the largest `share` of absolute values.
 * About 3 for returns of real markets, 6 and more for a normal sample of the usual size
 * (Hill 1975, Annals of Statistics 3). Null when fewer than 20 values lie in the tail.
 */
export function hillTailIndex(series: Series, share: number): number | null {
  const sizes = Float64Array.from({ length: series.length }, (_, i) => Math.abs(at(series, i))).sort();
  const tail = Math.floor(sizes.length * share);
  if (tail < 20) return null;
  const threshold = at(sizes, sizes.length - tail - 1);
  if (threshold <= 0) return null;
  let sum = 0;
  for (let i = sizes.length - tail; i < sizes.length; i++) sum += Math.log(at(sizes, i) / threshold);
  return sum === 0 ? null : tail / sum;
}
