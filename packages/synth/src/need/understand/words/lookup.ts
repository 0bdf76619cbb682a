import type { Frame, FrameField } from "../../frames/frame.ts";
import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import type { Word } from "./pieces.ts";
import type { TypeName } from "./type-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What is asked of the vocabulary for one need. */
export interface Lookup {
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  /** What phrases came to already: hostile needs say the same a hundred times. */
  readonly known: Map<string, { readonly field: FrameField | undefined; readonly type: SemanticType | undefined }>;
  /** All words of the need. */
  readonly words: readonly Word[];
  /** The frame chosen, if any: its words come before all others. */
  readonly frame: Frame | null;
}

/** The keys of a phrase: in the language of the need, then as English. */
export function keysOfWords(words: readonly Word[]): readonly string[] {
  const key = words.map((word) => word.key).join(" ");
  const english = words.map((word) => word.english).join(" ");
  return key === english ? [key] : [key, english];
}

/** What the whole phrase names: a field of the frame, or a type. */
export function namedBy(
  words: readonly Word[],
  lookup: Lookup,
): { readonly field: FrameField | undefined; readonly type: SemanticType | undefined } {
  const key = words.map((word) => word.folded).join(" ");
  const known = lookup.known.get(key);
  if (known !== undefined) return known;
  const field = frameFieldOf(words, lookup);
  const named = { field, type: typeOf(words, lookup) };
  lookup.known.set(key, named);
  return named;
}

/** The field of the frame that the whole phrase names. */
export function frameFieldOf(words: readonly Word[], lookup: Lookup): FrameField | undefined {
  const { vocabulary, frame } = lookup;
  if (frame === null) return undefined;
  for (const key of keysOfWords(words)) {
    const field = vocabulary.frameField(frame, key);
    if (field !== undefined && !meansOther(field, key, words, lookup)) return field;
  }
  return undefined;
}

/** A "guest" is not how many guests there are, an English "note" no French mark: the need's own language has a name for something else. */
function meansOther(field: FrameField, key: string, words: readonly Word[], { vocabulary, language }: Lookup): boolean {
  const names = vocabulary.typesNamed(key);
  if (!names.some((name) => name.language === language && !name.atHome && name.type.id !== field.type)) return false;
  const type = vocabulary.types.get(field.type);
  const by = names.find((name) => name.type === type)?.language ?? language;
  return (type !== undefined && isOneOfMany(type, words)) || (by !== language && by !== "en");
}

/** The type that the whole phrase names: of the frame first, then in the language of the need, then by how usual the name is. */
export function typeOf(words: readonly Word[], lookup: Lookup): SemanticType | undefined {
  const names: TypeName[] = [];
  for (const key of keysOfWords(words)) names.push(...lookup.vocabulary.typesNamed(key));
  let best: TypeName | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const name of names) {
    const worth = worthOf(name, lookup, words);
    if (worth > bestWorth) {
      best = name;
      bestWorth = worth;
    }
  }
  return bestWorth > Number.NEGATIVE_INFINITY ? best?.type : undefined;
}

/** A type in so many domains is at home in any. */
const WIDESPREAD = 4;

/** "limit" for a credit limit, "position" for one in a genome: outside of their own domain such words mean something else. */
function isShorthand({ id }: SemanticType, words: readonly Word[]): boolean {
  const parts = id.split("_");
  const said = (part: string): boolean => words.some((word) => word.english === part);
  return (
    words.every((word) => parts.includes(word.english)) && parts.some((part) => !said(part) && !kindParts.has(part))
  );
}

/** Parts of an id that say the kind of value and not what it is of: a "pilot_name" is the pilot. */
const kindParts = new Set(
  "name id fake address score rate type code count amount number text value total share pct percent is has flag list kg g t km kmh m m2 m3 mm cm ms s min h day days month months year years c usd eur".split(
    " ",
  ),
);

/** "goal" is no number of goals, "item" no number of items. */
function isOneOfMany({ id, type }: SemanticType, words: readonly Word[]): boolean {
  const [word] = words;
  if (type !== "int" || word === undefined || words.length > 1) return false;
  return (
    (id.endsWith("_count") || id.endsWith("s") || id === "children") &&
    word.folded === word.english &&
    !word.english.endsWith("count")
  );
}

/** "days" are how many, not which. */
function isSpan({ type }: SemanticType, words: readonly Word[]): boolean {
  const [word] = words;
  if (word === undefined || words.length > 1 || (type !== "date" && type !== "datetime")) return false;
  return /^(?:days|weeks|years|hours)$/.test(word.folded);
}

function worthOf(
  { type, language, rank, atHome, alone }: TypeName,
  { frame, language: needs, vocabulary }: Lookup,
  words: readonly Word[],
): number {
  const inFrame = frame?.fields.some((field) => field.type === type.id) === true ? 10 : 0;
  // A "party" is one of two that haggle where agents do, and nowhere else.
  if (atHome && inFrame === 0) return Number.NEGATIVE_INFINITY;
  if ((inFrame === 0 && isOneOfMany(type, words)) || isSpan(type, words)) return Number.NEGATIVE_INFINITY;
  const own = language === needs ? 3 : language === "en" ? 2 : 0;
  // A word of a language that the need is not in is more likely something else: a "surface" is no area.
  if (own === 0 && words.length === 1 && (needs === "en" || (words[0]?.folded.length ?? 0) < 5))
    return Number.NEGATIVE_INFINITY;
  if (inFrame === 0 && !alone && isShorthand(type, words) && vocabulary.framesWith(type.id).length < WIDESPREAD)
    return Number.NEGATIVE_INFINITY;
  return inFrame + own - Math.min(rank, 10) / 10;
}
