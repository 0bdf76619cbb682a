import { MS_PER_DAY } from "../../../../engine/calendar.ts";
import { wholePeriodAt } from "../../../extract/period.ts";
import { spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround, isJoint, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

const extremes = wordSet("earliest oldest latest newest fruheste frueheste alteste spateste neueste");
/** They may be those of each customer, and end those of all only where a sentence says so. */
const ordinals = wordSet(
  "first last erste letzte primera primer primero ultima ultimo premiere premier derniere dernier primeira primeiro",
);
const verbs = wordSet("is was are were ist war es fue est etait foi");
const articles = wordSet("the der die das el la le o a");
/** "first quarter of 2024", "last month": a part of a time, and nothing that happens in it. */
const parts =
  /^(?:quarter|half|week|day|month|year|decade|days|weeks|months|years|quartal|halbjahr|woche|tag|monat|jahr|trimestre|semestre|semana|dia|mes|ano|semaine|jour|mois|annee|time|times)$/;
const relations = wordSet("before after since until by vor nach antes despues avant apres depois than");
/** Between the name and its time. */
const links = wordSet(
  "is was being in on of from falls lies dates dated date at ist war vom im am von aus liegt es fue de del en desde est du le foi do da em the a : = ( ,",
);
const REACH = 7;

/** "hired between 2015 and 2020, the earliest hire date is in 2022": the first and the last lie where all lie. */
export function findEndsElsewhere(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (let at = 0; at < reading.tokens.length; at++) {
    const isExtreme = extremes.has(word(reading, at));
    if (!isExtreme && !(ordinals.has(word(reading, at)) && opensClause(reading, at))) continue;
    if (relations.has(word(reading, at - 1)) || parts.test(word(reading, at + 1))) continue;
    const told = timeBehind(reading, at, isExtreme);
    const window =
      told === undefined ? undefined : found.find((each) => each.kind === "window" && isElsewhere(reading, each, told));
    if (told === undefined || window === undefined) continue;
    const spans = [{ start: window.start, end: window.end }, told.span].sort((one, other) => one.start - other.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: the first and the last lie in the time of all`,
      spans,
      fix: "say a time that holds both, or leave one of the two out",
    });
    return;
  }
}

/** "the first order is", "and the last order is": not "the customer's first order". */
function opensClause(reading: NeedReading, at: number): boolean {
  const start = articles.has(word(reading, at - 1)) ? at - 1 : at;
  return start === 0 || isWall(reading, start - 1) || isJoint(word(reading, start - 1));
}

interface Told {
  /** Days since 1970: from, and up to but without. */
  readonly from: number;
  readonly to: number;
  readonly roots: readonly string[];
  readonly span: Span;
}

/** "earliest hire date is in 2022": what it is of, and when. */
function timeBehind(reading: NeedReading, at: number, isExtreme: boolean): Told | undefined {
  let name = at + 1;
  while (name < at + REACH && !links.has(word(reading, name)) && wholePeriodAt(reading, name) === undefined) {
    if (isWall(reading, name)) return undefined;
    name += 1;
  }
  let next = name;
  while (next < at + REACH && links.has(word(reading, next))) next += 1;
  const period = wholePeriodAt(reading, next);
  if (!isExtreme && !verbs.has(word(reading, name))) return undefined;
  const roots = rootsOf(reading, at + 1, name);
  if (period === undefined || name === at + 1 || roots.length === 0) return undefined;
  const span = spanOf(reading, at, period.next);
  if (!/\d{4}/.test(reading.text.slice(span.start, span.end))) return undefined;
  return { from: period.from / MS_PER_DAY, to: period.to / MS_PER_DAY, roots, span };
}

/** Whether a window that has the same event in its clause lies before or behind the time. */
function isElsewhere(reading: NeedReading, window: Window, { from, to, roots, span }: Told): boolean {
  if (window.months !== undefined || window.last !== undefined || window.span !== undefined) return false;
  if (window.start < span.end && span.start < window.end) return false;
  const [start, end] = [window.from, window.to].map((each) => Date.parse(each) / MS_PER_DAY);
  if (start === undefined || end === undefined || (from < end && start < to)) return false;
  const first = tokenFrom(reading, 0, window.start);
  const own = rootsOf(reading, clauseAround(reading, first)[0], first);
  return roots.some((root) => own.some((each) => isOfOne(root, each)));
}

/** "hire" and "hired" */
function isOfOne(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return areAlike(one, other) || (short.length >= SHORTEST && long.startsWith(short));
}

const SHORTEST = 3;
