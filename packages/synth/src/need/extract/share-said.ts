import { countedShareAt } from "./counted-share.ts";
import { fractions, ordinals } from "./fraction-words.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { number, type Reading, word } from "./reading.ts";
import { unitAt } from "./units.ts";

export interface ShareSaid {
  readonly rate: number;
  readonly next: number;
}

const outOf = phraseList("in|out of|in every|of every|out of every|von|aus|de cada|sur|em cada|of");
const hedged = new Set("about roughly around circa etwa approximately nearly environ cerca some".split(" "));

/** A share of the whole in whatever words: "20%", "two percent", "one in ten", "a quarter", "every tenth", "9 times in ten". */
export function shareSaidAt(reading: Reading, at: number): ShareSaid | undefined {
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

function oneInAt(reading: Reading, at: number): ShareSaid | undefined {
  const part = number(reading, at);
  const link = part === undefined ? undefined : phraseAt(reading, part.next, outOf);
  const whole = link === undefined ? undefined : number(reading, link.next);
  if (part === undefined || whole === undefined || unitAt(reading.tokens, whole.next) !== undefined) return undefined;
  const isShare = part.value > 0 && part.value < whole.value && Number.isInteger(part.value) && whole.value <= 1e6;
  const isYear = /^(?:19|20)\d\d$/.test(reading.tokens[link?.next ?? 0]?.text ?? "");
  return isShare && !isYear ? { rate: part.value / whole.value, next: whole.next } : undefined;
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
  const found = phraseAt(reading, at, ordinals);
  if (found === undefined || unitAt(reading.tokens, found.next) !== undefined) return undefined;
  return { rate: 1 / found.meaning, next: found.next };
}
