/**
 * The part of JSON Schema 2020-12 that tool schemas use. A keyword it does not know is reported as a failure, so that nothing
 * passes unchecked.
 */

export type JsonObject = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equality of JSON values: members in any order, arrays in order. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, i) => sameJson(item, right[i]));
  }
  if (isObject(left) && isObject(right)) {
    const names = Object.keys(left);
    return (
      names.length === Object.keys(right).length &&
      names.every((name) => Object.hasOwn(right, name) && sameJson(left[name], right[name]))
    );
  }
  return left === right;
}

type Check = (value: unknown, wanted: unknown, schema: JsonObject) => boolean;

const annotations = new Set([
  "$schema",
  "title",
  "description",
  "default",
  "examples",
  "format",
  "$comment",
  "enumNames",
]);

const checks: Readonly<Record<string, Check>> = {
  type: (value, wanted) => (Array.isArray(wanted) ? wanted : [wanted]).some((type) => hasType(value, type)),
  enum: (value, wanted) => Array.isArray(wanted) && wanted.some((member) => sameJson(member, value)),
  const: (value, wanted) => sameJson(value, wanted),
  minimum: (value, wanted) => typeof value !== "number" || value >= Number(wanted),
  maximum: (value, wanted) => typeof value !== "number" || value <= Number(wanted),
  exclusiveMinimum: (value, wanted) => typeof value !== "number" || value > Number(wanted),
  exclusiveMaximum: (value, wanted) => typeof value !== "number" || value < Number(wanted),
  multipleOf: (value, wanted) => typeof value !== "number" || Number.isInteger(value / Number(wanted)),
  minLength: (value, wanted) => typeof value !== "string" || [...value].length >= Number(wanted),
  maxLength: (value, wanted) => typeof value !== "string" || [...value].length <= Number(wanted),
  pattern: (value, wanted) => typeof value !== "string" || new RegExp(String(wanted), "u").test(value),
  minItems: (value, wanted) => !Array.isArray(value) || value.length >= Number(wanted),
  maxItems: (value, wanted) => !Array.isArray(value) || value.length <= Number(wanted),
  uniqueItems: (value, wanted) =>
    wanted !== true ||
    !Array.isArray(value) ||
    value.every((item, i) => value.slice(0, i).every((other) => !sameJson(item, other))),
  required: (value, wanted) =>
    !isObject(value) || (Array.isArray(wanted) && wanted.every((name) => Object.hasOwn(value, String(name)))),
  minProperties: (value, wanted) => !isObject(value) || Object.keys(value).length >= Number(wanted),
  maxProperties: (value, wanted) => !isObject(value) || Object.keys(value).length <= Number(wanted),
};

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    default:
      return typeof value === type && (type === "string" || type === "number" || type === "boolean");
  }
}

/** The first thing that keeps a value from being valid, as "path keyword", or null when it is valid. */
export function schemaFailure(schema: unknown, value: unknown, path = ""): string | null {
  if (schema === true) return null;
  if (!isObject(schema)) return `${path} (no schema)`;
  for (const [keyword, wanted] of Object.entries(schema)) {
    const failure = keywordFailure(keyword, wanted, schema, value, path);
    if (failure !== null) return failure;
  }
  return null;
}

function keywordFailure(
  keyword: string,
  wanted: unknown,
  schema: JsonObject,
  value: unknown,
  path: string,
): string | null {
  if (annotations.has(keyword)) return null;
  const check = checks[keyword];
  if (check !== undefined) return check(value, wanted, schema) ? null : `${path} ${keyword}`;
  switch (keyword) {
    case "properties":
      return propertiesFailure(wanted, value, path);
    case "additionalProperties":
      return additionalFailure(wanted, schema, value, path);
    case "items":
      return itemsFailure(wanted, value, path);
    case "anyOf":
      return alternatives(wanted, value) > 0 ? null : `${path} anyOf`;
    case "oneOf":
      return alternatives(wanted, value) === 1 ? null : `${path} oneOf`;
    default:
      return `${path} unknown keyword ${keyword}`;
  }
}

function alternatives(schemas: unknown, value: unknown): number {
  return Array.isArray(schemas) ? schemas.filter((schema) => schemaFailure(schema, value) === null).length : 0;
}

function propertiesFailure(properties: unknown, value: unknown, path: string): string | null {
  if (!isObject(value) || !isObject(properties)) return null;
  for (const [name, schema] of Object.entries(properties)) {
    const failure = Object.hasOwn(value, name) ? schemaFailure(schema, value[name], `${path}/${name}`) : null;
    if (failure !== null) return failure;
  }
  return null;
}

function additionalFailure(wanted: unknown, schema: JsonObject, value: unknown, path: string): string | null {
  if (!isObject(value) || wanted === true) return null;
  const declared = isObject(schema.properties) ? schema.properties : {};
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(declared, name)) continue;
    if (wanted === false) return `${path}/${name} additionalProperties`;
    const failure = schemaFailure(wanted, value[name], `${path}/${name}`);
    if (failure !== null) return failure;
  }
  return null;
}

function itemsFailure(items: unknown, value: unknown, path: string): string | null {
  if (!Array.isArray(value)) return null;
  for (const [i, item] of value.entries()) {
    const failure = schemaFailure(items, item, `${path}/${i}`);
    if (failure !== null) return failure;
  }
  return null;
}
