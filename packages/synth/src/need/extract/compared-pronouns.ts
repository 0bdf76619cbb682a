import { comparingAt } from "./comparators.ts";
import type { ComparedAt } from "./compared-times.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, type Reading, word } from "./reading.ts";
import { outsides } from "./two-bounds.ts";

const pronouns = /^(?:it|them|that|those|these|this)$/;
const verbs = phraseList("it is|it|is|they are|they|value is|goes");
const articles = /^(?:the|its)$/;
const bounds =
  /^(?:limits?|threshold|thresholds|range|norm|setpoint|target|maximum|minimum|max|min|ceiling|tolerance|spec)$/;

/** "above it", "exceeding the limit", "outside them": what was read is compared with the bound that stands behind it. */
export function comparedWithLastAt(reading: Reading, at: number, hasBounds: () => boolean): ComparedAt | undefined {
  const start = skip(reading, at, verbs);
  const beyond = phraseAt(reading, start, outsides);
  if (beyond !== undefined) {
    const end = endOfBound(reading, beyond.next) ?? (ends(reading, beyond.next) ? beyond.next : undefined);
    return end === undefined || !hasBounds() ? undefined : { parts: [{ one: "", isWithin: false }], next: end };
  }
  const comparing = comparingAt(reading, start);
  if (comparing === undefined || comparing.is === "=" || comparing.of === "time") return undefined;
  const end = endOfBound(reading, comparing.next);
  return end === undefined ? undefined : { parts: [{ one: "", is: comparing.is, other: "" }], next: end };
}

/** The token after "it", "the limit". */
function endOfBound(reading: Reading, at: number): number | undefined {
  const isNamed = articles.test(word(reading, at)) && bounds.test(word(reading, at + 1));
  const next = isNamed ? at + 2 : pronouns.test(word(reading, at)) ? at + 1 : undefined;
  return next !== undefined && ends(reading, next) ? next : undefined;
}

function ends(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^(?:[);]|and|und)$/.test(word(reading, at));
}
