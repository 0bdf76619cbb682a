import type { Dice } from "./dice.ts";

/**
 * A phrase in a small notation: `[one|another|]` is a choice, which may nest, and `{name}` stands for a word of the story.
 * "{actor} [bought|picked up] {n} {items}[ at the market|]" is six phrases.
 */
type Part =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "slot"; readonly name: string }
  | { readonly kind: "choice"; readonly members: readonly (readonly Part[])[] };

export type Words = Readonly<Record<string, string>>;

interface Phrase {
  readonly parts: readonly Part[];
  /** Whether a choice may say nothing, which can leave two spaces, or one before a full stop. */
  readonly gaps: boolean;
}

const read = new Map<string, Phrase>();

/** Says a phrase, its choices drawn and its slots filled from `own` words, else from `words`. Throws a TypeError for a slot without a word. */
export function say(dice: Dice, phrase: string, own: Words, words: Words = own): string {
  let known = read.get(phrase);
  if (known === undefined) {
    known = { parts: readParts(phrase, { at: 0 }), gaps: /\|\]|\[\||\|\|/.test(phrase) };
    read.set(phrase, known);
  }
  const text = spoken(dice, known.parts, own, words);
  return known.gaps ? tidy(text) : text;
}

/** Says one of several phrases. */
export function sayOne(dice: Dice, phrases: readonly string[], own: Words, words: Words = own): string {
  return say(dice, dice.pick(phrases), own, words);
}

function tidy(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  return (/ [.,;:?]/.test(spaced) ? spaced.replace(/ ([.,;:?])/g, "$1") : spaced).trim();
}

function spoken(dice: Dice, parts: readonly Part[], own: Words, words: Words): string {
  let text = "";
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    if (part.kind === "plain") text += part.text;
    else if (part.kind === "choice") text += spoken(dice, dice.pick(part.members), own, words);
    else {
      const word = own[part.name] ?? words[part.name];
      if (word === undefined) throw new TypeError(`no word for {${part.name}}`);
      text += word;
    }
  }
  return text;
}

function readParts(phrase: string, cursor: { at: number }): readonly Part[] {
  const parts: Part[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain !== "") parts.push({ kind: "plain", text: plain });
    plain = "";
  };
  for (; cursor.at < phrase.length; cursor.at++) {
    const letter = phrase[cursor.at] as string;
    if (letter === "]" || letter === "|") break;
    if (letter === "{") {
      const end = phrase.indexOf("}", cursor.at);
      flush();
      parts.push({ kind: "slot", name: phrase.slice(cursor.at + 1, end) });
      cursor.at = end;
    } else if (letter === "[") {
      flush();
      parts.push({ kind: "choice", members: readChoice(phrase, cursor) });
    } else plain += letter;
  }
  flush();
  return parts;
}

/** Reads from "[" to "]", which the cursor then stands on. */
function readChoice(phrase: string, cursor: { at: number }): readonly (readonly Part[])[] {
  const members: (readonly Part[])[] = [];
  do {
    cursor.at += 1;
    members.push(readParts(phrase, cursor));
  } while (phrase[cursor.at] === "|");
  if (phrase[cursor.at] !== "]") throw new TypeError(`a choice is not closed in: ${phrase}`);
  return members;
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
] as const;

/** A number from 0 to 12 in words, another one in digits. */
export function numberWord(n: number): string {
  return numberWords[n] ?? String(n);
}

/** The article that goes before a word. */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) && !/^(u[ns]i|eur|one)/i.test(word) ? "an" : "a";
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
