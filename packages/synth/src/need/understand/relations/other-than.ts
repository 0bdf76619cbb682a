import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";

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
