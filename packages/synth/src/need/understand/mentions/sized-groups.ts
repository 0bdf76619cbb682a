import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";

const groups = /^(?:party|group|team|crew|table|household|family|litter|class|squad|gruppe|grupo|groupe)$/;

/** "party of 1-10": so many are in it. */
export function withSize(words: readonly Word[], { words: all, founds }: Item): readonly Word[] {
  const [group, of, ...more] = all;
  const isSized = founds.some(({ found, at }) => at === 2 && found.kind === "range" && found.unit === undefined);
  if (group === undefined || more.length > 0 || !isSized || !/^(?:of|von|de)$/.test(of?.folded ?? "")) return words;
  return groups.test(group.english) ? [group, ...wordLike("size", [group])] : words;
}
