import type { DurationUnit } from "../../../inferred/check.ts";
import type { Model } from "../../../inferred/model.ts";
import { isRestricted, type Occurrence } from "../../../inferred/occurrence.ts";
import { isoDuration } from "../../extract/durations.ts";
import type { Found } from "../../findings.ts";
import { inConcepts } from "../../rules/time-words.ts";
import { fieldFor, type Site } from "../constraints/attach.ts";
import { type DraftField, type DraftNotes, type DraftTable, isTime } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import type { Item } from "../words/items.ts";
import { isInPlural } from "../words/phrase.ts";
import { isEarlier, isLater } from "./later-times.ts";
import { occurrenceInWords, occurrenceOf, occurrenceValue, occurring, restrict } from "./occurrence.ts";
import { iso, stepMs } from "./steps.ts";

const MS_PER_DAY = 86_400_000;
type WindowFound = Extract<Found, { kind: "window" }>;
type CadenceFound = Extract<Found, { kind: "cadence" }>;
type Moment = Extract<Model, { kind: "moment" }>;

/** How the rows of a table lie in time. */
export interface Schedule {
  readonly field: DraftField | null;
  readonly from: string;
  readonly to: string;
  /** The buyer said the window; else it may be moved to make room. */
  readonly stated: boolean;
  readonly every: { readonly count: number; readonly unit: DurationUnit } | null;
  /** On which days of the week and in which hours anything happens. */
  readonly occurrence: Occurrence;
}

/**
 * The time at which what the rows tell of happens: the one whose moments ascend, else the first stated, else the first. Rows
 * in groups may have none of their own: the lines of an order have the order's. What lies ahead is not told by when it was booked.
 */
export function eventTime(table: DraftTable, isAhead = false): DraftField | undefined {
  const moments = table.fields.filter((field) => isTime(field) && field.model.kind === "moment");
  // The event that a ticket is for lies ahead, the purchase does not.
  const own = moments.filter((field) => field.of === undefined || (isAhead && field.source === "stated"));
  const layout = table.frame?.layout;
  const all =
    own.length > 0 || layout?.kind !== "groups" ? own : moments.filter((field) => field.of === layout.subject);
  // "loans since September: due date, loan date" began since then; they may be due next year.
  const first = all.filter((field) => (isAhead ? !isEarlier(field) : !isLater(field)));
  const times = first.length > 0 ? first : all;
  return (
    clockBesideDay(times) ??
    times.find((field) => field.model.kind === "moment" && field.model.ascending) ??
    times.find(isPlainTime) ??
    times.find((field) => field.source === "stated") ??
    times[0]
  );
}

/** Of "date, time" the time tells the day as well. */
function clockBesideDay(times: readonly DraftField[]): DraftField | undefined {
  const said = times.filter((field) => field.source === "stated" && (isPlainTime(field) || isPlainDay(field)));
  return said.some(isPlainDay) ? said.find((field) => isPlainTime(field) && field.type === "datetime") : undefined;
}

/** Whether it is called by nothing but that it is a day. */
export function isPlainDay({ name, type }: DraftField): boolean {
  return type === "date" && /^(?:date|day|datum|tag|fecha|dia|data|jour)$/.test(name);
}

/** Whether it is called by nothing but that it is a time. */
export function isPlainTime({ name }: DraftField): boolean {
  return /^(?:timestamp|ts|time|date|datetime|event_time|zeit|uhrzeit|hora|heure)$/.test(name);
}

/** When something began that goes on while it is told again and again. */
const begun =
  /^(?:hired?|birth|joined|join|opened|registered|registration|commissioned|founded|admission|start)_(?:date|on|at)$/;

/** Whether steps are days or longer: they have a day and no time of day. */
function isDaily(cadence: CadenceFound): boolean {
  return stepMs(cadence) >= MS_PER_DAY && cadence.unit !== "h";
}

/** What is read once a day has a day and no time of day, what is read each hour an instant, where nobody named it. */
export function beDaily(table: DraftTable, cadence: CadenceFound | undefined): void {
  if (cadence === undefined) return;
  const event = eventTime(table);
  if (event === undefined || event.source !== "implied" || event.model.kind !== "moment") return;
  const byDays = isDaily(cadence);
  const isFree = (name: string): boolean => table.fields.every((field) => field.name !== name);
  // "gross and net per employee and month": nobody is hired each month.
  if (begun.test(event.name) && isFree("date") && table.frame?.layout?.kind !== "series") {
    event.name = "date";
    event.frameField = null;
    event.meaning = "When it was read.";
  }
  if (byDays && event.type === "datetime") {
    event.type = "date";
    event.model = { ...event.model, grain: "day" };
    if (/^(?:timestamp|time|datetime|\w+_at)$/.test(event.name) && isFree("date")) event.name = "date";
  } else if (!byDays && event.type === "date") {
    event.type = "datetime";
    event.model = { ...event.model, grain: "s" };
    // What is planted on a day is not planted each hour: the hours are those of the readings.
    if (isFree("timestamp")) {
      if (event.name !== "date") {
        event.frameField = null;
        event.meaning = "When it was read.";
      }
      event.name = "timestamp";
    }
  }
}

/** Windows that belong to one time among several are put into it; the rest is the window of the rows. */
export function scheduleOf(
  sites: readonly Site[],
  items: readonly Item[],
  table: DraftTable,
  notes: DraftNotes,
  today: string,
): Schedule {
  const isAhead = sites.some(({ found }) => found.kind === "window" && found.from > today);
  const event = eventTime(table, isAhead);
  if (isAhead && event !== undefined) beInOrder(event, table);
  const times = table.fields.filter(isTime);
  // "reservations for next month: booked on, seating time": booked was what now lies ahead before.
  const possible = times.filter((field) => !isEarlier(field));
  let rows: WindowFound | undefined;
  let every: CadenceFound | undefined;
  for (const site of sites) {
    const { found } = site;
    if (found.kind === "cadence") {
      every ??= found;
    } else if (found.kind === "hours" || found.kind === "weekdays") {
      const own = ownTime(site, times, items) ?? event;
      if (own !== undefined && !isOfAnother(site, table)) restrict(found, own, table, notes);
    } else if (found.kind === "window") {
      if (isPartOfName(site, table, today) && !isOfSteps(site, sites, items)) continue;
      const own = ownTime(site, found.from > today ? possible : times, items);
      if (own !== undefined && (own !== event || times.length > 1 || own.source === "stated")) {
        setWindow(own, found, table, notes, today);
        // "claims of 2024, claim date from 1 April to 30 June": the narrower of the two.
        if (own === event && (rows === undefined || isWithin(found, rows))) rows = found;
      } else if (rows === undefined) {
        rows = found;
        sayWindow(found, event ?? null, table, notes, today);
      } else if (rows.months !== undefined && found.months === undefined && found.span === undefined) {
        // "a summer festival, 10 to 12 July 2026": the dates say when.
        rows = found;
        unsayWindow(table, notes);
        sayWindow(found, event ?? null, table, notes, today);
      } else if (found.span !== undefined || found.months !== undefined || rows.span !== undefined) {
        rows = joined(rows, found);
        sayWindow(found, event ?? null, table, notes, today);
      }
    }
  }
  if (every?.weekdays !== undefined && event?.model.kind === "moment")
    event.model = occurring(event.model, { weekdays: every.weekdays });
  const occurrence = occurrenceOf(event ?? null);
  if (every !== undefined) {
    const when = isRestricted(occurrence) ? ` ${occurrenceInWords(occurrence)}` : "";
    say(
      notes,
      event ?? null,
      table,
      "cadence",
      `one ${event === undefined ? "row" : event.name} every ${inWords(every)}${when}`,
      { every: isoDuration(every), ...occurrenceValue(occurrence) },
      every,
    );
  }
  const isSeries = every !== undefined || table.frame?.layout?.kind === "series";
  if (rows?.months !== undefined && isSeries) rows = lastSeason(rows);
  const days = table.frame?.days ?? 90;
  const from = rows?.from ?? iso(Date.parse(today) - days * MS_PER_DAY);
  const to = rows?.to ?? today;
  if (rows !== undefined && event !== undefined) {
    setMoments(event, rows, today);
    event.fixed.add("window");
  }
  return {
    field: event ?? null,
    from,
    to,
    stated: rows !== undefined,
    every: every === undefined ? null : { count: every.count, unit: every.unit },
    occurrence,
  };
}

/** The rows go by this time, and by no other one. */
function beInOrder(event: DraftField, { fields }: DraftTable): void {
  if (event.model.kind !== "moment" || event.model.ascending) return;
  const other = fields.find(({ model }) => model.kind === "moment" && model.ascending);
  if (other?.model.kind !== "moment") return;
  other.model = { ...other.model, ascending: false };
  event.model = { ...event.model, ascending: true };
}

const clockNames =
  /(?:^|_)(?:hours|shift|schedule|slot|opening|timetable|zeiten|offnungszeiten|horario|horaire|horaires)(?:_|$)/;

/** "opening hours 9:00-17:00": hours that are the value of a column say nothing of when the rows are. */
function isOfAnother({ item, found }: Site, table: DraftTable): boolean {
  if (item.zone !== "list" || found.kind !== "hours") return false;
  const own = table.fields.filter((field) => field.source === "stated" && field.items.includes(item));
  return own.some((field) => clockNames.test(field.name) && (field.span?.end ?? 0) <= found.start);
}

/** "expected inflation over the next 12 months", "visits in the last 30 days": the stretch belongs to the name of a number. */
function isPartOfName({ item, found }: Site, table: DraftTable, today: string): boolean {
  if (item.zone !== "list" || found.kind !== "window") return false;
  if (found.span === undefined && (found.to < today || !countsBefore(item, found))) return false;
  if (item.founds.some((each) => each.found.kind === "cadence")) return false;
  return (
    table.fields.some(
      (field) => field.items.includes(item) && !isTime(field) && (field.span?.end ?? found.end) <= found.start,
    ) && !table.fields.some((field) => field.items.includes(item) && isTime(field))
  );
}

const rowNouns =
  /^(?:rows?|records?|entries|readings?|samples?|events?|measurements?|logs?|data|observations?|lines?)$/;

/** "faults this year": how many there were since, and not when the rows are from. */
function countsBefore({ words, founds }: Item, { start }: WindowFound): boolean {
  const last = words.findLast((word) => word.end <= start && !leads.test(word.folded));
  if (last === undefined || founds.length > 1 || last.start > start) return false;
  return isInPlural(last) && !rowNouns.test(last.folded);
}

const leads = /^(?:in|over|during|within|for|the|this|last|past)$/;

/** "hourly PM2.5 and NO2 for a week": what is read step by step is read for so long, where nothing else says it. */
function isOfSteps({ found }: Site, sites: readonly Site[], items: readonly Item[]): boolean {
  const isStepped = sites.some(({ found: other }) => other.kind === "cadence");
  const isOnly = sites.every(({ found: other }) => other === found || other.kind !== "window");
  const isLast = items.every(({ words }) => words.every(({ start }) => start < found.start));
  return isStepped && isOnly && isLast;
}

/** A series in winter is one through the last winter of the window. */
function lastSeason(found: WindowFound): WindowFound {
  const months = new Set(found.months);
  const end = new Date(Date.parse(found.to));
  let last = Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1);
  const monthOf = (time: number): number => new Date(time).getUTCMonth() + 1;
  const back = (time: number): number => Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() - 1, 1);
  // From the first month that lies wholly before the end, back to one that occurs.
  last = back(last);
  for (let tries = 0; tries < 12 && !months.has(monthOf(last)); tries += 1) last = back(last);
  let first = last;
  for (let tries = 0; tries < 11 && months.has(monthOf(back(first))); tries += 1) first = back(first);
  const next = new Date(last);
  const to = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1);
  const { months: _months, ...rest } = found;
  return { ...rest, from: iso(first), to: iso(to) };
}

function inWords({ count, unit }: CadenceFound): string {
  return count === 1 ? unit : `${count} ${unit}`;
}

function isWithin(found: WindowFound, { from, to, months }: WindowFound): boolean {
  const isPlain = months === undefined && found.months === undefined && found.span === undefined;
  return isPlain && Date.parse(from) <= Date.parse(found.from) && Date.parse(found.to) <= Date.parse(to);
}

/** "over one year" beside "since March", or the other way round: the stretch is counted from there. */
function joined(rows: WindowFound, found: WindowFound): WindowFound {
  if (found.months !== undefined) return { ...rows, months: found.months };
  if (found.span === undefined) {
    const isLonger = Date.parse(found.to) - Date.parse(found.from) > Date.parse(rows.to) - Date.parse(rows.from);
    return isLonger ? joined(found, rows) : found;
  }
  const length = Date.parse(found.to) - Date.parse(found.from);
  return { ...rows, to: iso(Date.parse(rows.from) + length) };
}

/** The time field in whose item a window stands. */
function ownTime(site: Site, times: readonly DraftField[], items: readonly Item[]): DraftField | undefined {
  const inItem = times.filter(
    (field) =>
      field.source === "stated" &&
      field.items.some((item) => item === site.item || items.indexOf(item) === site.index) &&
      (field.span?.end ?? 0) <= site.found.end,
  );
  if (inItem.length > 0) return inItem.at(-1);
  const named = namedBefore(site, times);
  if (named !== undefined) return named;
  const behind = site.item.words.length === 0 ? fieldFor(site, times, items) : undefined;
  return behind?.items.some((item) => items.indexOf(item) === site.index - 1) ? behind : undefined;
}

const stays = new Set(["stay", "night", "aufenthalt", "estancia", "sejour", "estadia"]);

/** "tickets, departures in July: booked at, departure": what happens in a window is told by the time that is called so. */
function namedBefore({ found, item }: Site, times: readonly DraftField[]): DraftField | undefined {
  const word = item.words.findLast(({ end }) => end <= found.start);
  if (word === undefined || item.words.length > 2) return undefined;
  const said = stays.has(word.english) ? "check in" : inConcepts([word.english]).join(" ");
  const fitting = times.filter(
    (field) =>
      field.source === "stated" &&
      // "services over 2024: next service date"
      !(isLater(field) && times.some((other) => !isLater(other))) &&
      ` ${inConcepts(field.name.split("_")).join(" ")} `.includes(` ${said} `),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function setWindow(field: DraftField, found: WindowFound, table: DraftTable, notes: DraftNotes, today: string): void {
  setMoments(field, found, today);
  field.fixed.add("window");
  sayWindow(found, field, table, notes, today);
}

function setMoments(field: DraftField, found: WindowFound, today: string): void {
  const base: Moment =
    field.model.kind === "moment"
      ? field.model
      : {
          kind: "moment",
          from: found.from,
          to: found.to,
          rhythm: "flat",
          ascending: false,
          grain: field.type === "date" ? "day" : "s",
        };
  const to = found.to > tomorrowOf(today) && found.last === undefined && found.from <= today ? found.to : found.to;
  field.model = { ...base, from: found.from, to, ...(found.months === undefined ? {} : { months: found.months }) };
}

/** Takes back the window of the rows that another one makes more exact. */
function unsayWindow(table: DraftTable, notes: DraftNotes): void {
  const at = notes.constraints.findLastIndex(({ kind, table: own }) => kind === "window" && own === table.name);
  if (at >= 0) notes.constraints.splice(at, 1);
}

function tomorrowOf(today: string): string {
  return iso(Date.parse(today) + MS_PER_DAY);
}

function sayWindow(
  found: WindowFound,
  field: DraftField | null,
  table: DraftTable,
  notes: DraftNotes,
  today: string,
): void {
  const isSince = found.open === true && found.to === tomorrowOf(today);
  const lastDay = found.to.length === 10 ? iso(Date.parse(found.to) - MS_PER_DAY) : found.to;
  const subject = field?.name ?? "the time of the rows";
  const value: Record<string, string | readonly number[]> = {};
  let words: string;
  if (found.last !== undefined) {
    value.last = found.last;
    words = `${subject} lies from ${found.from} to ${lastDay}`;
  } else if (found.months !== undefined) {
    value.months = found.months;
    words = `${subject} lies in the months ${found.months.join(", ")}, from ${found.from} to ${lastDay}`;
  } else if (found.span !== undefined) {
    value.span = found.span;
    words = `the rows span ${found.span}, from ${found.from} to ${lastDay}`;
  } else {
    value.from = found.from;
    // Since a day that lies ahead has no end; since one that is past ends today.
    if (found.open !== true || isSince) value.to = lastDay;
    words =
      found.open === true
        ? `${subject} lies on or after ${found.from}`
        : `${subject} lies from ${found.from} to ${lastDay}`;
  }
  say(notes, field, table, "window", words, value, found);
}
