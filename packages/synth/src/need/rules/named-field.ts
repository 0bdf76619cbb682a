import type { FieldType } from "../../schema/field.ts";

/** A field as the general rules see it: by its published name, whatever domain it is of. */
export interface NamedField {
  readonly name: string;
  readonly type: FieldType;
  readonly unit: string | null;
  readonly decimals: number;
  /** Where its numbers lie, roughly. */
  readonly middle: number | undefined;
  /** What the ontology knows it as, where it does. */
  readonly meaning?: string;
  /** An attribute of a subject, or undefined for the row's own. */
  readonly of: string | undefined;
}

/** Whether two tell of the same: of one thing, and in one unit as far as either has any. */
export function areOfOneKind(one: NamedField, other: NamedField): boolean {
  return one.of === other.of && (one.unit === other.unit || one.unit === null || other.unit === null);
}

export function isNumeric(field: NamedField): boolean {
  return field.type === "int" || field.type === "number";
}
