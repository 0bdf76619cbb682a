import type { Frame, FrameField } from "../../frames/frame.ts";
import type { Language, Names, SemanticType } from "../../ontology/semantic-type.ts";
import { type DeletionIndex, deletionIndex, nearest } from "../../text/deletion-index.ts";
import { isDeterminer } from "./determiners.ts";
import { wordKey, wordsOf } from "./phrase.ts";

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
  /** The longest phrase in any index, in words. */
  readonly longest: number;
}

const languages: readonly Language[] = ["en", "de", "es", "fr", "pt"];
const LONGEST = 7;
/** Words from this length on may have two letters wrong. */
const LONG = 8;

/** The vocabulary of an ontology and its frames. */
export function vocabularyOf(types: readonly SemanticType[], frames: readonly Frame[]): Vocabulary {
  const typeById = new Map(types.map((type) => [type.id, type]));
  const keys = keyMaker();
  const typeIndex = new Map<string, TypeName[]>();
  const cueIndex = new Map<string, Cue[]>();
  const inFrames = new Map<string, { frame: Frame; field: FrameField }[]>();
  const fieldIndexes = new Map<Frame, ReadonlyMap<string, FrameField>>();
  const memberIndexes = new Map<Frame, ReadonlyMap<string, { field: FrameField; value: string }>>();

  for (const type of types) {
    for (const name of namesOfType(type, keys)) {
      const known = typeIndex.get(name.key);
      const entry = { type, language: name.language, rank: name.rank };
      if (known === undefined) typeIndex.set(name.key, [entry]);
      else if (!known.some((each) => each.type === type)) known.push(entry);
    }
  }
  for (const entries of typeIndex.values()) entries.sort((one, other) => one.rank - other.rank);
  for (const frame of frames) {
    for (const [key, cue] of cuesOf(frame, keys)) {
      const known = cueIndex.get(key);
      if (known === undefined) cueIndex.set(key, [cue]);
      else if (!known.some((each) => each.frame === frame)) known.push(cue);
    }
    for (const field of frame.fields) {
      const known = inFrames.get(field.type);
      if (known === undefined) inFrames.set(field.type, [{ frame, field }]);
      else known.push({ frame, field });
    }
  }
  let words: ReadonlySet<string> | undefined;
  let short: DeletionIndex | undefined;
  let long: DeletionIndex | undefined;

  return {
    types: typeById,
    frames,
    longest: LONGEST,
    typesNamed: (key) => typeIndex.get(key) ?? [],
    cues: (key) => cueIndex.get(key) ?? [],
    frameField: (frame, key) => {
      let index = fieldIndexes.get(frame);
      if (index === undefined) {
        index = fieldIndex(frame, typeById, keys);
        fieldIndexes.set(frame, index);
      }
      return index.get(key);
    },
    frameMember: (frame, key) => {
      let index = memberIndexes.get(frame);
      if (index === undefined) {
        index = memberIndex(frame, typeById, keys);
        memberIndexes.set(frame, index);
      }
      return index.get(key);
    },
    framesWith: (typeId) => inFrames.get(typeId) ?? [],
    corrected: (word) => {
      if (word.length < 4) return undefined;
      words ??= wordsIn([...typeIndex.keys(), ...cueIndex.keys(), ...ownKeysOf(frames, keys)]);
      if (words.has(word)) return undefined;
      if (word.length < LONG) {
        short ??= deletionIndex(
          [...words].filter((each) => each.length >= 4 && each.length <= LONG),
          1,
        );
        return nearest(short, word, 1)?.word;
      }
      long ??= deletionIndex(
        [...words].filter((each) => each.length >= LONG - 2),
        2,
      );
      return nearest(long, word, 2)?.word;
    },
  };
}

function wordsIn(keys: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const key of keys) for (const word of key.split(" ")) words.add(word);
  return words;
}

function ownKeysOf(frames: readonly Frame[], keys: KeysOf): readonly string[] {
  return frames.flatMap((frame) => frame.fields.flatMap((field) => ownKeys(field, keys)));
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

/** The keys of a phrase in its language; none where it has no words. */
type KeysOf = (phrase: string, language: Language) => readonly string[];

/** Remembers the words it has seen: vocabularies say the same words again and again. */
function keyMaker(): KeysOf {
  const seen: Readonly<Record<Language, Map<string, string>>> = {
    en: new Map(),
    de: new Map(),
    es: new Map(),
    fr: new Map(),
    pt: new Map(),
  };
  const keyOf = (words: readonly string[], language: Language): string => {
    const known = seen[language];
    let key = "";
    for (const word of words) {
      let own = known.get(word);
      if (own === undefined) {
        own = wordKey(word, language);
        known.set(word, own);
      }
      key = key === "" ? own : `${key} ${own}`;
    }
    return key;
  };
  return (phrase, language) => {
    const words = wordsOf(phrase);
    if (words.length === 0) return [];
    return [keyOf(words, language)];
  };
}

function* namesOfType(type: SemanticType, keys: KeysOf): Generator<{ key: string; language: Language; rank: number }> {
  for (const key of keys(type.id.replaceAll("_", " "), "en")) yield { key, language: "en", rank: 0 };
  for (const { phrase, language, rank } of phrasesIn(type.names)) {
    for (const key of keys(phrase, language)) yield { key, language, rank };
  }
}

function* cuesOf(frame: Frame, keys: KeysOf): Generator<[string, Cue]> {
  for (const { phrase, language, rank } of phrasesIn(frame.cues)) {
    const [words, weight] = weighted(phrase);
    for (const key of keys(withoutDeterminers(words, language), language))
      yield [key, { frame, weight, language, title: rank === 0 }];
  }
  if (frame.against === undefined) return;
  for (const phrase of frame.against.split("|")) {
    const [words, weight] = weighted(phrase);
    for (const key of keys(withoutDeterminers(words, "en"), "en"))
      yield [key, { frame, weight: -weight, language: "en", title: false }];
  }
}

function withoutDeterminers(phrase: string, language: Language): string {
  return phrase.includes(" ")
    ? phrase
        .split(" ")
        .filter((word) => !isDeterminer(word, language))
        .join(" ")
    : phrase;
}

function weighted(phrase: string): readonly [string, number] {
  const colon = phrase.lastIndexOf(":");
  const weight = colon < 0 ? Number.NaN : Number(phrase.slice(colon + 1));
  return Number.isNaN(weight) ? [phrase, 1] : [phrase.slice(0, colon), weight];
}

/** Keys of what a field is called in its frame alone. */
function ownKeys(field: FrameField, keys: KeysOf): readonly string[] {
  const names = field.names === undefined ? [] : field.names.split("|").flatMap((name) => keys(name, "en"));
  return [...keys(field.name.replaceAll("_", " "), "en"), ...names];
}

function fieldIndex(
  frame: Frame,
  types: ReadonlyMap<string, SemanticType>,
  keys: KeysOf,
): ReadonlyMap<string, FrameField> {
  const index = new Map<string, FrameField>();
  const add = (key: string, field: FrameField): void => {
    if (!index.has(key)) index.set(key, field);
  };
  for (const field of frame.fields) for (const key of keys(field.name.replaceAll("_", " "), "en")) add(key, field);
  for (const field of frame.fields) for (const key of ownKeys(field, keys)) add(key, field);
  for (const field of frame.fields) {
    const type = types.get(field.type);
    if (type !== undefined) for (const { key } of namesOfType(type, keys)) add(key, field);
  }
  return index;
}

function memberIndex(
  frame: Frame,
  types: ReadonlyMap<string, SemanticType>,
  keys: KeysOf,
): ReadonlyMap<string, { field: FrameField; value: string }> {
  const index = new Map<string, { field: FrameField; value: string }>();
  for (const field of frame.fields) {
    const model = field.model ?? types.get(field.type)?.model;
    if (model?.kind !== "choice") continue;
    for (const value of model.values) {
      for (const key of keys(value, "en")) if (!index.has(key)) index.set(key, { field, value });
    }
  }
  return index;
}
