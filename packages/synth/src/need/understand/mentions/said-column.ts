import { isArticle } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";

const openers = /^(?:and|plus|also|with|one|two|three|another|extra|additional|further|single|separate|own|1|2|3)$/;
const columns = /^(?:column|columns|field|fields|attribute)$/;
const calling = /^(?:called|named|titled|labelled)$/;

/** "one note column", "plus an extra column called region", "two columns bid": the name of a column that is announced as one. */
export function saidColumn(words: readonly Word[]): readonly Word[] {
  const isOpener = (word: Word): boolean =>
    word.identifier === undefined && (openers.test(word.folded) || isArticle(word.folded));
  const first = words.findIndex((word) => !isOpener(word));
  const at = words.findIndex(({ folded, identifier }) => identifier === undefined && columns.test(folded));
  if (first < 0 || at < first) return words;
  const behind = words.slice(calling.test(words[at + 1]?.folded ?? "") ? at + 2 : at + 1);
  const isCalled = behind.length < words.length - at - 1;
  if (isCalled && behind.length > 0) return behind;
  if (first === 0) return words;
  // "one flag column for discontinued" tells what is so.
  const [link, ...rest] = behind;
  const kind = words.slice(first, at);
  if (link?.folded === "for" && rest.length > 0 && kind.length === 1 && kind[0]?.folded === "flag")
    return [...rest, ...kind];
  if (kind.length > 0) return [...kind, ...words.slice(at)];
  return behind.length > 0 && behind.length < 4 ? behind : words;
}

/** "one quote per pair per minute", "one price per stock per day": what each row is of, and no column. */
export function isGrain(words: readonly Word[]): boolean {
  const per = words.findIndex(({ folded }) => folded === "per" || folded === "for");
  const isEach = words[per]?.folded === "per" || /^(?:each|every)$/.test(words[per + 1]?.folded ?? "");
  return /^(?:one|1|exactly|a single)$/.test(words[0]?.folded ?? "") && per > 1 && per < 4 && isEach;
}
