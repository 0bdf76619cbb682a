import { mean, variance } from "./moments.ts";

/**
 * Between-group variance of means divided by the mean within-group variance, groups weighted by their size.
 * Null unless there are two groups with at least `minimum` values each and some spread inside them.
 */
export function betweenToWithin(groups: Iterable<readonly number[]>, minimum: number): number | null {
  let total = 0;
  let sum = 0;
  let within = 0;
  const kept: { size: number; mean: number }[] = [];
  for (const group of groups) {
    const groupMean = mean(group);
    const groupVariance = variance(group);
    if (group.length < minimum || groupMean === null || groupVariance === null) continue;
    kept.push({ size: group.length, mean: groupMean });
    total += group.length;
    sum += groupMean * group.length;
    within += groupVariance * group.length;
  }
  if (kept.length < 2 || within === 0) return null;
  const grand = sum / total;
  let between = 0;
  for (const group of kept) between += group.size * (group.mean - grand) ** 2;
  return between / within;
}
