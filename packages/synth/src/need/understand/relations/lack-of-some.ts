import type { Found } from "../../findings.ts";
import type { DraftField, DraftNotes } from "../draft/draft.ts";

/** Of how many rows a condition holds that nobody said the share of. */
const SOME = 0.4;

/**
 * "settlement date only for closed claims", where nothing in the row says whether a claim is closed: it is missing in some rows, and
 * the plan tells so. Whether it is so is told as well.
 */
export function lackOfSome(
  field: DraftField | undefined,
  { value, start, end }: Extract<Found, { kind: "onlyWhen" }>,
  text: string,
  notes: DraftNotes,
): boolean {
  const isFree = field !== undefined && value === undefined && !field.fixed.has("nulls") && !field.unique;
  if (!isFree || field.type === "bool" || field.source !== "stated" || field.present !== undefined) return false;
  field.nulls ??= SOME;
  notes.assumptions.push(
    `${field.name} is missing in ${Math.round(field.nulls * 100)}% of the rows, since no column tells the condition of "${text.slice(start, end)}"`,
  );
  return true;
}
