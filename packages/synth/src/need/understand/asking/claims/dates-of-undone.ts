import { spanOf, word } from "../../../extract/reading.ts";
import { isParticiple } from "../../../text/participles.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { behindRows } from "../all-rows.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { isGap } from "./gap-words.ts";
import { areAlike, rootOf } from "./roots.ts";
import type { Universal } from "./universals.ts";

const dates = wordSet("date dates timestamp time datum zeitpunkt fecha date heure data hora");
const alls = wordSet(
  "every each everyone everybody all always immer jede jeder jedes alle cada todos todas siempre chaque tous toutes toujours sempre",
);
/** What is said under a condition, or of what is not there. */
const conditions =
  /^(?:if|when|where|unless|until|except|empty|no|not|without|planned|expected|due|estimated|target|scheduled|next|wenn|falls|ausser|ohne|si|cuando|salvo|sin|quand|sauf|sans|se|quando|exceto|sem)$/;
/** "when it was fixed", "date it was fixed": so many words lie between. */
const FAR = 4;
const SHORTEST = 3;

/** "none of them fixed yet, and for every one the date it was fixed": what never happened has no time. */
export function findDatesOfUndone(reading: NeedReading, universals: readonly Universal[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (const universal of universals) {
    const deed = universal.facts
      .filter(({ isDenied }) => isDenied)
      .flatMap(({ words }) => words)
      .find((each) => isParticiple(each, reading.language));
    const place = deed === undefined ? undefined : datedAt(reading, universal, rootOf(deed, reading.language));
    if (place === undefined) continue;
    const span = spanOf(reading, ...clauseAround(reading, place));
    notes.impossible.push({
      reason: `"${quoteOf(reading, universal.span)}" leaves no time for "${quoteOf(reading, span)}"`,
      spans: [universal.span, span].sort((one, other) => one.start - other.start),
      fix: "leave one of the two out, or let the time be empty",
    });
    return;
  }
}

/** The token of the time of a deed that all rows are said to have. */
function datedAt(reading: NeedReading, { span }: Universal, deed: string): number | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!dates.has(word(reading, at)) && !/_(?:at|on|date|time)$/.test(word(reading, at))) continue;
    const [first, next] = clauseAround(reading, at);
    const own = spanOf(reading, first, next);
    if (own.start < span.end && span.start < own.end) continue;
    const words = reading.tokens.slice(first, next).map(({ folded }) => folded);
    if (words.some((each) => conditions.test(each) || isGap(each))) continue;
    const isOfAll =
      words.some((each) => alls.has(each)) || words.some((_, step) => behindRows(reading, first + step) > first + step);
    const near = words.slice(Math.max(0, at - first - 1), at - first + FAR + 1);
    const named = near.flatMap((each) => each.split("_"));
    if (isOfAll && named.some((each) => isOfDeed(rootOf(each, reading.language), deed))) return at;
  }
  return undefined;
}

/** "closing" is of "closed" */
function isOfDeed(one: string, deed: string): boolean {
  const [short, long] = one.length < deed.length ? [one, deed] : [deed, one];
  return areAlike(one, deed) || (short.length >= SHORTEST && long.startsWith(short) && long.length - short.length < 3);
}
