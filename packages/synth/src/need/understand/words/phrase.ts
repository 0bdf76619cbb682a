import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";

/** Words that say nothing about what a thing is. */
const articles = new Set(
  "a an the this that these those its their his her our your my der die das den dem des ein eine einer eines einem einen el la los las un una unos unas le les une du l o os as um uma de do da dos das del".split(
    " ",
  ),
);

/** The dictionary form of one word. */
export function wordKey(word: string, language: Language = "en"): string {
  return singular(fold(word), language);
}

/** Lower-case words with single blanks between: most of the vocabularies' phrases. */
const plain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The words of a phrase or of an identifier: "check-in date", "checkInDate", "check_in_date" come to the same. */
export function wordsOf(phrase: string): string[] {
  if (plain.test(phrase)) return phrase.split(" ");
  return phrase
    .replace(/['’]s(?![\p{L}])/gu, "")
    .replace(/(?<!\p{L})(\p{L})&(\p{L})(?!\p{L})/gu, "$1$2")
    .replace(/([a-z0-9]{2})([A-Z])/g, "$1 $2")
    .replace(/([A-Z]{2})([A-Z][a-z]{2})/g, "$1 $2")
    .split(/[^\p{L}\p{N}%#+]+/u)
    .filter((word) => word !== "");
}

/** The key under which a phrase is looked up. */
export function phraseKey(words: readonly string[], language: Language = "en"): string {
  return words.map((word) => wordKey(word, language)).join(" ");
}

/** Whether a word only points at things. */
export function isArticle(folded: string): boolean {
  return articles.has(folded);
}

/** A published name from words: `[a-z][a-z0-9_]{0,62}`. Empty where nothing is left. */
export function slugOf(words: readonly string[]): string {
  const slug = words
    .map((word) =>
      fold(word)
        .replace(/%/g, "_pct")
        .replace(/#/g, "_number")
        .replace(/[^a-z0-9]+/g, "_"),
    )
    .join("_")
    .replace(/_+/g, "_")
    .replace(/^_+|_+$/g, "");
  const lettered = /^[a-z]/.test(slug) || slug === "" ? slug : `f_${slug}`;
  return lettered.slice(0, 63).replace(/_+$/, "");
}

/** The key of the last word of a phrase, which says what is meant: "card payments" are payments. */
export function lastKey(phrase: string): string {
  return wordKey(wordsOf(phrase).at(-1) ?? "");
}

/** "parcels", "rates": a word in the plural, as it was written. */
export function isInPlural(word: { readonly folded: string; readonly english: string } | undefined): boolean {
  return word !== undefined && word.folded !== word.english && word.folded.endsWith("s");
}
