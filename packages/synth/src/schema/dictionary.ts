import type { Dataset, Invariant } from "./dataset.ts";
import type { FieldType } from "./field.ts";
import type { JsonValue } from "./json-value.ts";

export interface DictionaryEntry {
  readonly name: string;
  readonly type: FieldType;
  readonly meaning: string;
  readonly unit: string | null;
  readonly nullable: boolean;
  readonly values: readonly string[] | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly decimals: number | null;
  readonly pattern: string | null;
  readonly example: JsonValue;
}

export interface Dictionary {
  readonly dataset: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly key: readonly string[];
  readonly fields: readonly DictionaryEntry[];
  readonly invariants: readonly Invariant[];
}

/** The data dictionary of a dataset: every field spelled out, absent properties as null. */
export function dictionary(dataset: Dataset): Dictionary {
  return {
    dataset: dataset.id,
    version: dataset.version,
    title: dataset.title,
    description: dataset.description,
    key: dataset.key,
    fields: dataset.fields.map((field) => ({
      name: field.name,
      type: field.type,
      meaning: field.meaning,
      unit: field.unit ?? null,
      nullable: field.nullable ?? false,
      values: field.values ?? null,
      minimum: field.minimum ?? null,
      maximum: field.maximum ?? null,
      decimals: field.decimals ?? null,
      pattern: field.pattern ?? null,
      example: field.example,
    })),
    invariants: dataset.invariants,
  };
}
