import { isMember } from "./name.ts";
import type { Answer, Cell, ConstraintValues, Row } from "./types.ts";

const SIGMAS = 4.5;

/** Whether a count may come from the share: 4.5 standard deviations of the binomial, and one for rounding. */
export function plausible(count: number, of: number, share: number): boolean {
  if (of === 0) return false;
  if (share === 0 || share === 1) return count === of * share;
  return Math.abs(count - of * share) <= SIGMAS * Math.sqrt(of * share * (1 - share)) + 1;
}

export function isMissing(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || cell === "";
}

function isTrue(cell: Cell): boolean {
  return typeof cell === "boolean" ? cell : /^(?:true|yes|y|t|1)$/i.test(String(cell));
}

/**
 * The cells to count: one a row, but one an entity where an entity's rows all say the same. 20 % of the homes are not
 * 20 % of the first rows.
 */
function draws(column: string, answer: Answer): Cell[] {
  const rows = answer.sample.filter((row) => !isMissing(row[column]));
  const all = rows.map((row) => row[column] ?? null);
  const keys = answer.fields.filter(({ type, name }) => type === "id" && name !== column).map(({ name }) => name);
  const grouped = keys.map((name) => perGroup(rows, name, column)).filter((one) => one !== null);
  return grouped.toSorted((a, b) => a.length - b.length)[0] ?? all;
}

function perGroup(rows: readonly Row[], by: string, column: string): Cell[] | null {
  const groups = new Map<string, Cell>();
  for (const row of rows) {
    const key = JSON.stringify(row[by]);
    const cell = row[column] ?? null;
    const seen = groups.get(key);
    if (seen !== undefined && seen !== cell) return null;
    groups.set(key, cell);
  }
  return groups.size * 2 <= rows.length ? [...groups.values()] : null;
}

export function hasRate({ rate }: ConstraintValues["rate"], column: string, answer: Answer): boolean {
  const cells = draws(column, answer);
  if (typeof rate === "number") return plausible(cells.filter(isTrue).length, cells.length, rate);
  return Object.entries(rate).every(([name, share]) => {
    const count = cells.filter((cell) =>
      typeof cell === "boolean" ? isMember("true", name) && cell : isMember(cell, name),
    );
    return plausible(count.length, cells.length, share);
  });
}

export function hasNulls({ nulls }: ConstraintValues["nulls"], column: string | null, answer: Answer): boolean {
  const { sample } = answer;
  const missing = (name: string, rows: readonly Row[]): number => rows.filter((row) => isMissing(row[name])).length;
  if (column !== null) {
    const rows = ofItsTables(column, sample);
    return plausible(missing(column, rows), rows.length, nulls);
  }
  const counts = answer.fields.map(({ name }) => missing(name, sample));
  if (nulls === 0) return counts.every((count) => count === 0);
  // Some columns are empty for a reason of their own; most of those with gaps must have the gaps that were asked for.
  const gaps = counts.filter((count) => count > 0);
  const right = gaps.filter((count) => plausible(count, sample.length, nulls));
  return gaps.length > 0 && right.length * 2 >= gaps.length;
}

/** Rows of other tables have no such column at all. */
function ofItsTables(column: string, sample: readonly Row[]): readonly Row[] {
  const tables = new Set(sample.filter((row) => !isMissing(row[column])).map(({ table }) => table));
  const own = sample.filter(({ table }) => tables.has(table));
  return own.length === 0 ? sample : own;
}

/** Rows are repeated when they agree in all but the columns that number them. */
export function hasDuplicates({ duplicates }: ConstraintValues["duplicates"], { sample }: Answer): boolean {
  const columns = Object.keys(sample[0] ?? {}).filter(
    (name) => new Set(sample.map((row) => JSON.stringify(row[name]))).size < sample.length,
  );
  const texts = sample.map((row) => JSON.stringify(columns.map((name) => row[name])));
  const repeated = columns.length === 0 ? 0 : sample.length - new Set(texts).size;
  // Five rows show no hundredth.
  return (repeated > 0 || duplicates * sample.length < 1) && plausible(repeated, sample.length, duplicates);
}
