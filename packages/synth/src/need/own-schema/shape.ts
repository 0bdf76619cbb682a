import type { Model } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";
import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";

/** What a subschema comes to: how its values are made, and what is published of them. */
export interface Shape {
  readonly type: FieldType;
  readonly model: Model;
  readonly example: JsonValue;
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
  readonly pattern?: string;
  readonly unit?: string;
  readonly meaning?: string;
  /** The shape of an array or object. */
  readonly schema?: JsonSchema;
}
