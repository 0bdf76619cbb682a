import { normalTable } from "./distributions.ts";
import { innerKey } from "./hash.ts";
import { quantileAt } from "./quantile-table.ts";

/** Numbers that one kept noise takes: 1 + its cell, and the values at both ends of the cell. */
export const NOISE_CELLS = 3;

/**
 * Smooth random motion that can be asked for at any place: a standard normal value at each whole x ≥ 0, lines between, scaled
 * so that the variance is 1 everywhere. Places more than 2 apart are independent.
 */
export function smoothNoise(key: number, x: number): number {
  const cell = Math.floor(x);
  const right = x - cell;
  const left = 1 - right;
  const table = normalTable();
  const from = quantileAt(table, innerKey(key, cell));
  const to = quantileAt(table, innerKey(key, cell + 1));
  return (left * from + right * to) / Math.sqrt(left * left + right * right);
}

/**
 * `smoothNoise(innerKey(key, which), x)`, three times as quick where x mostly stays in its cell: the cell's ends are kept in
 * `kept` (zeroed at first) from `at` on.
 */
export function keptNoise(kept: Float64Array, at: number, key: number, which: number, x: number): number {
  const cell = Math.floor(x);
  if (kept[at] !== cell + 1) {
    const table = normalTable();
    const own = innerKey(key, which);
    kept[at] = cell + 1;
    kept[at + 1] = quantileAt(table, innerKey(own, cell));
    kept[at + 2] = quantileAt(table, innerKey(own, cell + 1));
  }
  const right = x - cell;
  const left = 1 - right;
  return (left * (kept[at + 1] as number) + right * (kept[at + 2] as number)) / Math.sqrt(left * left + right * right);
}
