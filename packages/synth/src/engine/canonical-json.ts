import type { JsonValue } from "../schema/json-value.ts";

/**
 * RFC 8785 text of a JSON value: keys sorted by UTF-16 code units, no spaces, ECMAScript numbers. For nested values that a
 * generator puts in a `json` column. Throws a RangeError for numbers that JSON cannot carry.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`JSON cannot carry ${value}`);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as JsonValue)}`);
  return `{${members.join(",")}}`;
}

/** `Array.isArray` does not narrow readonly arrays. */
function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
