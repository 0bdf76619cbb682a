import { isTimeWord } from "../../rules/time-words.ts";
import { lookalikes, participles } from "../../text/participles.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { isIntent, timed } from "../meaning/moment-meaning.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { enumerated } from "./enumerated.ts";
import type { JoinedPhrases } from "./mention.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

type Phrase = readonly Word[];

const heads = /^(?:time|date|timestamp|datetime)$/;

/** "due and given time", "plug-in and unplug time", "order, ship and delivery dates": when each of several things happens. */
export function sharedTimes(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const group = enumerated(items, index);
  const [last, ...before] = group.toReversed();
  if (last === undefined || before.length === 0 || before[0]?.joint === ",") return undefined;
  const tail = beforeBoundary(stripped(last.words));
  const head = tail.at(-1);
  if (head === undefined || !isHeadOfTimes(head) || last.founds.some(({ found }) => found.kind === "unit"))
    return undefined;
  const firsts = before.toReversed();
  if (firsts.some(({ founds, inner }) => founds.length + inner.length > 0)) return undefined;
  const parts = [...firsts.map(wholeOf), tail.slice(0, -1)];
  const whole = withSharedNoun(parts);
  if (!whole.every(isWhen)) return undefined;
  // What is done one after the other is told, and called, as any run of deeds.
  const areDeeds = head.english !== "date" && whole.every((part) => part.length === 1 && part.every(isDone));
  const mentions = whole.map((part, at) => {
    const item = group[at] as Item;
    return areDeeds ? mentionInList(timed(part, "at"), item, part) : timeNamed(part, head, item, reading);
  });
  return { mentions, count: group.length, last };
}

export function isHeadOfTimes({ english, identifier }: Word): boolean {
  return identifier === undefined && heads.test(english);
}

/** The time at which something happens: "queued" by its timestamp is `queued_at`. */
export function timeNamed(part: Phrase, head: Word, item: Item, reading: Reading): Mention {
  const isStamp = /^(?:timestamp|datetime|time)$/.test(head.english);
  const link = isStamp && part.length === 1 && part.every(isDone) ? "at" : head.english;
  const words = [...part, ...wordLike(link, [head])];
  const { meaning } = named(words, reading);
  return mentionInList(isTime(meaning) ? meaning : timed(words, head.english === "date" ? "date" : "at"), item, words);
}

/** Whether a phrase is of something that happens at a time: "picked up", "actual arrival", "plug in". */
export function isWhen(part: Phrase): boolean {
  const [first, ...others] = part;
  if (
    first === undefined ||
    first.folded === "assignee" ||
    part.length > 3 ||
    part.some(({ identifier }) => identifier !== undefined)
  )
    return false;
  const isOne = isTimeWord(part.map(({ folded }) => folded)) || isTimeWord(part.map(({ english }) => english));
  if (isOne || (others.length < 2 && isDone(first) && others.every(isParticle))) return true;
  return isIntent(first.folded) && (others.length === 0 || isWhen(others));
}

/** "planned and real arrival": of which thing the one and the other is. */
function withSharedNoun(parts: readonly Phrase[]): readonly Phrase[] {
  const [intent, ...noun] = parts.at(-1) ?? [];
  const areIntents = parts
    .slice(0, -1)
    .every(([only, ...more]) => only !== undefined && isIntent(only.folded) && more.length === 0);
  if (!areIntents || noun.length === 0 || intent === undefined || !isIntent(intent.folded)) return parts;
  return parts.map((part, at) => (at === parts.length - 1 ? part : [...part, ...noun]));
}

/** The words of an item with the particle that a verb ends in: "plug in". */
function wholeOf({ words }: Item): Phrase {
  const last = words.at(-1);
  return words.length === 2 && last !== undefined && isParticle(last) ? words : stripped(words);
}

function isParticle({ folded }: Word): boolean {
  return /^(?:in|out|up|off|on|down)$/.test(folded);
}

function isDone({ folded }: Word): boolean {
  return participles.test(folded) && !isIntent(folded) && !lookalikes.test(folded) && folded !== "used";
}

function isTime({ type }: Meaning): boolean {
  return type.type === "date" || type.type === "datetime";
}
