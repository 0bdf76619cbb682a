import { draw, innerKey, unit } from "../random/hash.ts";
import { type Frames, say, type Vocabulary } from "./grammar.ts";
import { enFrames } from "./prose/english.ts";
import { enReviews } from "./prose/english-reviews.ts";
import { enWork } from "./prose/english-work.ts";
import { frFrames } from "./prose/french.ts";
import { deFrames } from "./prose/german.ts";
import { matterOf } from "./prose/matters.ts";
import { ptFrames } from "./prose/portuguese.ts";
import { esFrames } from "./prose/spanish.ts";
import type { Shape, TextBank } from "./prose/text-bank.ts";

/** Short texts of a kind, made by a key. */
export const textKinds = [
  "title",
  "description",
  "comment",
  "review",
  "review_title",
  "note",
  "subject",
  "ticket",
  "message",
  "bio",
  "summary",
  "reason",
  "tags",
  "log",
  "error",
  "question",
  "answer",
  "headline",
  "feedback",
  "instruction",
] as const;
export type TextKind = (typeof textKinds)[number];

export interface TextOptions {
  /** BCP 47; languages that we do not write are answered in English. */
  readonly language?: string;
  /** 1 … 5: what a review or a comment is to say. Drawn when it is not given. */
  readonly rating?: number;
  /** What it is about: "hotel", "restaurant", "software", a category of goods … */
  readonly category?: string;
  /** The thing itself, when it has a name. */
  readonly subject?: string;
  /** Words to come back to. */
  readonly topics?: readonly string[];
}

const english: TextBank = { ...enFrames, ...enReviews, ...enWork };
const banks: Readonly<Record<string, TextBank>> = {
  en: english,
  de: deFrames,
  es: esFrames,
  fr: frFrames,
  pt: ptFrames,
};

const SALT = 0x70726f73;
const RATING = 0;
const SHAPE = 1;

/** Whether a kind is written in a language (BCP 47); if not, it comes in English. */
export function isWritten(kind: TextKind, language: string): boolean {
  return banks[language.slice(0, 2)]?.[kind] !== undefined;
}

/** The text at a key. */
export function textAt(key: number, kind: TextKind, options: TextOptions = {}): string {
  const inside = innerKey(key, SALT);
  const asked = (options.language ?? "en").slice(0, 2).toLowerCase();
  const language = banks[asked]?.[kind] === undefined ? "en" : asked;
  const form = (banks[language] as TextBank)[kind];
  if (form === undefined) throw new RangeError(`no text of kind ${kind}`);
  const mood = moodOf(options.rating ?? ratingAt(key));
  const vocabulary = wordsFor(inside, language, options);
  const shapes = typeof form === "function" ? form(mood) : form;
  const { topics } = options;
  for (let attempt = 0; ; attempt++) {
    const text = composed(innerKey(inside, attempt), shapes, vocabulary);
    if (attempt === TOPIC_ATTEMPTS || topics === undefined || mentions(text, topics)) return text;
  }
}

/** Not all sentences speak of a topic: where one is asked for, so many more are tried. */
const TOPIC_ATTEMPTS = 4;

function mentions(text: string, topics: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return topics.length === 0 || topics.some((topic) => folded.includes(topic.toLowerCase()));
}

function composed(key: number, shapes: readonly Shape[], vocabulary: Vocabulary): string {
  const shape = shapes[Math.floor(unit(draw(key, SHAPE)) * shapes.length)] as Shape;
  const used: string[] = [];
  let text = "";
  for (let i = 0; i < shape.length; i++) {
    const said = say(innerKey(key, i + 1), (shape[i] as () => Frames)(), vocabulary, used);
    text = text === "" ? said : `${text} ${said}`;
  }
  return text;
}

/** A rating as people give them: many fives, some ones. */
export function ratingAt(key: number): number {
  const u = draw(innerKey(key, SALT), RATING);
  if (u < 0x8ccccccc) return 5;
  if (u < 0xc51eb851) return 4;
  if (u < 0xdc28f5c2) return 3;
  if (u < 0xe8f5c28f) return 2;
  return 1;
}

/** −1, 0 or 1. */
function moodOf(rating: number): -1 | 0 | 1 {
  return rating >= 4 ? 1 : rating >= 2.5 ? 0 : -1;
}

/** What a text may speak of: the subject and topics that are given, else what belongs to its category. */
function wordsFor(key: number, language: string, options: TextOptions): Vocabulary {
  const matter = matterOf(language, options.category, key);
  const { subject, topics } = options;
  return (slot) => {
    if (slot === "thing" && subject !== undefined) return subject;
    if (slot === "topic" && topics !== undefined && topics.length > 0) return topics;
    return matter(slot);
  };
}
