import type { Word } from "./pieces.ts";

const sets: readonly ReadonlySet<string>[] = ["a b c d", "min max", "lo hi"].map((set) => new Set(set.split(" ")));

/** "model A, model B", "x_min, x_max": the end of a name tells it from another that is said as well, and is no unit. */
export function hasSibling(words: readonly Word[], all: readonly Word[]): boolean {
  const last = words.at(-1)?.folded ?? "";
  const set = sets.find((each) => each.has(last));
  const stem = words.slice(0, -1);
  if (set === undefined || stem.length === 0) return false;
  return all.some((word, at) => {
    if (word.folded === last || !set.has(word.folded)) return false;
    return stem.every(({ english }, index) => all[at - stem.length + index]?.english === english);
  });
}
