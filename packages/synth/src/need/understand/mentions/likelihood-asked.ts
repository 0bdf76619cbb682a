import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** "800 shoppers asked every month how likely they'd buy second-hand": what people are asked at the head of a need. */
export function likelihoodAsked(item: Item, reading: Reading): Mention | undefined {
  const at = item.words.findIndex(
    ({ folded }, index) => folded === "how" && item.words[index + 1]?.folded === "likely",
  );
  if (item.zone === "list" || at < 0) return undefined;
  const likely = item.words.slice(at + 1, at + 2);
  const words = wordLike("likelihood", likely);
  return mentionInList(named(words, reading).meaning, item, words);
}
