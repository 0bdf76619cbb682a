import { knownMeaning } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import { counterparts, isAdjective, wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { groupOf } from "./group-phrases.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** What several items name together. */
export interface JoinedPhrases {
  readonly mentions: readonly Mention[];
  /** So many items they are. */
  readonly count: number;
  readonly last: Item;
}

/** Phrases that the conjunction belongs to ("start and end date"), and heads left out ("billed, allowed and paid amounts"). */
export function joinedPhrases(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const first = items[index] as Item;
  const second = items[index + 1];
  if (second === undefined || first.words.length === 0 || second.words.length === 0) return undefined;
  if (first.words.some((word) => word.identifier !== undefined)) return undefined;
  if (first.founds.length === 0 && first.inner.length === 0 && (first.joint === "and" || first.joint === "/")) {
    const start = stripped(first.words);
    const end = beforeBoundary(stripped(second.words));
    const conjunction = wordLike(first.joint === "and" ? "and" : "", start);
    const phrase = [...start, ...conjunction, ...end];
    const pair = pairOf(start, end);
    if (pair !== undefined) {
      const mentions = pair.map((words, at) =>
        mentionInList(named(words, reading).meaning, at === 0 ? first : second, words),
      );
      return { mentions, count: 2, last: second };
    }
    const known = groupOf(phrase, reading) ?? groupOf([...start, ...end], reading) ?? single(phrase, reading);
    if (known !== undefined) {
      const mentions = known.map(({ meaning, words }) => mentionInList(meaning, second, words));
      return { mentions, count: 2, last: second };
    }
  }
  return elidedHeads(items, index, reading);
}

/** "token in/out", "reference low and high", "journey from/to station": what stands before or behind belongs to both. */
function pairOf(start: readonly Word[], end: readonly Word[]): readonly (readonly Word[])[] | undefined {
  const [last, first] = [start.at(-1), end[0]];
  if (last === undefined || first === undefined || counterparts.get(last.folded) !== first.folded) return undefined;
  if (start.length > 1 && end.length === 1) return [start, [...start.slice(0, -1), ...end]];
  if (end.length > 1) return [[last, ...end.slice(1)], end];
  return undefined;
}

function single(words: readonly Word[], { lookup }: Reading): readonly NamedPhrase[] | undefined {
  const meaning = knownMeaning(words, lookup);
  return meaning === undefined ? undefined : [{ meaning, words }];
}

/** "billed, allowed and paid amounts": each shares the head of the last. */
function elidedHeads(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const group = enumerated(items, index);
  const last = group.at(-1) as Item;
  const before = group.slice(0, -1);
  if (before.length === 0 || group.at(-2)?.joint === ",") return undefined;
  const tail = beforeBoundary(stripped(last.words));
  const head = tail.at(-1);
  if (tail.length < 2 || head === undefined) return undefined;
  if (!before.toReversed().every((item) => lacksHead(item, head, reading))) return undefined;
  const phrases = group.map((item) => (item === last ? tail : [...stripped(item.words), head]));
  const mentions = phrases.map((words, at) => mentionInList(named(words, reading).meaning, group[at] as Item, words));
  return { mentions, count: group.length, last };
}

/** The items up to the one behind the first "and", at most six. */
function enumerated(items: readonly Item[], index: number): readonly Item[] {
  const group: Item[] = [];
  for (let at = index; at < items.length && group.length < 6; at += 1) {
    const item = items[at] as Item;
    group.push(item);
    if (item.joint !== "," && item.joint !== "and" && item.joint !== "/" && item.joint !== "or") break;
    if (at > index && (items[at - 1] as Item).joint === "and") break;
  }
  return group;
}

/** Only a word that is no field by itself, or is better known with the head, lacks it. */
function lacksHead({ words: all, founds }: Item, head: Word, { lookup }: Reading): boolean {
  const words = stripped(all);
  if (words.length !== 1 || founds.length > 0) return false;
  const withHead = knownMeaning([...words, head], lookup);
  const alone = knownMeaning(words, lookup);
  if (withHead === undefined) return alone === undefined && isAdjective(words[0] as Word);
  return alone === undefined || alone.by !== "frame" || withHead.by === "frame";
}
