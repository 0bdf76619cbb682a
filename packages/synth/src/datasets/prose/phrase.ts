import type { Dice } from "./dice.ts";

/**
 * A part of a phrase in a small notation: `[one|another|]` is a choice, which may nest, and `{name}` stands for a word of the
 * story. "{actor} [bought|picked up] {n} {items}[ at the market|]" is six phrases.
 * All parts have one shape, because every sentence of every row walks through them.
 */
interface Part {
  readonly kind: "plain" | "slot" | "choice" | "sequence";
  /** What is said, or the slot's name. */
  readonly text: string;
  /** What a choice is among, or what a sequence says one after another. */
  readonly members: readonly Part[];
  /** Whether it begins with a space or a mark, which must not follow a space; and whether it ends with a space. */
  readonly tight: boolean;
  readonly spaced: boolean;
  /** Whether a sentence begins with it: the word of a slot gets a capital then. */
  readonly begins: boolean;
}

/** What a phrase says in its notation. */
interface Reading {
  readonly parts: readonly Part[];
  /** The parts as a sentence begins with them; null where its first letter is not known before it is said. */
  readonly opening: readonly Part[] | null;
  /** Whether a choice may say nothing, which can leave two spaces, or one before a full stop. */
  readonly gaps: boolean;
}

/** A phrase, read when it is said for the first time. */
export interface Phrase {
  readonly text: string;
  reading: Reading | null;
}

export type Words = Readonly<Record<string, string>>;

function phrase(text: string): Phrase {
  return { text, reading: null };
}

/** Several phrases, of which `sayOne` says one. */
export function phrases(...texts: readonly string[]): readonly Phrase[] {
  return texts.map(phrase);
}

/** The phrases that are given as texts, by these. */
const named = new Map<string, Phrase>();

/** Throws a TypeError for a choice that is not closed. */
function readingOf(said: Phrase | string): Reading {
  if (typeof said === "string") {
    let known = named.get(said);
    if (known === undefined) {
      known = phrase(said);
      named.set(said, known);
    }
    return readingOf(known);
  }
  said.reading ??= read(said.text);
  return said.reading;
}

function read(text: string): Reading {
  const parts = readParts(text, { at: 0 });
  return { parts, opening: begun(parts), gaps: /\|\]|\[\||\|\|/.test(text) };
}

/** Says a phrase, its choices drawn and its slots filled from `own` words, else from `words`. Throws a TypeError for a slot without a word. */
export function say(dice: Dice, said: Phrase | string, own: Words, words: Words = own): string {
  const { parts, gaps } = readingOf(said);
  return spoken(dice, parts, gaps, own, words);
}

/** Says one of several phrases. */
export function sayOne(dice: Dice, some: readonly (Phrase | string)[], own: Words, words: Words = own): string {
  return say(dice, dice.pick(some), own, words);
}

/** Says a phrase as a sentence begins: with a capital. */
export function begin(dice: Dice, said: Phrase | string, own: Words, words: Words = own): string {
  const { parts, opening, gaps } = readingOf(said);
  if (opening === null) return capitalised(spoken(dice, parts, gaps, own, words));
  return spoken(dice, opening, gaps, own, words);
}

/** Says one of several phrases as a sentence begins. */
export function beginOne(dice: Dice, some: readonly (Phrase | string)[], own: Words, words: Words = own): string {
  return begin(dice, dice.pick(some), own, words);
}

/** What has been said last: whether it ended with a space, and whether something followed that must not. */
const last = { spaced: true, untidy: false };

function spoken(dice: Dice, parts: readonly Part[], gaps: boolean, own: Words, words: Words): string {
  last.spaced = true;
  last.untidy = false;
  const text = joined("", dice, parts, own, words);
  return gaps && (last.untidy || last.spaced) ? tidy(text) : text;
}

/** The text with the parts after it. */
function joined(before: string, dice: Dice, parts: readonly Part[], own: Words, words: Words): string {
  let text = before;
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i] as Part;
    while (part.kind === "choice") part = dice.pick(part.members);
    if (part === nothing) continue;
    if (part.kind === "sequence") {
      text = joined(text, dice, part.members, own, words);
      continue;
    }
    if (part.tight && last.spaced) last.untidy = true;
    last.spaced = part.spaced;
    text += part.kind === "plain" ? part.text : wordOf(part, own, words);
  }
  return text;
}

function wordOf({ text, begins }: Part, own: Words, words: Words): string {
  const word = own[text] ?? words[text];
  if (word === undefined) throw new TypeError(`no word for {${text}}`);
  return begins ? capitalised(word) : word;
}

function tidy(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  return (/ [.,;:?]/.test(spaced) ? spaced.replace(/ ([.,;:?])/g, "$1") : spaced).trim();
}

function plain(text: string): Part {
  return { kind: "plain", text, members: [], tight: /^[ .,;:?]/.test(text), spaced: text.endsWith(" "), begins: false };
}

/** What an empty member of a choice says. */
const nothing = plain("");

function sequence(parts: readonly Part[]): Part {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { ...nothing, kind: "sequence", members: parts };
}

/** The parts as a sentence begins with them, null where its first letter depends on a choice that may say nothing. */
function begun(parts: readonly Part[]): readonly Part[] | null {
  const [first, ...others] = parts;
  if (first === undefined || first === nothing) return null;
  if (first.kind === "plain") return [plain(capitalised(first.text)), ...others];
  if (first.kind === "slot") return [{ ...first, begins: true }, ...others];
  if (first.kind === "sequence") return begun([...first.members, ...others]);
  const members = first.members.map((member) => begun([member])).filter((member) => member !== null);
  return members.length < first.members.length ? null : [{ ...first, members: members.map(sequence) }, ...others];
}

function readParts(phrase: string, cursor: { at: number }): readonly Part[] {
  const parts: Part[] = [];
  let text = "";
  const flush = (): void => {
    if (text !== "") parts.push(plain(text));
    text = "";
  };
  for (; cursor.at < phrase.length; cursor.at++) {
    const letter = phrase[cursor.at] as string;
    if (letter === "]" || letter === "|") break;
    if (letter === "{") {
      const end = phrase.indexOf("}", cursor.at);
      flush();
      parts.push({ ...nothing, kind: "slot", text: phrase.slice(cursor.at + 1, end) });
      cursor.at = end;
    } else if (letter === "[") {
      flush();
      parts.push({ ...nothing, kind: "choice", members: readChoice(phrase, cursor) });
    } else text += letter;
  }
  flush();
  return parts;
}

/** Reads from "[" to "]", which the cursor then stands on. */
function readChoice(phrase: string, cursor: { at: number }): readonly Part[] {
  const members: Part[] = [];
  do {
    cursor.at += 1;
    const parts = readParts(phrase, cursor);
    members.push(parts.length === 0 ? nothing : sequence(parts));
  } while (phrase[cursor.at] === "|");
  if (phrase[cursor.at] !== "]") throw new TypeError(`a choice is not closed in: ${phrase}`);
  return members;
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? text : capital + text.slice(1);
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
