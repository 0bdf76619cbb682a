/**
 * The last index in low … high − 1 whose value is at most x; values ascend, and the first of them is at most x. Two kinds of
 * arrays only: with more of them one function for all would be slower than a copy for each.
 */
export function lastAtMost(values: Float64Array | Int32Array, low: number, high: number, x: number): number {
  let from = low;
  let to = high;
  while (to - from > 1) {
    const middle = (from + to) >>> 1;
    if ((values[middle] as number) <= x) from = middle;
    else to = middle;
  }
  return from;
}
