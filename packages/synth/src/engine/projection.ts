import type { Dataset } from "../schema/dataset.ts";
import type { Arena } from "./arena.ts";
import { type RowSource, register } from "./rows.ts";

/**
 * The dataset with some of its fields only, in the dataset's order. The rows are the same rows, so what is left out can be
 * had later. The key stays a key only where all of it is kept. Throws a RangeError for a field that does not exist.
 */
export function projected(dataset: Dataset, names: readonly string[]): Dataset {
  for (const name of names) {
    if (!dataset.fields.some((field) => field.name === name))
      throw new RangeError(`${dataset.id} has no field ${name}`);
  }
  const kept = new Set(names);
  const slots = dataset.columns.flatMap((column, slot) => (kept.has(column.field.name) ? [slot] : []));
  if (slots.length === dataset.columns.length) return dataset;
  const only = <T>(all: readonly T[]): T[] => slots.map((slot) => all[slot] as T);
  return {
    ...dataset,
    columns: only(dataset.columns),
    fields: only(dataset.fields),
    key: dataset.key.every((name) => kept.has(name)) ? dataset.key : [],
    configure: (values) => projected(dataset.configure(values), names),
    open: (seed, memory) => narrowed(dataset.open(seed, memory), slots, memory),
  };
}

function narrowed(source: RowSource, slots: readonly number[], memory: Arena | undefined): RowSource {
  const from = source.register;
  const into = register(slots.length, memory);
  return {
    ...source,
    register: into,
    load(row) {
      source.load(row);
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] as number;
        into.cells[i] = from.cells[slot] as number;
        into.texts[i] = from.texts[slot] as string | null;
      }
    },
  };
}
