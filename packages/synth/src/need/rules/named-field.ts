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

export function isNumeric(field: NamedField): boolean {
  return field.type === "int" || field.type === "number";
}
