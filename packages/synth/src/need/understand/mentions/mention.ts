import type { Found, Span } from "../../findings.ts";
import type { FrameField } from "../../frames/frame.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { spanOf } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";

/** A place of the need where a field is meant. */
export interface Mention extends Span {
  readonly meaning: Meaning;
  readonly item: Item | null;
  readonly sentence: number;
  /** It stands where fields are listed; else it was picked out of a sentence. */
  readonly listed: boolean;
  /** Type words behind it: "amount decimal(10,2)", "name (string)". */
  readonly hint: string | null;
  /** The unit behind its name: "water temperature °C". */
  readonly unit: string | null;
  /** The words of the buyer that the published name is made from. */
  readonly words: readonly Word[];
}

/** What several items name together. */
export interface JoinedPhrases {
  readonly mentions: readonly Mention[];
  /** So many items they are. */
  readonly count: number;
  readonly last: Item;
}

/** Members of an enumeration that stand where fields are listed: "signups, upgrades, downgrades". */
export interface MembersMention extends Span {
  readonly field: FrameField;
  readonly values: readonly string[];
}

/** Members that stand right behind the name: "status paid or refunded", "network base". */
export interface InlineMembers extends Span {
  readonly mention: Mention;
  readonly values: readonly string[];
  /** Of each of them, where they are said; of some alone, where only theirs are. */
  readonly shares?: readonly (number | undefined)[];
}

export interface Mentions {
  readonly fields: readonly Mention[];
  /** Where fields stand that tell when one step of a thing comes after the other. */
  readonly runs: readonly (readonly Span[])[];
  readonly inline: readonly InlineMembers[];
  readonly members: readonly MembersMention[];
  /** Findings that have become names: "mean/min/max temperature". */
  readonly taken: readonly Found[];
  /** More fields were named than are taken. */
  readonly cut: boolean;
  /** Phrases in lists that came to nothing. */
  readonly lost: readonly string[];
}

/** Kinds of findings that say something about the values of one field. */
const aboutField = new Set<Found["kind"]>([
  "range",
  "rate",
  "shares",
  "members",
  "prefix",
  "shape",
  "unit",
  "distribution",
  "average",
  "unique",
  "noNulls",
  "nulls",
  "decimals",
  "step",
  "exactly",
  "charge",
  "hours",
  "weekdays",
  "pace",
]);

export const LONGEST_NAME = 5;

/** So many fields are named at most; what comes after is said to be left out. */
export const MENTION_LIMIT = 150;

/** Whether a finding is about the values of one field. */
export function isAboutField(found: Found): boolean {
  return aboutField.has(found.kind);
}

/** A field meant at a place of the need; in a list or not as `listed` says. */
export function mentionAt(
  meaning: Meaning,
  item: Item | null,
  { start, end }: Span,
  words: readonly Word[],
  listed: boolean,
): Mention {
  return { meaning, item, sentence: item?.sentence ?? -1, listed, hint: null, unit: null, words, start, end };
}

/** A field meant by an item of a list, at the words of its name. */
export function mentionInList(
  meaning: Meaning,
  item: Item,
  words: readonly Word[],
  hint: string | null = null,
): Mention {
  return { ...mentionAt(meaning, item, spanOf(words.length === 0 ? item.words : words), words, true), hint };
}
