import type { Found } from "../findings.ts";
import { phraseBefore } from "./clause.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";
import { type Left, leftOf } from "./sides.ts";

const musts = phraseList(
  "must be|has to be|should be|can be|may be|is|are|obviously|of course|always|naturally|strictly|needs to be|comes|muss|ist|immer|naturlich|debe ser|siempre|claro|doit etre|est|toujours|deve ser|sempre",
);
type Side = "later" | "most" | "least" | "less" | "more";

const comparing = phrases<Side>([
  [
    "later",
    "later|afterwards|after that|after it|after this|never before|never before that|never earlier|not before|not earlier|never sooner|spater|danach|nie vorher|nie fruher|mas tarde|despues|posterior|nunca antes|plus tard|apres|jamais avant|mais tarde|depois",
  ],
  [
    "most",
    "never more|never higher|never greater|never larger|never bigger|never over|never above|never exceeding|never exceeds|not more|no more|not higher|no higher|at most that|at most that much|at most as much|at most the same|at most equal|same or less|the same or less|equal or less|equal or lower|same or lower|" +
      "lower or equal|less or equal|smaller or equal|shorter or equal|lower or the same|less or the same|kleiner oder gleich|niedriger oder gleich|menor o igual|inferieur ou egal|menor ou igual|" +
      "nie mehr|niemals mehr|nie hoher|nie grosser|nicht mehr|nicht hoher|hochstens so viel|hochstens gleich|hochstens gleich viel|" +
      "nunca mas|nunca mayor|nunca superior|nunca mas alto|nunca mas alta|no mas|como mucho igual|igual o menor|" +
      "jamais plus|jamais superieur|jamais superieure|jamais plus eleve|pas plus|au plus egal|" +
      "nunca mais|nunca maior|nao mais|no maximo igual|igual ou menor",
  ],
  [
    "least",
    "never less|never lower|never smaller|never below|never under|not less|not lower|no less|no lower|at least that|at least as much|same or more|the same or more|equal or more|equal or higher|same or higher|higher or equal|more or equal|greater or equal|larger or equal|longer or equal|higher or the same|more or the same|" +
      "grosser oder gleich|hoher oder gleich|mayor o igual|superieur ou egal|maior ou igual|" +
      "nie weniger|niemals weniger|nie niedriger|nie kleiner|nicht weniger|mindestens so viel|nunca menos|nunca menor|nunca inferior|igual o mayor|jamais moins|jamais inferieur|jamais inferieure|au moins egal|igual ou maior",
  ],
  [
    "less",
    "lower|less|smaller|shorter|lighter|niedriger|kleiner|kurzer|weniger|menor|mas bajo|mas baja|plus bas|plus basse",
  ],
  [
    "more",
    "higher|more|greater|larger|longer|heavier|hoher|grosser|langer|mehr|mayor|mas alto|mas alta|plus haut|plus haute",
  ],
]);
const sides = { later: ">", most: "<=", least: ">=", less: "<", more: ">" } as const;

/** What "the second" is of two that were named. */
const seconds = /^(?:second|latter|last|zweite|letztere|segund[oa]|seconde?|deuxieme)$/;

/**
 * "signed on, expires (later!)", "issued, due (always later)", "claimed sum, approved sum (never more)": a bracket, or what
 * stands alone between commas, compares a column with the one that is named before it.
 */
export function thanBeforeAt(reading: Reading, at: number): Found | undefined {
  if (!openers.has(word(reading, at))) return undefined;
  const from = behindSubject(reading, at);
  const must = skip(reading, skip(reading, from, musts), musts);
  const link = phraseAt(reading, must, comparing);
  if (link === undefined) return undefined;
  // "jaw (lower)" is one of two: only a verb compares.
  if (/^(?:less|more)$/.test(link.meaning) && (must === from || from === at + 1)) return undefined;
  const end = word(reading, link.next) === "!" ? link.next + 1 : link.next;
  const isBracket = word(reading, at) === "(";
  // A comma may go on with another column: "always later," alone is said of the one before.
  const isAlone = link.meaning !== "later" || link.next > at + 2;
  const isSaid = isBracket ? word(reading, end) === ")" : isBreak(reading, end) && isAlone;
  const left = isSaid ? leftOf(reading, at) : undefined;
  if (left === undefined) return undefined;
  return {
    kind: "comparison",
    ...sidesOf(reading, left),
    is: sides[link.meaning],
    of: link.meaning === "later" ? "time" : "size",
    ...spanOf(reading, at, isBracket ? end + 1 : end),
  };
}

const ends = new Set("at on am beim en al a".split(" "));

/** "fuel at return", "battery at start and at end": what is measured there, and not the end itself, beside what is before it. */
function sidesOf(reading: Reading, { text, first }: Left): { readonly left: string; readonly right: string } {
  const link = placeOf(reading, first);
  const own = link === undefined ? undefined : measureBefore(reading, link);
  if (link !== undefined && own !== undefined) return { left: `${own} ${word(reading, link)} ${text}`, right: "it" };
  const joint = (link ?? first) - 1;
  const other = word(reading, joint) === "and" ? phraseBefore(reading, joint, 2) : undefined;
  const shared = other === undefined ? undefined : placeOf(reading, other.first);
  const measure = shared === undefined ? undefined : measureBefore(reading, shared);
  return other === undefined || measure === undefined
    ? { left: text, right: "it" }
    : { left: `${measure} ${text}`, right: `${measure} ${other.text}` };
}

/** "state of charge" is one name. */
function measureBefore(reading: Reading, end: number): string | undefined {
  const own = phraseBefore(reading, end, 3);
  const whole =
    own !== undefined && word(reading, own.first - 1) === "of" ? phraseBefore(reading, own.first - 1, 2) : undefined;
  return whole === undefined ? own?.text : `${whole.text} of ${own?.text}`;
}

/** The token of the "at" before a name. */
function placeOf(reading: Reading, first: number): number | undefined {
  const link = word(reading, first - 1) === "the" ? first - 2 : first - 1;
  return ends.has(word(reading, link)) ? link : undefined;
}

/** "battery at start and at end (end is lower)", "(the second is longer)": the token behind the name, where it is said again. */
function behindSubject(reading: Reading, at: number): number {
  const first = /^(?:the|its|der|die|das|el|la|le|o|a)$/.test(word(reading, at + 1)) ? at + 2 : at + 1;
  const said = word(reading, first);
  const isAgain = said !== "" && (said === word(reading, at - 1) || seconds.test(said));
  return isAgain && phraseAt(reading, first + 1, musts) !== undefined ? first + 1 : at + 1;
}

const openers = new Set(["(", ",", "-", "–", "—", ";"]);
