import { type LazyList, listed } from "../list.ts";

/** Lists by slot: what belongs to a subject that people write about. */
export type Matter = Readonly<Record<string, LazyList>>;

/** Lists out of texts, entries separated by "|". */
export function matter(lists: Readonly<Record<string, string>>): Matter {
  return Object.fromEntries(Object.entries(lists).map(([slot, text]) => [slot, listed(text)]));
}
