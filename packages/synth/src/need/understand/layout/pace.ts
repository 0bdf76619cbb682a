import type { Findings, Found } from "../../findings.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { recordWords } from "../draft/record-words.ts";
import { lastKey, wordKey } from "../words/phrase.ts";
import type { Schedule } from "./schedule.ts";
import { stepsIn } from "./steps.ts";

type Pace = Extract<Found, { kind: "pace" }>;

/** How often what the rows are happens, where the need says so of them. */
export function paceOf(findings: Findings, table: DraftTable): Pace | undefined {
  const record = recordWords(table);
  const paces = findings.found.filter((found) => found.kind === "pace");
  return (
    paces.find(
      (found) =>
        found.child === "" ||
        found.ofEach === true ||
        record.has(lastKey(found.child)) ||
        countOf(found, table) !== undefined,
    ) ??
    paces.find((found) => isOfRows(found, table)) ??
    paces.find((found) => isOfTimetable(found, findings, table))
  );
}

const slots = /^(?:period|slot|lesson|block|timeslot)$/;
const timetables = /\b(?:time-?tables?|schedules?|planner)\b/i;

/** "timetable for 24 classes, six periods a day": each of what is counted has them all. */
function isOfTimetable({ child, parent }: Pace, { text }: Findings, { subjects }: DraftTable): boolean {
  const isCounted = subjects.filter(({ count }) => count !== undefined).length === 1;
  return parent === "" && slots.test(lastKey(child)) && isCounted && timetables.test(text);
}

/** "bar sales, 300 tickets a night: item, price": said of what is no column and ahead of all, it is of the rows. */
function isOfRows({ child, parent, end }: Pace, { fields, subjects }: DraftTable): boolean {
  if (parent !== "" || subjects.some(({ count }) => count !== undefined)) return false;
  const last = lastKey(child);
  return fields.every(({ span, name }) => (span?.start ?? end) >= end && !name.split("_").includes(last));
}

/** What happens several times a day has a time of day. */
function tellApart(time: DraftField, table: DraftTable): void {
  if (time.type !== "date" || time.source !== "implied" || time.model.kind !== "moment") return;
  time.type = "datetime";
  time.model = { ...time.model, grain: "s" };
  if (time.name === "date" && table.fields.every(({ name }) => name !== "timestamp")) time.name = "timestamp";
}

/** How many of those there are to whom it happens; one where it is nobody. */
function countOf({ parent }: Pace, table: DraftTable): number | undefined {
  if (parent === "") return undefined;
  const last = lastKey(parent);
  const subject = table.subjects.find(
    ({ name }) =>
      wordKey(name.split("_").at(-1) ?? name) === last ||
      table.fields.some((field) => field.of === name && field.name === `${last}_id`),
  );
  return subject?.count;
}

/** "2 to 4 visits per cow per day" of 80 cows over ten days: so many rows. */
export function rowsOfPace(
  table: DraftTable,
  schedule: Schedule,
  pace: Pace | undefined,
  findings: Findings,
  notes: DraftNotes,
): number | undefined {
  if (pace === undefined || !schedule.stated) return undefined;
  const steps = stepsIn(schedule.from, schedule.to, pace, schedule.occurrence);
  const isEach = pace.ofEach === true || isOfTimetable(pace, findings, table);
  const ofEach = isEach ? table.subjects.find(({ count }) => count !== undefined)?.count : undefined;
  const count = pace.parent === "" ? (ofEach ?? 1) : countOf(pace, table);
  if (count === undefined) return undefined;
  const rows = Math.round((count * steps * (pace.least + pace.most)) / 2);
  const each = pace.least === pace.most ? `${pace.least}` : `${pace.least} to ${pace.most}`;
  const whose = count === 1 ? "" : ` for each of ${count}`;
  notes.taken.add(pace.start);
  if (schedule.field !== null) tellApart(schedule.field, table);
  notes.assumptions.push(`${rows} rows: ${each} on average in each of ${steps} steps of time${whose}`);
  return rows;
}
