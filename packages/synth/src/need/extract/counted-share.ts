import { endsPhrase } from "./clause.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, singularAt, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

/** So many of how many, as it is counted out: "9 times in ten", "one row in twenty", "one death per hundred", "7 hauls of ten". */
export interface CountedShare {
  readonly rate: number;
  readonly next: number;
  /** What is counted, where nothing else says of what the share is. */
  readonly of?: string;
}

const links = phrases<"of" | "per">([
  ["of", "in|in every|out of|out of every|of|of every|von|aus|bei"],
  ["per", "per|in a|in one|pro|por cada|pour|auf"],
]);
const wholes: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["dozen", 12],
  ["hundert", 100],
  ["tausend", 1000],
]);
/** What stands for the rows and their like says nothing of the share. */
const plain = new Set("time row record entry line case mal row vez fois vez".split(" "));
/** Wholes that people count by; "one of our sensors in 3 rooms" counts rooms. */
const round = new Set([4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000, 10_000]);
const verbs =
  /^(?:is|are|has|have|carr|contain|show|fail|get|goes|ends?|turns?|comes?|gets?|misses|lacks?|arrives?|was|were|dies?|wins?|loses?)/;

export function countedShareAt(reading: Reading, at: number): CountedShare | undefined {
  const part = number(reading, at);
  if (part === undefined || !Number.isInteger(part.value) || part.value < 1) return undefined;
  let behind = part.next;
  while (behind < part.next + 2 && isWord(reading, behind) && !endsPhrase(word(reading, behind))) behind += 1;
  if (behind === part.next || unitAt(reading.tokens, part.next) !== undefined) return undefined;
  const link = phraseAt(reading, behind, links);
  if (link === undefined) return undefined;
  const named = wholes.get(word(reading, link.next));
  const counted = named === undefined ? number(reading, link.next) : undefined;
  const whole = named ?? counted?.value;
  const next = counted?.next ?? link.next + 1;
  if (whole === undefined || whole <= part.value || (link.meaning === "per" && named === undefined)) return undefined;
  if (named === undefined && !round.has(whole)) return undefined;
  // "120 invoices of 500 to 900 EUR"
  if (/^(?:to|-|–|bis|a|till)$/.test(word(reading, next)) && number(reading, next + 1) !== undefined) return undefined;
  // "one sensor in 20 rooms" counts rooms; "one row in twenty carries an error" does not go on with a noun.
  const goesOn = isWord(reading, next) && !endsPhrase(word(reading, next));
  if (goesOn && !(part.value === 1 && verbs.test(word(reading, next)))) return undefined;
  if (unitAt(reading.tokens, next) !== undefined && !isBreak(reading, next)) return undefined;
  const isPlain = behind === part.next + 1 && plain.has(singularAt(reading, part.next));
  const rate = part.value / whole;
  return isPlain || goesOn ? { rate, next } : { rate, next, of: written(reading, part.next, behind) };
}
