import { isMember } from "./name.ts";
import { type Condition, conditionOf, holdsIn } from "./presence.ts";
import type { Row } from "./types.ts";

/** "paid = 0 if status=denied", "grade = B if score>=80 and score<90": the value that a field has where all conditions hold. */
export interface Conditional {
  readonly field: string;
  readonly value: string;
  readonly conditions: readonly Condition[];
}

const form = /^(\w+)\s*=\s*([\w.|-]+)\s+(?:if|where|when)\s+(.+)$/i;

/** The relation as a value under conditions; null for another kind of sentence. */
export function conditionalOf(relation: string): Conditional | null {
  const [whole, field = "", value = "", rest = ""] = form.exec(relation.trim()) ?? [];
  if (whole === undefined || /^(?:true|false)$/i.test(value)) return null;
  const conditions = rest.split(/\s+and\s+/i).map(conditionOf);
  return conditions.includes(null) ? null : { field, value, conditions: conditions as Condition[] };
}

/** Whether the field has its value in every row where the conditions hold, and such rows and others are there. */
export function keepsConditional(
  { field, value, conditions }: Conditional,
  rows: readonly Row[],
  column: (name: string) => string,
): boolean {
  const met = rows.filter((row) => conditions.every((condition) => holdsIn(row, condition, column)));
  const present = met.map((row) => row[column(field)]).filter((cell) => cell !== null && cell !== undefined);
  return met.length > 0 && met.length < rows.length && present.every((cell) => isMember(cell, value));
}
