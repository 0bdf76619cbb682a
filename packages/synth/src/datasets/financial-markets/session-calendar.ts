import { civilFromDays, daysFromCivil, weekday } from "../../engine/calendar.ts";
import { type Instrument, instruments, type VenueName } from "./universe.ts";

/**
 * Which bar a row is. Rows go forward in time, five-minute slot by slot, and inside a slot through the instruments whose
 * venue is open. Every week has the same number of rows, so the place of any row follows from arithmetic alone.
 */
export const SLOTS_A_DAY = 288;
export const SLOT_MS = 300_000;
/** The Monday of row 0. */
export const FIRST_DAY = daysFromCivil(2023, 1, 9);
/** Row 0 is the bar of 14:30 UTC, when all venues are open. */
const FIRST_SLOT = 174;

/** Bars of a session, by venue; the venue that never closes is cut into blocks of eight hours. */
export const sessionBars: Readonly<Record<VenueName, number>> = { ALTX: 78, NOVX: 78, EURQ: 102, ORBX: 96 };

interface Segment {
  readonly fromSlot: number;
  /** Rows of the day before the segment. */
  readonly rows: number;
  readonly members: readonly number[];
}

interface DayPlan {
  readonly segments: readonly Segment[];
  readonly newYorkOpen: number;
  readonly berlinOpen: number;
  readonly rows: number;
}

/** The days of a week for some of the instruments. */
interface WeekPlan {
  /** Weekdays by New York's (1) and Berlin's (2) summer time. */
  readonly weekdays: readonly DayPlan[];
  readonly weekend: DayPlan;
  /** Rows of the first Monday before row 0. */
  readonly skippedRows: number;
}

function planWeek(isTraded: (instrument: Instrument) => boolean): WeekPlan {
  const weekdays = [0, 1, 2, 3].map((kind) => planDay(isTraded, true, (kind & 1) === 1, (kind & 2) === 2));
  const skippedRows = (weekdays[0] as DayPlan).segments.reduce((sum, segment, i, all) => {
    const until = Math.min(FIRST_SLOT, all[i + 1]?.fromSlot ?? SLOTS_A_DAY);
    return sum + Math.max(0, until - segment.fromSlot) * segment.members.length;
  }, 0);
  return { weekdays, weekend: planDay(isTraded, false, false, false), skippedRows };
}

const wholeMarket = planWeek(() => true);

function planDay(
  isTraded: (instrument: Instrument) => boolean,
  isWeekday: boolean,
  newYorkSummer: boolean,
  berlinSummer: boolean,
): DayPlan {
  const newYorkOpen = newYorkSummer ? 162 : 174;
  const berlinOpen = berlinSummer ? 84 : 96;
  const isOpen = (venue: VenueName, slot: number): boolean => {
    if (venue === "ORBX") return true;
    const open = venue === "EURQ" ? berlinOpen : newYorkOpen;
    return isWeekday && slot >= open && slot < open + sessionBars[venue];
  };
  const segments: Segment[] = [];
  let rows = 0;
  let before = "";
  for (let slot = 0; slot < SLOTS_A_DAY; slot++) {
    const members = instruments.flatMap((instrument, i) =>
      isTraded(instrument) && isOpen(instrument.venue, slot) ? [i] : [],
    );
    const now = members.join();
    if (now !== before) segments.push({ fromSlot: slot, rows, members });
    before = now;
    rows += members.length;
  }
  return { segments, newYorkOpen, berlinOpen, rows };
}

/** The k-th Sunday of a month; a negative k counts from its end. */
function sunday(year: number, month: number, k: number): number {
  if (k < 0) {
    const last = daysFromCivil(month === 12 ? year + 1 : year, (month % 12) + 1, 1) - 1;
    return last - ((weekday(last) + 1) % 7);
  }
  const first = daysFromCivil(year, month, 1);
  return first + ((6 - weekday(first)) % 7) + 7 * (k - 1);
}

function isNewYorkSummer(day: number): boolean {
  const { year } = civilFromDays(day);
  return day >= sunday(year, 3, 2) && day < sunday(year, 11, 1);
}

function isBerlinSummer(day: number): boolean {
  const { year } = civilFromDays(day);
  return day >= sunday(year, 3, -1) && day < sunday(year, 10, -1);
}

/** Where a row stands; the object is reused from row to row. */
export interface BarPlace {
  instrument: number;
  /** Days since 1970-01-01. */
  day: number;
  /** Slot of the day. */
  slot: number;
  /** The block of the instrument's price path, counted from 0, and the bar in it. */
  block: number;
  bar: number;
  /** Number of the bar of its instrument, from 1. */
  number: number;
}

/** Finds the place of a row among the instruments of some asset classes; of none named, of all. */
export function barPlaces(classes: readonly string[] = []): (row: number) => BarPlace {
  const { weekdays, weekend, skippedRows } =
    classes.length === 0 ? wholeMarket : planWeek(({ assetClass }) => classes.includes(assetClass));
  const weekdayRows = (weekdays[0] as DayPlan).rows;
  const weekendRows = weekend.rows;
  const weekRows = 5 * weekdayRows + 2 * weekendRows;
  const place: BarPlace = { instrument: 0, day: 0, slot: 0, block: 0, bar: 0, number: 0 };
  let day = -1;
  let plan = weekend;
  return (row) => {
    const shifted = row + skippedRows;
    const week = Math.floor(shifted / weekRows);
    const inWeek = shifted - week * weekRows;
    const isWeekday = inWeek < 5 * weekdayRows;
    const dayOfWeek = isWeekday
      ? Math.floor(inWeek / weekdayRows)
      : 5 + Math.floor((inWeek - 5 * weekdayRows) / weekendRows);
    const inDay = isWeekday
      ? inWeek - dayOfWeek * weekdayRows
      : inWeek - 5 * weekdayRows - (dayOfWeek - 5) * weekendRows;
    const dayNumber = week * 7 + dayOfWeek;
    if (dayNumber !== day) {
      day = dayNumber;
      const date = FIRST_DAY + day;
      const kind = (isNewYorkSummer(date) ? 1 : 0) + (isBerlinSummer(date) ? 2 : 0);
      plan = isWeekday ? (weekdays[kind] as DayPlan) : weekend;
    }
    locate(place, plan, inDay);
    place.day = FIRST_DAY + dayNumber;
    count(place, plan, dayNumber, week * 5 + dayOfWeek);
    return place;
  };
}

function locate(place: BarPlace, plan: DayPlan, inDay: number): void {
  const { segments } = plan;
  let i = segments.length - 1;
  while ((segments[i] as Segment).rows > inDay) i -= 1;
  const segment = segments[i] as Segment;
  const rest = inDay - segment.rows;
  const slots = Math.floor(rest / segment.members.length);
  place.slot = segment.fromSlot + slots;
  place.instrument = segment.members[rest - slots * segment.members.length] as number;
}

/** Block, bar and number of the instrument's bar; `session` counts weekdays. */
function count(place: BarPlace, plan: DayPlan, day: number, session: number): void {
  const { venue } = instruments[place.instrument] as (typeof instruments)[number];
  const bars = sessionBars[venue];
  if (venue === "ORBX") {
    const slot = day * SLOTS_A_DAY + place.slot;
    place.block = Math.floor(slot / bars);
    place.bar = slot - place.block * bars;
    place.number = slot - FIRST_SLOT + 1;
    return;
  }
  place.block = session;
  place.bar = place.slot - (venue === "EURQ" ? plan.berlinOpen : plan.newYorkOpen);
  place.number = session * bars + place.bar + 1 - (venue === "EURQ" ? FIRST_SLOT - 96 : 0);
}
