import type { Found } from "../findings.ts";
import { countsAt, nounOf } from "./belongs.ts";
import { phraseFrom } from "./clause.ts";
import { unitOfTime } from "./durations.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";

const pers = phraseList(
  "per|for each|for every|in each|in every|from each|from every|pro|je|fur jede|fur jeden|fur jedes|in jedem|in jeder|por|para cada|por cada|en cada|de cada|par|pour chaque|dans chaque|em cada",
);
const ofs = new Set("of from for at in von aus de da do das dos des en em".split(" "));
const FAR = 24;

/** "200 shops, per shop 50 receipts"; "receipts of 200 shops, 50 per shop": of what was counted before, so many of each. */
export function perParentFirst(reading: Reading, at: number): Found | undefined {
  return turned(reading, at) ?? childBefore(reading, at);
}

function turned(reading: Reading, at: number): Found | undefined {
  const per = isBreak(reading, at - 1) || isJoint(reading, at - 1) ? phraseAt(reading, at, pers) : undefined;
  const parent = per === undefined ? undefined : phraseFrom(reading, per.next, 2);
  if (parent === undefined || countedAt(reading, at, nounOf(reading, parent.text)) === undefined) return undefined;
  const counts = countsAt(reading, parent.next);
  const child = counts === undefined ? undefined : phraseFrom(reading, counts.next, 2);
  if (counts === undefined || child === undefined || isMeasured(reading, counts.next)) return undefined;
  return found(reading, { from: at, next: child.next, child: child.text, parent: parent.text, counts });
}

/** What is told of those that were counted: "receipts of 200 shops". */
function childBefore(reading: Reading, at: number): Found | undefined {
  const counts = reading.tokens[at]?.kind === "number" && isBreak(reading, at - 1) ? countsAt(reading, at) : undefined;
  const per = counts === undefined ? undefined : phraseAt(reading, counts.next, pers);
  const parent = per === undefined ? undefined : phraseFrom(reading, per.next, 2);
  if (counts === undefined || parent === undefined || !isBreak(reading, parent.next)) return undefined;
  const counted = countedAt(reading, at, nounOf(reading, parent.text));
  if (counted === undefined || !ofs.has(word(reading, counted - 1)) || !isWord(reading, counted - 2)) return undefined;
  const child = word(reading, counted - 2);
  if (singularAt(reading, counted - 2) === child) return undefined;
  return found(reading, { from: at, next: parent.next, child, parent: parent.text, counts });
}

function found(
  reading: Reading,
  said: {
    readonly from: number;
    readonly next: number;
    readonly child: string;
    readonly parent: string;
    readonly counts: { readonly least?: number; readonly most?: number };
  },
): Found {
  const { least, most } = said.counts;
  return {
    kind: "belongs",
    child: nounOf(reading, said.child),
    parent: nounOf(reading, said.parent),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...spanOf(reading, said.from, said.next),
  };
}

function isJoint(reading: Reading, at: number): boolean {
  return ["and", "with", "und", "mit", "y", "con", "et", "avec", "e", "com"].includes(word(reading, at));
}

/** "per shop 50 EUR", "per job 3 hours" measure. */
function isMeasured(reading: Reading, at: number): boolean {
  return unitOfTime(reading, at) !== undefined || unitAt(reading.tokens, at) !== undefined;
}

/** Where the number of those that a noun names stands before a token. */
function countedAt(reading: Reading, before: number, noun: string): number | undefined {
  for (let at = before - 1; at >= 0 && at > before - FAR; at--) {
    const value = number(reading, at);
    if (value === undefined || value.value < 2) continue;
    const owner = phraseFrom(reading, value.next, 2);
    if (owner !== undefined && nounOf(reading, owner.text).endsWith(noun)) return at;
  }
  return undefined;
}
