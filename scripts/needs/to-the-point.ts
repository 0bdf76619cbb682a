import { words } from "./name.ts";

/** A part of a topic with more words than this is a sentence, of which a question says the sense and not each word. */
const LONGEST_NAME = 3;
/** So many words or numbers of a topic make a question one about it. */
const SHARED = 2;
const little = new Set(
  "a an the of to in on at by for from with no not is are be it its as which what that this than more".split(" "),
);
/** What parts a topic: "which columns and labels", "campaigns, leads or contacts". */
const joints = /\b(?:and|or)\b|[,:;/()]/;

/**
 * Whether questions are about what is open. A topic is one or some words ("row count"), all of which a question has to use, or
 * a sentence such as "40 drivers with 20 shifts each is 800 rows, not 500", with which it shares numbers or words that matter.
 * @param topics each with its alternatives
 */
export function isToThePoint(topics: readonly (readonly string[])[], questions: readonly string[]): boolean {
  const asked = new Set(questions.flatMap(telling));
  const isAsked = (word: string): boolean => asked.has(word);
  return topics.flat().some((topic) => {
    const names = topic
      .replaceAll(thousands, "")
      .split(joints)
      .map(telling)
      .filter(({ length }) => length > 0 && length <= LONGEST_NAME);
    const all = telling(topic);
    return (
      names.some((name) => name.every(isAsked)) ||
      (all.length > LONGEST_NAME && new Set(all.filter(isAsked)).size >= SHARED)
    );
  });
}

/** The marks between thousands: "1,000,000" is one number. */
const thousands = /(?<=\d),(?=\d{3})/g;

/** The words that say what it is about. */
function telling(text: string): readonly string[] {
  return words(text.replaceAll(thousands, "")).filter((word) => !little.has(word));
}
