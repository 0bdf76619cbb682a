import type { Arena } from "../engine/arena.ts";
import type { Column } from "../engine/column.ts";
import type { RowSource } from "../engine/rows.ts";
import type { Field } from "./field.ts";
import { defaultValues, type Parameters, type ParameterValues, type ValuesOf } from "./parameter.ts";

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
  /** Where the rows are of several linked tables: for each, its columns by their place in `columns`, in the order of its own fields. */
  readonly tables?: readonly { readonly name: string; readonly columns: readonly number[] }[];
  /** Rows 0 … rowLimit − 1 exist, unless the source of a closed time window says less. */
  readonly rowLimit: number;
  readonly parameters: Parameters;
  /** What the parameters are set to, every one. */
  readonly values: ParameterValues;
  /** The same dataset with other values of its parameters; complete and valid ones (see `readParameters`). */
  configure(values: ParameterValues): Dataset;
  /** With `memory` given, the source is only good until that is cleared. */
  open(seed: string, memory?: Arena): RowSource;
}

/** What a dataset's file states; the rest follows. */
export interface DatasetDeclaration<P extends Parameters>
  extends Omit<Dataset, "fields" | "parameters" | "values" | "configure" | "open"> {
  readonly parameters: P;
  /** The rows of a seed under these values. With `memory` given, the source is only good until that is cleared. */
  open(seed: string, values: ValuesOf<P>, memory?: Arena): RowSource;
}

/** Completes a dataset's declaration: `fields` are those of its columns. Throws a TypeError when the declaration contradicts itself. */
export function defineDataset<const P extends Parameters>(declaration: DatasetDeclaration<P>): Dataset {
  const fields = declaration.columns.map((column) => column.field);
  const names = new Set(fields.map((field) => field.name));
  if (names.size !== fields.length) throw new TypeError(`${declaration.id}: a field name stands twice`);
  for (const name of declaration.key) {
    if (!names.has(name)) throw new TypeError(`${declaration.id}: the key names no field: ${name}`);
  }
  if (!names.has("schema_version")) throw new TypeError(`${declaration.id}: every row carries schema_version`);
  const withValues = (values: ValuesOf<P>): Dataset => ({
    ...declaration,
    fields,
    values,
    configure: (other) => withValues({ ...values, ...other }),
    open: (seed, memory) => declaration.open(seed, values, memory),
  });
  return withValues(defaultValues(declaration.parameters));
}
