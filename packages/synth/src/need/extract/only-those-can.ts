import type { Found } from "../findings.ts";
import { isFormOf } from "../text/inflections.ts";
import { ONLY_PHRASES } from "../text/only-words.ts";
import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";

const onlys = phraseList(`${ONLY_PHRASES}|just`);
const those = phraseList(
  "those|those who|those that|the ones who|the ones that|ones|the|an|a|people who|who|wer|die|los|los que|ceux qui|os que",
);
const may = phraseList(
  "can|can be|can get|can have|could|could be|may|may be|may get|are|get|get an|get a|konnen|kann|pueden|puede|peuvent|peut|podem|pode",
);
const MOST = 3;

/** "opened 40%, clicked 12% (only opened can click)": what can only have happened where something else has. */
export function onlyThoseCanAt(reading: Reading, at: number): Found | undefined {
  const led = phraseAt(reading, at, onlys);
  if (led === undefined) return undefined;
  const start = skip(reading, led.next, those);
  for (let end = start + 1; end <= start + MOST && isWord(reading, end - 1); end += 1) {
    const link = phraseAt(reading, end, may);
    const deed = link === undefined ? undefined : phraseFrom(reading, link.next, 2);
    if (link === undefined || deed === undefined || !isEnd(reading, deed.next)) continue;
    const left = nameLike(reading, deed.text.toLowerCase(), at);
    const when = nameLike(reading, written(reading, start, end).toLowerCase(), at);
    if (left === undefined || when === undefined || left === when) return undefined;
    const isBracket = word(reading, at - 1) === "(" && word(reading, deed.next) === ")";
    const span = isBracket ? spanOf(reading, at - 1, deed.next + 1) : spanOf(reading, at, deed.next);
    return { kind: "onlyWhen", left, when, only: true, ...span };
  }
  return undefined;
}

/** The name before a place that begins with a form of a word of the phrase: "clicked" of "click", "added to cart" of "added". */
function nameLike(reading: Reading, phrase: string, before: number): string | undefined {
  const wanted = phrase.split(" ");
  const first = reading.tokens.findIndex(
    ({ folded }, index) =>
      index < before && isWord(reading, index) && wanted.some((each) => isFormOf(folded, each) || folded === each),
  );
  if (first < 0) return undefined;
  let next = first + 1;
  while (next < first + MOST && next < before && isWord(reading, next)) next += 1;
  return written(reading, first, next);
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}
