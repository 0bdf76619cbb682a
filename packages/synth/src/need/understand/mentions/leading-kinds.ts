import type { FrameField } from "../../frames/frame.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf } from "../words/lookup.ts";
import { textOf } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { type InlineMembers, mentionAt } from "./mention.ts";
import type { Reading } from "./reading.ts";

const FEWEST = 3;
const MOST = 24;
const each = /^(?:each|equally|evenly|apiece|jeweils|gleichmassig|cada|chacun|chacune)$/;

/**
 * "injected faults, 1000 cases: truncated body, wrong id, missing field, timeout.": the list of a head that is nothing but members
 * of one enumeration of the domain, to the end of its sentence.
 */
export function leadingKinds(
  items: readonly Item[],
  index: number,
  reading: Reading,
): (InlineMembers & { readonly count: number }) | undefined {
  const first = items[index] as Item;
  if (items[index - 1]?.zone !== "head" || items[index - 1]?.joint !== ":" || reading.lookup.frame === null)
    return undefined;
  let end = index;
  while (end < items.length && items[end]?.sentence === first.sentence && end - index <= MOST) end += 1;
  // "business or leisure, nights": behind its "or" a list has one more member.
  const last = items.findIndex(({ joint }, at) => at >= index && at < end && joint === "or");
  if (last >= 0) end = Math.min(end, last + 2);
  const shared = isShareEach(items[end - 1]);
  const group = items.slice(index, shared ? end - 1 : end);
  const phrases = group.map(({ words }) => stripped(words));
  if (group.length < FEWEST || !group.every(isPlain)) return undefined;
  const field = fieldOf(
    phrases.map((words) => phraseKey(words.map(({ text }) => text))),
    reading,
  );
  if (field === undefined) return undefined;
  const columns = phrases.filter((words) => frameFieldOf(words, reading.lookup) !== undefined).length;
  const type = reading.lookup.vocabulary.types.get(field.type);
  if (type === undefined || columns * 3 > group.length) return undefined;
  const span = { start: first.start, end: group.at(-1)?.end ?? first.end };
  const meaning = { words: [], field, type: ofFrame(field, type), by: "frame", confidence: 0.8 } as const;
  const values = group.map(({ words }) => textOf(words));
  const shares = shared ? { shares: values.map(() => 1 / values.length) } : {};
  return { mention: mentionAt(meaning, first, span, [], true), values, ...shares, count: end - index, ...span };
}

/** "a quarter each", "25% each" */
function isShareEach(item: Item | undefined): boolean {
  const last = item?.words.at(-1)?.folded ?? "";
  return item !== undefined && item.words.length <= 3 && each.test(last);
}

function isPlain(item: Item): boolean {
  const { words, zone, founds, inner } = item;
  const isShort = words.length > 0 && words.length <= 3 && zone === "list";
  return isShort && founds.length + inner.length === 0 && words.every(({ identifier }) => identifier === undefined);
}

/** The enumeration that has at least half of the members, the first of them among these. */
function fieldOf(keys: readonly string[], { lookup: { frame, vocabulary } }: Reading): FrameField | undefined {
  return frame?.fields.find((field) => {
    const model = field.model ?? vocabulary.types.get(field.type)?.model;
    if (model?.kind !== "choice") return false;
    const own = model.values.map((value) => phraseKey(wordsOf(value)));
    const isMember = (key: string): boolean => own.some((value) => value === key || value.startsWith(`${key} `));
    return isMember(keys[0] ?? "") && keys.filter(isMember).length * 2 >= keys.length;
  });
}
