import { isKindNoun } from "../../extract/member-list.ts";
import type { Word } from "./pieces.ts";

const sets: readonly ReadonlySet<string>[] = ["a b", "min max", "lo hi"].map((set) => new Set(set.split(" ")));

/** "model A, model B", "x_min, x_max": the end of a name tells it from another that is said as well, and is no unit. */
export function hasSibling(words: readonly Word[], all: readonly Word[]): boolean {
  const last = words.at(-1)?.folded ?? "";
  const set = sets.find((each) => each.has(last));
  const stem = words.slice(0, -1);
  const noun = stem.at(-1);
  // "group A, group B" are members of a group.
  if (set === undefined || noun === undefined || (noun.identifier === undefined && isKindNoun(noun.english)))
    return false;
  return all.some((word, at) => {
    if (word.folded === last || !set.has(word.folded)) return false;
    return stem.every(({ english }, index) => all[at - stem.length + index]?.english === english);
  });
}
