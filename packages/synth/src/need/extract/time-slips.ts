import { damerau } from "../text/damerau.ts";

const units = ["second", "minute", "hour", "week", "month", "year"].flatMap((unit) => [unit, `${unit}s`]);
const adverbs = ["hourly", "daily", "weekly", "monthly", "quarterly", "yearly"];
/** Words of their own that are one letter away from one of time. */
const others = new Set(
  "dairy dally tears pears ears yearn moths mouths mouth seconds weak weaks weeds meek hours hour honours mouthly weakly meekly nearly dearly pearly yearling".split(
    " ",
  ),
);
const SHORTEST = 5;

/** The word of time that a word is a slip of: "dialy", "monts", "yeras". */
function meant(word: string, words: readonly string[]): string | undefined {
  if (word.length < SHORTEST || others.has(word) || words.includes(word)) return undefined;
  return words.find((each) => each[0] === word[0] && damerau(word, each, 1) === 1);
}

/** The unit of time that a word behind a number is a slip of. */
export function unitMeant(word: string): string | undefined {
  return meant(word, units);
}

/** The adverb of time that a word is a slip of. */
export function adverbMeant(word: string): string | undefined {
  return meant(word, adverbs);
}
