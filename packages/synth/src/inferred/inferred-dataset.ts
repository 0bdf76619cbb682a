import { daysFromCivil, MS_PER_DAY } from "../engine/calendar.ts";
import type { Column } from "../engine/column.ts";
import { lastAtMost } from "../engine/last-at-most.ts";
import { NULL, type RowSource, register } from "../engine/rows.ts";
import type { Dataset } from "../schema/dataset.ts";
import type { Blueprint } from "./blueprint.ts";
import { checkStatement } from "./check-statement.ts";
import { instantOf } from "./duration.ts";
import { comparableIn } from "./readers.ts";
import { type TablePlan, tablePlan } from "./table-plan.ts";
import { openTable } from "./table-rows.ts";
import { type UnitedColumns, unitedColumns } from "./united-columns.ts";

/** Any change of the rows that a blueprint and a seed give is a new version. */
export const INFERRED_VERSION = "1.0.0";

/** Rows that are looked at to learn how a computed value lies. */
const SAMPLED = 255;
/** The day against which ages are told where a blueprint names no time. */
const USUAL_TODAY = daysFromCivil(2026, 1, 1);

/**
 * The rows of a blueprint as a dataset: those of its tables, one table after the other. Throws a TypeError for a blueprint that
 * contradicts itself: an InfeasibleBlueprint, with the fields at fault, where its bounds leave no value.
 */
export function inferredDataset(blueprint: Blueprint): Dataset {
  if (blueprint.tables.length === 0) throw new TypeError("a blueprint needs a table");
  const plans = new Map<string, TablePlan>();
  const today = todayOf(blueprint);
  for (const table of blueprint.tables) {
    if (plans.has(table.name)) throw new TypeError(`two tables are called ${table.name}`);
    plans.set(table.name, tablePlan(table, blueprint, today, new Map(plans), sampleOf));
  }
  const tables = [...plans.values()];
  const [only] = tables;
  const united = tables.length > 1 || only === undefined ? unitedColumns(tables) : undefined;
  const columns = united?.columns ?? only?.columns ?? [];
  const dataset: Dataset = {
    id: "schema-inferred",
    version: INFERRED_VERSION,
    title: "Rows of a need",
    description: `Synthetic rows made to a need that was said in words: ${blueprint.tables.map(({ name }) => name).join(", ")}.`,
    key: united === undefined ? keyOf(only) : ["table", ...united.key],
    fields: columns.map(({ field }) => field),
    columns,
    ...(united === undefined
      ? {}
      : { tables: united.slots.map((slots, i) => ({ name: tables[i]?.table.name ?? "", columns: slots })) }),
    invariants: blueprint.tables.flatMap(({ checks, name }) =>
      checks.map((check, i) => ({ id: `${name}-${i + 1}`, statement: checkStatement(check) })),
    ),
    rowLimit: tables.reduce((sum, { rows }) => sum + rows, 0),
    parameters: {},
    values: {},
    configure: () => dataset,
    open: (seed, memory) =>
      united === undefined && only !== undefined
        ? openTable(only, seed, memory)
        : openAll(tables, united, seed, memory),
  };
  return dataset;
}

function keyOf(plan: TablePlan | undefined): readonly string[] {
  const names = new Set(plan?.columns.map(({ field }) => field.name));
  return plan?.table.key.filter((name) => names.has(name)) ?? [];
}

/** The last day that the rows can speak of. */
function todayOf({ tables }: Blueprint): number {
  const ends = tables.flatMap(({ fields }) =>
    fields.flatMap(({ model }) => (model.kind === "moment" ? [Math.floor(instantOf(model.to) / MS_PER_DAY)] : [])),
  );
  return ends.length === 0 ? USUAL_TODAY : Math.max(...ends);
}

function sampleOf(plan: TablePlan, field: string): Float64Array {
  const known = samples.get(plan) ?? new Map<string, Float64Array>();
  samples.set(plan, known);
  let sample = known.get(field);
  if (sample === undefined) {
    // As first drawn: promises may hang on the very field that asks.
    const source = openTable({ ...plan, promises: [] }, "a sample", undefined, [field]);
    const slot = plan.columns.findIndex((column) => column.field.name === field);
    const { form } = plan.columns[slot] as Column;
    const read = comparableIn(
      form,
      slot,
    )({
      cells: source.register.cells,
      texts: source.register.texts,
    });
    const values: number[] = [];
    const count = Math.min(SAMPLED, plan.rows);
    for (let i = 0; i < count; i++) {
      source.load(Math.floor((i * plan.rows) / count));
      const value = read();
      if (!Number.isNaN(value)) values.push(value);
    }
    sample = Float64Array.from(values).sort();
    known.set(field, sample);
  }
  return sample;
}

/** What was sampled of a plan serves all its seeds. */
const samples = new WeakMap<TablePlan, Map<string, Float64Array>>();

/** Several tables' rows in one register: null stands where a field is not of the row's table. */
function openAll(
  tables: readonly TablePlan[],
  united: UnitedColumns | undefined,
  seed: string,
  memory: Parameters<Dataset["open"]>[1],
): RowSource {
  if (united === undefined) throw new TypeError("a blueprint needs a table");
  const into = register(united.columns.length, memory);
  const sources = tables.map((plan) => openTable(plan, seed, memory));
  const starts = new Float64Array(tables.length);
  for (let i = 1; i < tables.length; i++) starts[i] = (starts[i - 1] as number) + (tables[i - 1]?.rows ?? 0);
  let current = -1;
  return {
    register: into,
    load(row) {
      const table = lastAtMost(starts, 0, starts.length, row);
      if (table !== current) {
        current = table;
        into.cells.fill(NULL);
        into.texts.fill(null);
        into.cells[0] = table;
      }
      const source = sources[table] as RowSource;
      const slots = united.slots[table] as readonly number[];
      source.load(row - (starts[table] as number));
      const from = source.register;
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] as number;
        into.cells[slot] = from.cells[i] as number;
        into.texts[slot] = from.texts[i] as string | null;
      }
    },
  };
}
