import type { Item } from "../words/items.ts";
import { slugOf } from "../words/phrase.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import type { Reading } from "./reading.ts";

/** "40% have a battery, its kWh only for those": the kWh of the battery, by both words. */
export function withOwnerOfIts(item: Item, words: readonly Word[], { findings }: Reading): readonly Word[] {
  const [first] = item.words;
  if (first === undefined || !/^its$/.test(first.folded) || words.length === 0 || words.length > 2) return words;
  const owner = findings.found.findLast((found) => found.kind === "rate" && found.end <= first.start);
  if (owner?.kind !== "rate" || owner.of === undefined || owner.of.includes(" ")) return words;
  if (first.start - owner.end > NEAR || slugOf([owner.of]) === "") return words;
  return [...quotedWords(owner.of, first, findings.language), ...words];
}

/** A comma, or the end of a sentence. */
const NEAR = 6;
