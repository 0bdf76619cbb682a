import type { Found } from "../findings.ts";
import { isNamedByWords } from "./multiple.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { sharedBefore } from "./those-have.ts";

const links = /^(?:and|und|y|et|e|who|that|which|but|so)$/;
const relatives = /^(?:who|that|which|but|so)$/;
const nevers = /^(?:never|nie|nunca|jamais)$/;
const copulas = /^(?:was|were|got|been|wurden|wurde)$/;

/** "1% stuck and never arrived", "6% abandoned and never closed": what those lack who never came so far. */
export function neverDoneAt(reading: Reading, at: number): Found | undefined {
  const link = word(reading, at - 1);
  if (!links.test(link) || !nevers.test(word(reading, at))) return undefined;
  const from = copulas.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const next = /^(?:in|out|up|off|back)$/.test(word(reading, from + 1)) ? from + 2 : from + 1;
  if (!isWord(reading, from) || !(isBreak(reading, next) || word(reading, next) === ")")) return undefined;
  const left = written(reading, from, next);
  const when = isNamedByWords(reading, left, at, next)
    ? sharedBefore(reading, relatives.test(link) ? at - 1 : at)
    : undefined;
  if (when === undefined || when === "") return undefined;
  return { kind: "onlyWhen", left, when, unless: true, apart: true, ...spanOf(reading, at, next) };
}
