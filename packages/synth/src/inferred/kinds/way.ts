import { cosDegrees, sinDegrees } from "../../random/circle.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { cities } from "../../world/cities.ts";
import { coordinatesAt } from "../../world/place.ts";
import { saltOf } from "../draft.ts";

/** Degrees: the middle of somebody's way through a city, and how far from it they are. */
export interface Way {
  centre: { latitude: number; longitude: number };
  offset: { latitude: number; longitude: number };
}

const WAY = saltOf("/way");
const KM_PER_DEGREE = 111.19;
const HOUR_MS = 3_600_000;
/** How far a receiver of satellites is off, either way. */
const JITTER_KM = 0.004;

/** Circles within circles: about 25 km/h where all of them add up. */
const rounds = [
  { km: 4, hours: 3 },
  { km: 1.2, hours: 0.65 },
  { km: 0.15, hours: 0.15 },
] as const;

/** No offset is larger. */
export const LARGEST_OFFSET = 0.13;

/**
 * Where a member of a key is at each of its rows, that many milliseconds apart: a path without jumps, every point of which is
 * found alone. The object is reused.
 */
export function wayThrough(stepMs: number): (key: number, city: number, rank: number) => Way {
  const way: Way = { centre: { latitude: 0, longitude: 0 }, offset: { latitude: 0, longitude: 0 } };
  const turns = rounds.map(() => ({ perRow: 0, north: 0, east: 0 }));
  let known = Number.NaN;
  let at = Number.NaN;
  let inside = 0;
  let perDegreeEast = KM_PER_DEGREE;
  const enter = (key: number, city: number): void => {
    known = key;
    inside = innerKey(key, WAY);
    way.centre = { ...coordinatesAt(key, city) };
    perDegreeEast = KM_PER_DEGREE * Math.max(0.4, cosDegrees(cities()[city]?.latitude ?? 0));
    for (let i = 0; i < rounds.length; i++) {
      const turn = turns[i] as (typeof turns)[number];
      const hours = (rounds[i]?.hours ?? 1) * (0.85 + 0.3 * unit(draw(inside, 3 * i)));
      turn.perRow = stepMs / (hours * HOUR_MS);
      turn.north = unit(draw(inside, 3 * i + 1));
      turn.east = unit(draw(inside, 3 * i + 2));
    }
  };
  return (key, city, rank) => {
    if (key === known && rank === at) return way;
    if (key !== known) enter(key, city);
    at = rank;
    const row = innerKey(inside, rank);
    let north = JITTER_KM * (2 * unit(draw(row, 0)) - 1);
    let east = JITTER_KM * (2 * unit(draw(row, 1)) - 1);
    for (let i = 0; i < rounds.length; i++) {
      const turn = turns[i] as (typeof turns)[number];
      const km = rounds[i]?.km ?? 0;
      const gone = rank * turn.perRow;
      north += km * sinDegrees(360 * part(gone + turn.north));
      east += km * sinDegrees(360 * part(gone + turn.east));
    }
    way.offset.latitude = north / KM_PER_DEGREE;
    way.offset.longitude = east / perDegreeEast;
    return way;
  };
}

function part(turns: number): number {
  return turns - Math.floor(turns);
}
