import { type Reading, tokenFrom, word } from "../../extract/reading.ts";
import type { Span } from "../../findings.ts";
import { singular } from "../../text/stem.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { clauseAt } from "./names.ts";
import { inUnitOf, type SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/** Words around a mean that do not say what it is of: "the class average should come out at", "overall". */
const aside = new Set(
  "mean average avg median typical the a an of over all whole lot class group overall total entire should must shall come comes out at be is are about around roughly to with and in on across average's value exactly durchschnitt schnitt im der die das bei liegt soll media promedio de la el en general moyenne la le du media geral da do".split(
    " ",
  ),
);
/** What is given for a performance goes by many names: "scored 0 to 60, mean mark 72". */
const results = new Set(
  "mark marked score scored scoring grade graded rating rated rate point result nota note punkt bewertung puntuacion pontuacao calificacion".split(
    " ",
  ),
);

/** A mean that lies outside of the only range that it can be of, however far apart the two are said. */
export function findMeansApart(reading: Reading, said: readonly SaidBound[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const ranges = said.filter(
    ({ minimum, maximum, mean }) => mean === undefined && minimum !== undefined && maximum !== undefined,
  );
  for (const middle of said) {
    if (middle.mean === undefined) continue;
    const words = wordsOf(reading, middle.span);
    const own = words.filter((each) => !aside.has(each));
    const of = ranges.filter((range) => {
      if (inUnitOf(0, range, middle) === undefined || (range.unit === undefined) !== (middle.unit === undefined))
        return false;
      const others = wordsOf(reading, range.span);
      if (own.length === 0) return ranges.length === 1;
      return own.every(
        (each) => others.includes(each) || (results.has(each) && others.some((other) => results.has(other))),
      );
    });
    const [range] = of;
    if (range === undefined || of.length > 1 || !isOutside(middle.mean, range, middle)) continue;
    const spans = [range.span, middle.span].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `"${quoteOf(reading, range.span)}" and "${quoteOf(reading, middle.span)}": the mean lies outside of the range`,
      spans,
      fix: "say a mean within the range, or a wider range",
    });
    return;
  }
}

function isOutside(mean: number, range: SaidBound, middle: SaidBound): boolean {
  const least = inUnitOf(range.minimum ?? 0, range, middle);
  const most = inUnitOf(range.maximum ?? 0, range, middle);
  return least !== undefined && most !== undefined && (mean < least || mean > most);
}

/** The words of the clause that a span stands in, in the singular, without figures. */
function wordsOf(reading: Reading, { start, end }: Span): readonly string[] {
  const at = tokenFrom(reading, 0, start);
  const [first, next] = clauseAt(reading, at);
  const last = Math.max(next, tokenFrom(reading, at, end));
  return reading.tokens
    .slice(first, last)
    .map((_, index) => word(reading, first + index))
    .filter((each) => /^[a-z]{2,}$/.test(each))
    .map((each) => singular(each, reading.language));
}
