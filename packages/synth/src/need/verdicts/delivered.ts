import type { Plan } from "../plan.ts";

/** A delivered row, parsed. With several tables each has `table`. */
export type DeliveredRow = Readonly<Record<string, unknown>>;

type TableBlueprint = Plan["blueprint"]["tables"][number];
type FieldBlueprint = TableBlueprint["fields"][number];

/** The delivered rows of one table, as the table itself names its fields. */
export interface DeliveredTable {
  readonly name: string;
  readonly plan: TableBlueprint;
  readonly rows: readonly DeliveredRow[];
  /** Without rows that repeat an earlier one, where such were asked for. */
  readonly originals: readonly DeliveredRow[];
  /** All its rows are there. */
  readonly complete: boolean;
  /** The value of one of the table's fields in a row; null where it has none. */
  readonly value: (row: DeliveredRow, field: string) => unknown;
}

/** All that was delivered. */
export interface Delivery {
  readonly tables: readonly DeliveredTable[];
  readonly complete: boolean;
}

/** The rows sorted by table. A name that clashed with another table's stands as `<table>_<name>` in the rows. */
export function deliveryOf(plan: Pick<Plan, "blueprint">, rows: readonly DeliveredRow[], complete: boolean): Delivery {
  const { tables } = plan.blueprint;
  const isAlone = tables.length === 1;
  return {
    complete,
    tables: tables.map((table) => {
      const own = isAlone ? rows : rows.filter((row) => row.table === table.name);
      const columns = new Map<string, string>();
      for (const { field } of table.fields) columns.set(field.name, columnOf(field.name, table.name, own, isAlone));
      return {
        name: table.name,
        plan: table,
        rows: own,
        originals: (table.duplicates ?? 0) > 0 ? withoutRepeats(own) : own,
        complete: complete || own.length >= table.rows,
        value: (row, field) => row[columns.get(field) ?? field] ?? null,
      };
    }),
  };
}

function columnOf(name: string, table: string, rows: readonly DeliveredRow[], isAlone: boolean): string {
  const first = rows[0];
  const other = `${table}_${name}`;
  if (isAlone || first === undefined || !Object.hasOwn(first, other)) return name;
  const isForeign = rows.every((row) => row[name] === null || row[name] === undefined);
  return isForeign || !Object.hasOwn(first, name) ? other : name;
}

/** The rows that repeat no earlier one. */
export function withoutRepeats(rows: readonly DeliveredRow[]): readonly DeliveredRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const text = JSON.stringify(row);
    return !seen.has(text) && seen.add(text) !== undefined;
  });
}

/** The field of a table by its published name. */
export function fieldOf(table: DeliveredTable, name: string): FieldBlueprint | undefined {
  return table.plan.fields.find(({ field }) => field.name === name);
}

/** The field that tells when a row happened: the one with a window of its own, the key's before others. */
export function timeField(table: DeliveredTable): FieldBlueprint | undefined {
  const times = table.plan.fields.filter(
    ({ field, model }) => model.kind === "moment" && (field.type === "datetime" || field.type === "date"),
  );
  const stepped = times.find(({ model }) => model.kind === "moment" && (model.every !== undefined || model.ascending));
  return times.find(({ field }) => table.plan.key.includes(field.name)) ?? stepped ?? times[0];
}

/** The field that numbers the members of a subject. */
export function subjectKey(table: DeliveredTable, subject: string): FieldBlueprint | undefined {
  return table.plan.fields.find(({ field, of }) => of === subject && field.type === "id");
}

/**
 * The values that a promise about a field counts: one for each row, or one for each member where the field is an attribute of a
 * subject that has a key. The key itself is told in each row.
 */
export function countedValues(table: DeliveredTable, name: string): readonly unknown[] {
  const of = fieldOf(table, name)?.of;
  const key = of === undefined ? undefined : subjectKey(table, of)?.field.name;
  if (key === undefined || key === name) return table.rows.map((row) => table.value(row, name));
  const members = new Map<unknown, unknown>();
  for (const row of table.rows) members.set(table.value(row, key), table.value(row, name));
  return [...members.values()];
}

/** A delivered value as text; what has parts as its JSON, whatever it is. */
export function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
