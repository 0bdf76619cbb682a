import type { DeliveredTable, Reference } from "@sdg/formats/documents/publication";
import type { Arena } from "@sdg/synth/engine/arena";
import type { Column } from "@sdg/synth/engine/column";
import { openedSource } from "@sdg/synth/engine/opened-source";
import { type RowSource, register } from "@sdg/synth/engine/rows";
import type { Blueprint, FieldBlueprint, TableBlueprint } from "@sdg/synth/inferred/blueprint";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Field } from "@sdg/synth/schema/field";
import type { RowRange } from "../sale/product-line.ts";
import type { DatasetOf, DatasetProduct } from "./datasets.ts";

/** A field of a table, and where it stands among the columns of all tables. */
interface TableColumn {
  readonly own: FieldBlueprint;
  readonly united: Column;
}

/**
 * The linked tables that a range of a product's rows is of, each with its own columns and names; undefined for rows of one kind.
 * A table of which the range has no row, or the buyer chose no field, is not among them.
 */
export function linkedTables(
  datasetOf: DatasetOf,
  product: DatasetProduct,
  range: RowRange,
): readonly DeliveredTable[] | undefined {
  const { tables = [] } = (product.design?.blueprint as Blueprint | undefined) ?? {};
  if (tables.length < 2) return undefined;
  const delivered = datasetOf(product);
  const { dataset, design } = product;
  const columns = columnsOfTables(tables, datasetOf({ dataset, ...(design === undefined ? {} : { design }) }));
  let start = 0;
  const found = tables.flatMap((table, i): DeliveredTable[] => {
    const from = Math.max(0, range.from - start);
    const to = Math.min(table.rows, range.to - start);
    const first = start;
    start += table.rows;
    const kept = (columns[i] ?? []).filter(({ united }) => slotOf(delivered, united) >= 0);
    if (from >= to || kept.length === 0) return [];
    const alone = tableDataset(delivered, table, kept, first);
    return [{ name: table.name, dataset: alone, range: { from, to }, references: referencesOf(table, kept, tables) }];
  });
  // What is not delivered cannot be referred to.
  const isThere = ({ table, to }: Reference): boolean =>
    found.some(({ name, dataset: { fields } }) => name === table && fields.some((field) => field.name === to));
  return found.map((table) => ({ ...table, references: table.references.filter(isThere) }));
}

/** The columns of each table among those of all. */
function columnsOfTables(
  tables: readonly TableBlueprint[],
  { columns, tables: places = [] }: Dataset,
): TableColumn[][] {
  return tables.map(({ fields }, table) =>
    fields.flatMap((own, at) => {
      const united = columns[places[table]?.columns[at] ?? -1];
      return united === undefined ? [] : [{ own, united }];
    }),
  );
}

function slotOf({ columns }: Dataset, { field }: Column): number {
  return columns.findIndex((column) => column.field.name === field.name);
}

/** The rows of one table: rows of the whole from `start` on, of which only its own columns are told. */
function tableDataset(whole: Dataset, table: TableBlueprint, kept: readonly TableColumn[], start: number): Dataset {
  const columns = kept.map(({ own, united }): Column => ({ ...united, field: ownField(own, united) }));
  const slots = kept.map(({ united }) => slotOf(whole, united));
  const names = new Set(columns.map(({ field }) => field.name));
  const rules = new Set(table.checks.map((_, i) => `${table.name}-${i + 1}`));
  const dataset: Dataset = {
    ...whole,
    title: `${whole.title}: ${table.name}`,
    ...{ columns, fields: columns.map(({ field }) => field) },
    key: table.key.every((name) => names.has(name)) ? table.key : [],
    invariants: whole.invariants.filter(({ id }) => rules.has(id)),
    rowLimit: table.rows,
    configure: () => dataset,
    open: (seed, memory) => tableSource(whole, seed, { start, slots, memory }),
  };
  return dataset;
}

/** The field as it is where its table stands alone. */
function ownField({ field: own, nulls, present }: FieldBlueprint, { field, form }: Column): Field {
  const { decimals: _, pattern, ...rest } = own;
  const written = form.kind === "code" ? field.pattern : pattern;
  return {
    ...rest,
    ...(field.decimals === undefined ? {} : { decimals: field.decimals }),
    ...(written === undefined ? {} : { pattern: written }),
    ...(nulls !== undefined || present !== undefined ? { nullable: true } : {}),
  };
}

interface TablePlace {
  readonly start: number;
  readonly slots: readonly number[];
  readonly memory: Arena | undefined;
}

/** The whole is opened once for all of its tables, unless it is opened for a moment only. */
function tableSource(whole: Dataset, seed: string, { start, slots, memory }: TablePlace): RowSource {
  const source = memory === undefined ? openedSource(whole, seed) : whole.open(seed, memory);
  const from = source.register;
  const into = register(slots.length, memory);
  return {
    register: into,
    load(row) {
      source.load(start + row);
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] as number;
        into.cells[i] = from.cells[slot] as number;
        into.texts[i] = from.texts[slot] as string | null;
      }
    },
  };
}

/** A reference holds the field of the other table that its check names, else the first of that table's key. */
function referencesOf(
  { checks }: TableBlueprint,
  kept: readonly TableColumn[],
  tables: readonly TableBlueprint[],
): Reference[] {
  return kept.flatMap(({ own: { field, model } }) => {
    if (model.kind !== "reference") return [];
    const named = checks.flatMap((check) =>
      check.kind === "reference" && check.field === field.name && check.parent === model.table
        ? [check.parentField]
        : [],
    );
    const to = named[0] ?? tables.find(({ name }) => name === model.table)?.key[0];
    return to === undefined ? [] : [{ field: field.name, table: model.table, to }];
  });
}
