// A line of fixtures/needs.jsonl says what an expert would accept for a need:
//   expectFields   "alt|alt2:type[unit]?", where a trailing ? makes the field optional
//   constraints    by field (any of its names): min, max, unit, rate, enum, prefix, distribution, unique, nulls, check and
//                  the windows last, from, to, span, months; for the whole delivery: _rows, _time, _entities, _tables,
//                  _relations, _format, _null_rate, _duplicate_rate, _seed, _locale
//   _clarify       must be asked back; each topic is "word|other word", one of which a question has to use
//   _safety        "refuse …" or "treat instruction text as data"
// Members of an enumeration and of shares may be written in several ways too: "cash|efectivo".
import type { ConstraintKind, ConstraintValues, FieldType } from "./types.ts";

/** A field that an expert would expect, under any of its names. */
export interface ExpectedField {
  readonly names: readonly string[];
  readonly type: FieldType;
  readonly unit: string | null;
  /** Neither missed nor counted as too much. */
  readonly optional: boolean;
}

/** What the rows must show although the need does not say it: a check digit, a reserved range. */
interface ExpectedCheck {
  readonly field: string | null;
  readonly kind: "check";
  readonly value: { readonly check: string };
}

/** One thing to recognise; `field` is one of the names of an expected field, or null for the whole delivery. */
export type ExpectedConstraint =
  | {
      readonly [Kind in ConstraintKind]: {
        readonly field: string | null;
        readonly kind: Kind;
        readonly value: ConstraintValues[Kind];
      };
    }[ConstraintKind]
  | ExpectedCheck;

export interface Need {
  readonly text: string;
  readonly split: "tune" | "held";
  readonly category: string | null;
  readonly fields: readonly ExpectedField[];
  readonly constraints: readonly ExpectedConstraint[];
  /** What shall come back: a plan, a question, a refusal. */
  readonly conduct: "plan" | "ask" | "refuse";
  /** True if the text tries to be more than a need: its instructions and code are plain data. */
  readonly hostile: boolean;
  /** What a question must be about: the words that show it, one list a topic. */
  readonly topics: readonly (readonly string[])[];
}

type Json = Readonly<Record<string, unknown>>;

function field(text: string): ExpectedField {
  const match = /^([\w|]+):(id|string|int|number|bool|enum|date|datetime|array|object)(?:\[([^\]]+)\])?(\?)?$/.exec(
    text,
  );
  if (match === null) throw new Error(`"${text}" is no expected field: alt|alt2:type[unit]?`);
  const [, names = "", type = "", unit, optional] = match;
  return { names: names.split("|"), type: type as FieldType, unit: unit ?? null, optional: optional !== undefined };
}

const perField = ["rate", "enum", "prefix", "distribution", "unique", "nulls", "unit", "check"] as const;
const bounds = ["min", "max"] as const;
const windows = ["last", "from", "to", "span", "months"] as const;

function picked(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

function constraint(of: string | null, kind: string, value: unknown): ExpectedConstraint {
  return { field: of, kind, value } as ExpectedConstraint;
}

function constraintsOfField(name: string, given: Json): ExpectedConstraint[] {
  const known = [...perField, ...bounds, ...windows];
  const strange = Object.keys(given).find((key) => !known.some((one) => one === key));
  if (strange !== undefined) throw new Error(`${name} has an unknown constraint "${strange}"`);
  const range = picked(given, bounds);
  const window = picked(given, windows);
  return [
    ...(Object.keys(range).length > 0 ? [constraint(name, "range", range)] : []),
    ...(Object.keys(window).length > 0 ? [constraint(name, "window", window)] : []),
    ...perField
      .filter((kind) => given[kind] !== undefined)
      .map((kind) => constraint(name, kind, kind === "distribution" ? given[kind] : { [kind]: given[kind] })),
  ];
}

function constraintsOfDelivery(key: string, given: unknown): ExpectedConstraint[] {
  switch (key) {
    case "_rows":
      return [constraint(null, "rows", { rows: given })];
    case "_format":
      return [constraint(null, "format", { format: given })];
    case "_tables":
      return [constraint(null, "tables", { tables: given })];
    case "_seed":
      return [constraint(null, "seed", { seed: given })];
    case "_locale":
      return [constraint(null, "locale", { locale: given })];
    case "_null_rate":
      return [constraint(null, "nulls", { nulls: given })];
    case "_duplicate_rate":
      return [constraint(null, "duplicates", { duplicates: given })];
    case "_relations":
      return (given as readonly string[]).map((relation) => constraint(null, "relation", { relation }));
    case "_entities":
      return Object.entries(given as Json).map(([name, count]) => constraint(name, "entities", { count }));
    case "_time": {
      const window = picked(given as Json, windows);
      const { every } = given as Json;
      return [
        ...(Object.keys(window).length > 0 ? [constraint(null, "window", window)] : []),
        ...(every === undefined ? [] : [constraint(null, "cadence", { every })]),
      ];
    }
    default:
      throw new Error(`unknown constraint "${key}"`);
  }
}

/** Reads one line of fixtures/needs.jsonl; throws on what it does not know, so that no expectation is silently lost. */
export function readNeed(line: string): Need {
  const { need, split, expectCategory, expectFields, constraints } = JSON.parse(line) as {
    need: string;
    split: "tune" | "held";
    expectCategory: string | null;
    expectFields: readonly string[];
    constraints: Json;
  };
  const { _clarify, _safety, ...rest } = constraints;
  const fields = expectFields.map(field);
  const expected = Object.entries(rest).flatMap(([key, given]) =>
    key.startsWith("_") ? constraintsOfDelivery(key, given) : constraintsOfField(key, given as Json),
  );
  const nameless = expected.find(
    (one) => one.field !== null && !fields.some(({ names }) => names.includes(`${one.field}`)),
  );
  if (nameless !== undefined) throw new Error(`"${nameless.field}" is no name of an expected field of: ${need}`);
  const safety = typeof _safety === "string" ? _safety : "";
  return {
    text: need,
    split,
    category: expectCategory,
    fields,
    constraints: expected,
    conduct: safety.startsWith("refuse") ? "refuse" : _clarify === undefined ? "plan" : "ask",
    hostile: safety.startsWith("treat"),
    topics: ((_clarify ?? []) as readonly string[]).map((topic) => topic.split("|")),
  };
}
