import { flagMeaning, likeWords } from "../meaning/flag-meaning.ts";
import type { Item } from "../words/items.ts";
import { stripped } from "../words/noise.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { isKnown, type Reading } from "./reading.ts";

const nots = /^(?:not|no|nicht|non|pas|nao)$/;

const states: ReadonlyMap<string, string> = new Map(
  "open:closed on:off occupied:free present:absent full:empty locked:unlocked"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

function isOtherState(one = "", other = ""): boolean {
  return states.get(one) === other || (other !== "" && states.get(other) === one);
}

/** "fumó o no", "beat the deadline or not": what was so or not is a flag, whether the word is known or not. */
export function orNot(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mention: Mention; readonly count: number } | undefined {
  const [first, denial] = [items[index], items[index + 1]];
  if (first?.joint !== "or" || denial?.words.length !== 1 || first.founds.length + first.inner.length > 0)
    return undefined;
  const [other] = denial.words;
  const open = first.words;
  // "door open or closed": of two states the flag is the first.
  if (isOtherState(open.at(-1)?.folded, other?.folded)) {
    const flag = flagMeaning([...likeWords("is", open), ...open], reading.lookup);
    if (flag?.type.type === "bool" && open.length > 1)
      return { mention: { ...mentionInList({ ...flag, words: open }, denial, open), item: denial }, count: 2 };
  }
  const words = stripped(first.words);
  if (!nots.test(denial.words[0]?.folded ?? "") || words.length === 0 || isKnown(words, reading)) return undefined;
  const meaning = flagMeaning([...likeWords("is", words), ...words], reading.lookup);
  if (meaning?.type.type !== "bool") return undefined;
  // The share behind the denial is that of the flag.
  return { mention: { ...mentionInList({ ...meaning, words }, denial, words), item: denial }, count: 2 };
}
