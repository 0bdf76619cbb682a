import { at, type Series } from "./moments.ts";

/** The p-quantile (0..1) by linear interpolation between order statistics; null for an empty series. */
export function quantile(series: Series, p: number): number | null {
  if (series.length === 0) return null;
  const sorted = Float64Array.from(series).sort();
  const position = p * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return at(sorted, below) + (position - below) * (at(sorted, above) - at(sorted, below));
}

/** Middle value; null for an empty series. */
export function median(series: Series): number | null {
  return quantile(series, 0.5);
}
