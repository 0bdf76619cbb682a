import { type DictionaryEntry, dictionary } from "@sdg/synth/schema/dictionary";
import { fieldTable } from "./dictionary-table.ts";
import { type DeliveredTable, rowsOf } from "./publication.ts";

export const CSV_MEDIA_TYPE = "text/csv; charset=utf-8; header=present";

/** Where a table's rows stand in a bundle. */
export function tablePath({ name }: Pick<DeliveredTable, "name">): string {
  return `tables/${name}.csv`;
}

export interface TableEntry {
  readonly name: string;
  readonly file: string;
  readonly rows: number;
  readonly key: readonly string[];
  readonly references: DeliveredTable["references"];
  readonly fields: readonly DictionaryEntry[];
}

/** A table as the data dictionary has it. */
export function tableEntry(table: DeliveredTable): TableEntry {
  const { key, fields } = dictionary(table.dataset);
  const { name, references } = table;
  return { name, file: tablePath(table), rows: rowsOf(table), key, references, fields };
}

/** The tables of a delivery as a block of a Markdown page: what is in which file, and how they belong together. */
export function tableList(tables: readonly DeliveredTable[]): string {
  const lines = tables.map(tableEntry).map(({ name, file, rows, key, references }) => {
    const links = references.map(({ field, table, to }) => `\`${field}\` → \`${table}.${to}\``).join(", ");
    return `| \`${name}\` | \`${file}\` | ${rows} | ${key.map((field) => `\`${field}\``).join(", ")} | ${links} |`;
  });
  return ["| Table | File | Rows | Key | References |", "| --- | --- | --- | --- | --- |", ...lines].join("\n");
}

/** The part of the data dictionary's page that tables have: each with its own fields. */
export function tableSections(tables: readonly DeliveredTable[]): string[] {
  return [
    "## Tables",
    "Each table's rows stand in a file of their own beside the whole, under the table's own names and without the columns of the others.",
    tableList(tables),
    ...tables.flatMap((table) => [`### \`${table.name}\``, fieldTable(tableEntry(table).fields)]),
  ];
}
