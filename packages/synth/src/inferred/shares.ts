import { type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import type { Model } from "./model.ts";

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

/** Where the places of each member begin that has an exact share, how many it has, and the smallest share that any has. */
export function exactPlaces(
  weights: readonly number[],
  total: number,
): { readonly starts: Float64Array; readonly counts: readonly number[]; readonly rarest: number } {
  const counts = quotas(weights, total);
  const starts = new Float64Array(counts.length);
  for (let i = 1; i < counts.length; i++) starts[i] = (starts[i - 1] as number) + (counts[i - 1] as number);
  return { starts, counts, rarest: Math.min(...counts.filter((size) => size > 0)) / total };
}

/** Whether exactly so many rows are so, or have that value, that a flag may be true in some of them. */
export function hasExactShare(model: Model, is: string | true): model is Extract<Model, { kind: "flag" | "choice" }> {
  if (model.kind === "flag") return model.exact === true && model.within === undefined && is === true;
  return model.kind === "choice" && model.exact === true && model.values.includes(String(is));
}

/** What comes first is chosen more often, but not much: weights where nothing is said of them. */
export function mildWeights(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => 1 / (i + 3));
}

/** As fine as the number of members needs. */
export function fittingTable(weights: readonly number[]): WeightedTable {
  return weightedTable(weights, weights.length <= 256 ? 12 : 16);
}
