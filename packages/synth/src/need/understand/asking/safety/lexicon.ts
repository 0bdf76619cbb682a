import { plural } from "../../../text/stem.ts";
import { spellingOf, type Word } from "./words.ts";

/**
 * What phrases are about. A vocabulary gives each idea its phrases, parted by "|"; "customer~" is one or more of them and
 * "mitarbeiter*" whatever begins so, "*skripte" whatever ends so.
 */
export type Vocabulary<Idea extends string> = Readonly<Record<Idea, string>>;

interface Phrase<Idea extends string> {
  readonly idea: Idea;
  readonly words: readonly string[];
}

/** A phrase that was found: the words from `from` up to but without `to`. */
export interface Mention<Idea extends string = string> {
  readonly idea: Idea;
  readonly from: number;
  readonly to: number;
}

export interface Lexicon<Idea extends string> {
  /** All phrases that begin at a word. */
  at(words: readonly Word[], from: number): Mention<Idea>[];
}

/** Phrases with an open end are filed under so many of their first letters, with an open beginning under their last. */
const STEM = 3;

/** Makes phrases findable by their first word: what a text costs does not grow with the vocabulary. */
export function lexiconOf<Idea extends string>(...vocabularies: readonly Partial<Vocabulary<Idea>>[]): Lexicon<Idea> {
  const whole = new Map<string, Phrase<Idea>[]>();
  const open = new Map<string, Phrase<Idea>[]>();
  const ending = new Map<string, Phrase<Idea>[]>();
  for (const phrase of vocabularies.flatMap(phrasesOf)) {
    const first = phrase.words[0] ?? "";
    const isOpen = first.endsWith("*");
    const isEnding = first.startsWith("*");
    const key = isEnding ? first.slice(-STEM) : isOpen ? first.slice(0, STEM) : first;
    const filed = isEnding ? ending : isOpen ? open : whole;
    filed.set(key, [...(filed.get(key) ?? []), phrase]);
  }
  return {
    at(words, from) {
      const first = words[from]?.text ?? "";
      const found: Mention<Idea>[] = [];
      const filed = [whole.get(first), open.get(first.slice(0, STEM)), ending.get(first.slice(-STEM))];
      for (const phrases of filed) {
        if (phrases === undefined) continue;
        for (const { idea, words: parts } of phrases)
          if (stands(parts, words, from)) found.push({ idea, from, to: from + parts.length });
      }
      return found;
    },
  };
}

function phrasesOf<Idea extends string>(vocabulary: Partial<Vocabulary<Idea>>): Phrase<Idea>[] {
  return (Object.entries(vocabulary) as [Idea, string][]).flatMap(([idea, phrases]) =>
    phrases.split("|").flatMap((phrase) => numbersOf(phrase.trim()).map((one) => ({ idea, words: spellingOf(one) }))),
  );
}

/** "passport~": "passport" and "passports". */
function numbersOf(phrase: string): string[] {
  if (!phrase.includes("~")) return [phrase];
  return [phrase.replaceAll("~", ""), phrase.replace(/\w+~/g, (word) => plural(word.slice(0, -1)))];
}

function stands(phrase: readonly string[], words: readonly Word[], from: number): boolean {
  return phrase.every((part, i) => {
    const word = words[from + i];
    if (word === undefined || (i > 0 && !word.isJoined)) return false;
    if (part.startsWith("*")) return word.text.endsWith(part.slice(1));
    return part.endsWith("*") ? word.text.startsWith(part.slice(0, -1)) : word.text === part;
  });
}
