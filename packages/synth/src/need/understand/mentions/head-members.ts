import type { FrameField } from "../../frames/frame.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf, keysOfWords } from "../words/lookup.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { type InlineMembers, mentionAt } from "./mention.ts";
import type { Reading } from "./reading.ts";

interface Named {
  readonly field: FrameField;
  readonly value: string;
  readonly words: readonly Word[];
}

/** Members have so many words at most. */
const LONGEST = 2;

/**
 * "wallets on Base and Arbitrum", "60 routers and switches", "variants in BRCA1 and BRCA2": members of one enumeration that the
 * head joins are all that the rows have of it.
 */
export function headMembers(items: readonly Item[], index: number, reading: Reading): InlineMembers | undefined {
  const first = items[index] as Item;
  if (first.zone !== "head" && first.zone !== "prose") return undefined;
  const joints = first.zone === "head" ? ["and", "or", "/", ","] : ["and", "or", "/"];
  const found: Named[] = [];
  for (let at = index; at < items.length; at += 1) {
    const item = items[at] as Item;
    const isFirst = at === index;
    // "in BRCA1, BRCA2 and TP53, depth": the list of columns begins behind the last.
    const isJoined = item.zone === first.zone || item.joint === "and" || items[at - 1]?.joint === "and";
    if (item.sentence !== first.sentence || !isJoined) break;
    const named = isFirst ? lastNamed(item, reading) : firstNamed(item, reading);
    if (named === undefined || (found[0] !== undefined && named.field !== found[0].field)) break;
    found.push(named);
    if (item.joint === null || !joints.includes(item.joint) || !(isFirst || isAlone(item, named))) break;
  }
  const [one, other] = found;
  if (one === undefined || other === undefined || new Set(found.map(({ value }) => value)).size < 2) return undefined;
  const type = reading.lookup.vocabulary.types.get(one.field.type);
  if (type === undefined) return undefined;
  const span = { start: one.words[0]?.start ?? first.start, end: found.at(-1)?.words.at(-1)?.end ?? first.end };
  const meaning = {
    words: one.words,
    field: one.field,
    type: ofFrame(one.field, type),
    by: "frame",
    confidence: 0.8,
  } as const;
  return { mention: mentionAt(meaning, first, span, [], true), values: found.map(({ value }) => value), ...span };
}

function isAlone({ words, founds }: Item, named: Named): boolean {
  return words.length === named.words.length && founds.length === 0;
}

/** The member that an item ends with, in words or in what it counts: "60 routers". */
function lastNamed({ words, founds }: Item, reading: Reading): Named | undefined {
  const counted = founds.findLast(({ found, at }) => found.kind === "entities" && at === words.length)?.found;
  const all = counted?.kind === "entities" ? quotedWords(counted.noun, counted, reading.findings.language) : words;
  for (let length = Math.min(LONGEST, all.length); length > 0; length -= 1) {
    const member = memberOf(all.slice(-length), reading);
    if (member !== undefined) return member;
  }
  return undefined;
}

function firstNamed({ words: all }: Item, reading: Reading): Named | undefined {
  const words = /^(?:the|in|on|de|of|for)$/.test(all[0]?.folded ?? "") ? all.slice(1) : all;
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const member = memberOf(words.slice(0, length), reading);
    if (member !== undefined) return member;
  }
  return undefined;
}

function memberOf(words: readonly Word[], { lookup }: Reading): Named | undefined {
  const { frame, vocabulary } = lookup;
  if (frame === null) return undefined;
  // "hourly PM2.5 and PM10" are measures, though pollutants too.
  const own = frameFieldOf(words, lookup);
  const { type } = (own === undefined ? undefined : vocabulary.types.get(own.type)) ?? {};
  // A row per test has a value of its own: there "HbA1c and creatinine" are tests.
  const isLong = frame.fields.some(({ core, name }) => core === true && /(?:^|_)value$/.test(name));
  if ((type === "number" || type === "int") && !isLong) return undefined;
  for (const key of keysOfWords(words)) {
    const member = vocabulary.frameMember(frame, key);
    if (member !== undefined) return { ...member, words };
  }
  return undefined;
}
