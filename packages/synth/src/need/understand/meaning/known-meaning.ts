import type { FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { type Lookup, namedBy } from "../words/lookup.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { crowds, isPerson } from "./forms.ts";
import type { Meaning, Understood } from "./meaning-shape.ts";
import { subjectOfLetters } from "./subject-of-letters.ts";

export const keyWords = new Set("id identifier number no key code ref reference uuid num".split(" "));

/** What the whole phrase means by the word lists alone; undefined where they do not know it. */
export function knownMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (words.length === 0 || words.length > lookup.vocabulary.longest) return undefined;
  const { field, type } = namedBy(words, lookup);
  if (field !== undefined && !isVisits(words, field, lookup)) return inFrame(words, field, lookup, "frame", 0.95);
  if (type !== undefined && !isCounted(words, type))
    return withType(words, subjectOfLetters(type, lookup), lookup, "type", 0.9);
  return undefined;
}

/** "visits" are how many, even where a visit has a key. */
function isVisits(words: readonly Word[], field: FrameField, lookup: Lookup): boolean {
  const type = lookup.vocabulary.types.get(field.type);
  const [word] = words;
  if (word === undefined || words.length > 1) return false;
  if (type?.type === "id") return isCounted(words, type);
  // "tokens" are no kind of coin, "views" no screen.
  if (type?.type === "enum" && /^(?:tokens|views|clicks|credits|points)$/.test(word.folded)) return true;
  // "admissions" are how many, not when.
  const timed = type?.type === "date" || type?.type === "datetime";
  return (
    timed &&
    word.identifier === undefined &&
    isInPlural(word) &&
    word.key === word.english &&
    !/^(?:date|time|timestamp|start|end)$/.test(word.english)
  );
}

/** "credits" are a number of them, not the key of one; of people the key is meant. */
export function isCounted(words: readonly Word[], type: SemanticType): boolean {
  const last = words.at(-1);
  if (last === undefined || last.identifier !== undefined) return false;
  if (!isInPlural(last) || keyWords.has(last.english)) return false;
  if (type.type === "id") return words.length > 1 || crowds.has(last.english) || !isPerson(last.english);
  // "units" are how many, the "unit" is what they are counted in.
  if (words.length === 1 && /^(?:units|tokens)$/.test(last.folded) && type.type === "enum") return true;
  // "coins" are not the symbol of a coin.
  return (
    words.length === 1 &&
    (type.type === "enum" || type.type === "string") &&
    last.key === last.english &&
    type.id.includes("_") &&
    !type.id.includes(last.english)
  );
}

export function inFrame(
  words: readonly Word[],
  field: FrameField,
  lookup: Lookup,
  by: Understood,
  confidence: number,
): Meaning | undefined {
  const type = lookup.vocabulary.types.get(field.type);
  return type === undefined ? undefined : { words, field, type: ofFrame(field, type), by, confidence };
}

/** The type as the frame narrows it. */
export function ofFrame(field: FrameField, type: SemanticType): SemanticType {
  return {
    ...type,
    ...(field.model === undefined ? {} : { model: field.model }),
    ...(field.unit === undefined ? {} : { unit: field.unit }),
    ...(field.meaning === undefined ? {} : { meaning: field.meaning }),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
  };
}

/** A type outside of the frame, or the frame's field of that type when there is just one. */
export function withType(
  words: readonly Word[],
  type: SemanticType,
  lookup: Lookup,
  by: Understood,
  confidence: number,
): Meaning {
  const fields = lookup.frame?.fields.filter((field) => field.type === type.id) ?? [];
  const [only] = fields;
  if (only !== undefined && fields.length === 1) {
    return inFrame(words, only, lookup, by, confidence) ?? { words, field: null, type, by, confidence };
  }
  return { words, field: null, type, by, confidence };
}
