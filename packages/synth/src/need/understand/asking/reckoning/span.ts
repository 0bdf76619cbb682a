import type { DurationUnit } from "../../../../inferred/check.ts";
import { type Reading, word } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { stepMs, stepsIn } from "../../layout/steps.ts";
import type { Quantity } from "./quantities.ts";

const DAY = 86_400;

/** How many steps of a length the need goes on for; undefined where it does not say how long. */
export type Steps = (count: number, unit: DurationUnit) => number | undefined;

export interface Span {
  readonly steps: Steps;
  /** A length of time or hours of the day leave less of the window than a plan takes. */
  readonly narrowed: boolean;
}

type Window = Extract<Found, { kind: "window" }>;

const long: ReadonlySet<DurationUnit> = new Set(["day", "week", "month", "year"] as const);

interface Stretch {
  /** How long, in days. */
  readonly days: number;
  readonly from?: string;
  readonly to?: string;
}

/**
 * The length of what is told, by dates and by lengths of time: "52 weeks of 2025", "10 hours a day, Monday to Thursday of one week".
 * The shorter of a window and a length within it holds. `perDay` are hours of each day, `lengths` the others.
 */
export function spanOf(
  found: readonly Found[],
  lengths: readonly Quantity[],
  perDay: readonly Quantity[],
  isWeek: boolean,
): Span {
  // "during an eight hour shift" is how much of a day it is, and no window.
  const windows = found.filter((each) => each.kind === "window").filter(({ span = "" }) => !span.startsWith("PT"));
  const window = unitedWindow(windows.filter(({ months }) => months === undefined)) ?? listedYears(found);
  const seasons = windows.flatMap((each) => seasonsOf(each) ?? [])[0];
  if (window === undefined && seasons === undefined && windows.length > 0) return unknown;
  const whole = lengths.filter(({ unit }) => unit !== undefined && long.has(unit));
  const brief = lengths.filter(({ unit }) => unit !== undefined && !long.has(unit));
  const longest = [...whole].sort((one, other) => secondsOf(other) - secondsOf(one))[0];
  const weekdays = found.find((each) => each.kind === "weekdays")?.days ?? cadenceDays(found);
  const said = window === undefined && seasons !== undefined ? seasons : shorter(window, longest);
  // "during a shift of eight hours, Monday to Friday": at least one week of them.
  const stretch = said ?? (weekdays !== undefined && brief.length > 0 ? { days: 7 } : undefined);
  const open = found.find((each) => each.kind === "hours");
  const hours = brief.reduce((most, each) => Math.max(most, secondsOf(each)), 0);
  const eachDay = perDay.find(({ unit, value }) => unit === "h" && value <= 24);
  if (stretch === undefined) {
    if (hours === 0) return isWeek ? weekOf(weekdays, eachDay === undefined ? DAY : secondsOf(eachDay)) : unknown;
    const steps: Steps = (count, unit) => (long.has(unit) ? undefined : hours / (stepMs({ count, unit }) / 1_000));
    return { steps, narrowed: false };
  }
  const day =
    eachDay !== undefined
      ? secondsOf(eachDay)
      : open !== undefined
        ? ((open.to - open.from + 1_440) % 1_440 || 1_440) * 60
        : hours > 0
          ? Math.min(hours, DAY)
          : DAY;
  // "for 40 minutes": less than a day is what it is.
  if (stretch.days < 1) {
    const steps: Steps = (count, unit) => (stretch.days * DAY * 1_000) / stepMs({ count, unit });
    return { steps, narrowed: false };
  }
  const steps: Steps = (count, unit) => {
    if (unit === "month" || unit === "year") return months(stretch, longest, count, unit);
    if (unit === "week") return Math.max(1, Math.round(stretch.days / (7 * count)));
    const days =
      weekdays === undefined || longest?.value === stretch.days ? stretch.days : onWeekdays(stretch, weekdays);
    return unit === "day" ? Math.max(1, days / count) : (days * day) / (stepMs({ count, unit }) / 1_000);
  };
  return { steps, narrowed: day < DAY || (window !== undefined && stretch.from === undefined) };
}

/** "a ping every 30 s, Monday to Sunday": all those days once, where a day has many steps. */
function weekOf(weekdays: readonly number[] | undefined, day: number): Span {
  const days = weekdays?.length ?? 0;
  const steps: Steps = (count, unit) => (long.has(unit) ? undefined : (days * day) / (stepMs({ count, unit }) / 1_000));
  return { steps, narrowed: false };
}

/** "April to September in both 2023 and 2024": so many days of each of the years. */
function seasonsOf({ from, to, months }: Window): Stretch | undefined {
  const isWhole =
    months !== undefined && /-01$/.test(from) && /-01$/.test(to) && Number(from.slice(5, 7)) === months[0];
  if (!isWhole) return undefined;
  let days = 0;
  for (let at = Date.parse(from); at < Date.parse(to); at += DAY * 1_000)
    if (months.includes(new Date(at).getUTCMonth() + 1)) days += 1;
  return { days };
}

const unknown: Span = { steps: () => undefined, narrowed: false };

/** "2 school years of 190 days" are 380 days, "190 school days of the year" 190. */
export function nested(reading: Reading, lengths: readonly Quantity[]): readonly Quantity[] {
  return lengths.flatMap((length, at) => {
    const [before, behind] = [lengths[at - 1], lengths[at + 1]];
    if (behind !== undefined && isOf(reading, length, behind) && unitOf(length) >= unitOf(behind)) return [];
    if (before === undefined || !isOf(reading, before, length)) return [length];
    return unitOf(before) >= unitOf(length) ? [{ ...length, value: before.value * length.value }] : [];
  });
}

function isOf(reading: Reading, one: Quantity, other: Quantity): boolean {
  return other.from === one.next + 1 && ofs.has(word(reading, one.next));
}

function unitOf(length: Quantity): number {
  return secondsOf({ ...length, value: 1 });
}

const ofs = new Set("of in with de del des du do a mit zu com con".split(" "));

function secondsOf({ value, unit }: Quantity): number {
  if (unit === undefined) return 0;
  return unit === "year" ? value * 365 * DAY : (value * stepMs({ count: 1, unit })) / 1_000;
}

function cadenceDays(found: readonly Found[]): readonly number[] | undefined {
  return found.find((each) => each.kind === "cadence")?.weekdays;
}

const NEAR = 6;

/** "2024, 2025 and 2026": windows that follow each other, in the text and in time, are one. */
function unitedWindow(windows: readonly Window[]): Window | undefined {
  let whole = windows[0];
  for (const next of windows.slice(1)) {
    const isNext = whole !== undefined && next.from === whole.to && next.start - whole.end <= NEAR;
    if (isNext && whole !== undefined) whole = { ...whole, to: next.to, end: next.end };
  }
  return whole;
}

/** "for each of the years 2023, 2024 and 2025" */
function listedYears(found: readonly Found[]): Window | undefined {
  const listed = found.find(
    (each) => each.kind === "members" && each.values.every((value) => /^(?:19|20)\d\d$/.test(value)),
  );
  if (listed?.kind !== "members") return undefined;
  const first = Number(listed.values[0]);
  const { start, end } = listed;
  return { kind: "window", from: `${first}-01-01`, to: `${first + listed.values.length}-01-01`, start, end };
}

function shorter(window: Window | undefined, length: Quantity | undefined): Stretch | undefined {
  const said = length === undefined ? undefined : { days: secondsOf(length) / DAY };
  if (window === undefined) return said;
  const days = (Date.parse(window.to) - Date.parse(window.from)) / 1_000 / DAY;
  return said !== undefined && said.days < days ? said : { days, from: window.from, to: window.to };
}

function months(stretch: Stretch, length: Quantity | undefined, count: number, unit: "month" | "year"): number {
  const each = count * (unit === "year" ? 12 : 1);
  if (stretch.from !== undefined && stretch.to !== undefined) return stepsIn(stretch.from, stretch.to, { count, unit });
  const whole =
    length?.unit === "year" ? length.value * 12 : length?.unit === "month" ? length.value : stretch.days / 30.4;
  return Math.max(1, Math.round(whole / each));
}

function onWeekdays({ days, from }: Stretch, weekdays: readonly number[]): number {
  const rest = Math.round(days % 7);
  const first = from === undefined ? 0 : (new Date(from).getUTCDay() + 6) % 7;
  const odd = Array.from({ length: rest }, (_, step) => (first + step) % 7).filter((day) => weekdays.includes(day));
  return Math.max(1, Math.floor(days / 7) * weekdays.length + odd.length);
}
