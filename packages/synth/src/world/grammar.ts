import { below, draw } from "../random/hash.ts";
import { type LazyList, lazily } from "./list.ts";

/**
 * Sentences with alternatives and slots: "[The|This] {thing} [works|does its job][| so far]". A frame is read when it is first said.
 * "{a thing}" puts the article before what the slot holds, "{thing_capital}" begins with a capital, "{thing2}" is another one.
 */
export interface Frames {
  readonly size: number;
  readonly sources: readonly string[];
  at(index: number): Frame;
}

type Frame = readonly Part[];
type Part = string | Slot | readonly Frame[];

interface Slot {
  readonly slot: string;
  readonly article: boolean;
  readonly capital: boolean;
}

/** What slots stand for: a list to draw from, or a text that is known. */
export type Vocabulary = (slot: string) => readonly string[] | string | undefined;

/** Frames, one a line. */
export function framed(text: string): () => Frames {
  return lazily(() => {
    const sources = text
      .trim()
      .split("\n")
      .map((line) => line.trim());
    const read: (Frame | undefined)[] = [];
    return {
      size: sources.length,
      sources,
      at: (index) => {
        const known = read[index];
        if (known !== undefined) return known;
        const made = readFrame(sources[index] as string);
        read[index] = made;
        return made;
      },
    };
  });
}

/** Reads a frame; throws a TypeError where its notation is broken. */
export function readFrame(source: string): Frame {
  const reader = { source, at: 0 };
  const frame = readParts(reader);
  if (reader.at < source.length) throw new TypeError(`unexpected ${source[reader.at]} at ${reader.at} of: ${source}`);
  return frame;
}

function readParts(reader: { readonly source: string; at: number }): Frame {
  const { source } = reader;
  const parts: Part[] = [];
  for (;;) {
    const start = reader.at;
    while (reader.at < source.length && !"[|]{}".includes(source[reader.at] as string)) reader.at += 1;
    if (reader.at > start) parts.push(source.slice(start, reader.at));
    const mark = source[reader.at];
    if (mark === "[") {
      const options: Frame[] = [];
      do {
        reader.at += 1;
        options.push(readParts(reader));
      } while (source[reader.at] === "|");
      if (source[reader.at] !== "]") throw new TypeError(`a choice that does not end: ${source}`);
      reader.at += 1;
      parts.push(options);
    } else if (mark === "{") {
      const end = source.indexOf("}", reader.at);
      if (end < 0) throw new TypeError(`a slot that does not end: ${source}`);
      parts.push(readSlot(source.slice(reader.at + 1, end)));
      reader.at = end + 1;
    } else return parts;
  }
}

function readSlot(text: string): Slot {
  const article = text.startsWith("a ");
  const name = article ? text.slice(2) : text;
  const capital = name.endsWith("_capital");
  return { slot: (capital ? name.slice(0, -8) : name).replace(/\d$/, ""), article, capital };
}

function isSlot(part: Slot | readonly Frame[]): part is Slot {
  return "slot" in part;
}

/**
 * Says one of the frames: every choice and every slot is a draw of the key. The first letter becomes a capital. What is `used` in a
 * text already (frames and what slots held) is not used again where there is something else.
 */
export function say(key: number, frames: Frames, vocabulary: Vocabulary, used: string[] = []): string {
  const speaker: Speaker = { key, field: 1, vocabulary, used };
  let index = below(draw(key, 0), frames.size);
  if (used.includes(frames.sources[index] as string)) index = (index + 1) % frames.size;
  used.push(frames.sources[index] as string);
  return capital(sayFrame(speaker, frames.at(index)));
}

interface Speaker {
  readonly key: number;
  field: number;
  readonly vocabulary: Vocabulary;
  readonly used: string[];
}

function sayFrame(speaker: Speaker, frame: Frame): string {
  let said = "";
  for (let i = 0; i < frame.length; i++) {
    const part = frame[i] as Part;
    if (typeof part === "string") said += part;
    else if (isSlot(part)) {
      const held = holding(speaker, part.slot);
      said += part.article ? `${articleOf(held)} ${held}` : part.capital ? capital(held) : held;
    } else said += sayFrame(speaker, part[below(draw(speaker.key, speaker.field++), part.length)] as Frame);
  }
  return said;
}

function holding(speaker: Speaker, slot: string): string {
  const held = speaker.vocabulary(slot);
  if (held === undefined) throw new TypeError(`nothing is known of ${slot}`);
  if (typeof held === "string") return held;
  let index = below(draw(speaker.key, speaker.field++), held.length);
  for (let i = 1; i < held.length && speaker.used.includes(held[index] as string); i++)
    index = (index + 1) % held.length;
  const chosen = held[index] as string;
  speaker.used.push(chosen);
  return chosen;
}

/** "a" or "an" by the sound that our words begin with. */
export function articleOf(word: string): "a" | "an" {
  return /^(hour|honest|heir|[aeiou])/i.test(word) && !/^(uni|use|eu|one\b|ur[ai])/i.test(word) ? "an" : "a";
}

/** With a capital in front. */
export function capital(text: string): string {
  const first = text.charCodeAt(0);
  // Letters a … z are the common case; others go by the language's own rule.
  if (first >= 97 && first <= 122) return String.fromCharCode(first - 32) + text.slice(1);
  return first < 128 ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A vocabulary of lists, with texts that are known put before them. */
export function vocabularyOf(
  lists: Readonly<Record<string, LazyList>>,
  known: Readonly<Record<string, string | readonly string[]>> = {},
): Vocabulary {
  return (slot) =>
    Object.hasOwn(known, slot) ? known[slot] : Object.hasOwn(lists, slot) ? lists[slot]?.() : undefined;
}
