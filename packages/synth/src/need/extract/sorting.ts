import type { Found } from "../findings.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";

const openers = phraseList(
  "sorted by|ordered by|order by|sort by|sorted on|ordered on|in order of|sorted ascending by|sorted descending by|sortiert nach|geordnet nach|ordenado por|ordenados por|ordenada por|ordenadas por|trie par|tries par|triees par|classees par|ordonne par",
);
const chronological = phraseList(
  "chronologically|in chronological order|chronological order|in time order|time-ordered|time ordered|sorted chronologically|ordered chronologically|newest first|oldest first|sorted by time|chronologisch|en orden cronologico|cronologicamente|par ordre chronologique|em ordem cronologica|ordered in time|sorted in time",
);
const directions = phraseList(
  "ascending|descending|asc|desc|newest first|oldest first|aufsteigend|absteigend|ascendente|descendente|croissant|decroissant|first",
);

/** "sorted by timestamp", "in chronological order". */
export function sortedAt(reading: Reading, at: number): Found | undefined {
  const time = phraseAt(reading, at, chronological);
  if (time !== undefined) return { kind: "sorted", ...spanOf(reading, at, time.next) };
  const bare = risingAt(reading, at);
  if (bare !== undefined) return bare;
  const opener = phraseAt(reading, at, openers);
  const by = opener === undefined ? undefined : phraseFrom(reading, opener.next, 3, directionWords);
  if (by === undefined) return undefined;
  return { kind: "sorted", by: by.text, ...spanOf(reading, at, skip(reading, by.next, directions)) };
}

const rising = /^(?:ascending|asc|increasing|aufsteigend|ascendente|croissant|crescente)$/;

/** "block time ascending": a column with its order behind it, where the item ends. */
function risingAt(reading: Reading, at: number): Found | undefined {
  if (!rising.test(word(reading, at)) || !isBreak(reading, at + 1) || !isWord(reading, at - 1)) return undefined;
  const by = phraseBefore(reading, at, 3);
  const isItem = by !== undefined && (by.first === 0 || !isWord(reading, by.first - 1));
  return isItem ? { kind: "sorted", by: by.text, ...spanOf(reading, at, at + 1) } : undefined;
}

const directionWords = new Set([
  "ascending",
  "descending",
  "asc",
  "desc",
  "aufsteigend",
  "absteigend",
  "ascendente",
  "descendente",
  "newest",
  "oldest",
]);

const alwaysWords = phraseList(
  "always|strictly|exactly|and always|always exactly|always strictly|immer|siempre|toujours|sempre",
);
const inOrders = phraseList(
  "in that order|in this order|in the order|in exactly that order|in that sequence|in this sequence|in the order given|one after the other|one after another|in dieser reihenfolge|in der reihenfolge|nacheinander|en ese orden|en este orden|por ese orden|por este orden|dans cet ordre|l'un apres l'autre|nessa ordem|nesta ordem|por essa ordem|por esta ordem",
);

/** "submitted, started, ended, always in that order" */
export function inOrderAt(reading: Reading, at: number): Found | undefined {
  const said = phraseAt(reading, skip(reading, at, alwaysWords), inOrders);
  return said === undefined ? undefined : { kind: "inOrder", ...spanOf(reading, at, said.next) };
}
