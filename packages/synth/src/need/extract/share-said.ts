import { countedShareAt } from "./counted-share.ts";
import { everyNthAt, fractions } from "./fraction-words.ts";
import { onceAToken } from "./once-a-token.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { number, type Reading, word } from "./reading.ts";
import { unitAt } from "./units.ts";

export interface ShareSaid {
  readonly rate: number;
  readonly next: number;
}

/** "2 in 5", "one from six", "un sur quatre", "4 in every 100". */
const outOf = phraseList(
  "in|in each|out of|in every|of every|out of every|from|from every|on|von|aus|de cada|sur|em cada|of",
);
const hedged = new Set("about roughly around circa etwa approximately nearly environ cerca some".split(" "));

/** A share of the whole in whatever words: "20%", "two percent", "one in ten", "a quarter", "every tenth", "9 times in ten". */
export const shareSaidAt = onceAToken(shareSaidFrom);

function shareSaidFrom(reading: Reading, at: number): ShareSaid | undefined {
  const hedge = hedgeAt(reading, at).next;
  // The article of "about a third" is that of the fraction.
  const starts = hedged.has(word(reading, at)) ? [at + 1, hedge] : [hedge];
  for (const start of starts) {
    const said =
      fractionAt(reading, start) ?? percentAt(reading, start) ?? oneInAt(reading, start) ?? nthAt(reading, start);
    if (said !== undefined) return said;
  }
  const counted = countedShareAt(reading, hedge);
  return counted === undefined ? undefined : { rate: counted.rate, next: counted.next };
}

function percentAt(reading: Reading, at: number): ShareSaid | undefined {
  const quantity = quantityAt(reading, at);
  // What is no share (-5%, 130%) is told as such later.
  if (quantity?.unit?.symbol !== "%") return undefined;
  return { rate: Number((quantity.value / 100).toPrecision(12)), next: quantity.next };
}

/** "5 of 10", but not "1 in 2025" nor "3 in 5 rows". */
export function oneInAt(reading: Reading, at: number): ShareSaid | undefined {
  // "every one of 80 students"
  if (/^(?:each|every|any|cada|chacun|chaque)$/.test(word(reading, at - 1))) return undefined;
  const part = number(reading, at);
  const link = part === undefined ? undefined : phraseAt(reading, part.next, outOf);
  const whole = link === undefined ? undefined : number(reading, link.next);
  if (part === undefined || link === undefined || whole === undefined) return undefined;
  if (unitAt(reading.tokens, whole.next) !== undefined) return undefined;
  const isShare = part.value > 0 && part.value < whole.value && Number.isInteger(part.value) && whole.value <= 1e6;
  const isYear = /^(?:19|20)\d\d$/.test(reading.tokens[link.next]?.text ?? "");
  if (!isShare || isYear) return undefined;
  // "one on five", "6 from 100 calls"; "shifts 1 from 8 to 4" are none.
  const isLoose = /^(?:from|on)$/.test(word(reading, part.next));
  return isLoose && !isWhole(reading, whole) ? undefined : { rate: part.value / whole.value, next: whole.next };
}

/** Wholes that people count shares by. */
const wholes: ReadonlySet<number> = new Set([
  2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 100, 200, 500, 1000,
]);

function isWhole(reading: Reading, { value, next }: { readonly value: number; readonly next: number }): boolean {
  const goesOn = /^(?:to|till|until|-|–|and|bis)$/.test(word(reading, next)) && number(reading, next + 1) !== undefined;
  return wholes.has(value) && !goesOn;
}

function fractionAt(reading: Reading, at: number): ShareSaid | undefined {
  const found = phraseAt(reading, at, fractions);
  // "half an hour", "a quarter of a percent"
  if (found === undefined || unitAt(reading.tokens, found.next) !== undefined) return undefined;
  const follows = [word(reading, found.next), word(reading, found.next + 1)];
  const isOfUnit = follows[0] === "of" && follows[1] === "a";
  return follows[0] === "a" || follows[0] === "an" || isOfUnit ? undefined : { rate: found.meaning, next: found.next };
}

function nthAt(reading: Reading, at: number): ShareSaid | undefined {
  const found = everyNthAt(reading, at);
  if (found === undefined || unitAt(reading.tokens, found.next) !== undefined) return undefined;
  return { rate: 1 / found.meaning, next: found.next };
}
