import { fromUtf8 } from "./octets.ts";

export type Json = Readonly<Record<string, unknown>>;

/** A JSON value out of bytes in strict UTF-8; `undefined` where a parser refuses them. */
export function parseJson(bytes: string): unknown {
  const text = fromUtf8(bytes);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An object, or an empty one. */
export function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function includes(list: unknown, value: unknown): boolean {
  return Array.isArray(list) && list.includes(value);
}

/** Where the string that opens at a quotation mark ends: the place after its closing one. */
function stringEnd(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** How deep the objects and arrays of a JSON text are nested. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character === '"') {
      at = stringEnd(text, at);
      continue;
    }
    if (character === "{" || character === "[") deepest = Math.max(deepest, ++depth);
    else if (character === "}" || character === "]") depth--;
    at++;
  }
  return deepest;
}

/** True when an object of a JSON text has a name twice. */
export function hasDuplicateName(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character === '"') {
      const end = stringEnd(text, at);
      const names = open.at(-1);
      if (names !== null && names !== undefined && /^\s*:/.test(text.slice(end, end + 9))) {
        const name = text.slice(at, end);
        if (names.has(name)) return true;
        names.add(name);
      }
      at = end;
      continue;
    }
    if (character === "{") open.push(new Set());
    else if (character === "[") open.push(null);
    else if (character === "}" || character === "]") open.pop();
    at++;
  }
  return false;
}

/** True when a control character stands inside a string of a JSON text. */
export function hasRawControl(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '"') {
      at++;
      continue;
    }
    const end = stringEnd(text, at);
    for (let i = at; i < end; i++) if (text.charCodeAt(i) < 32) return true;
    at = end;
  }
  return false;
}

const jsonTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
};

/** How a value differs from the closed object schemas that contexts hold. */
export function schemaFlaws(
  value: unknown,
  schema: unknown,
): { missing: boolean; mistyped: boolean; unknown: boolean } {
  const { properties, required } = asObject(schema);
  const types = asObject(properties);
  const object = asObject(value);
  const missing = Array.isArray(required) && required.some((name) => object[String(name)] === undefined);
  let mistyped = false;
  let unknown = false;
  for (const [name, member] of Object.entries(object)) {
    const type = asObject(types[name]).type;
    if (type === undefined) unknown = true;
    else if (jsonTypes[String(type)]?.(member) !== true) mistyped = true;
  }
  return { missing, mistyped, unknown };
}
