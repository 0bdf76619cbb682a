import type { Found } from "../findings.ts";
import { deedNouns } from "../text/deed-nouns.ts";
import { phraseFrom } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";

const ones = /^(?:ones|cases|rows|records)$/;
const have = phraseList(
  "have|carry|get|need|show|come with|bear|must have|should have|always have|also have|then have",
);
const adverbs = new Set("obviously naturally too instead either yet then only".split(" "));
/** What is told of something done, and says not of what. */
const telling = /^(?:reason|date|code|cause|amount|note|comment|fee|time)$/;

/** "rejected ones have a reason", "the late ones carry a late fee": what those have of which another column tells. */
export function onesHaveAt(reading: Reading, at: number): Found | undefined {
  if (isWord(reading, at - 1) && word(reading, at - 1) !== "and") return undefined;
  const start = word(reading, at) === "the" ? at + 1 : at;
  const end = [1, 2].map((length) => start + length).find((next) => ones.test(word(reading, next)));
  const verb = end === undefined ? undefined : phraseAt(reading, end + 1, have);
  const name = verb === undefined ? undefined : phraseFrom(reading, verb.next, 4, adverbs);
  const isDenied = verb !== undefined && /^(?:no|not|none|neither)$/.test(word(reading, verb.next));
  if (end === undefined || verb === undefined || name === undefined || isDenied) return undefined;
  if (!isBreak(reading, name.next) && !/^(?:\)|and)$/.test(word(reading, name.next))) return undefined;
  const state = written(reading, start, end);
  const noun = deedNouns.get(word(reading, end - 1));
  const left = telling.test(name.text.toLowerCase()) && noun !== undefined ? `${noun} ${name.text}` : name.text;
  return { kind: "onlyWhen", left, when: state, apart: true, ...spanOf(reading, at, name.next) };
}
