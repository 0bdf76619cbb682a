import type { Row } from "./statistic.ts";

/** The text of a field, or null when it is null or no text. */
export function textOf(row: Row, field: string): string | null {
  const value = row[field];
  return typeof value === "string" ? value : null;
}

/** The number in a field; NaN when it is null or no number. */
export function numberOf(row: Row, field: string): number {
  const value = row[field];
  return typeof value === "number" ? value : Number.NaN;
}

/** The instant in a field, milliseconds since 1970; NaN when it is null or no timestamp. */
export function instantOf(row: Row, field: string): number {
  const value = row[field];
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}

/** Adds to a tally kept in a map. */
export function tally<K>(counts: Map<K, number>, key: K, amount = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
