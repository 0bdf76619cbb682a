import { sameValue } from "../same-value.ts";
import { formats } from "./formats.ts";

/**
 * The part of JSON Schema 2020-12 that the tool schemas use. A keyword that it does not know makes a schema unsound, so that
 * nothing passes unchecked.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

const patterns = new Map<string, RegExp | null>();

/** The expression of a `pattern`; null for a text that is none. */
function expression(pattern: string): RegExp | null {
  let known = patterns.get(pattern);
  if (known === undefined) {
    try {
      known = new RegExp(pattern, "u");
    } catch {
      known = null;
    }
    patterns.set(pattern, known);
  }
  return known;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function isUnique(items: readonly unknown[]): boolean {
  return items.every((item, i) => !items.slice(0, i).some((other) => sameValue(item, other)));
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): boolean => typeof value === "number";

interface Keyword {
  /** The types of schema that the keyword says something about; null for all. */
  readonly types: readonly string[] | null;
  /** Whether the keyword's own value has its form. */
  readonly isFormed: (wanted: unknown) => boolean;
  /** Whether a value that the keyword speaks of obeys; absent where the keyword asserts nothing by itself. */
  readonly obeys?: (value: unknown, wanted: unknown) => boolean;
}

const numeric = (obeys: (value: number, wanted: number) => boolean): Keyword => ({
  types: ["number", "integer"],
  isFormed: isNumber,
  obeys: (value, wanted) => typeof value !== "number" || obeys(value, Number(wanted)),
});
const textual = (
  isFormed: (wanted: unknown) => boolean,
  obeys: (text: string, wanted: unknown) => boolean,
): Keyword => ({
  types: ["string"],
  isFormed,
  obeys: (value, wanted) => typeof value !== "string" || obeys(value, wanted),
});
const listing = (
  isFormed: (wanted: unknown) => boolean,
  obeys: (items: readonly unknown[], wanted: unknown) => boolean,
): Keyword => ({
  types: ["array"],
  isFormed,
  obeys: (value, wanted) => !Array.isArray(value) || obeys(value, wanted),
});
const note = (isFormed: (wanted: unknown) => boolean): Keyword => ({ types: null, isFormed });

const keywords: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["type", { types: null, isFormed: (wanted) => types.has(wanted as string), obeys: hasType }],
  [
    "enum",
    {
      types: null,
      isFormed: (wanted) => Array.isArray(wanted) && wanted.length > 0 && isUnique(wanted),
      obeys: (value, wanted) => Array.isArray(wanted) && wanted.some((member) => sameValue(member, value)),
    },
  ],
  ["minimum", numeric((value, wanted) => value >= wanted)],
  ["maximum", numeric((value, wanted) => value <= wanted)],
  ["minLength", textual(isCount, (text, wanted) => lengthOf(text) >= Number(wanted))],
  ["maxLength", textual(isCount, (text, wanted) => lengthOf(text) <= Number(wanted))],
  [
    "pattern",
    textual(
      (wanted) => typeof wanted === "string" && expression(wanted) !== null,
      (text, wanted) => expression(String(wanted))?.test(text) === true,
    ),
  ],
  [
    "format",
    textual(
      (wanted) => formats.has(wanted as string),
      (text, wanted) => formats.get(String(wanted))?.(text) === true,
    ),
  ],
  ["minItems", listing(isCount, (items, wanted) => items.length >= Number(wanted))],
  ["maxItems", listing(isCount, (items, wanted) => items.length <= Number(wanted))],
  [
    "uniqueItems",
    listing(
      (wanted) => typeof wanted === "boolean",
      (items, wanted) => wanted !== true || isUnique(items),
    ),
  ],
  ["items", { types: ["array"], isFormed: isObject }],
  [
    "properties",
    { types: ["object"], isFormed: (wanted) => isObject(wanted) && Object.values(wanted).every(isObject) },
  ],
  ["required", { types: ["object"], isFormed: (wanted) => isTexts(wanted) && isUnique(wanted) }],
  ["additionalProperties", { types: ["object"], isFormed: (wanted) => wanted === false }],
  ["description", note((wanted) => typeof wanted === "string")],
  ["title", note((wanted) => typeof wanted === "string")],
  ["default", note(() => true)],
]);

const types = new Set(["object", "array", "string", "number", "integer", "boolean"]);

function hasType(value: unknown, wanted: unknown): boolean {
  switch (wanted) {
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === wanted;
  }
}

/** Why a schema does not compile in strict mode, or null when it does. */
export function schemaFlaw(schema: JsonObject): string | null {
  const type = schema.type;
  for (const name in schema) {
    const wanted = schema[name];
    const keyword = keywords.get(name);
    if (keyword === undefined) return `the keyword ${name} is not known`;
    if (!keyword.isFormed(wanted)) return `${name} is ${JSON.stringify(wanted)}`;
    if (keyword.types !== null && !keyword.types.includes(type as string)) {
      return `${name} says nothing about type ${JSON.stringify(type)}`;
    }
  }
  if (isObject(schema.properties)) {
    for (const name in schema.properties) {
      const flaw = schemaFlaw(schema.properties[name] as JsonObject);
      if (flaw !== null) return `${name}: ${flaw}`;
    }
  }
  return isObject(schema.items) ? schemaFlaw(schema.items) : null;
}

/** Collects the keywords that refuse a value: each missing and each additional name counts, as all errors of ajv do. */
export function collectErrors(schema: JsonObject, value: unknown, errors: string[]): void {
  for (const name in schema) {
    const obeys = keywords.get(name)?.obeys;
    if (obeys !== undefined && !obeys(value, schema[name])) errors.push(name);
  }
  if (Array.isArray(value) && isObject(schema.items)) {
    for (const item of value) collectErrors(schema.items, item, errors);
  }
  if (isObject(value)) collectObjectErrors(schema, value, errors);
}

function collectObjectErrors(schema: JsonObject, value: JsonObject, errors: string[]): void {
  const properties = isObject(schema.properties) ? schema.properties : {};
  if (Array.isArray(schema.required)) {
    for (const name of schema.required) if (!Object.hasOwn(value, name as string)) errors.push("required");
  }
  for (const name in value) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isObject(property)) collectErrors(property, value[name], errors);
    else if (schema.additionalProperties === false) errors.push("additionalProperties");
  }
}

/** The keywords that refuse a value, or none. */
export function errorsOf(schema: JsonObject, value: unknown): readonly string[] {
  const errors: string[] = [];
  collectErrors(schema, value, errors);
  return errors;
}
