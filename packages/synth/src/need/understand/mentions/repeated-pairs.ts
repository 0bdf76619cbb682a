import type { Item } from "../words/items.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** "entry station and time, exit station and time": what stands twice behind an "and" is said of either side. */
export function repeatedPairs(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const group = items.slice(index, index + 4);
  const [one, first, other, second] = group.map(({ words }) => stripped(words));
  if (one === undefined || first === undefined || other === undefined || second === undefined) return undefined;
  if (group[0]?.joint !== "and" || group[2]?.joint !== "and" || group[1]?.joint === ".") return undefined;
  if (group.some(({ sentence, inner }) => sentence !== group[0]?.sentence || inner.length > 0)) return undefined;
  const [side, noun] = [one.slice(0, -1), one.at(-1)];
  const [otherSide, same] = [other.slice(0, -1), other.at(-1)];
  if (noun === undefined || noun.english !== same?.english || first.length === 0) return undefined;
  if (textKey(first) !== textKey(second) || side.length !== 1 || otherSide.length !== 1) return undefined;
  if (textKey(side) === textKey(otherSide)) return undefined;
  const names = [one, [...side, ...first], other, [...otherSide, ...second]];
  const mentions = names.map((name, at) => mentionInList(named(name, reading).meaning, group[at] as Item, name));
  return { mentions, count: group.length };
}

function textKey(words: readonly Word[]): string {
  return words.map(({ english }) => english).join(" ");
}
