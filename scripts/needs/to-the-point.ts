import { words } from "./name.ts";

/** A topic of more words than this is a sentence, of which a question says the sense and not each word. */
const LONGEST_NAME = 3;
/** So many of its words or numbers make a question one about that sentence. */
const SHARED = 2;
const little = new Set(
  "a an the of to in on at by for from with and or not no is are be it its as which what that this than more".split(
    " ",
  ),
);

/**
 * Whether questions are about what is open. A topic is one or some words ("row count"), all of which a question has to use, or
 * a sentence such as "40 drivers with 20 shifts each is 800 rows, not 500", with which it shares numbers or words that matter.
 * @param topics each with its alternatives
 */
export function isToThePoint(topics: readonly (readonly string[])[], questions: readonly string[]): boolean {
  const asked = new Set(questions.flatMap(spoken));
  return topics.some((alternatives) =>
    alternatives.some((topic) => {
      const all = spoken(topic);
      if (all.length <= LONGEST_NAME) return all.every((word) => asked.has(word));
      const telling = new Set(all.filter((word) => !little.has(word)));
      return [...telling].filter((word) => asked.has(word)).length >= SHARED;
    }),
  );
}

/** The words, with the marks between thousands left out: "1,000,000" is one number. */
function spoken(text: string): readonly string[] {
  return words(text.replaceAll(/(?<=\d),(?=\d{3})/g, ""));
}
