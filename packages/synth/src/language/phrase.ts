import { mix } from "../random/hash.ts";
import { CHOICE, HABIT, LITERAL, none, type Phrase, phraseOf, SEQUENCE, SLOT, TONE } from "./phrase-shape.ts";
import { assemble } from "./program.ts";
import { groupOf, type SlotName, slotOf } from "./slots.ts";

/** Lists that phrases may refer to by name. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** A sentence without its full stop, ready to be said. */
export interface Sentence {
  readonly phrase: Phrase;
  /** Where it begins in the program (see `program.ts`). */
  readonly start: number;
  /** Groups of facts (bits) without which it cannot be said. */
  readonly needs: number;
}

/** Sentences that serve one purpose; each is read when it is first said. */
export interface Bank {
  readonly sources: readonly string[];
  readonly size: number;
  at(index: number): Sentence;
}

export function bank(sources: readonly string[], lexicon: Lexicon): Bank {
  const read: (Sentence | undefined)[] = [];
  return {
    sources,
    size: sources.length,
    at: (index) => {
      const known = read[index];
      if (known !== undefined) return known;
      const made = sentence(sources[index] as string, lexicon);
      read[index] = made;
      return made;
    },
  };
}

/** Reads a phrase; throws a TypeError where its notation is broken or names something unknown. */
export function sentence(source: string, lexicon: Lexicon): Sentence {
  const reader: Reader = { source, lexicon, at: 0, needs: 0, depth: 0 };
  const phrase = readSequence(reader);
  if (reader.at < source.length) throw flaw(reader, `unexpected ${source[reader.at]}`);
  return { phrase, start: assemble(phrase), needs: reader.needs };
}

/** How many literal fragments a phrase is made of: every clause, phrase or word that can stand or be left by itself. */
export function fragmentsOf(phrase: Phrase): number {
  if (phrase.kind === SLOT) return 0;
  if (phrase.kind === LITERAL) return /\p{L}/u.test(phrase.plain) ? 1 : 0;
  return phrase.parts.reduce((sum, part) => sum + fragmentsOf(part), 0);
}

/** In how many ways a phrase can be said, facts aside. */
export function realisationsOf(phrase: Phrase): number {
  if (phrase.parts.length === 0) return 1;
  const counts = phrase.parts.map(realisationsOf);
  if (phrase.kind === SEQUENCE) return counts.reduce((product, count) => product * count, 1);
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Reader {
  readonly source: string;
  readonly lexicon: Lexicon;
  at: number;
  needs: number;
  depth: number;
}

const DEEPEST = 6;

function flaw(reader: Reader, what: string): TypeError {
  return new TypeError(`${what} at ${reader.at} of the phrase: ${reader.source}`);
}

function readSequence(reader: Reader): Phrase {
  const { source } = reader;
  const parts: Phrase[] = [];
  for (;;) {
    const start = reader.at;
    while (reader.at < source.length && !"[|]{}<>".includes(source[reader.at] as string)) reader.at += 1;
    if (reader.at > start) parts.push(literal(source.slice(start, reader.at)));
    const mark = source[reader.at];
    if (mark === "[") parts.push(readChoice(reader));
    else if (mark === "{") parts.push(readSlot(reader));
    else if (mark === "<") parts.push(readReference(reader));
    else break;
  }
  return parts.length === 1 ? (parts[0] as Phrase) : phraseOf(SEQUENCE, parts);
}

function readChoice(reader: Reader): Phrase {
  const { source } = reader;
  const start = reader.at;
  reader.at += 1;
  const sign = source[reader.at];
  if (sign === "~" || sign === "^") reader.at += 1;
  const parts: Phrase[] = [];
  for (;;) {
    parts.push(readSequence(reader));
    const mark = source[reader.at];
    if (mark !== "|" && mark !== "]") throw flaw(reader, "a choice that does not end");
    reader.at += 1;
    if (mark === "]") break;
  }
  if (sign === "^") return phraseOf(TONE, parts);
  if (sign === "~") return phraseOf(HABIT, parts, 0, markOf(source.slice(start, reader.at)));
  return phraseOf(CHOICE, parts);
}

function readSlot(reader: Reader): Phrase {
  const end = reader.source.indexOf("}", reader.at);
  if (end < 0) throw flaw(reader, "a slot that does not end");
  const name = reader.source.slice(reader.at + 1, end);
  const slot = slotOf(name);
  if (slot === undefined) throw flaw(reader, `no slot ${name}`);
  reader.needs |= groupOf(name as SlotName);
  reader.at = end + 1;
  return phraseOf(SLOT, none, slot);
}

function readReference(reader: Reader): Phrase {
  const end = reader.source.indexOf(">", reader.at);
  const name = reader.source.slice(reader.at + 1, end);
  const list = Object.hasOwn(reader.lexicon, name) ? reader.lexicon[name] : undefined;
  if (end < 0 || list === undefined) throw flaw(reader, `no list ${name}`);
  if (reader.depth === DEEPEST) throw flaw(reader, `${name} refers to itself`);
  const parts = list.map((source) => {
    const inner: Reader = { source, lexicon: reader.lexicon, at: 0, needs: 0, depth: reader.depth + 1 };
    const phrase = readSequence(inner);
    reader.needs |= inner.needs;
    return phrase;
  });
  reader.at = end + 1;
  return phraseOf(CHOICE, parts);
}

const literals = new Map<string, Phrase>();

function literal(text: string): Phrase {
  const known = literals.get(text);
  if (known !== undefined) return known;
  // Said texts go into JSON as they are.
  if (/["\\\p{Cc}]/u.test(text)) throw new TypeError(`a character that JSON escapes in the phrase: ${text}`);
  const first = text.search(/\S/);
  const capital = first < 0 ? text : text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
  const made: Phrase = { ...phraseOf(LITERAL, none), plain: text, capital, lower: text.toLowerCase() };
  literals.set(text, made);
  return made;
}

/** A habit's number follows from its text, so that it does not depend on which phrase was read first. */
function markOf(text: string): number {
  let mark = 0;
  for (let i = 0; i < text.length; i++) mark = mix(mark + text.charCodeAt(i));
  return mark & 0xffff;
}
