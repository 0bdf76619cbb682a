import type { Arena } from "../../engine/arena.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { type CityPlane, latitudeAt, longitudeAt, measure, type Way } from "./city-plane.ts";
import { type DayPlan, MAX_TRIPS } from "./day-plan.ts";
import type { Place } from "./places.ts";
import { DETOUR } from "./travel.ts";

/** Places of a ping's values. */
export const pingCell = {
  /** Seconds after local midnight. */
  second: 0,
  latitude: 1,
  longitude: 2,
  /** Decimetres. */
  accuracy: 3,
  /** Stay j as 2j, the trip after it as 2j + 1. */
  segment: 4,
  /** Centimetres a second, and tenths of a degree. */
  speed: 5,
  heading: 6,
  dwell: 7,
} as const;
export const PING_CELLS = 8;

/** Pings that every stay and every trip has. */
const STAY_PINGS = 2;
const TRIP_PINGS = 3;
/** Pings of a trip stand at least this many seconds apart, those of a stay at least this many. */
const TRIP_GAP = 20;
const STAY_GAP = 60;
/** Share of the further pings that trips get. */
const MOVING_SHARE = 0.75;
/** A phone by the bed fixes its position this much as often as one in a pocket. */
const NIGHT_WEIGHT = 0.1;
/** A trip bends this much of its length aside, at most so many metres. */
const BEND = Math.sqrt(DETOUR * DETOUR - 1) / 2;
const WIDEST_BEND = 4_000;

const draws = { east: 0, north: 1, accuracy: 2, time: 3 } as const;

/** The pings of the user day at hand, and how they were shared out. */
export interface DayPings {
  readonly cells: Float64Array;
  /** Pings by segment. */
  readonly counts: Int32Array;
}

export function dayPings(count: number, memory: Arena): DayPings {
  return { cells: memory.float64(count * PING_CELLS), counts: memory.int32(2 * MAX_TRIPS + 1) };
}

/** Shares the day's pings among its segments: most of them to trips, the rest where time is. */
function shareOut({ counts }: DayPings, plan: DayPlan, count: number): void {
  const { trips, arrivals, departures } = plan;
  let left = count - STAY_PINGS * (trips + 1) - TRIP_PINGS * trips;
  let moving = 0;
  for (let i = 0; i < trips; i++) moving += (arrivals[i + 1] as number) - (departures[i] as number);
  const forTrips = Math.floor(left * MOVING_SHARE);
  for (let i = 0; i < trips; i++) {
    const seconds = (arrivals[i + 1] as number) - (departures[i] as number);
    const most = Math.max(0, Math.floor(seconds / TRIP_GAP) - 1 - TRIP_PINGS);
    const more = Math.min(most, Math.floor((forTrips * seconds) / moving));
    counts[2 * i + 1] = TRIP_PINGS + more;
    left -= more;
  }
  const forStays = left;
  const night = (departures[0] as number) - (arrivals[0] as number);
  const awake = 86_400 - moving - night * (1 - NIGHT_WEIGHT);
  for (let i = trips; i >= 0; i--) {
    const seconds = (departures[i] as number) - (arrivals[i] as number);
    const most = Math.max(0, Math.floor(seconds / STAY_GAP) - STAY_PINGS);
    const more = Math.min(most, Math.floor((forStays * seconds * (i === 0 ? NIGHT_WEIGHT : 1)) / awake));
    counts[2 * i] = STAY_PINGS + more;
    left -= more;
  }
  // What rounding left over goes to trips as far as they are long enough, the rest to the night, which always is.
  for (let i = 0; i < trips && left > 0; i++) {
    const seconds = (arrivals[i + 1] as number) - (departures[i] as number);
    const room = Math.floor(seconds / TRIP_GAP) - 1 - (counts[2 * i + 1] as number);
    const more = Math.max(0, Math.min(left, room));
    counts[2 * i + 1] = (counts[2 * i + 1] as number) + more;
    left -= more;
  }
  counts[0] = (counts[0] as number) + left;
}

const way: Way = { metres: 0, bearing: 0 };

/** Fills the pings of a laid out day. */
export function fillPings(pings: DayPings, plan: DayPlan, plane: CityPlane, count: number): void {
  shareOut(pings, plan, count);
  let ping = 0;
  for (let segment = 0; segment <= 2 * plan.trips; segment++) {
    const n = pings.counts[segment] as number;
    const stay = segment >> 1;
    if (segment % 2 === 0) fillStay(pings, plan, plane, stay, ping, n);
    else fillTrip(pings, plan, plane, stay, ping, n);
    ping += n;
  }
}

function fillStay({ cells }: DayPings, plan: DayPlan, plane: CityPlane, stay: number, first: number, n: number): void {
  const place = plan.places[stay] as Place;
  const from = plan.arrivals[stay] as number;
  const step = ((plan.departures[stay] as number) - from) / (n - 1);
  for (let i = 0; i < n; i++) {
    const key = innerKey(plan.key, 256 + first + i);
    const at = (first + i) * PING_CELLS;
    const shift = i === 0 || i === n - 1 ? 0 : 0.6 * (unit(draw(key, draws.time)) - 0.5);
    const second = Math.round(from + (i + shift) * step);
    // Walls make a fix inside less certain than one in the street.
    const accuracy = 60 + below(draw(key, draws.accuracy), 280);
    const scatter = accuracy * 0.06;
    cells[at + pingCell.second] = second;
    cells[at + pingCell.latitude] = latitudeAt(plane, place.north + scatter * (2 * unit(draw(key, draws.north)) - 1));
    cells[at + pingCell.longitude] = longitudeAt(plane, place.east + scatter * (2 * unit(draw(key, draws.east)) - 1));
    cells[at + pingCell.accuracy] = accuracy;
    cells[at + pingCell.segment] = 2 * stay;
    cells[at + pingCell.speed] = 0;
    cells[at + pingCell.heading] = 0;
    cells[at + pingCell.dwell] = second - from;
  }
}

/** A trip goes by a corner beside the straight line, now faster, now slower. */
function fillTrip({ cells }: DayPings, plan: DayPlan, plane: CityPlane, trip: number, first: number, n: number): void {
  const origin = plan.places[trip] as Place;
  const target = plan.places[trip + 1] as Place;
  const leaves = plan.departures[trip] as number;
  const seconds = (plan.arrivals[trip + 1] as number) - leaves;
  const east = target.east - origin.east;
  const north = target.north - origin.north;
  const metres = Math.sqrt(east * east + north * north);
  const side = (plan.key >>> trip) & 1 ? 1 : -1;
  const bend = metres === 0 ? 0 : (side * Math.min(WIDEST_BEND, BEND * metres)) / metres;
  const cornerEast = east / 2 - north * bend;
  const cornerNorth = north / 2 + east * bend;
  for (let i = 0; i < n; i++) {
    const key = innerKey(plan.key, 256 + first + i);
    const at = (first + i) * PING_CELLS;
    const f = (i + 1 + 0.24 * (unit(draw(key, draws.time)) - 0.5)) / (n + 1);
    const second = leaves + Math.round((seconds * (i + 1)) / (n + 1));
    const [x, y] =
      f < 0.5
        ? [2 * f * cornerEast, 2 * f * cornerNorth]
        : [cornerEast + (2 * f - 1) * (east - cornerEast), cornerNorth + (2 * f - 1) * (north - cornerNorth)];
    const latitude = latitudeAt(plane, origin.north + y + 8 * unit(draw(key, draws.north)) - 4);
    const longitude = longitudeAt(plane, origin.east + x + 8 * unit(draw(key, draws.east)) - 4);
    const before = at - PING_CELLS;
    measure(
      way,
      cells[before + pingCell.latitude] as number,
      cells[before + pingCell.longitude] as number,
      latitude,
      longitude,
    );
    cells[at + pingCell.second] = second;
    cells[at + pingCell.latitude] = latitude;
    cells[at + pingCell.longitude] = longitude;
    cells[at + pingCell.accuracy] = 35 + below(draw(key, draws.accuracy), 120);
    cells[at + pingCell.segment] = 2 * trip + 1;
    cells[at + pingCell.speed] = Math.round(
      (100 * way.metres) / (second - (cells[before + pingCell.second] as number)),
    );
    cells[at + pingCell.heading] = way.bearing;
    cells[at + pingCell.dwell] = 0;
  }
}
