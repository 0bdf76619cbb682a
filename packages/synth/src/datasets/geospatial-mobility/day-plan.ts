import { weekday } from "../../engine/calendar.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { metresBetween, type Place, pickAroundWork, pickPlace } from "./places.ts";
import { legMode, tourMode, travelSeconds } from "./travel.ts";
import type { User } from "./users.ts";

/** Trips of a day at most; it has one more stay. */
export const MAX_TRIPS = 6;
/** A day's last stay begins before this second. */
const LATEST = 85_200;

/** A user's day: stays and the trips between them. Arrays are by stay, or by the trip that ends it. */
export interface DayPlan {
  key: number;
  trips: number;
  readonly places: Place[];
  /** Seconds after local midnight: of the first ping of a stay, and of its last. */
  readonly arrivals: Int32Array;
  readonly departures: Int32Array;
  readonly modes: Int32Array;
}

export function emptyPlan(): DayPlan {
  return {
    key: 0,
    trips: 0,
    places: Array.from({ length: MAX_TRIPS + 1 }, () => ({ number: 0, type: 0, east: 0, north: 0 })),
    arrivals: new Int32Array(MAX_TRIPS + 1),
    departures: new Int32Array(MAX_TRIPS + 1),
    modes: new Int32Array(MAX_TRIPS),
  };
}

const field = { first: 0, atWork: 1, late: 2, lunch: 3, after: 4, evening: 5, outings: 6, last: 7 } as const;
/** Draws of the i-th visit of a day, from its own key. */
const visitField = { place: 0, stay: 1, wait: 2, mode: 3, second: 4 } as const;
/** Median seconds at a place, by type from home on. */
const medianStay = [9_000, 30_000, 1_500, 3_300, 6_600, 4_500, 1_100, 7_800] as const;
/** When outings of a free day begin at the earliest, in seconds after midnight. */
const outingStarts = [34_200, 50_400, 64_800] as const;

/** What is needed while a day is being laid out. */
interface Layout {
  readonly plan: DayPlan;
  readonly user: User;
  /** How the user travels on the present tour. */
  mode: number;
}

/** Lays out the day of a user; days since 1970, by local time. */
export function layOut(plan: DayPlan, user: User, day: number): void {
  plan.key = innerKey(user.key, day);
  plan.trips = 0;
  copy(user.places.home, plan.places[0] as Place);
  plan.arrivals[0] = Math.floor(unit(draw(plan.key, field.first)) * 600);
  const layout: Layout = { plan, user, mode: 0 };
  const isFree = weekday(day) >= 5 || !user.works || unit(draw(plan.key, field.atWork)) < 0.08;
  if (isFree) freeDay(layout);
  else workingDay(layout);
  const left = 86_399 - (plan.arrivals[plan.trips] as number);
  plan.departures[plan.trips] = 86_399 - Math.floor(unit(draw(plan.key, field.last)) * Math.min(500, left / 2));
}

function workingDay(layout: Layout): void {
  const { plan, user } = layout;
  const late = 900 * quantileAt(normalTable(), draw(plan.key, field.late));
  const { work, home } = user.places;
  const leaves = Math.max(15_000, Math.round(user.leaves + late));
  setOut(layout, work, visitKey(plan, 0));
  const start = travelTo(layout, work, leaves, LATEST);
  if (start < 0) return;
  const lunches = unit(draw(plan.key, field.lunch)) < 0.3;
  let ends = Math.min(78_000, start + user.workday);
  if (lunches) {
    const key = visitKey(plan, 1);
    const place = otherPlace(layout, pickAroundWork(draw(key, visitField.place)));
    const leavesFor = Math.floor((start + ends) / 2 - 1_500 + 2_000 * unit(draw(key, visitField.wait)));
    const back = visit(layout, place, leavesFor, 2_400, key);
    if (back >= 0) ends = Math.max(ends, 900 + travelTo(layout, work, back, LATEST));
  }
  let free = ends;
  if (unit(draw(plan.key, field.after)) < 0.42) {
    const key = visitKey(plan, 2);
    const left = visit(layout, otherPlace(layout, pickPlace(draw(key, visitField.place))), free, 0, key);
    if (left >= 0) free = left;
  }
  const back = travelTo(layout, home, free, 86_000);
  if (unit(draw(plan.key, field.evening)) < 0.24) outing(layout, back + 1_800, visitKey(plan, 3), false);
}

function freeDay(layout: Layout): void {
  const { plan } = layout;
  const share = unit(draw(plan.key, field.outings));
  const outings = share < 0.1 ? 0 : share < 0.46 ? 1 : share < 0.84 ? 2 : 3;
  let free = 0;
  for (let i = 0; i < outings; i++) {
    const key = visitKey(plan, 4 + i);
    const start = (outingStarts[i] as number) + Math.floor(12_000 * unit(draw(key, visitField.wait)) - 3_000);
    free = outing(layout, Math.max(free + 1_200, start), key, unit(draw(key, visitField.second)) < 0.35);
  }
}

/** From home to a place, at times to another one, and home again; the second when the user is home, or `start` when it stayed. */
function outing(layout: Layout, start: number, key: number, twice: boolean): number {
  if (layout.plan.trips + (twice ? 3 : 2) > MAX_TRIPS) return start;
  const place = otherPlace(layout, pickPlace(draw(key, visitField.place)));
  setOut(layout, place, key);
  let left = visit(layout, place, start, 0, key);
  if (left < 0) return start;
  if (twice) {
    const next = innerKey(key, 1);
    const second = otherPlace(layout, pickPlace(draw(next, visitField.place)));
    const leftSecond = visit(layout, second, left, 0, next);
    if (leftSecond >= 0) left = leftSecond;
  }
  return travelTo(layout, layout.user.places.home, left, 86_000);
}

function visitKey(plan: DayPlan, which: number): number {
  return innerKey(plan.key, 16 + which);
}

function otherPlace(layout: Layout, number: number): Place {
  const place: Place = { number: 0, type: 0, east: 0, north: 0 };
  layout.user.places.other(number, place);
  return place;
}

/** Decides how the user travels until it is home again. */
function setOut(layout: Layout, to: Place, key: number): void {
  layout.mode = tourMode(layout.user, metresTo(layout, to), unit(draw(key, visitField.mode)));
}

function metresTo({ plan }: Layout, to: Place): number {
  return metresBetween(plan.places[plan.trips] as Place, to);
}

/** Goes to a place, stays as long as one does, and returns when the user leaves; −1 when the day is too short for it. */
function visit(layout: Layout, place: Place, leaves: number, median: number, key: number): number {
  const { home } = layout.user.places;
  const metres = metresBetween(home, place);
  const wayHome = travelSeconds(legMode(layout.mode, metres), metres);
  const arrival = travelTo(layout, place, leaves, LATEST - 900 - Math.ceil(wayHome * 1.3));
  if (arrival < 0) return -1;
  const usual = median > 0 ? median : (medianStay[place.type] as number);
  const drawn = usual * fastExp(0.55 * quantileAt(normalTable(), draw(key, visitField.stay)));
  return Math.min(arrival + Math.max(400, Math.round(drawn)), LATEST - Math.ceil(wayHome * 1.3));
}

/** Adds a trip to a place that is not where the user is, arriving by `latest`; the second of arrival, or −1 for no trip. */
function travelTo(layout: Layout, place: Place, leaves: number, latest: number): number {
  const { plan } = layout;
  const { trips } = plan;
  if (trips === MAX_TRIPS) return -1;
  if ((plan.places[trips] as Place).number === place.number) return -1;
  const metres = metresTo(layout, place);
  const mode = legMode(layout.mode, metres);
  const haste = 0.88 + 0.24 * unit(draw(innerKey(plan.key, 64 + trips), 0));
  const arrival = leaves + Math.ceil(travelSeconds(mode, metres) * haste);
  if (arrival > latest) return -1;
  plan.departures[trips] = leaves;
  plan.modes[trips] = mode;
  plan.trips = trips + 1;
  plan.arrivals[trips + 1] = arrival;
  copy(place, plan.places[trips + 1] as Place);
  return arrival;
}

function copy(from: Place, to: Place): void {
  to.number = from.number;
  to.type = from.type;
  to.east = from.east;
  to.north = from.north;
}
