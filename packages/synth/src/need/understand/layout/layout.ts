import type { DurationUnit } from "../../../inferred/check.ts";
import type { Findings } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { type DraftField, type DraftNotes, type DraftSubject, type DraftTable, isTime } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import { crossSubjects, subjectOfProduct } from "./crossed-subjects.ts";
import { onWorkdays } from "./days-of-weeks.ts";
import {
  countedGroup,
  groupSizes,
  groupUp,
  holdToSizes,
  layCounted,
  rowsOfCounted,
  rowsOfGroups,
  shows,
} from "./grouping.ts";
import { happenings } from "./happenings.ts";
import { occurring } from "./occurrence.ts";
import { paceOf, rowsOfPace } from "./pace.ts";
import { subjectNamed } from "./population.ts";
import type { Schedule } from "./schedule.ts";
import { stepMs, stepsBefore, stepsIn } from "./steps.ts";

const DEFAULT_ROWS = 5;
/** So many steps of a series are told apart from a mere snapshot. */
const STEPS_PER_SUBJECT = 24;

interface Counts {
  readonly request: NeedRequest;
  readonly findings: Findings;
  /** Numbers of things that are the rows themselves. */
  readonly counts: readonly number[];
  readonly rows: number | undefined;
}

/** From where the number of rows is, and how many were meant before any limit. */
interface Laid {
  readonly rowsSource: "stated" | "implied" | "default";
  readonly wanted: number;
  /** Nobody said how long it goes on: each of what was counted once or some times. */
  readonly isUnbounded?: true;
}

/** Decides how many rows there are and how they lie: each for itself, in series of a subject, in groups. */
export function layOut(
  table: DraftTable,
  given: Schedule,
  { request, findings, counts, rows }: Counts,
  notes: DraftNotes,
): Laid {
  const found = findings.found.find((each) => each.kind === "rows");
  const said = request.rows ?? rows ?? found?.count ?? (counts.length > 0 ? Math.max(...counts) : undefined);
  const overruled = request.rows !== undefined;
  if (found !== undefined && rows === undefined && (!overruled || request.rows === found.count)) {
    say(notes, null, null, "rows", `${found.count} rows`, { rows: found.count }, found);
  } else if (
    counts.length > 0 &&
    rows === undefined &&
    found === undefined &&
    (!overruled || request.rows === Math.max(...counts))
  ) {
    const entity = findings.found.find((each) => each.kind === "entities" && each.count === Math.max(...counts));
    say(notes, null, null, "rows", `${Math.max(...counts)} rows`, { rows: Math.max(...counts) }, entity ?? null);
  }
  const pace = paceOf(findings, table);
  const isFree = said === undefined && pace === undefined;
  const schedule = isFree ? onWorkdays(given, table, findings, notes) : given;
  // "stock per warehouse and SKU"
  const crossed = isFree ? crossSubjects(table, findings, repeats(table, schedule)) : undefined;
  if (crossed !== undefined && !repeats(table, schedule)) return layCrossed(table, crossed, notes);
  const whole = rows === undefined || schedule.every !== null ? undefined : subjectOfProduct(table, rows);
  if (whole !== undefined) return { ...layCrossed(table, whole, notes), rowsSource: "stated" };
  // What happens some times a day is no reading at every step.
  const series = pace !== undefined && schedule.every === null ? undefined : seriesOf(table, schedule, crossed?.name);
  if (series === undefined) {
    const steps =
      schedule.every === null || !schedule.stated || said !== undefined
        ? undefined
        : stepsIn(schedule.from, schedule.to, schedule.every, schedule.occurrence);
    const counted = table.subjects.map((subject) => subject.count ?? 0);
    if (said === undefined) shareGroups(table);
    const sizes = groupSizes(findings, table);
    const grouped = said === undefined ? rowsOfGroups(table, sizes, notes) : undefined;
    const paced = said === undefined ? rowsOfPace(table, schedule, pace, findings, notes) : undefined;
    const inGroups = sizes === undefined ? countedGroup(findings, table) : undefined;
    const several = inGroups === undefined || said !== undefined ? undefined : rowsOfCounted(inGroups);
    const wanted = said ?? grouped ?? several ?? paced ?? steps ?? defaultRows(table, counted, findings, notes);
    table.rows = Math.min(wanted, ROW_LIMIT);
    groupUp(table, sizes);
    if (sizes !== undefined && table.layout.kind === "groups") holdToSizes(table, sizes, notes);
    if (inGroups !== undefined) layCounted(table, inGroups, notes);
    if (schedule.every !== null) everyStep(table, schedule, table.rows, notes);
    else ascend(table, schedule);
    const isImplied = grouped !== undefined || several !== undefined || paced !== undefined || steps !== undefined;
    return { rowsSource: said !== undefined ? "stated" : isImplied ? "implied" : "default", wanted };
  }
  return laySeries(table, schedule, series, said, notes);
}

/** Whether the rows are read step by step. */
function repeats({ frame }: DraftTable, { every, field }: Schedule): boolean {
  return field !== null && field.of === undefined && (every !== null || frame?.layout?.kind === "series");
}

/** Each with each of the others, once. */
function layCrossed(table: DraftTable, { name, count = 1 }: DraftSubject, notes: DraftNotes): Laid {
  table.rows = count;
  table.layout = { kind: "series", subject: name };
  notes.assumptions.push(`${count} rows: each ${name.replaceAll("_with_", " with each ").replaceAll("_", " ")}`);
  return { rowsSource: "implied", wanted: count };
}

/** "pings of 60 couriers" are of 60 devices: each of what is counted has a group of its own. */
function shareGroups(table: DraftTable): void {
  const layout = table.frame?.layout;
  if (layout?.kind !== "groups" || !shows(table, layout.subject)) return;
  const [only, ...others] = table.subjects.flatMap(({ count }) => (count === undefined ? [] : [count]));
  if (only !== undefined && others.length === 0 && only >= FEW_HOLDERS && only <= MANY_HOLDERS)
    shareMembers(table, subjectNamed(table, layout.subject));
}

const oneByOne =
  /(?<!\p{L})(?!side|step|case|one|bit|line|day|week|month|year|hour|minute|second)(\p{L}{3,12})[- ]by[- ]\1(?!\p{L})/iu;

/** Every member of a counted subject stands in the rows at least once. */
function defaultRows(table: DraftTable, counted: readonly number[], { text }: Findings, notes: DraftNotes): number {
  const most = Math.max(0, ...counted);
  // "a shot-by-shot log of 30 games": many of them in each.
  if (most > 1 && oneByOne.test(text)) {
    const rows = Math.min(most * STEPS_PER_SUBJECT, ROW_LIMIT);
    notes.assumptions.push(`${rows} rows: ${STEPS_PER_SUBJECT} for each of ${most}`);
    return rows;
  }
  // Three islands make no survey of three rows.
  if (most < DEFAULT_ROWS) return DEFAULT_ROWS;
  notes.assumptions.push(
    `${Math.min(most, ROW_LIMIT)} rows, so that each one counted stands in a row of ${table.name}`,
  );
  return most;
}

interface Series {
  readonly subject: string;
  readonly every: { readonly count: number; readonly unit: DurationUnit };
  readonly stated: boolean;
}

/** A series needs something that repeats: a cadence with a subject, or a domain whose rows are readings of one. */
function seriesOf(table: DraftTable, schedule: Schedule, crossed: string | undefined): Series | undefined {
  const layout = table.frame?.layout;
  const time = schedule.field;
  if (time === null || time.of !== undefined) return undefined;
  const own = layout?.kind === "series" ? layout : undefined;
  const counted = table.subjects.find((subject) => subject.count !== undefined);
  const name = own !== undefined && shows(table, own.subject) ? own.subject : counted?.name;
  const first = name ?? (schedule.every === null ? undefined : keySubject(table));
  // Carriages of trains are read, and not the trains.
  const only = table.subjects.find((subject) => subject.name === first)?.of ?? first;
  if (crossed === undefined && (only === undefined || !shows(table, only))) return undefined;
  const every = schedule.every ?? (own === undefined ? undefined : calendarStep(own.every));
  if (every === undefined) return undefined;
  if (time.fixed.has("window") && time.model.kind !== "moment") return undefined;
  return { subject: crossed ?? only ?? table.name, every, stated: schedule.every !== null };
}

/** A domain that reads every thirty days means every month, from the first of each. */
function calendarStep(every: Series["every"]): Series["every"] {
  return every.unit === "day" && (every.count === 30 || every.count === 31) ? { count: 1, unit: "month" } : every;
}

/** With a cadence and no domain, the first identifier of a thing is what is read again and again. */
function keySubject(table: DraftTable): string | undefined {
  const owned = table.fields.find((field) => field.of !== undefined && field.type === "id");
  if (owned?.of !== undefined) return owned.of;
  const stated = table.fields.find(
    (field) =>
      field.type === "id" &&
      field.source === "stated" &&
      // An order happens once; a robot is seen at every step.
      (field.name !== `${table.name}_id` || !happenings.has(table.name.split("_").at(-1) ?? "")),
  );
  if (stated === undefined || (stated.model.kind !== "code" && stated.model.kind !== "sequence")) return undefined;
  const subject = subjectNamed(table, stated.name.replace(/_id$/, ""));
  stated.of = subject.name;
  return subject.name;
}

function laySeries(
  table: DraftTable,
  schedule: Schedule,
  { subject: name, every: usual, stated }: Series,
  said: number | undefined,
  notes: DraftNotes,
): Laid {
  const subject = subjectNamed(table, name);
  shareMembers(table, subject);
  const counted = subject.count;
  const every = stated || said !== undefined ? usual : affordable(usual, schedule, counted ?? 1, notes);
  const steps = schedule.stated ? stepsIn(schedule.from, schedule.to, every, schedule.occurrence) : undefined;
  let wanted: number;
  let source: "stated" | "implied" | "default" = "stated";
  if (said !== undefined) wanted = said;
  else if (steps !== undefined && counted !== undefined) {
    wanted = steps * counted;
    source = "implied";
  } else if (counted !== undefined) {
    wanted = counted * (stated ? STEPS_PER_SUBJECT : 1);
    source = "implied";
    notes.assumptions.push(
      `${wanted} rows: each ${name.replaceAll("_", " ")} ${stated ? `${STEPS_PER_SUBJECT} times` : "once"}`,
    );
  } else if (steps !== undefined && stated) {
    wanted = steps;
    source = "implied";
    notes.assumptions.push(`one ${name.replaceAll("_", " ")} at each of ${steps} times`);
  } else {
    wanted = DEFAULT_ROWS;
    source = "default";
  }
  table.rows = Math.min(wanted, ROW_LIMIT);
  subject.count = counted ?? membersFor(table.rows, steps);
  subject.spread = "even";
  // Four stores sell twenty products: what is more than the members has rows of its own choice.
  for (const other of table.subjects) if (other !== subject && (other.count ?? 0) > subject.count) other.of = "row";
  const needed = Math.ceil(table.rows / subject.count);
  if (steps === undefined && counted === undefined && schedule.every !== null)
    subject.count = Math.max(subject.count, Math.ceil(table.rows / mostSteps(every)));
  // A window too short for the rows gives way to more members where nobody counted them.
  if (steps !== undefined && needed > steps && counted === undefined) subject.count = Math.ceil(table.rows / steps);
  table.layout = { kind: "series", subject: name };
  const time = schedule.field as DraftField;
  time.of = undefined;
  everyStepOf(time, schedule, every, Math.ceil(table.rows / subject.count));
  const isUnbounded = said === undefined && steps === undefined;
  return { rowsSource: source, wanted, ...(isUnbounded ? { isUnbounded } : {}) };
}

/** The step of a domain that nobody said gives way to a coarser one before it breaks the limit of a delivery. */
function affordable(usual: Series["every"], schedule: Schedule, members: number, notes: DraftNotes): Series["every"] {
  if (!schedule.stated) return usual;
  const fits = (every: Series["every"]): boolean =>
    stepsIn(schedule.from, schedule.to, every, schedule.occurrence) * members <= ROW_LIMIT;
  if (fits(usual)) return usual;
  const coarser = (["min", "h", "day", "month"] as const)
    .map((unit) => ({ count: 1, unit }))
    .find((every) => stepMs(every) > stepMs(usual) && fits(every));
  if (coarser === undefined) return usual;
  notes.assumptions.push(`one row each ${coarser.unit}, since a finer step would be more than is delivered at once`);
  return coarser;
}

/** So many of what is read again and again stand in each of a few things that hold them. */
const HELD = 8;
const FEW_HOLDERS = 10;
/** What is counted by the thousand happens, and does nothing. */
const MANY_HOLDERS = 500;

/** "100 households" with a meter each, "3 clusters" of some pods: what is counted decides how many are read. */
function shareMembers(table: DraftTable, subject: DraftSubject): void {
  if (subject.count !== undefined) return;
  const others = table.subjects.filter(
    (each) => each !== subject && each.count !== undefined && shows(table, each.name),
  );
  const [most] = others.sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  if (most?.count === undefined) return;
  if (most.count < FEW_HOLDERS) {
    subject.count = most.count * HELD;
    most.spread = "even";
    return;
  }
  subject.count = most.count;
  for (const field of table.fields) if (field.of === most.name) field.of = subject.name;
}

function membersFor(rows: number, steps: number | undefined): number {
  if (steps !== undefined) return Math.max(1, Math.ceil(rows / steps));
  return Math.max(1, Math.min(50, Math.round(rows / STEPS_PER_SUBJECT)));
}

/** The time of the rows at exact steps, from the window's begin, or such that they end with the window's end. */
function everyStepOf(
  time: DraftField,
  schedule: Schedule,
  every: { readonly count: number; readonly unit: DurationUnit },
  steps: number,
): void {
  const from = schedule.stated ? schedule.from : stepsBefore(schedule.to, steps, every, schedule.occurrence);
  const months = time.model.kind === "moment" ? time.model.months : undefined;
  const grain =
    stepMs(every) >= 86_400_000 && every.unit !== "h"
      ? "day"
      : stepMs(every) >= 60_000
        ? "min"
        : stepMs(every) < 1_000
          ? "ms"
          : "s";
  time.model = occurring(
    {
      kind: "moment",
      from,
      to: schedule.to,
      rhythm: "flat",
      ascending: true,
      every,
      grain,
      ...(months === undefined ? {} : { months }),
    },
    schedule.occurrence,
  );
}

function everyStep(table: DraftTable, schedule: Schedule, rows: number, notes: DraftNotes): void {
  const { field, every } = schedule;
  if (field === null || every === null || field.of !== undefined) return;
  if (table.layout.kind !== "rows") return;
  const most = mostSteps(every);
  everyStepOf(field, schedule, every, schedule.stated ? rows : Math.min(rows, most));
  if (schedule.stated || rows <= most || field.model.kind !== "moment") return;
  // Several rows at each step, instead of a century of them; said, and not promised.
  const at = notes.constraints.findIndex(({ kind, field: own }) => kind === "cadence" && own === field.name);
  if (at >= 0) notes.constraints.splice(at, 1);
  notes.assumptions.push(`${rows} rows are more than one each ${every.unit} would be: several in each`);
  const { every: _every, ...model } = field.model;
  field.model = { ...model, grain: every.unit === "month" ? "month" : every.unit === "h" ? "h" : model.grain };
}

const YEARS_OF_WEEKS = 10;
const YEARS_OF_DAYS = 2;

/** So many steps are told back from today where no window is said: nobody keeps a thousand months. */
function mostSteps(every: Series["every"]): number {
  const years = stepMs(every) >= stepMs({ count: 7, unit: "day" }) ? YEARS_OF_WEEKS : YEARS_OF_DAYS;
  return Math.max(STEPS_PER_SUBJECT, Math.floor((years * stepMs({ count: 1, unit: "year" })) / stepMs(every)));
}

/** What is written down as it happens stands in the order of its time. */
function ascend(table: DraftTable, { field }: Schedule): void {
  if (field === null || field.of !== undefined || table.layout.kind !== "rows" || field.model.kind !== "moment") return;
  const isOwn = field.frameField === null ? table.fields.filter(isTime).length === 1 : field.frameField.core === true;
  if (isOwn && !/birth|expir|due/.test(field.semantic.id)) field.model = { ...field.model, ascending: true };
}
