import type { Found } from "../findings.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";
import { leftOf } from "./sides.ts";

const musts = phraseList(
  "must be|has to be|should be|is|are|obviously|of course|always|naturally|strictly|needs to be|comes|muss|ist|immer|naturlich|debe ser|siempre|claro|doit etre|est|toujours|deve ser|sempre",
);
const laters = phraseList(
  "later|afterwards|after that|after it|after this|never before|never before that|never earlier|not before|not earlier|never sooner|spater|danach|nie vorher|nie fruher|mas tarde|despues|posterior|nunca antes|plus tard|apres|jamais avant|mais tarde|depois",
);

/** "signed on, expires (later!)", "issued, due (always later)": a bracket says that a time comes after the one named before it. */
export function laterThanBeforeAt(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(" && word(reading, at) !== ",") return undefined;
  const link = phraseAt(reading, skip(reading, skip(reading, at + 1, musts), musts), laters);
  if (link === undefined) return undefined;
  const end = word(reading, link.next) === "!" ? link.next + 1 : link.next;
  const isBracket = word(reading, at) === "(";
  // A comma may go on with another column: "always later," alone is said of the one before.
  const isSaid = isBracket ? word(reading, end) === ")" : isBreak(reading, end) && link.next > at + 2;
  const left = isSaid ? leftOf(reading, at) : undefined;
  if (left === undefined) return undefined;
  return {
    kind: "comparison",
    left: left.text,
    is: ">",
    right: "it",
    of: "time",
    ...spanOf(reading, at, isBracket ? end + 1 : end),
  };
}
