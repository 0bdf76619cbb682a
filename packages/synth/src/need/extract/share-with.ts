import type { Found } from "../findings.ts";
import { deedNouns } from "../text/deed-nouns.ts";
import { isFormOf } from "../text/inflections.ts";
import { phraseFrom } from "./clause.ts";
import { isWord, number, type Reading, spanOf, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const articles = new Set("a an the their its some ein eine einen un una une um uma el la le o".split(" "));
const withs = new Set("with mit con avec com".split(" "));
const tellers = /^(?:reason|cause|code|note|comment|\p{L}*grund|motivo|razon|causa|motif|raison|razao)$/u;

/** "11% denied with a denial code", "rejected 7% with reject code": what it is called after, or why. */
export function shareWithAt(reading: Reading, at: number): Found | undefined {
  const state = withs.has(word(reading, at)) ? stateBefore(reading, at) : undefined;
  const name = state === undefined ? undefined : phraseFrom(reading, afterArticle(reading, at + 1), 3);
  if (state === undefined || name === undefined) return undefined;
  const words = name.text.toLowerCase().split(/\s+/);
  if (words.length === 1 && dates.test(words[0] ?? "") && word(reading, name.next) !== "/") {
    const left = dateOf(state, reading.language);
    return { kind: "onlyWhen", left, when: state, apart: true, ...spanOf(reading, at, name.next) };
  }
  const isOfState = words.some((each) => isFormOf(each, state)) || words.some((each) => tellers.test(each));
  return isOfState ? told(reading, at, at + 1, state) : undefined;
}

const dates = /^(?:dates?|datum|fecha|data)$/;

/** "20% cancelled with the date": the day on which it was. */
function dateOf(state: string, language: Reading["language"]): string {
  const deed = deedNouns.get(state);
  if (language === "en") return `${deed ?? state} date`;
  if (language === "de") return deed === undefined ? `${state} am` : `${deed}sdatum`;
  const one = state.replace(/s$/, "");
  if (language === "es") return deed === undefined ? `${one} el` : `fecha de ${deed}`;
  if (language === "fr") return deed === undefined ? `${one} le` : `date de ${deed}`;
  return `data ${one}`;
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
  const start = afterArticle(reading, at);
  const name = phraseFrom(reading, start, 3);
  if (name === undefined || number(reading, start) !== undefined) return undefined;
  // "with reason sick/holiday/other": the column stays with its members.
  if (word(reading, name.next) === "/") return undefined;
  return { kind: "onlyWhen", left: name.text, when, apart: true, ...spanOf(reading, from, name.next) };
}
