import { type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { Interval } from "./interval.ts";

/** A window of time with the words around it that tell what lies in it. */
export interface SaidWindow {
  /** Those before it from the nearest on, then those behind it. */
  readonly words: readonly string[];
  /** Seconds since 1970. */
  readonly interval: Interval;
  /** Every day of it has something. */
  readonly isCovered: boolean;
  /** "from January 2026": it opens what lasts. */
  readonly isOpening: boolean;
  readonly span: Span;
}

const untils =
  /^(?:(?:no|not) later|not after|none after|by|before|until|till|up to|on or before|prior|earlier|ending|vor|bis|spatestens|antes|hasta|a mas tardar|avant|jusqu|au plus tard|ate|latest)\b/;
const froms =
  /^(?:after|since|from|starting|(?:no|not) earlier|not before|on or after|ab|nach|seit|desde|despues|depuis|apres|a partir|depois)\b/;
const latest =
  /(?:at the latest|latest|spatestens(?: am)?|a mas tardar(?: el)?|au plus tard(?: le)?|o mais tardar(?: em)?|no maximo(?: ate)?|by|bis zum|before|vor dem)\W*$/;
const stretches = /\b(?:to|until|and|through|bis|und|hasta|a|y|au|et|ate|e)\b|-|–/;
const covering =
  /\b(?:evenly|throughout|any day|any time|every day|each day|all (?:of|over|through)|whole|entire|gleichmassig|ganzen?|jeden tag|todos los dias|cada dia|todo el|repartid[oa]s|tous les jours|chaque jour|tout le|repartie?s|todos os dias|todo o|distribuid[oa]s)\b/;
const BEFORE = 9;
const BEHIND = 4;
/** A need has few; the work stays bounded. */
const MOST = 12;

export function saidWindows(reading: Reading, { found }: Findings): readonly SaidWindow[] {
  return found
    .filter(
      (each) =>
        each.kind === "window" && each.months === undefined && each.last === undefined && each.span === undefined,
    )
    .slice(0, MOST)
    .flatMap((window) => (window.kind === "window" ? [windowOf(reading, window)] : []));
}

function windowOf(reading: Reading, { from, to, start, end }: Extract<Found, { kind: "window" }>): SaidWindow {
  const first = tokenFrom(reading, 0, start);
  const next = tokenFrom(reading, first, end);
  const [low, high] = clauseAround(reading, first);
  const opened = Math.max(low, first - BEFORE);
  const behind = Math.min(high, next + BEHIND);
  const before = fold(spanText(reading, opened, first));
  const said = fold(reading.text.slice(start, end));
  const isUntil =
    untils.test(said) ||
    latest.test(before) ||
    /^\W*(?:at the latest|or earlier)/.test(fold(spanText(reading, next, behind)));
  const isFrom = !isUntil && froms.test(said) && !stretches.test(said.replace(/\d+-\d+-\d+/g, ""));
  const around = spanOf(reading, opened, behind);
  return {
    words: [...[...wordsOf(reading, opened, first)].reverse(), ...wordsOf(reading, next, behind)],
    interval: {
      least: isUntil ? -Infinity : Date.parse(from) / 1000,
      most: isFrom ? Infinity : Date.parse(to) / 1000,
    },
    isOpening: froms.test(said) && !isUntil,
    isCovered: covering.test(fold(reading.text.slice(around.start, Math.max(around.end, end + REACH)))),
    span: { start: around.start, end },
  };
}

/** "in May, 5,000 rows spread evenly over every day" */
const REACH = 45;

function spanText(reading: Reading, first: number, next: number): string {
  if (next <= first) return "";
  const { start, end } = spanOf(reading, first, next);
  return reading.text.slice(start, end);
}

function wordsOf(reading: Reading, first: number, next: number): readonly string[] {
  const words: string[] = [];
  for (let at = first; at < next && !isWall(reading, at); at++) words.push(word(reading, at));
  return words;
}
