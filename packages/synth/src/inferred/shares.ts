import { type WeightedTable, weightedTable } from "../random/weighted-table.ts";

/** How many of `total` each member gets so that the shares hold to one: the largest remainders are rounded up. */
export function quotas(weights: readonly number[], total: number): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const ideal = weights.map((weight) => (weight / sum) * total);
  const counts = ideal.map(Math.floor);
  let left = total - counts.reduce((all, count) => all + count, 0);
  const byRemainder = ideal.map((share, i) => ({ i, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder) {
    if (left <= 0) break;
    counts[i] = (counts[i] as number) + 1;
    left -= 1;
  }
  return counts;
}

/** What comes first is chosen more often, but not much: weights where nothing is said of them. */
export function mildWeights(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => 1 / (i + 3));
}

/** As fine as the number of members needs. */
export function fittingTable(weights: readonly number[]): WeightedTable {
  return weightedTable(weights, weights.length <= 256 ? 12 : 16);
}
