import { tally } from "./row-values.ts";
import { tokens } from "./text-entropy.ts";

/** Words that are frequent enough to carry a sentence's build: so many at most, each in such a share of the texts. */
const COMMON = 150;
const COMMON_SHARE = 0.005;

/**
 * How many different skeletons texts have: the order of their commonest words (the 150 most frequent, each in one text of two hundred), every other
 * word and every number being a gap. Texts off a few templates come out near the number of templates. Null without texts.
 */
export function skeletonCount(texts: readonly string[]): number | null {
  if (texts.length === 0) return null;
  const read = texts.map(tokens);
  const counts = new Map<string, number>();
  for (const words of read) for (const word of new Set(words)) tally(counts, word);
  const frequent = [...counts].filter(([, count]) => count >= Math.max(2, COMMON_SHARE * texts.length));
  const ranked = frequent.sort((a, b) => b[1] - a[1]).slice(0, COMMON);
  const common = new Set(ranked.map(([word]) => word));
  const skeletons = new Set(
    read.map((words) => words.map((word) => (common.has(word) && word !== "#" ? word : "_")).join(" ")),
  );
  return skeletons.size;
}
