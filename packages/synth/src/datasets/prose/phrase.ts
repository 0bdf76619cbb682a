import type { Dice } from "./dice.ts";

/**
 * A phrase in a small notation: `[one|another|]` is a choice, which may nest, and `{name}` stands for a word of the story.
 * "{actor} [bought|picked up] {n} {items}[ at the market|]" is six phrases.
 * To make the first choice leaves a phrase with one choice less, so a phrase grows into a tree of what remains of it, branch by
 * branch as they are said; its leaves have nothing left to choose.
 */
export interface Phrase {
  /** What remains of the phrase after each member of its first choice; none where nothing is left to choose. */
  readonly members: readonly string[];
  readonly grown: (Phrase | undefined)[];
  readonly wording: Wording | null;
  /** Whether a choice may say nothing, which can leave two spaces, or one before a full stop. */
  readonly gaps: boolean;
}

/** What is said when every choice is made: texts, with the word of a slot between each and the next. */
interface Wording {
  readonly texts: readonly string[];
  readonly slots: readonly string[];
  /** The first text as a sentence begins with it. */
  readonly opening: string;
}

export type Words = Readonly<Record<string, string>>;

const read = new Map<string, Phrase>();

/** Reads a phrase, once. Throws a TypeError for a choice that is not closed. */
export function phrase(text: string): Phrase {
  let known = read.get(text);
  if (known === undefined) {
    known = remaining(text, /\|\]|\[\||\|\|/.test(text));
    read.set(text, known);
  }
  return known;
}

/** Reads several phrases, of which `sayOne` says one. */
export function phrases(...texts: readonly string[]): readonly Phrase[] {
  return texts.map(phrase);
}

/** Says a phrase, its choices drawn and its slots filled from `own` words, else from `words`. Throws a TypeError for a slot without a word. */
export function say(dice: Dice, said: Phrase | string, own: Words, words: Words = own): string {
  const wording = drawn(dice, said);
  return filled(wording, wording.texts[0] as string, own, words);
}

/** Says one of several phrases. */
export function sayOne(dice: Dice, some: readonly (Phrase | string)[], own: Words, words: Words = own): string {
  return say(dice, dice.pick(some), own, words);
}

/** Says one of several phrases as a sentence begins: with a capital. */
export function beginOne(dice: Dice, some: readonly (Phrase | string)[], own: Words, words: Words = own): string {
  const wording = drawn(dice, dice.pick(some));
  if (wording.opening !== "") return filled(wording, wording.opening, own, words);
  return capitalised(filled(wording, "", own, words));
}

function drawn(dice: Dice, said: Phrase | string): Wording {
  let rest = typeof said === "string" ? phrase(said) : said;
  while (rest.wording === null) {
    const { members, grown } = rest;
    const chosen = dice.below(members.length);
    const next = grown[chosen] ?? remaining(members[chosen] as string, rest.gaps);
    grown[chosen] = next;
    rest = next;
  }
  return rest.wording;
}

function filled({ texts, slots }: Wording, opening: string, own: Words, words: Words): string {
  let text = opening;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as string;
    const word = own[slot] ?? words[slot];
    if (word === undefined) throw new TypeError(`no word for {${slot}}`);
    text += word;
    const after = texts[i + 1] as string;
    if (after !== "") text += after;
  }
  return text;
}

/** The phrase that a text in the notation is, as far as its first choice. */
function remaining(text: string, gaps: boolean): Phrase {
  const start = text.indexOf("[");
  if (start < 0) return { members: [], grown: [], wording: wordingOf(gaps ? tidy(text) : text), gaps };
  const chosen: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === "[") depth += 1;
    else if (letter === "]") depth -= 1;
    const ends = depth === 0 || (depth === 1 && letter === "|");
    if (!ends) continue;
    chosen.push(text.slice(from, at));
    from = at + 1;
    if (depth > 0) continue;
    const members = chosen.map((member) => text.slice(0, start) + member + text.slice(from));
    return { members, grown: members.map(() => undefined), wording: null, gaps };
  }
  throw new TypeError(`a choice is not closed in: ${text}`);
}

function wordingOf(text: string): Wording {
  const parts = text.split(/\{([^}]*)\}/);
  const texts = parts.filter((_, i) => i % 2 === 0);
  return { texts, slots: parts.filter((_, i) => i % 2 === 1), opening: capitalised(texts[0] ?? "") };
}

function tidy(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  return (/ [.,;:?]/.test(spaced) ? spaced.replace(/ ([.,;:?])/g, "$1") : spaced).trim();
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
