import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { below, draw, innerKey, keyAt, type Stream, unit } from "../../random/hash.ts";
import { keptNoise, NOISE_CELLS } from "../../random/smooth-noise.ts";
import { APP, BALANCER, EDGE, hostCell, NAMESERVER } from "./columns.ts";
import { pops } from "./vocabulary.ts";

/** The roles of a pop's machines, again and again. */
const racks = [EDGE, APP, APP, BALANCER, NAMESERVER, EDGE, APP, APP] as const;

/** Cumulative share of a day's traffic at each hour's start, ending at 1. */
const dayShares = cumulative([
  0.5, 0.42, 0.38, 0.36, 0.36, 0.4, 0.52, 0.74, 0.95, 1.1, 1.16, 1.18, 1.2, 1.2, 1.2, 1.2, 1.22, 1.28, 1.36, 1.44, 1.42,
  1.28, 1, 0.72,
]);
const HOURS = 24;
const MS_PER_HOUR = 3_600_000;
/** Share of an hour's mean traffic by which counters wander; below the quietest hour's own. */
const WANDER = 0.3;

function cumulative(weights: readonly number[]): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = new Float64Array(weights.length + 1);
  for (const [i, weight] of weights.entries()) sums[i + 1] = (sums[i] as number) + weight / total;
  return sums;
}

/** What a machine reports. Percentages in hundredths. */
export interface Report {
  host: number;
  pop: number;
  user: number;
  system: number;
  memory: number;
  disk: number;
  received: number;
  sent: number;
  /** Number of the machine's start. */
  start: number;
}

const field = { life: 0, phase: 1, rate: 2, load: 3, memory: 4 } as const;
const noise = { cpu: 10, burst: 11, disk: 12, memory: 13 } as const;
const NOISES = 4;

export interface Machines {
  /** Cell of the name of a machine of a role in a pop, by a draw. */
  nameOf(role: number, pop: number, u: number): number;
  /** Fills the report of a machine's number at an instant. */
  report(into: Report, number: number, ms: number): void;
  /** Number of the start that a machine runs since, at an instant. */
  startOf(number: number, ms: number): number;
  /** Cell of the name, and pop, of a machine by number. */
  cellOf(number: number): number;
  popOf(number: number): number;
}

export function emptyReport(): Report {
  return { host: 0, pop: 0, user: 0, system: 0, memory: 0, disk: 0, received: 0, sent: 0, start: 0 };
}

/** `count` machines, at least forty: number n stands in pop n mod 5. */
export function machines(of: Stream, count: number, memory: Arena): Machines {
  const racksUsed = Math.floor(count / pops.length);
  const kept = memory.float64(count * NOISES * NOISE_CELLS);
  const cellOf = (number: number): number => {
    const rack = Math.floor(number / pops.length);
    return hostCell(racks[rack % racks.length] as number, number % pops.length, rack + 1);
  };
  const lifeOf = (key: number): number => (18 + 40 * unit(draw(key, field.life))) * MS_PER_DAY;
  const startOf = (number: number, ms: number): number => {
    const key = keyAt(of, number);
    return Math.floor(ms / lifeOf(key) + unit(draw(key, field.phase)));
  };

  const report = (into: Report, number: number, ms: number): void => {
    const key = keyAt(of, number);
    const at = number * NOISES * NOISE_CELLS;
    const hours = ms / MS_PER_HOUR;
    const wave = (which: number, span: number): number =>
      keptNoise(kept, at + (which - noise.cpu) * NOISE_CELLS, key, which, hours / span);
    const traffic = trafficAt(ms);
    const load = 14 + 30 * unit(draw(key, field.load));
    const busy = load * (0.35 + 0.65 * traffic) + 3.2 * wave(noise.cpu, 3) + 2 * wave(noise.burst, 0.8);
    const used = Math.round(100 * Math.min(97, Math.max(1.5, busy)));
    into.host = cellOf(number);
    into.pop = number % pops.length;
    into.user = Math.round(used * 0.78);
    into.system = used - into.user;
    const base = 35 + 40 * unit(draw(key, field.memory));
    into.memory = Math.round(100 * Math.min(98, base + 4 * wave(noise.memory, 11) + 3 * traffic));
    into.disk = Math.round(100 * Math.max(0.05, 4 + 14 * traffic + 5 * wave(noise.disk, 2)));
    const start = startOf(number, ms);
    const startMs = (start - unit(draw(key, field.phase))) * lifeOf(key);
    const days = amount(key, ms) - amount(key, startMs);
    const perDay = (40 + 360 * unit(draw(key, field.rate))) * 1e9;
    into.received = Math.max(0, Math.floor(days * perDay));
    into.sent = Math.max(0, Math.floor(days * perDay * 3.1));
    into.start = start;
  };

  return {
    nameOf: (role, pop, u) => {
      const first = racks.indexOf(role as (typeof racks)[number]);
      if (first < 0) return hostCell(role, pop, 1 + below(u, 2));
      // Every eighth rack from the first on, and for most roles one more that repeats.
      const rounds = Math.max(1, Math.floor((racksUsed - first + racks.length - 1) / racks.length));
      return hostCell(role, pop, first + 1 + racks.length * below(u, rounds));
    },
    report,
    startOf,
    cellOf,
    popOf: (number) => number % pops.length,
  };
}

/** Traffic at an instant over the day's mean, between hours by a line. */
function trafficAt(ms: number): number {
  const day = ms / MS_PER_DAY;
  const place = (day - Math.floor(day)) * HOURS;
  const hour = Math.floor(place);
  const weight = (at: number): number =>
    HOURS * ((dayShares[(at % HOURS) + 1] as number) - (dayShares[at % HOURS] as number));
  return weight(hour) + (weight(hour + 1) - weight(hour)) * (place - hour);
}

/** Days' worth of traffic since 1970: always rising, quicker by day, and wandering a little from hour to hour. */
function amount(key: number, ms: number): number {
  const day = Math.floor(ms / MS_PER_DAY);
  const place = (ms / MS_PER_DAY - day) * HOURS;
  const hour = Math.floor(place);
  const left = dayShares[hour] as number;
  const within = left + ((dayShares[hour + 1] as number) - left) * (place - hour);
  const cell = day * HOURS + hour;
  const from = unit(innerKey(key, cell));
  const to = unit(innerKey(key, cell + 1));
  return day + within + (WANDER / HOURS) * (from + (to - from) * (place - hour));
}
