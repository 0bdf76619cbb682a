import type { Found } from "../findings.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";
import { leftOf } from "./sides.ts";

const musts = phraseList(
  "must be|has to be|should be|can be|may be|is|are|obviously|of course|always|naturally|strictly|needs to be|comes|muss|ist|immer|naturlich|debe ser|siempre|claro|doit etre|est|toujours|deve ser|sempre",
);
const comparing = phrases<"later" | "most" | "least">([
  [
    "later",
    "later|afterwards|after that|after it|after this|never before|never before that|never earlier|not before|not earlier|never sooner|spater|danach|nie vorher|nie fruher|mas tarde|despues|posterior|nunca antes|plus tard|apres|jamais avant|mais tarde|depois",
  ],
  [
    "most",
    "never more|never higher|never greater|never larger|never bigger|never over|never above|never exceeding|never exceeds|not more|no more|not higher|no higher|at most that|at most that much|at most as much|at most the same|at most equal|same or less|the same or less|equal or less|equal or lower|same or lower|" +
      "nie mehr|niemals mehr|nie hoher|nie grosser|nicht mehr|nicht hoher|hochstens so viel|hochstens gleich|hochstens gleich viel|" +
      "nunca mas|nunca mayor|nunca superior|nunca mas alto|nunca mas alta|no mas|como mucho igual|igual o menor|" +
      "jamais plus|jamais superieur|jamais superieure|jamais plus eleve|pas plus|au plus egal|" +
      "nunca mais|nunca maior|nao mais|no maximo igual|igual ou menor",
  ],
  [
    "least",
    "never less|never lower|never smaller|never below|never under|not less|not lower|no less|no lower|at least that|at least as much|same or more|the same or more|equal or more|equal or higher|same or higher|" +
      "nie weniger|niemals weniger|nie niedriger|nie kleiner|nicht weniger|mindestens so viel|nunca menos|nunca menor|nunca inferior|igual o mayor|jamais moins|jamais inferieur|jamais inferieure|au moins egal|igual ou maior",
  ],
]);
const sides = { later: ">", most: "<=", least: ">=" } as const;

/**
 * "signed on, expires (later!)", "issued, due (always later)", "claimed sum, approved sum (never more)": a bracket, or what
 * stands alone between commas, compares a column with the one that is named before it.
 */
export function thanBeforeAt(reading: Reading, at: number): Found | undefined {
  if (!openers.has(word(reading, at))) return undefined;
  const must = skip(reading, skip(reading, at + 1, musts), musts);
  const link = phraseAt(reading, must, comparing);
  if (link === undefined) return undefined;
  const end = word(reading, link.next) === "!" ? link.next + 1 : link.next;
  const isBracket = word(reading, at) === "(";
  // A comma may go on with another column: "always later," alone is said of the one before.
  const isAlone = link.meaning !== "later" || link.next > at + 2;
  const isSaid = isBracket ? word(reading, end) === ")" : isBreak(reading, end) && isAlone;
  const left = isSaid ? leftOf(reading, at) : undefined;
  if (left === undefined) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: sides[link.meaning],
    right: "it",
    of: link.meaning === "later" ? "time" : "size",
    ...spanOf(reading, at, isBracket ? end + 1 : end),
  };
}

const openers = new Set(["(", ",", "-", "–", "—", ";"]);
