import type { JsonSchema, JsonValue } from "./json-value.ts";

export type FieldType = "id" | "string" | "int" | "number" | "bool" | "enum" | "date" | "datetime" | "array" | "object";

/** One published field of a row: what a buyer may rely on. How its bytes are written is its column's affair. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** One sentence in the words of the field. */
  readonly meaning: string;
  readonly unit?: string;
  /** True when null may stand here; the key itself is always present. */
  readonly nullable?: boolean;
  /** The members, for an enum. */
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Decimal places: the values are multiples of 10^-decimals. */
  readonly decimals?: number;
  /** A regular expression that every value matches as a whole. */
  readonly pattern?: string;
  /** The shape of an array or an object. */
  readonly schema?: JsonSchema;
  readonly example: JsonValue;
}
