import type { Frame, FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { lately } from "../../text/lately.ts";
import { nearest, nearWords } from "../../text/near-words.ts";
import { type Cue, cuesByPhrase } from "./cues.ts";
import { frameWords } from "./frame-words.ts";
import { typesByMember } from "./member-types.ts";
import { phraseKeys } from "./phrase-keys.ts";
import { hasSameConsonants } from "./slip.ts";
import { type TypeName, typesByName } from "./type-names.ts";

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
  /** Types whose values are chosen from members, this one among them. */
  typesWithMember(key: string): readonly SemanticType[];
  /** Frames in which a type stands. */
  framesWith(typeId: string): readonly { readonly frame: Frame; readonly field: FrameField }[];
  /** Whether a word, by its key, stands in any phrase. */
  knows(word: string): boolean;
  /** The known word that a mistyped one means; undefined for known words and hopeless ones. */
  corrected(word: string): string | undefined;
  /** The longest phrase in any index, in words. */
  readonly longest: number;
}

const LONGEST = 7;
/** Words shorter than this are neither put right nor taken for what a mistyped one means. */
const SHORTEST = 4;
/** Words from this length on may have two letters wrong. */
const LONG = 7;
/** Needs say the same wrong word again and again, hostile ones a hundred times. */
const REMEMBERED = 256;

/** The vocabulary of an ontology and its frames. */
export function vocabularyOf(types: readonly SemanticType[], frames: readonly Frame[]): Vocabulary {
  const typeById = new Map(types.map((type) => [type.id, type]));
  const { keyOf, words, wordsIn } = phraseKeys();
  const typesNamed = typesByName(types, keyOf);
  const cues = cuesByPhrase(frames, keyOf);
  const english = new Set(wordsIn("en"));
  const inFrames = frameWords(frames, typeById, keyOf);
  let byMember: ReturnType<typeof typesByMember> | undefined;
  const candidates = nearWords(
    [...words].filter((word) => word.length >= SHORTEST),
    2,
  );

  return {
    types: typeById,
    frames,
    longest: LONGEST,
    typesNamed,
    cues,
    frameField(frame, key) {
      const own = inFrames.field(frame, key);
      if (own !== undefined) return own;
      const named = typesNamed(key);
      return named.length === 0
        ? undefined
        : frame.fields.find((field) => named.some(({ type }) => type.id === field.type));
    },
    frameMember: inFrames.member,
    // Read when the first is asked for: most needs name no members.
    typesWithMember(key) {
      byMember ??= typesByMember(types);
      return byMember(key);
    },
    framesWith: inFrames.framesWith,
    knows: (word) => words.has(word),
    corrected: lately(REMEMBERED, (word) => {
      if (word.length < SHORTEST || words.has(word)) return undefined;
      // English before other languages, then a word that differs in vowels and doubled letters alone.
      const rank = (other: string): number => (english.has(other) ? 2 : 0) + (hasSameConsonants(word, other) ? 1 : 0);
      return nearest(candidates, word, word.length < LONG ? 1 : 2, rank)?.word;
    }),
  };
}
