import { canonicalJson, type JsonValue } from "@sdg/proof/canonical-json";
import type { Dictionary, DictionaryEntry } from "@sdg/synth/schema/dictionary";

/** A row as a reader of some format gives it: by field name, each value in whatever type that reader has for it. */
export type ForeignRow = Readonly<Record<string, unknown>>;

/** The canonical NDJSON line of a row, by nothing but the published dictionary. */
export function canonicalLine(row: ForeignRow, { fields }: Dictionary): string {
  return `${canonicalJson(Object.fromEntries(fields.map((entry) => [entry.name, publishedValue(entry, row[entry.name])])))}\n`;
}

function publishedValue({ name, type, decimals }: DictionaryEntry, value: unknown): JsonValue {
  if (value === undefined) throw new Error(`no value for ${name}`);
  if (value === null) return null;
  switch (type) {
    case "int":
      return exactInteger(value);
    // Readers that turn decimals into binary fractions are off in the last bit.
    case "number":
      return decimals === null ? Number(value) : Number(Number(value).toFixed(decimals));
    case "bool":
      return value === true || value === "true";
    case "datetime":
      return instant(value).toISOString();
    case "date":
      return instant(value).toISOString().slice(0, 10);
    case "array":
    case "object":
      return typeof value === "string" ? (JSON.parse(value) as JsonValue) : (value as JsonValue);
    default:
      return String(value);
  }
}

function exactInteger(value: unknown): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`${String(value)} is no exact integer`);
  return number;
}

function instant(value: unknown): Date {
  if (value instanceof Date) return value;
  return new Date(typeof value === "bigint" ? Number(value) : (value as string | number));
}
