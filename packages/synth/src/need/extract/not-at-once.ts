import type { Found } from "../findings.ts";
import { wordSet } from "../text/word-set.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";

const denials = wordSet(
  "no never not nobody none cannot can't mustn't without nie niemand kein keine keiner keinem nicht ningun ninguna nunca aucun aucune jamais nenhum nenhuma",
);
/** "no more than two at once" says how many. */
const limits = wordSet("more less fewer mas menos plus mais");
const several = wordSet("two 2 several multiple zwei mehrere mehreren dos varios varias deux plusieurs dois duas");
const together = wordSet(
  "same simultaneously concurrently overlapping gleichzeitig selben gleichen zugleich mismo misma vez simultaneamente meme simultanement mesmo mesma",
);
const openers = wordSet("and but with where so that such und aber mit wobei y pero con donde et mais avec e com onde");
const joints = wordSet("and but or und aber oder y pero et ou e");
const bookings =
  /^(?:double[ -]?book(?:ed|ings?)|double[ -]?assign(?:ed|ments?)|doppelbelegung(?:en)?|doppelbuchung(?:en)?)$/;
/** So far the clause is looked at. */
const FAR = 18;
/** "a part-time teacher may not": so far behind the first word stands the denial. */
const SUBJECT = 4;
/** Behind "at the same" one more word is part of it: the moment. */
const BEHIND = 2;

/**
 * "no book lent to two people at the same moment", "a teacher may not be in two rooms in the same period", "no clinician double-booked":
 * what cannot be at once. The two are nobody who was counted.
 */
export function notAtOnceAt(reading: Reading, at: number): Found | undefined {
  const before = word(reading, at - 1);
  const opens = isBreak(reading, at - 1) || before === "(" || openers.has(before);
  if (!opens || !isWord(reading, at) || openers.has(word(reading, at))) return undefined;
  const held = holdsOneAt(reading, at);
  if (held !== undefined) return { kind: "unkept", ...spanOf(reading, at, held) };
  let [denied, paired] = [-1, false];
  for (let next = at; next < at + FAR && !isBreak(reading, next); next++) {
    const said = word(reading, next);
    if (said === "(" || said === ")") return undefined;
    if (denied < 0) {
      // "a customer list where nobody has two accounts": what is denied begins behind the joint, or soon.
      if (openers.has(said) || next > at + SUBJECT) return undefined;
      if (denials.has(said) && !limits.has(word(reading, next + 1))) denied = next;
      continue;
    }
    const booked = [said, `${said} ${word(reading, next + 1)}`].findIndex((each) => bookings.test(each));
    if (booked >= 0) return { kind: "unkept", ...spanOf(reading, at, next + 1 + booked) };
    // "no two orders with the same number" tells each from the others.
    if (!paired) {
      if (several.has(said) && next === denied + 1) return undefined;
      paired = several.has(said);
      continue;
    }
    const isOnce = said === "once" && word(reading, next - 1) === "at";
    if (together.has(said) || isOnce) return { kind: "unkept", ...spanOf(reading, at, endOf(reading, next + 1, said)) };
  }
  return undefined;
}

const holds = wordSet("holds hosts fits serves handles seats accommodates houses");
const onlys = wordSet("only just");

/** The end of "a room holds only one class", "each bay serves only one van at a time". */
function holdsOneAt(reading: Reading, at: number): number | undefined {
  if (!/^(?:a|an|each|every|one)$/.test(word(reading, at))) return undefined;
  const verb = [at + 2, at + 3].find((place) => holds.has(word(reading, place)));
  if (verb === undefined || !onlys.has(word(reading, verb + 1)) || !/^(?:one|1)$/.test(word(reading, verb + 2)))
    return undefined;
  const noun = verb + 3;
  // "each customer holds only one card of their own" counts cards.
  if (!isWord(reading, noun) || /^(?:of|per|for)$/.test(word(reading, noun + 1))) return undefined;
  const isTimed = word(reading, noun + 1) === "at" && /^(?:a|once)$/.test(word(reading, noun + 2));
  return isTimed ? noun + (word(reading, noun + 2) === "a" ? 4 : 3) : noun + 1;
}

/** "at the same moment", "in the same teaching period", "at once". */
function endOf(reading: Reading, from: number, said: string): number {
  let next = from;
  if (!/^(?:same|selben|gleichen|mism[oa]|meme|mesm[oa])$/.test(said)) return next;
  while (next < from + BEHIND && isWord(reading, next) && !joints.has(word(reading, next))) next += 1;
  return next;
}
