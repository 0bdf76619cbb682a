import { knownMeaning } from "../meaning/known-meaning.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import {
  headOfThe,
  isPlausible,
  openNames,
  withoutHint,
  withoutMeasure,
  withoutMissing,
  withoutModifiers,
  withoutRate,
  withoutUnit,
} from "../words/name-words.ts";
import { beforeBoundary, circumstances, prepositions, stripped, subjectOf } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { LONGEST_NAME, type Mention, mentionInList } from "./mention.ts";
import { isKnown, type Reading } from "./reading.ts";

/** The words of a listed item that may be its name, without those about its type and its values. */
export function bareName(
  item: Item,
  reading: Reading,
): { readonly words: readonly Word[]; readonly hint: string | null; readonly unit: string | null } {
  const known = (each: readonly Word[]): boolean => isKnown(each, reading);
  const { words: bare, hint } = withoutHint(item.words, reading.isSql);
  const { words, unit } = withoutUnit(stripped(withoutMeasure(bare, item)), known);
  return { words: withoutModifiers(withoutRate(withoutMissing(words, item), item, known), known), hint, unit };
}

/** How an item stands in its list. */
export interface ListPlace {
  /** The field whose brackets hold the list. */
  readonly parent: Mention | null;
  readonly isFirst: boolean;
  readonly hint: string | null;
}

/** The field that an item of a list names, if any. */
export function mentionOfListed(
  item: Item,
  words: readonly Word[],
  place: ListPlace,
  reading: Reading,
): Mention | undefined {
  const identifier = words.find((word) => word.identifier?.includes("_") === true)?.identifier ?? words[0]?.identifier;
  const candidates =
    identifier === undefined ? possibleNames(words, place.isFirst) : identifiersFirst(words, identifier);
  const flagged = item.founds.some(({ found }) => found.kind === "rate");
  for (const each of candidates) {
    // "paid by app in 40%" is not just paid.
    if (flagged && each.length < words.length && beforeBoundary(words).length === each.length) continue;
    if (isOpen(each, words)) continue;
    const meaning = knownMeaning(each, reading.lookup);
    if (meaning !== undefined) return mentionInList(meaning, item, each, place.hint);
  }
  if (/^\d/.test(words[0]?.text ?? "")) return undefined;
  if (identifier !== undefined) return mentionOfUnknown(item, candidates[0] ?? words, true, place, reading);
  // "no self-follows" denies; "no-show" is one word.
  if (/^(?:no|without|not)$/.test(words[0]?.folded ?? "") && words[1]?.start !== words[0]?.start) return undefined;
  // "no nulls in department", "during one shift": the first is about a field, the second none.
  if (words.length > 1 && circumstances.has(words[0]?.folded ?? "")) return undefined;
  if (words.length > 1 && prepositions.has(words[0]?.folded ?? ""))
    return mentionOfListed(item, words.slice(1), place, reading);
  return mentionOfUnknown(item, nameIn(words, item), false, place, reading);
}

/** The phrases that may be the name, the whole one first. */
function possibleNames(words: readonly Word[], isFirst: boolean): readonly (readonly Word[])[] {
  const candidates: (readonly Word[])[] = [words];
  const subject = subjectOf(words);
  // "show name, email": the request's verb stands only before the first; "show name" among others is a name.
  const thorough = stripped(subject, isFirst);
  for (const each of [subject, beforeBoundary(subject), thorough, beforeBoundary(thorough)]) {
    if (each.length > 0 && !candidates.some((known) => known.length === each.length && known[0] === each[0])) {
      candidates.push(each);
    }
  }
  return candidates;
}

function identifiersFirst(words: readonly Word[], identifier: string): readonly (readonly Word[])[] {
  const own = words.filter((word) => word.identifier === identifier);
  return own.length < words.length ? [own, words] : [words];
}

/** "days to resolution" are not just days. */
function isOpen(name: readonly Word[], words: readonly Word[]): boolean {
  return (
    name.length === 1 &&
    words.length > 1 &&
    !/^\d/.test(words[2]?.text ?? "") &&
    words.length <= LONGEST_NAME &&
    openNames.has(name[0]?.english ?? "")
  );
}

/** A name that the word lists do not have whole: what it most likely means, unless it is more likely no name. */
function mentionOfUnknown(
  item: Item,
  name: readonly Word[],
  isIdentifier: boolean,
  { parent, hint }: ListPlace,
  reading: Reading,
): Mention | undefined {
  const { lookup, owner } = reading;
  const listed = listedMeaning(name, lookup, owner);
  if (listed !== undefined && listed.by !== "form") {
    const meaning = listed.by === "suffix" ? meaningOf(name, lookup, owner) : listed;
    return mentionInList(meaning, item, name, hint);
  }
  const inside = name.length > 2 && !isIdentifier ? longestInside(name, reading) : undefined;
  if (inside !== undefined && (name.length > LONGEST_NAME || item.opener === "(")) {
    return mentionInList(inside, item, inside.words, hint);
  }
  if (parent !== null && item.opener === "(") return undefined;
  if (item.opener === "," && listed === undefined && !isPlausible(name, item)) return undefined;
  if (name.length > LONGEST_NAME || !name.some((word) => /^\p{L}/u.test(word.text))) return undefined;
  if (name.length === 1 && (name[0]?.text.length ?? 0) === 1 && item.opener !== ":") return undefined;
  return mentionInList(listed ?? meaningOf(name, lookup, owner), item, name, hint);
}

/** The words of an unknown phrase that are its name: up to the verb, and up to an explanation unless the name needs it. */
function nameIn(words: readonly Word[], item: Item): readonly Word[] {
  const subject = headOfThe(subjectOf(words));
  const core = beforeBoundary(subject);
  if (core.length === subject.length || subject.length > LONGEST_NAME) return core;
  const flagged = item.founds.some(({ found }) => found.kind === "rate");
  const counted = /^\d/.test(subject[core.length + 1]?.text ?? "");
  const open = core.length === 1 && !counted && openNames.has(core[0]?.english ?? "");
  return flagged || open ? subject : core;
}

function longestInside(words: readonly Word[], { lookup }: Reading): Meaning | undefined {
  for (let length = Math.min(words.length, lookup.vocabulary.longest); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (length === 1 && (phrase[0]?.folded.length ?? 0) < 4) continue;
      const meaning = knownMeaning(phrase, lookup);
      if (meaning !== undefined) return { ...meaning, confidence: meaning.confidence * 0.7 };
    }
  }
  return undefined;
}
