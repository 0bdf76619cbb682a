import type { Dataset } from "./dataset.ts";

/** The header line of a dataset's CSV, with its CRLF. Field names need no quotes (letters, digits, underscores). */
export function csvHeader(dataset: Dataset): string {
  return `${dataset.fields.map((field) => field.name).join(",")}\r\n`;
}
