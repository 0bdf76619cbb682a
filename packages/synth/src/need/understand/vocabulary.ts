import type { Frame, FrameField } from "../frames/frame.ts";
import type { Language, Names, SemanticType } from "../ontology/semantic-type.ts";
import { type DeletionIndex, deletionIndex, nearest } from "../text/deletion-index.ts";
import { phraseKey, wordsOf } from "./phrase.ts";

/** A type that a phrase names; `rank` 0 is its most usual name. */
export interface TypeName {
  readonly type: SemanticType;
  readonly language: Language;
  readonly rank: number;
}

/** A phrase that speaks for a frame. */
export interface Cue {
  readonly frame: Frame;
  readonly weight: number;
  readonly language: Language;
  /** It stands first: what the rows are called. */
  readonly title: boolean;
}

/** All words that we know, ready for look-up. Built once from the ontology and the frames. */
export interface Vocabulary {
  readonly types: ReadonlyMap<string, SemanticType>;
  readonly frames: readonly Frame[];
  /** Types by phrase key. */
  typesNamed(key: string): readonly TypeName[];
  /** Cues by phrase key. */
  cues(key: string): readonly Cue[];
  /** The field of a frame that a phrase names, by its own names before those of its type. */
  frameField(frame: Frame, key: string): FrameField | undefined;
  /** The field of a frame with this member, for "upgrade" among the movement types. */
  frameMember(frame: Frame, key: string): { readonly field: FrameField; readonly value: string } | undefined;
  /** Frames in which a type stands. */
  framesWith(typeId: string): readonly { readonly frame: Frame; readonly field: FrameField }[];
  /** The known word that a mistyped one means; undefined for known words and hopeless ones. */
  corrected(word: string): string | undefined;
  isKnownWord(word: string): boolean;
  /** The longest phrase in any index, in words. */
  readonly longest: number;
}

const languages: readonly Language[] = ["en", "de", "es", "fr", "pt"];
const LONGEST = 7;

/** The vocabulary of an ontology and its frames. */
export function vocabularyOf(types: readonly SemanticType[], frames: readonly Frame[]): Vocabulary {
  const typeById = new Map(types.map((type) => [type.id, type]));
  const words = new Set<string>();
  const typeIndex = new Map<string, TypeName[]>();
  const cueIndex = new Map<string, Cue[]>();
  const inFrames = new Map<string, { frame: Frame; field: FrameField }[]>();
  const fieldIndexes = new Map<Frame, ReadonlyMap<string, FrameField>>();
  const memberIndexes = new Map<Frame, ReadonlyMap<string, { field: FrameField; value: string }>>();

  for (const type of types) {
    for (const name of namesOfType(type)) {
      learn(words, name.key);
      const known = typeIndex.get(name.key);
      const entry = { type, language: name.language, rank: name.rank };
      if (known === undefined) typeIndex.set(name.key, [entry]);
      else if (!known.some((each) => each.type === type)) known.push(entry);
    }
  }
  for (const entries of typeIndex.values()) entries.sort((one, other) => one.rank - other.rank);
  for (const frame of frames) {
    for (const [key, cue] of cuesOf(frame)) {
      learn(words, key);
      const known = cueIndex.get(key);
      if (known === undefined) cueIndex.set(key, [cue]);
      else if (!known.some((each) => each.frame === frame)) known.push(cue);
    }
    for (const field of frame.fields) {
      for (const key of ownKeys(field)) learn(words, key);
      const known = inFrames.get(field.type);
      if (known === undefined) inFrames.set(field.type, [{ frame, field }]);
      else known.push({ frame, field });
    }
  }
  let spelling: DeletionIndex | undefined;

  return {
    types: typeById,
    frames,
    longest: LONGEST,
    typesNamed: (key) => typeIndex.get(key) ?? [],
    cues: (key) => cueIndex.get(key) ?? [],
    frameField: (frame, key) => {
      let index = fieldIndexes.get(frame);
      if (index === undefined) {
        index = fieldIndex(frame, typeById);
        fieldIndexes.set(frame, index);
      }
      return index.get(key);
    },
    frameMember: (frame, key) => {
      let index = memberIndexes.get(frame);
      if (index === undefined) {
        index = memberIndex(frame, typeById);
        memberIndexes.set(frame, index);
      }
      return index.get(key);
    },
    framesWith: (typeId) => inFrames.get(typeId) ?? [],
    isKnownWord: (word) => words.has(word),
    corrected: (word) => {
      if (word.length < 5 || words.has(word)) return undefined;
      spelling ??= deletionIndex([...words].filter((each) => each.length >= 4), 2);
      return nearest(spelling, word, word.length >= 8 ? 2 : 1)?.word;
    },
  };
}

function learn(words: Set<string>, key: string): void {
  for (const word of key.split(" ")) words.add(word);
}

function* phrasesIn(names: Names): Generator<{ phrase: string; language: Language; rank: number }> {
  for (const language of languages) {
    const text = names[language];
    if (text === undefined || text === "") continue;
    let rank = 0;
    for (const phrase of text.split("|")) {
      yield { phrase, language, rank };
      rank += 1;
    }
  }
}

function* namesOfType(type: SemanticType): Generator<{ key: string; language: Language; rank: number }> {
  yield { key: phraseKey(type.id.split("_")), language: "en", rank: 0 };
  for (const { phrase, language, rank } of phrasesIn(type.names)) {
    for (const key of keysOf(phrase, language)) yield { key, language, rank };
  }
}

/** In its own language, and as an English reader would take the plural. */
function keysOf(phrase: string, language: Language): readonly string[] {
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  const key = phraseKey(words, language);
  if (language === "en") return [key];
  const english = phraseKey(words);
  return key === english ? [key] : [key, english];
}

function* cuesOf(frame: Frame): Generator<[string, Cue]> {
  for (const { phrase, language, rank } of phrasesIn(frame.cues)) {
    const [words, weight] = weighted(phrase);
    for (const key of keysOf(words, language)) yield [key, { frame, weight, language, title: rank === 0 }];
  }
  if (frame.against === undefined) return;
  for (const phrase of frame.against.split("|")) {
    const [words, weight] = weighted(phrase);
    for (const key of keysOf(words, "en")) yield [key, { frame, weight: -weight, language: "en", title: false }];
  }
}

function weighted(phrase: string): readonly [string, number] {
  const colon = phrase.lastIndexOf(":");
  const weight = colon < 0 ? Number.NaN : Number(phrase.slice(colon + 1));
  return Number.isNaN(weight) ? [phrase, 1] : [phrase.slice(0, colon), weight];
}

/** Keys of what a field is called in its frame alone. */
function ownKeys(field: FrameField): readonly string[] {
  const names = field.names === undefined ? [] : field.names.split("|").map((name) => phraseKey(wordsOf(name)));
  return [phraseKey(field.name.split("_")), ...names].filter((key) => key !== "");
}

function fieldIndex(frame: Frame, types: ReadonlyMap<string, SemanticType>): ReadonlyMap<string, FrameField> {
  const index = new Map<string, FrameField>();
  const add = (key: string, field: FrameField): void => {
    if (!index.has(key)) index.set(key, field);
  };
  for (const field of frame.fields) add(phraseKey(field.name.split("_")), field);
  for (const field of frame.fields) for (const key of ownKeys(field)) add(key, field);
  for (const field of frame.fields) {
    const type = types.get(field.type);
    if (type !== undefined) for (const { key } of namesOfType(type)) add(key, field);
  }
  return index;
}

function memberIndex(
  frame: Frame,
  types: ReadonlyMap<string, SemanticType>,
): ReadonlyMap<string, { field: FrameField; value: string }> {
  const index = new Map<string, { field: FrameField; value: string }>();
  for (const field of frame.fields) {
    const model = field.model ?? types.get(field.type)?.model;
    if (model?.kind !== "choice") continue;
    for (const value of model.values) {
      const key = phraseKey(wordsOf(value));
      if (key !== "" && !index.has(key)) index.set(key, { field, value });
    }
  }
  return index;
}
