import { isParticiple } from "../../text/participles.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf, keysOfWords, typeOf } from "../words/lookup.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { isAboutField, type MembersMention } from "./mention.ts";
import type { Reading } from "./reading.ts";

/** The member of one of the frame's fields that a phrase among the fields names. */
export function memberNamed(
  words: readonly Word[],
  items: readonly Item[],
  index: number,
  { lookup }: Reading,
): MembersMention | undefined {
  const { frame, vocabulary } = lookup;
  const item = items[index];
  if (frame === null || item === undefined) return undefined;
  if (frameFieldOf(words, lookup) !== undefined) return undefined;
  // A "tool error rate" is measured, though it is a metric, too.
  if (words.length > 1 && measures.test(words.at(-1)?.english ?? "")) return undefined;
  if (item.founds.some(({ found }) => isAboutField(found))) return undefined;
  for (const key of keysOfWords(words)) {
    const member = vocabulary.frameMember(frame, key);
    if (member === undefined) continue;
    if (typeOf(words, lookup) !== undefined && !isAmongMembers(items, index, lookup)) continue;
    return { field: member.field, values: [member.value], start: item.start, end: item.end };
  }
  return undefined;
}

/** "collected, sorted, delivered": behind a deed that is no member of the status a deed is none either. */
export function isDeedBehindDeed(items: readonly Item[], index: number, reading: Reading): boolean {
  const [before, own] = [items[index - 1], items[index]];
  if (before?.joint !== "," || own?.zone !== "list" || before.sentence !== own.sentence) return false;
  const isDeed = ({ words: [only, ...more], founds, inner }: Item): boolean =>
    only !== undefined && more.length + founds.length + inner.length === 0 && isParticiple(only.folded, "en");
  return isDeed(before) && isDeed(own) && memberNamed(before.words, items, index - 1, reading) === undefined;
}

const measures = /^(?:rate|score|ratio|count|percentage|percent|pct|latency|duration|cost|amount|share|total)$/;

/** Whether the item before or behind names a member of the same field. */
function isAmongMembers(items: readonly Item[], index: number, { frame, vocabulary }: Reading["lookup"]): boolean {
  if (frame === null) return false;
  const sentence = items[index]?.sentence;
  const fields = [index - 1, index, index + 1].map((at) => {
    const item = items[at];
    const words = item === undefined || item.sentence !== sentence || item.zone !== "list" ? [] : stripped(item.words);
    const keys = words.length === 0 ? [] : keysOfWords(words);
    return keys.map((key) => vocabulary.frameMember(frame, key)?.field).find((field) => field !== undefined);
  });
  return fields[1] !== undefined && (fields[0] === fields[1] || fields[2] === fields[1]);
}
