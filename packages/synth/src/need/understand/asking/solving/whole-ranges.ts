import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { quantityAt } from "../../../extract/quantity.ts";
import { isBreak, number, spanOf, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { isPartial } from "../names.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Interval } from "./interval.ts";

/** What all values of something lie in. */
export interface WholeRange {
  readonly interval: Interval;
  readonly unit: string | undefined;
  /** The roots of what it is said of. */
  readonly roots: readonly string[];
  /** All of them are said to, so that none may lie outside. */
  readonly isInsisted: boolean;
  readonly span: Span;
}

const insisting =
  /^(?:all|every|each|always|stays?|remains?|throughout|never|nobody|none|no|only|alle|aller|jede[rsnm]?|immer|samtliche|bleib(?:t|en)|nie|kein[er]?|nur|todos|todas|cada|siempre|nunca|ningun[oa]?|solo|tous|toutes|chaque|toujours|jamais|aucune?|sempre|nenhum[a]?|apenas)$/;
const loose =
  /\b(?:except|apart from|other than|aside from|otherwise|normal\w*|usual\w*|most(?:ly)?|typical\w*|generally|target|limit|threshold|nominal|ausser|meist\w*|ublich\w*|soll\w*|grenz\w*|excepto|salvo|habitual\w*|normalmente|sauf|habituel\w*|normalement|exceto|geralmente)\b/;
const MOST = 20;

/** The ranges that hold of all rows: "scores between 300 and 600", "missed payments is 0 for every loan". */
export function wholeRanges(reading: NeedReading, findings: Findings): readonly WholeRange[] {
  const ranges = reading.ranges.flatMap(({ found, first, next }): readonly WholeRange[] => {
    const { minimum = -Infinity, maximum = Infinity, unit, start, end } = found;
    if (findings.found.some((each) => each.kind === "window" && each.start < end && start < each.end)) return [];
    if (unit === "%" && !(Number.isFinite(minimum) && Number.isFinite(maximum))) return [];
    return holding(reading, first, next, { least: minimum, most: maximum }, unit, { start, end });
  });
  const isKnown = (one: WholeRange): boolean =>
    ranges.some(({ span }) => span.start < one.span.end && one.span.start < span.end);
  const others = [...exactsOf(reading), ...withinsOf(reading)].filter((each) => !isKnown(each));
  return [...ranges, ...others].slice(0, MOST);
}

/** "resolved within 24 hours" */
function withinsOf(reading: NeedReading): readonly WholeRange[] {
  return reading.tokens.flatMap((_, at) => {
    const opened = phraseAt(reading, at, withins);
    const quantity = opened === undefined ? undefined : quantityAt(reading, opened.next);
    if (quantity?.unit?.dimension !== "time") return [];
    const { value, unit, next } = quantity;
    return holding(reading, at, next, { least: 0, most: value }, unit.symbol, spanOf(reading, at, next));
  });
}

const withins = phraseList(
  "within|in under|inside of|innerhalb von|binnen|en menos de|en un plazo de|dentro de|en moins de|sous|dans les|em menos de|em ate|no prazo de",
);
const ends = new Set("for on in at everywhere throughout fur bei en para pour em".split(" "));
const being = new Set(
  "is are = equals be ist sind es son est sont e sao always immer siempre toujours sempre".split(" "),
);

/** "late payments are 0 on every card" */
function exactsOf(reading: NeedReading): readonly WholeRange[] {
  return reading.tokens.flatMap((_, at) => {
    const figure = number(reading, at);
    const isSaid = [at - 1, at - 2].some((place) => being.has(word(reading, place)));
    const quantity = figure === undefined || !isSaid ? undefined : quantityAt(reading, at);
    if (quantity === undefined || !(isBreak(reading, quantity.next) || ends.has(word(reading, quantity.next))))
      return [];
    const { value, unit, next } = quantity;
    const said = holding(reading, at, next, { least: value, most: value }, unit?.symbol, spanOf(reading, at, next));
    return said.filter(({ isInsisted }) => isInsisted);
  });
}

function holding(
  reading: NeedReading,
  first: number,
  next: number,
  interval: Interval,
  unit: string | undefined,
  span: Span,
): readonly WholeRange[] {
  const [from, to] = clauseAround(reading, first);
  if (isPartial(reading, first)) return [];
  const around = spanOf(reading, from, to);
  if (loose.test(fold(reading.text.slice(around.start, around.end)))) return [];
  let isInsisted = false;
  for (let at = from; at < to; at++) isInsisted ||= insisting.test(word(reading, at));
  const roots = [...rootsOf(reading, from, first), ...rootsOf(reading, next, to)].flatMap((root) => root.split("_"));
  return [{ interval, unit, roots, isInsisted, span }];
}

/** Whether the need leaves room for some that lie outside of what all lie in. */
export function hasExceptions(text: string): boolean {
  return loose.test(fold(text));
}
