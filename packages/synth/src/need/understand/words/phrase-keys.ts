import type { Language, Names } from "../../ontology/semantic-type.ts";
import { wordKey, wordsOf } from "./phrase.ts";

export const languages: readonly Language[] = ["en", "de", "es", "fr", "pt"];

/** The key under which a phrase is looked up in its language; empty where it has no words. */
export type KeyOf = (phrase: string, language: Language) => string;

export interface PhraseKeys {
  readonly keyOf: KeyOf;
  /** The words of all keys so far, in the order in which they first came. */
  readonly words: ReadonlySet<string>;
  /** Those of them that came in a language. */
  wordsIn(language: Language): Iterable<string>;
}

/**
 * Keys of many phrases, which say the same words again and again: those it has seen it remembers. It is to be dropped when all
 * phrases are read; so they are read in functions that share no scope with what stays.
 */
export function phraseKeys(): PhraseKeys {
  const words = new Set<string>();
  const seen: Readonly<Record<Language, Map<string, string>>> = {
    en: new Map(),
    de: new Map(),
    es: new Map(),
    fr: new Map(),
    pt: new Map(),
  };
  const keyOf: KeyOf = (phrase, language) => {
    const known = seen[language];
    // Nearly half of all phrases are one word, and most of those have come before.
    const before = known.get(phrase);
    if (before !== undefined) return before;
    let key = "";
    for (const written of wordsOf(phrase)) {
      let word = known.get(written);
      if (word === undefined) {
        word = wordKey(written, language);
        known.set(written, word);
        words.add(word);
      }
      key = key === "" ? word : `${key} ${word}`;
    }
    return key;
  };
  return { keyOf, words, wordsIn: (language) => seen[language].values() };
}

export interface Phrase {
  readonly phrase: string;
  readonly language: Language;
  /** 0 is the most usual name in its language. */
  readonly rank: number;
  /** Written "~party": it means this in its own domains alone. */
  readonly atHome: boolean;
  /** Written "!ward": it means this wherever it stands, though the id says more ("hospital_ward"). */
  readonly alone: boolean;
}

/** What a thing is called in each language. */
export function* phrasesIn(names: Names): Generator<Phrase> {
  for (const language of languages) {
    const text = names[language];
    if (text === undefined || text === "") continue;
    let rank = 0;
    for (const written of text.split("|")) {
      const atHome = written.startsWith("~");
      const alone = written.startsWith("!");
      yield { phrase: atHome || alone ? written.slice(1) : written, language, rank, atHome, alone };
      rank += 1;
    }
  }
}
