import type { Arena } from "../engine/arena.ts";
import type { Column } from "../engine/column.ts";
import type { RowSource } from "../engine/rows.ts";
import type { Field } from "./field.ts";

/** A published rule, as a plain sentence that a stranger can check on the delivered rows. */
export interface Invariant {
  readonly id: string;
  readonly statement: string;
}

export interface Dataset {
  readonly id: string;
  /** Semantic version; any change of the bytes that a seed gives is a new version. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  /** The fields that together are unique in the dataset. */
  readonly key: readonly string[];
  readonly fields: readonly Field[];
  /** The same fields in the same order, with their form in the register. */
  readonly columns: readonly Column[];
  readonly invariants: readonly Invariant[];
  /** Rows 0 … rowLimit − 1 exist. */
  readonly rowLimit: number;
  /** With `memory` given, the source is only good until that is cleared. */
  open(seed: string, memory?: Arena): RowSource;
}

/** Completes a dataset's declaration: `fields` are those of its columns. Throws a TypeError when the declaration contradicts itself. */
export function defineDataset(declaration: Omit<Dataset, "fields">): Dataset {
  const fields = declaration.columns.map((column) => column.field);
  const names = new Set(fields.map((field) => field.name));
  if (names.size !== fields.length) throw new TypeError(`${declaration.id}: a field name stands twice`);
  for (const name of declaration.key) {
    if (!names.has(name)) throw new TypeError(`${declaration.id}: the key names no field: ${name}`);
  }
  if (!names.has("schema_version")) throw new TypeError(`${declaration.id}: every row carries schema_version`);
  return { ...declaration, fields };
}
