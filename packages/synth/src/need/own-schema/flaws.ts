import type { FieldType } from "../../schema/field.ts";
import type { JsonValue } from "../../schema/json-value.ts";
import type { SemanticType } from "../ontology/semantic-type.ts";

/** What cannot be made of a schema, and where: a JSON pointer (RFC 6901) into it. */
export interface SchemaFlaw {
  readonly pointer: string;
  readonly reason: string;
}

export type SchemaObject = Readonly<Record<string, JsonValue>>;

/** What reading a schema needs and collects. */
export interface SchemaReading {
  readonly root: SchemaObject;
  readonly today: string;
  readonly lookup: (name: string, type: FieldType) => SemanticType | undefined;
  readonly flaws: SchemaFlaw[];
  /** Subschemas seen so far. */
  nodes: number;
}

export const LIMITS = {
  nodes: 2_000,
  depth: 6,
  properties: 200,
  members: 500,
  text: 200,
  items: 50,
  /** Of one row, lists within lists multiplied. */
  values: 5_000,
  flaws: 20,
} as const;

/** Notes a flaw; the first ones are enough to mend a schema. */
export function flaw(reading: SchemaReading, pointer: string, reason: string): undefined {
  if (reading.flaws.length < LIMITS.flaws) reading.flaws.push({ pointer, reason });
  return undefined;
}

export function isObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One step further into a schema. */
export function pointerTo(pointer: string, ...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  );
}
