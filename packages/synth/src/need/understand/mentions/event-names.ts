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
  while (isIdentifier(items[end]) || isOutcome(items[end])) end += 1;
  const [last, next] = [items[end - 1], items[end]];
  const written = items.slice(index, end).filter(isIdentifier).length;
  if (end - index < FEWEST || written < 2 || last === undefined || next === undefined) return undefined;
  if (last.joint !== ";" && last.joint !== "\n" && last.joint !== ".") return undefined;
  if (next.words.length === 0 || next.words.some(({ identifier }) => identifier !== undefined)) return undefined;
  const group = items.slice(index, end);
  const values = group.map(({ words }) => words[0]?.identifier ?? words[0]?.text ?? "");
  return { members: { field, values, start: group[0]?.start ?? 0, end: last.end }, count: group.length };
}

function isIdentifier(item: Item | undefined): boolean {
  const identifier = item?.words[0]?.identifier;
  if (item === undefined || identifier?.includes("_") !== true || item.founds.length + item.inner.length > 0)
    return false;
  return item.words.every((word) => word.identifier === identifier);
}

/** "order_placed, picked_up, delivered": beside names of events a single participle is one too. */
function isOutcome(item: Item | undefined): boolean {
  const [only, ...others] = item?.words ?? [];
  if (item === undefined || only === undefined || others.length + item.founds.length + item.inner.length > 0)
    return false;
  return only.identifier === undefined && /..(?:ed|out|in|up)$/.test(only.folded);
}
