import type { Model } from "../../inferred/model.ts";
import type { FieldType } from "../../schema/field.ts";
import type { JsonSchema, JsonValue } from "../../schema/json-value.ts";
import { flaw, isObject, LIMITS, pointerTo, type SchemaReading } from "./flaws.ts";
import { nodeAt, type SchemaNode } from "./node.ts";
import { numberShape } from "./number-shape.ts";
import type { Shape } from "./shape.ts";
import { textShape } from "./text-shape.ts";

const fieldTypes: Readonly<Record<SchemaNode["type"], FieldType>> = {
  string: "string",
  integer: "int",
  number: "number",
  boolean: "bool",
  array: "array",
  object: "object",
};

/** The type that a name is looked up with: times are texts of a format. */
function typeOf({ type, schema }: SchemaNode): FieldType {
  if (type !== "string") return fieldTypes[type];
  if (schema.format === "date") return "date";
  return schema.format === "date-time" || schema.format === "datetime" ? "datetime" : "string";
}

/** How the values of a subschema are made; undefined when it has a flaw, which is noted. */
export function shapeOf(node: SchemaNode, name: string, reading: SchemaReading): Shape | undefined {
  const semantic = reading.lookup(name, typeOf(node));
  switch (node.type) {
    case "integer":
    case "number":
      return numberShape(node, name, semantic, reading);
    case "string":
      return textShape(node, name, semantic, reading);
    case "boolean":
      return flagShape(node, semantic?.model, reading);
    case "array":
      return listShape(node, name, reading);
    case "object":
      return objectShape(node, reading);
  }
}

function flagShape(
  { schema, pointer }: SchemaNode,
  model: Model | undefined,
  reading: SchemaReading,
): Shape | undefined {
  const listed = schema.const !== undefined ? [schema.const] : schema.enum;
  if (listed === undefined) {
    return { type: "bool", model: model?.kind === "flag" ? model : { kind: "flag", rate: 0.5 }, example: true };
  }
  const values = Array.isArray(listed) ? (listed as readonly JsonValue[]).filter((value) => value !== null) : [];
  if (values.length === 0 || !values.every((value) => typeof value === "boolean")) {
    return flaw(reading, pointer, "the values of a boolean are true and false");
  }
  const only = new Set(values).size === 1 ? values[0] : undefined;
  if (only === undefined) return { type: "bool", model: { kind: "flag", rate: 0.5 }, example: true };
  return { type: "bool", model: { kind: "constant", value: only === true }, example: only };
}

function listShape({ schema, pointer, depth }: SchemaNode, name: string, reading: SchemaReading): Shape | undefined {
  const place = pointerTo(pointer, "items");
  if (schema.items === undefined) return flaw(reading, pointer, "say what the items of the array are");
  if (Array.isArray(schema.items)) return flaw(reading, place, "items of different schemas are not supported");
  const item = nodeAt(schema.items, place, depth + 1, reading);
  const shape = item === undefined ? undefined : shapeOf(item, singularName(name), reading);
  if (item === undefined || shape === undefined) return undefined;
  const [least, most] = [schema.minItems ?? 0, schema.maxItems ?? Infinity];
  if (typeof least !== "number" || typeof most !== "number" || least < 0 || least > most || !Number.isInteger(least)) {
    return flaw(reading, pointer, "minItems and maxItems must be whole numbers, the first not above the second");
  }
  if (least > LIMITS.items)
    return flaw(reading, pointerTo(pointer, "minItems"), `arrays are made with up to ${LIMITS.items} items`);
  const isDistinct = schema.uniqueItems === true;
  const room = shape.values?.length ?? (shape.type === "bool" ? 2 : Infinity);
  if (isDistinct && room < least)
    return flaw(reading, pointer, `${room} different values cannot fill ${least} unique items`);
  const longest = Math.min(most, Math.max(least + 2, 3), isDistinct ? room : Infinity);
  const model: Model = {
    kind: "list",
    of: bounded(shape),
    least: Math.min(Math.max(least, most === 0 ? 0 : 1), longest),
    most: longest,
    ...(isDistinct ? { distinct: true as const } : {}),
  };
  return {
    type: "array",
    model,
    schema: published(schema, { items: publishedItem(item, shape) }),
    example: longest === 0 ? [] : [shape.example],
  };
}

function singularName(name: string): string {
  return name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

function objectShape({ schema, pointer, depth }: SchemaNode, reading: SchemaReading): Shape | undefined {
  const { properties } = schema;
  if (!isObject(properties) || Object.keys(properties).length === 0) {
    return flaw(reading, pointer, "say the properties of the object");
  }
  const fields: { name: string; model: Model }[] = [];
  const inner: Record<string, JsonValue> = {};
  const example: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(properties)) {
    const place = pointerTo(pointer, "properties", name);
    if (!/^[A-Za-z][A-Za-z0-9_-]{0,62}$/.test(name)) {
      flaw(reading, place, "names are letters, figures, _ and -, and begin with a letter");
      continue;
    }
    const node = nodeAt(value, place, depth + 1, reading);
    const shape = node === undefined ? undefined : shapeOf(node, plainName(name), reading);
    if (node === undefined || shape === undefined) continue;
    fields.push({ name, model: bounded(shape) });
    inner[name] = publishedItem(node, shape);
    example[name] = shape.example;
  }
  if (fields.length < Object.keys(properties).length) return undefined;
  return {
    type: "object",
    model: { kind: "object", fields },
    schema: published(schema, { properties: inner, required: Object.keys(inner) }),
    example,
  };
}

/** `orderId` as the ontology would have it: `order_id`. */
export function plainName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .replace(/[-\s.]+/g, "_")
    .toLowerCase();
}

/** A number within a list or object has no field whose bounds would hold it: its own distribution has to. */
function bounded(shape: Shape): Model {
  const { model, minimum, maximum } = shape;
  if (model.kind === "number") {
    const { distribution } = model;
    const isClosed =
      "maximum" in distribution &&
      "minimum" in distribution &&
      (minimum ?? distribution.minimum) <= distribution.minimum &&
      (maximum ?? distribution.maximum) >= distribution.maximum;
    if (isClosed || distribution.kind === "constant" || (minimum === undefined && maximum === undefined)) return model;
    const low = minimum ?? (maximum ?? 0) - Math.max(100, Math.abs(maximum ?? 0));
    const high = maximum ?? low + Math.max(100, Math.abs(low));
    return {
      ...model,
      distribution:
        low === high ? { kind: "constant", value: low } : { kind: "beta", a: 2, b: 3, minimum: low, maximum: high },
    };
  }
  // Days stand within other values as instants would: a list of days does not.
  if (model.kind === "moment" && shape.type === "date") return { kind: "choice", values: daysOf(model.from) };
  return model;
}

/** A year of days. */
function daysOf(from: string): readonly string[] {
  const start = Date.parse(from);
  return Array.from({ length: 365 }, (_, day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10));
}

const kept = ["type", "minItems", "maxItems", "uniqueItems", "additionalProperties"];

/** What is published of an array or object: its own promises, with those of its parts. */
function published(schema: JsonSchema, parts: JsonSchema): JsonSchema {
  const own: Record<string, JsonValue> = {};
  for (const keyword of kept) {
    const value = schema[keyword];
    if (value !== undefined && (keyword !== "additionalProperties" || typeof value === "boolean")) own[keyword] = value;
  }
  return { ...own, ...parts };
}

function publishedItem(node: SchemaNode, shape: Shape): JsonSchema {
  if (shape.schema !== undefined) return { type: node.type, ...shape.schema };
  return {
    type: node.type,
    ...(shape.values === undefined ? {} : { enum: shape.values }),
    ...(shape.minimum === undefined ? {} : { minimum: shape.minimum }),
    ...(shape.maximum === undefined ? {} : { maximum: shape.maximum }),
    ...(shape.pattern === undefined ? {} : { pattern: `^(?:${shape.pattern})$` }),
    ...(shape.type === "date" ? { format: "date" } : shape.type === "datetime" ? { format: "date-time" } : {}),
  };
}
