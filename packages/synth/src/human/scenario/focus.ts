/** Words that say how a scenario is to be told, or join others; not what it is about. */
const frameWords = new Set(
  (
    "a an the and or but of in on at to for from with without by about over after before between during into out up down off his her their my your our its he she they it we i you " +
    "who whom whose which that this these those is are was were be been being am do does did has have had will would can could may might should must not no nor so as if when while then than very too just only also " +
    "talk talks talking speak speaks tell tells telling told say says asks ask asking conversation conversations chat dialogue talked exchange message messages turn turns line lines step steps trace traces row rows " +
    "someone somebody person people man woman young old new first two three four five six seven eight nine ten more most some any each other another again one"
  ).split(" "),
);
const LONGEST = 24;

/** A word without its ending, so that "disputes" and "dispute" are one. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s$/, "");
  if (bare.length <= 4) return bare.replace(/s$/, "");
  return bare
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:ing|ed|es|s|e)$/, "")
    .replace(/([^aeiouls])\1$/, "$1");
}

/** The stems of a normal text's own words, in order and once each. */
export function focusOf(text: string): readonly string[] {
  // What the request says after its first sentence is about the telling.
  const [first = ""] = text.split(/[.!?;]\s/u);
  const words = first.match(/\p{L}[\p{L}']*/gu) ?? [];
  const stems = words.filter((word) => word.length > 2 && !frameWords.has(word)).map(stemOf);
  return [...new Set(stems)].slice(0, LONGEST);
}
