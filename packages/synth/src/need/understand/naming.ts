import type { Meaning } from "./meaning.ts";
import { fillerNouns } from "./noise.ts";
import type { Word } from "./pieces.ts";
import { isArticle, slugOf } from "./phrase.ts";

const flagOpeners = new Set("whether if".split(" "));
const flagClosers = new Set("flag indicator boolean bool".split(" "));

/** What a field is called: the buyer's own identifier, else the buyer's phrase, else what the domain calls it. */
export function publishedName(meaning: Meaning, words: readonly Word[]): string {
  const identifier = words[0]?.identifier;
  if (identifier !== undefined && words.every((word) => word.identifier === identifier)) {
    const slug = slugOf(words.map((word) => word.text));
    if (slug !== "") return slug;
  }
  const own = meaning.field?.name ?? meaning.type.id;
  if (meaning.by === "corrected") return own;
  if (meaning.type.type === "bool") return flagName(meaning, words);
  const phrase = slugOf(nameWords(words));
  if (phrase === "" || phrase.length > 40) return own;
  // What is named by the noun alone is its key: "sensor", "patient".
  if (meaning.type.type === "id" && !/(?:^|_)(?:id|no|nr|number|code|key|ref|reference|uuid|hash|identifier|address)$/.test(phrase)) {
    return meaning.by === "form" ? phrase : own;
  }
  return phrase;
}

function flagName(meaning: Meaning, words: readonly Word[]): string {
  if (meaning.by !== "form") return meaning.field?.name ?? meaning.type.id;
  const bare = words.filter(
    (word, index) =>
      !(index === 0 && flagOpeners.has(word.folded)) && !(index === words.length - 1 && flagClosers.has(word.folded)),
  );
  const slug = slugOf(nameWords(bare.length === 0 ? words : bare));
  return slug === "" ? meaning.type.id : slug;
}

/** Little words that names keep: "date_of_birth", "fecha_de_caducidad", "limite_do_cartao". */
const keptAsPart = new Set("de do da du del".split(" "));

function nameWords(words: readonly Word[]): readonly string[] {
  const kept = words.filter((word) => keptAsPart.has(word.folded) || !isArticle(word.folded));
  const last = kept.at(-1);
  const bare = kept.length > 1 && last !== undefined && fillerNouns.has(last.english) ? kept.slice(0, -1) : kept;
  // The last word counts: "procedure codes" is one procedure code in each row.
  return bare.map((word, index) => (index === bare.length - 1 ? singularOf(word) : word.folded));
}

/** Plurals of counted things stay ("seats", "nights"); those of codes, amounts and names are one a row. */
const pluralOfOne = new Set("code amount date price name type status id number reading rating score time reason value cost level address tag category plan team note".split(" "));

function singularOf(word: Word): string {
  return pluralOfOne.has(word.english) ? word.english : word.folded;
}

/** A name that is not taken yet, with a number behind it where it is. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 60)}_${number}`;
    if (!taken.has(next)) return next;
  }
}
