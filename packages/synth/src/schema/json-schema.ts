import type { Dataset } from "./dataset.ts";
import type { Field } from "./field.ts";
import type { JsonSchema, JsonValue } from "./json-value.ts";

const jsonTypes: Readonly<Record<Field["type"], string>> = {
  id: "string",
  string: "string",
  int: "integer",
  number: "number",
  bool: "boolean",
  enum: "string",
  date: "string",
  datetime: "string",
  array: "array",
  object: "object",
};

/** The JSON Schema (2020-12) of one record: closed, every field required, null only where declared. */
export function recordSchema(dataset: Dataset, id?: string): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...(id === undefined ? {} : { $id: id }),
    title: `${dataset.title}, one record`,
    description: dataset.description,
    type: "object",
    properties: Object.fromEntries(dataset.fields.map((field) => [field.name, fieldSchema(field)])),
    required: dataset.fields.map((field) => field.name),
    additionalProperties: false,
  };
}

function fieldSchema(field: Field): JsonSchema {
  // A buyer's own keys may be numbers.
  const type = field.type === "id" && typeof field.example === "number" ? "integer" : jsonTypes[field.type];
  const schema: Record<string, JsonValue> = {
    ...field.schema,
    type: field.nullable === true ? [type, "null"] : type,
    description: field.unit === undefined ? field.meaning : `${field.meaning} Unit: ${field.unit}.`,
  };
  if (field.values !== undefined) schema.enum = field.nullable === true ? [...field.values, null] : field.values;
  if (field.minimum !== undefined) schema.minimum = field.minimum;
  if (field.maximum !== undefined) schema.maximum = field.maximum;
  if (field.pattern !== undefined) schema.pattern = `^(?:${field.pattern})$`;
  if (field.type === "datetime") schema.format = "date-time";
  if (field.type === "date") schema.format = "date";
  schema.examples = [field.example];
  return schema;
}
