import type { Found } from "../findings.ts";
import { isFormOf } from "../text/inflections.ts";
import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

/** What only those have of which a share is said: "15% are on display, and those have a gallery", "7% rejected with a reject code". */
export function ofThoseAt(reading: Reading, at: number): Found | undefined {
  return havingOf(reading, at) ?? withOf(reading, at);
}

const those = new Set("those these diese estas estos esas esos celles-ci ceux-ci essas esses estes".split(" "));
const have = phraseList(
  "have|carry|show|get|come with|need|also have|then have|haben|tragen|tienen|llevan|ont|portent|têm|tem|trazem|levam",
);
const articles = new Set("a an the their its some ein eine einen un una une um uma el la le o".split(" "));

function havingOf(reading: Reading, at: number): Found | undefined {
  const verb = those.has(word(reading, at)) ? phraseAt(reading, at + 1, have) : undefined;
  const isClause = at === 0 || isBreak(reading, at - 1) || /^(?:and|und|y|e|et|but|,|;)$/.test(word(reading, at - 1));
  if (verb === undefined || !isClause || !isShareBefore(reading, at)) return undefined;
  return told(reading, at, verb.next, "");
}

const MOST_WORDS = 12;

/** Those of which a share was said in the same breath. */
function isShareBefore(reading: Reading, at: number): boolean {
  for (let start = at - 1; start >= 0 && start > at - MOST_WORDS; start -= 1)
    if (number(reading, start) !== undefined && shareSaidAt(reading, start) !== undefined) return true;
  return false;
}

const withs = new Set("with mit con avec com".split(" "));
const tellers = /^(?:reason|cause|code|note|comment|\p{L}*grund|motivo|razon|causa|motif|raison|razao)$/u;

/** "11% denied with a denial code", "rejected 7% with reject code": what it is called after, or why. */
function withOf(reading: Reading, at: number): Found | undefined {
  const state = withs.has(word(reading, at)) ? stateBefore(reading, at) : undefined;
  const name = state === undefined ? undefined : phraseFrom(reading, afterArticle(reading, at + 1), 3);
  if (state === undefined || name === undefined) return undefined;
  const words = name.text.toLowerCase().split(/\s+/);
  const isOfState = words.some((each) => isFormOf(each, state)) || words.some((each) => tellers.test(each));
  return isOfState ? told(reading, at, at + 1, state) : undefined;
}

/** The state whose share stands beside it. */
function stateBefore(reading: Reading, at: number): string | undefined {
  const last = at - 1;
  if (isWord(reading, last) && [1, 2, 3].some((back) => shareSaidAt(reading, last - back)?.next === last))
    return word(reading, last);
  const back = [1, 2, 3].find((step) => shareSaidAt(reading, at - step)?.next === at);
  const before = back === undefined ? undefined : at - back - 1;
  return before !== undefined && isWord(reading, before) ? word(reading, before) : undefined;
}

function afterArticle(reading: Reading, at: number): number {
  return articles.has(word(reading, at)) ? at + 1 : at;
}

function told(reading: Reading, from: number, at: number, when: string): Found | undefined {
  const name = phraseFrom(reading, afterArticle(reading, at), 3);
  if (name === undefined || number(reading, afterArticle(reading, at)) !== undefined) return undefined;
  return { kind: "onlyWhen", left: name.text, when, apart: true, ...spanOf(reading, from, name.next) };
}
