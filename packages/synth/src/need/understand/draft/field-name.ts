import { freeName, publishedName } from "../meaning/naming.ts";
import type { DraftTable } from "./draft.ts";

/** What a mention is called, clear of the names already taken. */
export function nameFor(table: DraftTable, ...of: Parameters<typeof publishedName>): string {
  return freeName(publishedName(...of), new Set(table.fields.map((field) => field.name)));
}
