import type { Item } from "../words/items.ts";
import { beforeBoundary, stripped, withoutLeadingOn } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { isKnown, named, type Reading } from "./reading.ts";

const FEWEST = 2;
const bare = /^(?:record|log|entry|bar|data|reading|value|figure|time|stamp|pair|column|field)$/;

/**
 * "Daily open/high/low/close/volume for 25 shares", "clock in / clock out records": what slashes join before the list are names, where
 * all of it is known.
 */
export function slashedInHead(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const group: Item[] = [];
  for (let at = index; at < items.length; at += 1) {
    const item = items[at] as Item;
    if (item.zone !== "head" || item.words.length === 0) break;
    group.push(item);
    if (item.joint !== "/") break;
  }
  if (group.length < FEWEST || items[index - 1]?.joint === "/" || group.some(({ inner }) => inner.length > 0))
    return undefined;
  const names = group.map((item, at) => nameIn(item.words, at === group.length - 1, reading));
  if (!names.every((name) => name !== undefined)) return undefined;
  const mentions = names.map((name, at) => mentionInList(named(name, reading).meaning, group[at] as Item, name));
  return { mentions, count: group.length };
}

/** The words that are known; behind the last name may stand what the rows are. */
function nameIn(words: readonly Word[], isLast: boolean, reading: Reading): readonly Word[] | undefined {
  const name = withoutLeadingOn(stripped(isLast ? beforeBoundary(words) : words), () => true);
  const isMany = name.some(({ folded, english }) => folded !== english && folded.endsWith("s"));
  // "buyers/sellers of houses" are whom the rows speak of.
  if (isMany && name.length === 1) return undefined;
  if (isKnown(name, reading)) return name;
  const last = name.at(-1);
  const shorter = name.slice(0, -1);
  return isLast && last !== undefined && bare.test(last.english) && isKnown(shorter, reading) ? shorter : undefined;
}
