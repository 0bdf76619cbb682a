/** One measured figure. A ratio's unit is `x`. */
export interface Result {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly note: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
