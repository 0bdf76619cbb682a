import type { Arena } from "../../engine/arena.ts";
import { cosDegrees, sinDegrees } from "../../random/circle.ts";
import { power } from "../../random/elementary.ts";
import { draw, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import type { Climate } from "./climates.ts";
import { placeNames } from "./vocabulary.ts";

/** A station's lasting traits. */
export interface Station {
  readonly key: number;
  readonly code: number;
  readonly name: number;
  /** In 1/10,000 degree. */
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  /** Minutes by which local solar time is ahead of UTC, 0 … 1439. */
  readonly solarMinutes: number;
  /** Weights of the region's corners, whose squares sum to 1. */
  readonly corners: Float64Array;
  /** Pressure here over that at sea level. */
  readonly pressureFactor: number;
  /** Departure of the year's mean temperature from that of the region at sea level. */
  readonly offset: number;
  /** Wind here over the region's. */
  readonly exposure: number;
}

const stationStreams = streamsOf("weather-observations/station");
const codeStreams = streamsOf("weather-observations/station-code");
const nameStreams = streamsOf("weather-observations/station-name");
const field = { latitude: 0, longitude: 1, elevation: 2, offset: 3, exposure: 4 } as const;
const NAME_BITS = 10;

/** The stations of a seed by number; each is made when it is first asked for. */
export function stations(seed: string, climate: Climate, memory: Arena): (number: number) => Station {
  const keys = stationStreams(seed);
  const codes = codeStreams(seed);
  const names = nameStreams(seed);
  const known: Station[] = [];

  /** A permutation of all numbers of ten bits, walked until it meets a name: each station has another one. */
  const nameOf = (number: number): number => {
    let name = permute(names, number, NAME_BITS);
    while (name >= placeNames.length) name = permute(names, name, NAME_BITS);
    return name;
  };
  return (number) => {
    const made = known[number];
    if (made !== undefined) return made;
    const station = stationAt(keyAt(keys, number), permute(codes, number, 20), nameOf(number), climate, memory);
    known[number] = station;
    return station;
  };
}

function stationAt(key: number, code: number, name: number, climate: Climate, memory: Arena): Station {
  const y = unit(draw(key, field.latitude));
  const x = unit(draw(key, field.longitude));
  const latitude = Math.round((climate.south + y * (climate.north - climate.south)) * 10_000);
  const longitude = Math.round((climate.west + x * (climate.east - climate.west)) * 10_000);
  const height = unit(draw(key, field.elevation));
  // Most people, and so most stations, live low.
  const elevation = Math.round(climate.lowest + height * height * (climate.highest - climate.lowest));
  const corners = memory.float64(4);
  corners.set([(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]);
  const norm = Math.sqrt(corners.reduce((sum, weight) => sum + weight * weight, 0));
  for (let i = 0; i < 4; i++) corners[i] = (corners[i] as number) / norm;
  const degrees = latitude / 10_000;
  const poleward = Math.abs(degrees) - Math.abs(climate.south + climate.north) / 2;
  return {
    key,
    code,
    name,
    latitude,
    longitude,
    elevation,
    sinLatitude: sinDegrees(degrees),
    cosLatitude: cosDegrees(degrees),
    solarMinutes: (Math.round(longitude / 2500) + 1440) % 1440,
    corners,
    pressureFactor: power(1 - (0.0065 * elevation) / 288.15, 5.25588),
    offset: -0.0065 * elevation - 0.6 * poleward + unit(draw(key, field.offset)) - 0.5,
    exposure: 0.75 + 0.5 * unit(draw(key, field.exposure)),
  };
}
