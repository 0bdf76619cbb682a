import { at, type Series } from "./moments.ts";

/**
 * Share of the total held by the largest `share` of holders, 0..1 (0.2 gives the Pareto figure).
 * Null without holders or when they hold nothing.
 */
export function topShare(amounts: Series, share: number): number | null {
  const sorted = Float64Array.from(amounts).sort();
  const holders = Math.round(sorted.length * share);
  let total = 0;
  let top = 0;
  for (let i = 0; i < sorted.length; i++) {
    total += at(sorted, i);
    if (i >= sorted.length - holders) top += at(sorted, i);
  }
  return total > 0 && holders > 0 ? top / total : null;
}

/** Gini coefficient of non-negative amounts, 0 (all equal) to 1; null when they sum to nothing. */
export function gini(amounts: Series): number | null {
  const sorted = Float64Array.from(amounts).sort();
  let total = 0;
  let weighted = 0;
  for (let i = 0; i < sorted.length; i++) {
    total += at(sorted, i);
    weighted += (i + 1) * at(sorted, i);
  }
  if (total <= 0) return null;
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** Share of the most frequent label, 0..1; null without labels. */
export function largestShare(labels: Iterable<string>): number | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const label of labels) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    total++;
  }
  return total === 0 ? null : Math.max(...counts.values()) / total;
}
