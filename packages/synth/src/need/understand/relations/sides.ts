import type { Found } from "../../findings.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";

/** Finds what words mean: for a finding of a kind, among the fields of a table. */
export type Finder = (phrase: string, found?: Found, among?: DraftTable) => DraftField | undefined;

/** "next inspection 180 days after the inspection date": the row's own time, where the words come to the same field again. */
export function otherThan(
  left: DraftField | undefined,
  right: DraftField | undefined,
  table: DraftTable,
): DraftField | undefined {
  if (left === undefined || (right !== undefined && right !== left) || !isTime(left)) return right;
  const times = table.fields.filter((field) => isTime(field) && field !== left && field.of === left.of);
  return times.length === 1 ? times[0] : right;
}

/** What a time is compared with is a time, and a number with a number, where the words fit one. */
export function otherSide(left: DraftField, phrase: string, table: DraftTable, find: Finder): DraftField | undefined {
  if (isTime(left)) return timeSaid(phrase, table, find);
  const numbers = { ...table, fields: table.fields.filter((field) => isNumeric(field) && field !== left) };
  return (isNumeric(left) ? find(phrase, undefined, numbers) : undefined) ?? find(phrase);
}

/** "21 days after checkout" means the date of it, though a loan may be called so too. */
export function timeSaid(phrase: string, table: DraftTable, find: Finder): DraftField | undefined {
  const times = { ...table, fields: table.fields.filter(isTime) };
  return find(phrase, undefined, times) ?? find(phrase);
}
