import type { JsonValue } from "../../schema/json-value.ts";
import { flaw, isObject, LIMITS, pointerTo, type SchemaObject, type SchemaReading } from "./flaws.ts";

export type NodeType = "string" | "integer" | "number" | "boolean" | "array" | "object";

/** A subschema with its references followed and its null taken out. */
export interface SchemaNode {
  readonly type: NodeType;
  readonly schema: SchemaObject;
  readonly nullable: boolean;
  readonly pointer: string;
  readonly depth: number;
}

/** Keywords that say nothing about values, or that are read elsewhere. */
const known = new Set(
  "$schema $id $anchor $comment $defs definitions $ref title description default examples example deprecated readOnly writeOnly unit x-unit type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format items minItems maxItems uniqueItems properties required additionalProperties nullable oneOf anyOf".split(
    " ",
  ),
);

const types = new Set<string>(["string", "integer", "number", "boolean", "array", "object"]);

/** Reads a subschema; undefined when it has a flaw, which is noted. */
export function nodeAt(
  value: JsonValue | undefined,
  pointer: string,
  depth: number,
  reading: SchemaReading,
): SchemaNode | undefined {
  reading.nodes += 1;
  if (reading.nodes > LIMITS.nodes) return flaw(reading, pointer, `the schema has more than ${LIMITS.nodes} parts`);
  if (depth > LIMITS.depth) return flaw(reading, pointer, `schemas are read ${LIMITS.depth} levels deep`);
  const followed = follow(value, pointer, reading);
  if (followed === undefined) return undefined;
  const { schema } = followed;
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return withoutNull(alternatives, followed, depth, reading);
  const strange = Object.keys(schema).find((keyword) => !known.has(keyword) && !keyword.startsWith("x-"));
  if (strange !== undefined)
    return flaw(reading, pointerTo(followed.pointer, strange), `"${strange.slice(0, 40)}" is not supported`);
  const named = typeNamed(schema, followed.pointer, reading);
  return named === undefined ? undefined : { ...named, schema, pointer: followed.pointer, depth };
}

interface Followed {
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/** Follows `$ref` within the schema; what stands beside it is added to what it refers to. */
function follow(value: JsonValue | undefined, pointer: string, reading: SchemaReading): Followed | undefined {
  let schema = value;
  let at = pointer;
  const seen = new Set<string>();
  for (;;) {
    if (!isObject(schema)) return flaw(reading, at, "a schema must be an object");
    const reference = schema.$ref;
    if (reference === undefined) return { schema, pointer: at };
    const place = pointerTo(at, "$ref");
    if (typeof reference !== "string") return flaw(reading, place, "$ref must be a text");
    if (!/^#(?:\/(?:\$defs|definitions)\/[^/]{1,100})$/.test(reference)) {
      return flaw(reading, place, "only references to #/$defs/… within the schema are followed");
    }
    if (seen.has(reference)) return flaw(reading, place, `${reference} refers to itself`);
    seen.add(reference);
    const [, home = "", name = ""] = reference.split("/");
    const definitions = reading.root[home];
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!isObject(definitions) || !Object.hasOwn(definitions, key)) {
      return flaw(reading, place, `there is no ${reference.slice(0, 120)}`);
    }
    const { $ref: _, ...beside } = schema;
    const target: JsonValue | undefined = definitions[key];
    schema = isObject(target) ? { ...target, ...beside } : (target ?? null);
    at = pointerTo("", home, key);
  }
}

/** `oneOf`, `anyOf`: a schema or null. Other alternatives would need a choice that nobody made. */
function withoutNull(
  alternatives: JsonValue,
  { schema, pointer }: Followed,
  depth: number,
  reading: SchemaReading,
): SchemaNode | undefined {
  const keyword = schema.oneOf === undefined ? "anyOf" : "oneOf";
  const place = pointerTo(pointer, keyword);
  if (!Array.isArray(alternatives)) return flaw(reading, place, `${keyword} must be a list`);
  const list = alternatives as readonly JsonValue[];
  const rest = list.flatMap((one, index) => (isObject(one) && one.type === "null" ? [] : [{ one, index }]));
  const only = rest[0];
  if (rest.length !== 1 || only === undefined) {
    return flaw(reading, place, `${keyword} is read only as "a schema or null"; choose one of its alternatives`);
  }
  const { oneOf: _, anyOf: __, ...beside } = schema;
  const inner = isObject(only.one) ? { ...beside, ...only.one } : only.one;
  const node = nodeAt(inner, pointerTo(place, only.index), depth, reading);
  return node === undefined ? undefined : { ...node, nullable: node.nullable || rest.length < list.length };
}

/** The type by `type`, `enum`, `const` or the keywords that only one type has. */
function typeNamed(
  schema: SchemaObject,
  pointer: string,
  reading: SchemaReading,
): { readonly type: NodeType; readonly nullable: boolean } | undefined {
  const { type } = schema;
  const listed = Array.isArray(type) ? (type as readonly JsonValue[]) : type === undefined ? [] : [type];
  const names = listed.filter((name) => name !== "null");
  const hasNull = listed.length > names.length || schema.nullable === true || listsNull(schema);
  const name = names[0] ?? inferred(schema);
  if (names.length > 1) {
    const isNumber = names.every((one) => one === "integer" || one === "number");
    if (!isNumber) return flaw(reading, pointerTo(pointer, "type"), "a field has one type, and null beside it");
    return { type: "number", nullable: hasNull };
  }
  if (name === undefined)
    return flaw(reading, pointer, "say a type: string, integer, number, boolean, array or object");
  if (typeof name !== "string" || !types.has(name)) {
    return flaw(reading, pointerTo(pointer, "type"), `there is no type ${String(name).slice(0, 40)}`);
  }
  return { type: name as NodeType, nullable: hasNull };
}

function listsNull(schema: SchemaObject): boolean {
  return Array.isArray(schema.enum) && schema.enum.includes(null);
}

function inferred(schema: SchemaObject): string | undefined {
  const values = schema.const !== undefined ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : [];
  const present = values.filter((value) => value !== null);
  const kinds = new Set(present.map((value) => typeof value));
  if (present.length > 0 && kinds.size === 1) {
    if (kinds.has("number")) return present.every(Number.isInteger) ? "integer" : "number";
    if (kinds.has("string") || kinds.has("boolean")) return [...kinds][0];
  }
  if (schema.properties !== undefined) return "object";
  if (schema.items !== undefined) return "array";
  if (schema.format !== undefined || schema.pattern !== undefined || schema.maxLength !== undefined) return "string";
  if (schema.multipleOf !== undefined || schema.minimum !== undefined || schema.maximum !== undefined) return "number";
  return undefined;
}
