import type { Item } from "../words/items.ts";
import type { MembersMention } from "./mention.ts";
import type { Reading } from "./reading.ts";

const FEWEST = 3;

/** "level_start, level_fail, hint_used; player, session": written otherwise than the columns, they are what may happen. */
export function eventNames(
  items: readonly Item[],
  index: number,
  { lookup }: Reading,
): { readonly members: MembersMention; readonly count: number } | undefined {
  const field = lookup.frame?.fields.find(({ name }) => /^event(?:_type|_name)?$/.test(name));
  if (field === undefined) return undefined;
  let end = index;
  while (isIdentifier(items[end])) end += 1;
  const [last, next] = [items[end - 1], items[end]];
  if (end - index < FEWEST || last === undefined || next === undefined) return undefined;
  if (last.joint !== ";" && last.joint !== "\n" && last.joint !== ".") return undefined;
  if (next.words.length === 0 || next.words.some(({ identifier }) => identifier !== undefined)) return undefined;
  const group = items.slice(index, end);
  const values = group.map(({ words }) => words[0]?.identifier ?? "");
  return { members: { field, values, start: group[0]?.start ?? 0, end: last.end }, count: group.length };
}

function isIdentifier(item: Item | undefined): boolean {
  const identifier = item?.words[0]?.identifier;
  if (item === undefined || identifier?.includes("_") !== true || item.founds.length + item.inner.length > 0)
    return false;
  return item.words.every((word) => word.identifier === identifier);
}
