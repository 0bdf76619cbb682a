import type { Column } from "./column.ts";
import type { Notation } from "./notation.ts";

/** A column where a notation writes it. */
export interface Place {
  readonly column: Column;
  /** Its slot in the register. */
  readonly slot: number;
  /** What stands before its value: comma and key. */
  readonly lead: string;
}

/** The columns in the order in which a notation writes them. */
export function placed(columns: readonly Column[], notation: Notation): readonly Place[] {
  const order = columns.map((column, slot) => ({ column, slot }));
  if (notation.sorted) order.sort((left, right) => (left.column.field.name < right.column.field.name ? -1 : 1));
  return order.map(({ column, slot }, i) => ({ column, slot, lead: notation.lead(i, column.field.name) }));
}

/** True for a column whose bytes may be kept and copied while its cell stays. */
export function isStable({ column }: Place): boolean {
  return column.stable === true && column.form.kind !== "text" && column.form.kind !== "json";
}
