import type { Column } from "../engine/column.ts";
import type { TablePlan } from "./table-plan.ts";

/** The columns of several tables side by side. */
export interface UnitedColumns {
  /** `table` stands first. */
  readonly columns: readonly Column[];
  /** For each table, where each of its columns stands. */
  readonly slots: readonly (readonly number[])[];
  /** The columns of the tables' keys. */
  readonly key: readonly string[];
}

/** One column for fields that share name, type, form and bounds; fields that share only the name get that of their table before it. */
export function unitedColumns(tables: readonly TablePlan[]): UnitedColumns {
  const names = tables.map(({ table }) => table.name);
  const columns: Column[] = [
    {
      field: { name: "table", type: "enum", meaning: "What the row is.", values: names, example: names[0] ?? "" },
      form: { kind: "choice", values: names },
    },
  ];
  const places = new Map<string, number>([["table", 0]]);
  const slots = tables.map(({ columns: own, table }) => {
    const taken = new Set<number>();
    return own.map((column) => {
      const { name } = column.field;
      const known = places.get(name);
      // Two fields of one table never share a column, whatever another table calls its own.
      if (known !== undefined && !taken.has(known) && isAlike(columns[known], column)) {
        taken.add(known);
        return known;
      }
      const free = known === undefined ? name : freeName(`${table.name}_${name}`, places);
      places.set(free, columns.length);
      taken.add(columns.length);
      columns.push({ form: column.form, field: { ...column.field, name: free, nullable: true } });
      return columns.length - 1;
    });
  });
  const key = tables.flatMap(({ columns: own, table }, i) =>
    table.key.map((name) => {
      const place = slots[i]?.[own.findIndex(({ field }) => field.name === name)];
      return columns[place ?? 0]?.field.name ?? "table";
    }),
  );
  return { columns, slots, key: [...new Set(key)].filter((name) => name !== "table") };
}

function isAlike(one: Column | undefined, other: Column): boolean {
  return one !== undefined && kindOf(one) === kindOf(other);
}

function kindOf({ field, form }: Column): string {
  const { type, minimum, maximum, pattern, values } = field;
  return JSON.stringify([type, form, minimum, maximum, pattern, values]);
}

function freeName(name: string, taken: ReadonlyMap<string, number>): string {
  let free = name;
  for (let i = 2; taken.has(free); i++) free = `${name}_${i}`;
  return free;
}
