import type { Model } from "../inferred/model.ts";
import type { Field, FieldType } from "../schema/field.ts";
import type { JsonValue } from "../schema/json-value.ts";
import { unitNamed } from "./extract/units.ts";
import type { SemanticType } from "./ontology/semantic-type.ts";
import { flaw, isObject, LIMITS, pointerTo, type SchemaFlaw, type SchemaReading } from "./own-schema/flaws.ts";
import { nodeAt, type SchemaNode } from "./own-schema/node.ts";
import { type Relation, related } from "./own-schema/relations.ts";
import type { Shape } from "./own-schema/shape.ts";
import { plainName, shapeOf } from "./own-schema/shape-of.ts";
import type { Plan } from "./plan.ts";

type FieldBlueprint = Plan["blueprint"]["tables"][number]["fields"][number];

export type OwnSchema =
  | {
      readonly kind: "schema";
      readonly title: string | null;
      /** In the order of the schema's properties. */
      readonly fields: readonly FieldBlueprint[];
      /** The field that tells rows apart, where there is one. */
      readonly key: readonly string[];
      /** What holds between fields of a row by their names. */
      readonly relations: readonly Relation[];
    }
  | { readonly kind: "flawed"; readonly flaws: readonly SchemaFlaw[] };

const KEYWORDS = ["$schema", "$ref", "$defs", "definitions", "properties", "allOf", "anyOf", "oneOf"];
const TYPES = ["object", "array", "string", "number", "integer", "boolean", "null"];

/** Whether JSON is a JSON Schema by its keywords: a request in JSON (`{"record": "order", "rows": 20}`) is none. */
export function isSchema(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const { type } = value;
  return KEYWORDS.some((keyword) => value[keyword] !== undefined) || (typeof type === "string" && TYPES.includes(type));
}

/** Share of nulls where a schema allows them and says no more. */
const NULLS = 0.05;

/**
 * The fields that a buyer's own JSON Schema (draft-07 and 2020-12, one object with properties) asks for. Every promise of the
 * schema is kept by construction, or named as a flaw with its place. Properties keep their names; names that no column can have
 * are refused. What a name means is looked up in snake_case. `today` (YYYY-MM-DD) is where times end that the schema does not bind.
 */
export function ownSchema(
  schema: JsonValue,
  lookup: (name: string, type: FieldType) => SemanticType | undefined,
  today: string,
): OwnSchema {
  const flaws: SchemaFlaw[] = [];
  if (!isObject(schema)) return { kind: "flawed", flaws: [{ pointer: "", reason: "a schema must be an object" }] };
  const reading: SchemaReading = { root: schema, today, lookup, flaws, nodes: 0 };
  const node = recordNode(schema, reading);
  const properties = node?.schema.properties;
  const fields: FieldBlueprint[] = [];
  const bounded = new Set<string>();
  let values = 0;
  if (node !== undefined && isObject(properties)) {
    for (const [name, value] of Object.entries(properties)) {
      const pointer = pointerTo(node.pointer, "properties", name);
      if (!isDeliverable(name, pointer, reading)) continue;
      const field = fieldFrom(value, name, pointer, reading);
      if (field === undefined) continue;
      fields.push(field);
      values += valuesOf(field.model);
      if (values > LIMITS.values) {
        flaw(reading, pointer, `a row may hold up to ${LIMITS.values} values: its arrays hold more`);
        break;
      }
      if (isBounded(value, pointer, reading)) bounded.add(name);
    }
  }
  if (flaws.length > 0 || node === undefined) return { kind: "flawed", flaws };
  const key = fields.find(
    ({ field, model }) => field.type === "id" && ["code", "sequence", "uuid"].includes(model.kind),
  );
  const title = schema.title;
  const whole = related(
    fields.map((one) => (one === key ? { ...one, unique: true as const } : one)),
    bounded,
    today,
  );
  return {
    kind: "schema",
    title: typeof title === "string" ? title.slice(0, 120) : null,
    fields: whole.fields,
    relations: whole.relations,
    key: key === undefined ? [] : [key.field.name],
  };
}

/** The schema of one row: an object, or the items of an array of objects. */
function recordNode(schema: JsonValue, reading: SchemaReading): SchemaNode | undefined {
  const root = nodeAt(schema, "", 0, reading);
  const node = root?.type === "array" ? nodeAt(root.schema.items, "/items", 1, reading) : root;
  if (node === undefined) return undefined;
  if (node.type !== "object") return flaw(reading, node.pointer, "a row is an object: say type object with properties");
  const { properties, required, additionalProperties } = node.schema;
  if (!isObject(properties) || Object.keys(properties).length === 0)
    return flaw(reading, node.pointer, "say the properties of a row");
  if (Object.keys(properties).length > LIMITS.properties) {
    return flaw(reading, pointerTo(node.pointer, "properties"), `rows have at most ${LIMITS.properties} properties`);
  }
  if (additionalProperties !== undefined && typeof additionalProperties !== "boolean") {
    return flaw(
      reading,
      pointerTo(node.pointer, "additionalProperties"),
      "additional properties are not made; name them",
    );
  }
  const missing = Array.isArray(required)
    ? required.find((name) => typeof name !== "string" || !Object.hasOwn(properties, name))
    : undefined;
  if (missing !== undefined) {
    return flaw(
      reading,
      pointerTo(node.pointer, "required"),
      `${String(missing).slice(0, 60)} is required but is no property`,
    );
  }
  return node;
}

/** How many values a model makes at most for one row. */
function valuesOf(model: Model): number {
  if (model.kind === "list") return Math.max(1, model.most * valuesOf(model.of));
  if (model.kind !== "object") return 1;
  return model.fields.reduce((sum, field) => sum + valuesOf(field.model), 0);
}

const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "enum", "const"];

/** Whether a property says itself where its values lie. */
function isBounded(value: JsonValue, pointer: string, reading: SchemaReading): boolean {
  const schema = nodeAt(value, pointer, 1, { ...reading, flaws: [] })?.schema ?? {};
  return BOUNDS.some((keyword) => schema[keyword] !== undefined);
}

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

/** Whether a property can be delivered as it is called; the flaw says what would do. */
function isDeliverable(name: string, pointer: string, reading: SchemaReading): boolean {
  if (NAME.test(name)) return true;
  const fit = plainName(name)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+|_+$/g, "")
    .slice(0, 62);
  const advice = fit === "" ? "" : `; ${fit} would do`;
  flaw(
    reading,
    pointer,
    `names are letters, figures and _, begin with a letter and have at most 63 characters${advice}`,
  );
  return false;
}

function fieldFrom(
  value: JsonValue,
  name: string,
  pointer: string,
  reading: SchemaReading,
): FieldBlueprint | undefined {
  const node = nodeAt(value, pointer, 1, reading);
  const shape = node === undefined ? undefined : shapeOf(node, plainName(name), reading);
  if (node === undefined || shape === undefined) return undefined;
  return {
    field: publishedField(node, name, shape, reading),
    model: shape.model,
    ...(node.nullable ? { nulls: NULLS } : {}),
  };
}

function publishedField(node: SchemaNode, name: string, shape: Shape, reading: SchemaReading): Field {
  const semantic = reading.lookup(plainName(name), shape.type);
  const said = node.schema["x-unit"] ?? node.schema.unit;
  const unit = typeof said === "string" ? (unitNamed(said)?.symbol ?? said.slice(0, 20)) : undefined;
  const numeric = shape.type === "int" || shape.type === "number";
  const natural = numeric && semantic?.unit !== "currency" ? semantic?.unit : undefined;
  const shown = unit ?? natural;
  return {
    name,
    type: shape.type,
    meaning:
      meaningOf(node.schema.description, name) ?? semantic?.meaning ?? `The ${plainName(name).replaceAll("_", " ")}.`,
    ...(shown === undefined ? {} : { unit: shown }),
    ...(node.nullable ? { nullable: true } : {}),
    ...(shape.values === undefined ? {} : { values: shape.values }),
    ...(shape.minimum === undefined ? {} : { minimum: shape.minimum }),
    ...(shape.maximum === undefined ? {} : { maximum: shape.maximum }),
    ...(shape.decimals === undefined ? {} : { decimals: shape.decimals }),
    ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
    ...(shape.schema === undefined ? {} : { schema: shape.schema }),
    example: shape.example,
  };
}

/** The first sentence of the buyer's description. */
function meaningOf(description: JsonValue | undefined, name: string): string | undefined {
  if (typeof description !== "string") return undefined;
  const plain = description
    .slice(0, 400)
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [sentence = ""] = plain.split(/(?<=[.!?]) /u);
  const short = sentence.slice(0, 160).trim();
  if (short === "" || short === name) return undefined;
  return /[.!?]$/.test(short) ? short : `${short}.`;
}
