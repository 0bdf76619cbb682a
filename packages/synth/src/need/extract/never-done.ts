import type { Found } from "../findings.ts";
import { isNamedByWords } from "./multiple.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";
import { sharedBefore } from "./those-have.ts";

const links = /^(?:and|und|y|et|e|who|that|which|but|so)$/;
const relatives = /^(?:who|that|which|but|so)$/;
const nevers = /^(?:never|nie|nunca|jamais)$/;
const copulas = /^(?:was|were|got|been|wurden|wurde)$/;

/** "1% stuck and never arrived", "6% abandoned and never closed": what those lack who never came so far. */
export function neverDoneAt(reading: Reading, at: number): Found | undefined {
  const lead = copulas.test(word(reading, at - 1)) ? at - 2 : at - 1;
  const link = word(reading, lead);
  if (!links.test(link) || !nevers.test(word(reading, at))) return undefined;
  const from = copulas.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const next = /^(?:in|out|up|off|back)$/.test(word(reading, from + 1)) ? from + 2 : from + 1;
  if (!isWord(reading, from) || !(isBreak(reading, next) || word(reading, next) === ")")) return undefined;
  const left = written(reading, from, next);
  if (!isNamedByWords(reading, left, at, next)) return undefined;
  const when = sharedBefore(reading, relatives.test(link) ? lead : lead + 1);
  const rate = shareBefore(reading, lead);
  if (when === undefined || when === "" || rate === undefined) return undefined;
  return { kind: "onlyWhen", left, when, unless: true, apart: true, rate, ...spanOf(reading, at, next) };
}

/** So far before "never" the share may stand. */
const REACH = 8;

function shareBefore(reading: Reading, at: number): number | undefined {
  for (let start = at - 1; start >= 0 && start > at - REACH; start -= 1) {
    const share = shareSaidAt(reading, start);
    if (share !== undefined && share.next <= at) return share.rate;
  }
  return undefined;
}
