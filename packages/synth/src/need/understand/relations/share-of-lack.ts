import type { Span } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { constrain } from "../constraints/constrain.ts";
import { fixMemberRate } from "../constraints/enumeration.ts";
import { type DraftField, type DraftNotes, type DraftTable, fieldNamed } from "../draft/draft.ts";

/**
 * "closed date empty while open, 40%": the share is that of the rows where the condition holds; where nothing in the row says when
 * ("empty if still out, 8%"), so many of the values are missing.
 */
export function shareOfLack(
  { start, end }: Span,
  rate: number,
  present: Rule["present"],
  field: DraftField | undefined,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const [condition] = Object.values(present ?? {});
  if (condition === undefined)
    return field !== undefined && constrain({ kind: "nulls", rate, start, end }, field, table, notes);
  if (!("in" in condition)) return false;
  const by = fieldNamed(table, condition.field);
  if (by === undefined || by.fixed.has("rate") || by.fixed.has("shares")) return false;
  if (by.type === "bool") {
    const share = condition.in.includes(true) ? Number((1 - rate).toPrecision(12)) : rate;
    return constrain({ kind: "rate", rate: share, about: false, start, end }, by, table, notes);
  }
  const others = by.model.kind === "choice" ? by.model.values.filter((value) => !condition.in.includes(value)) : [];
  const [member] = others;
  return member !== undefined && others.length === 1 && fixMemberRate(member, rate, by, table, notes, { start, end });
}
