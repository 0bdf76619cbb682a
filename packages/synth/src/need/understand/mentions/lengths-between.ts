import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { type JoinedPhrases, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const lengths = /^(?:seconds|minutes|hours|days|weeks|months|years)$/;
const articles = /^(?:the|a|an|its|their|his|her|of)$/;
const MOST = 8;
const FEW = 3;

/** "days from accident to report", "days between order and delivery", "minutes into the match": a column of that length. */
export function lengthsBetween(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const item = items[index] as Item;
  const [unit, link, ...rest] = item.words;
  if (unit === undefined || link === undefined || rest.length === 0 || !lengths.test(unit.folded)) return undefined;
  if (reading.findings.language !== "en" || item.words.length > MOST || item.founds.length + item.inner.length > 0)
    return undefined;
  const isFromTo = link.folded === "from" && isPair(rest, "to");
  const isInto = link.folded === "into" && rest.length <= FEW;
  if (isFromTo || isInto) return { mentions: [mentionOf(item, item.words, reading)], count: 1, last: item };
  const next = items[index + 1];
  if (link.folded !== "between" || item.joint !== "and" || next === undefined || next.sentence !== item.sentence)
    return undefined;
  const isPlain = next.words.length > 0 && next.words.length <= FEW && next.founds.length + next.inner.length === 0;
  if (!isPlain || rest.length > FEW) return undefined;
  const words = [...item.words, ...wordLike("and", item.words), ...next.words];
  return { mentions: [mentionOf(item, words, reading)], count: 2, last: next };
}

/** "accident to report": a word or more on either side. */
function isPair(words: readonly Word[], link: string): boolean {
  const at = words.findIndex(({ folded }) => folded === link);
  return at > 0 && at < words.length - 1;
}

/** It is as any length since something is, and is called by the buyer's words. */
function mentionOf(item: Item, said: readonly Word[], reading: Reading): JoinedPhrases["mentions"][number] {
  const words = said.filter(({ folded }) => !articles.test(folded));
  const like = [...said.slice(0, 1), ...wordLike("since", said.slice(0, 1)), ...wordLike("start", said.slice(0, 1))];
  const { meaning } = named(like, reading);
  return mentionInList({ ...meaning, words, field: null, by: "type" }, item, words);
}
