import { wordKey } from "../words/phrase.ts";
import type { DraftTable } from "./draft.ts";

/** The words that the rows of a table are called by. */
export function recordWords(table: DraftTable): ReadonlySet<string> {
  const names = [table.name.split("_").at(-1) ?? table.name, table.frame?.record.split(/[\s_]+/).at(-1) ?? ""];
  const title = table.frame?.title.split(" ").at(-1);
  return new Set([...names, title ?? ""].filter((name) => name !== "").map((name) => wordKey(name)));
}
