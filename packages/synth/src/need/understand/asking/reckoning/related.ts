import type { Reading } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { withBothWays } from "./both-ways.ts";
import { type Chain, chainOf } from "./chain.ts";
import { crossed } from "./crossing.ts";
import { withGrades } from "./grades.ts";
import { type Grain, grainOf } from "./grain.ts";
import { withInstalments } from "./instalments.ts";
import type { Mark } from "./mark.ts";
import { marksOf } from "./marks.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import { nested, type Span, spanOf } from "./span.ts";

/** The numbers of a need, what each is counted per and what one row is said to be. */
export interface Related {
  readonly quantities: readonly Quantity[];
  readonly marks: readonly Mark[];
  readonly chain: Chain;
  readonly grain: Grain | undefined;
}

/** Two ask the same of one need: what contradicts the rows that were said, and how many there are where none were. */
const known = new WeakMap<NeedReading, Related>();

/** Puts the numbers of a need in relation. */
export function relatedIn(findings: Findings, reading: NeedReading): Related {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const related = putInRelation(findings, reading);
  known.set(reading, related);
  return related;
}

function putInRelation({ found }: Findings, reading: NeedReading): Related {
  const all = quantitiesOf(reading, found);
  const said = grainOf(reading, all);
  const isApart = ({ from }: Quantity | Mark): boolean => said === undefined || from < said.from || from >= said.next;
  const quantities = all.filter(isApart);
  const cadences = found.filter(({ kind }) => kind === "cadence");
  const marks = marksOf(reading, quantities, cadences).filter(isApart);
  // "una fila por estación cada 15 minutos": a rhythm right behind is part of what a row is.
  const rhythm = marks.find(({ from, per, isRhythm }) => from === said?.next && per.kind === "time" && isRhythm);
  const grain = said === undefined || rhythm === undefined ? said : { ...said, items: [...said.items, rhythm.per] };
  const chain = crossed(reading, chainOf(reading, quantities, marks), grain);
  return {
    quantities,
    marks,
    chain: withGrades(withInstalments(reading, withBothWays(reading, chain, grain)), grain),
    grain,
  };
}

/** How long what is told goes on. */
export function lengthOf(
  { found, text }: Findings,
  reading: NeedReading,
  { quantities, marks, chain }: Omit<Related, "grain">,
): Span {
  // "for each of 30 nights" tells the step and the length at once; "every 30 nights" only the step.
  const isMarked = ({ from, value }: Quantity): boolean =>
    marks.some(
      ({ per, ...mark }) =>
        mark.from <= from && from < mark.next && !(per.kind === "time" && per.count === 1 && value > 1),
    );
  const times = quantities.filter(
    (each) => each.kind === "time" && !each.bounded && !chain.perDay.includes(each) && !isMarked(each),
  );
  return spanOf(found, nested(reading, times), chain.perDay, isWeekTold(found, text));
}

const WORKWEEK = 5;
const REACH = 40;
const opened =
  /\b(?:open|opened|opens|closed|work|works|working|operat\w*|runs?|running|available|staffed|geoffnet|offen|abiert[oa]s?|ouverte?s?|abert[oa]s?)\b[^,.;]*$/;

/** "Monday through Sunday", unless it tells when somebody is open. */
function isWeekTold(found: readonly Found[], text: string): boolean {
  const days = found.find((each) => each.kind === "weekdays");
  if (days === undefined || days.days.length < WORKWEEK) return false;
  return !opened.test(fold(text.slice(Math.max(0, days.start - REACH), days.start)));
}

/** Whether a number stands in what was found. */
export function isAt(reading: Reading, { from }: Quantity, { start, end }: Pick<Found, "start" | "end">): boolean {
  const place = reading.tokens[from]?.start ?? -1;
  return start <= place && place < end;
}
