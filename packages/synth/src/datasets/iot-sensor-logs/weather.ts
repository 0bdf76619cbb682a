import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { cosineOfTurn } from "../../random/cosine.ts";
import { keyAt, streamsOf } from "../../random/hash.ts";
import { keptNoise, NOISE_CELLS } from "../../random/smooth-noise.ts";
import { type Site, sitePlaces } from "./devices.ts";
import { SITES } from "./vocabulary.ts";

/** What the sky does over a site at one instant. */
export interface Sky {
  /** Outside temperature, °C. */
  temperature: number;
  /** What the season lets expect of it. */
  usual: number;
  /** Air pressure at the site, hPa. */
  pressure: number;
  /** Light from the sky outside, lux. */
  light: number;
}

const frontStreams = streamsOf("iot-sensor-logs/front");

const MS_PER_HOUR = 3_600_000;
const YEAR_DAYS = 365.2425;
/** Weather comes as fronts: each moves in one direction, so sites far apart along it meet the same front at other times. */
interface Front {
  readonly east: number;
  readonly north: number;
  /** Time that it takes to pass, hours. */
  readonly hours: number;
  /** Share of its field; the squares of a field's shares sum to 1. */
  readonly share: number;
}

/** The fields of weather, each with fronts of its own: pressure, warmth beside it, clouds. */
const pressureFronts: readonly Front[] = [
  { east: 1, north: 0, hours: 5, share: 0.42 },
  { east: 0, north: 1, hours: 6, share: 0.42 },
  { east: 0.7, north: 0.7, hours: 9, share: 0.46 },
  { east: 0.7, north: -0.7, hours: 8, share: 0.46 },
  { east: 0.9, north: 0.4, hours: 26, share: 0.47 },
];
const warmthFronts: readonly Front[] = [
  { east: 0.7, north: -0.7, hours: 9, share: 0.7 },
  { east: 0.9, north: 0.4, hours: 30, share: 0.71 },
];
const cloudFronts: readonly Front[] = [
  { east: 1, north: 0.2, hours: 4, share: 0.75 },
  { east: 0.5, north: 0.8, hours: 13, share: 0.66 },
];
const FIRST_WARMTH = pressureFronts.length;
const FIRST_CLOUD = FIRST_WARMTH + warmthFronts.length;
/** How fast fronts move, km ⁄ h, and how far a degree × 100,000 goes in km, at 50 degrees north. */
const SPEED = 55;
const KM_EAST = 71.7 / 100_000;
const KM_NORTH = 111.2 / 100_000;
const KEPT = (FIRST_CLOUD + cloudFronts.length) * NOISE_CELLS;

export interface Weather {
  /** The sky over a site at the instant of a round; the object is good until the site's next round. */
  skyAt(site: number, round: number, ms: number): Sky;
  /** The same without being kept, into an object of the caller's. */
  look(into: Sky, site: number, ms: number): void;
}

export function emptySky(): Sky {
  return { temperature: 0, usual: 0, pressure: 0, light: 0 };
}

export function weather(seed: string, memory: Arena): Weather {
  const of = frontStreams(seed);
  const placeOf = sitePlaces(seed);
  const key = keyAt(of, 0);
  const kept = memory.float64(SITES * KEPT);
  const rounds = memory.float64(SITES).fill(-1);
  const skies: (Sky | undefined)[] = [];

  const anomaly = (fronts: readonly Front[], first: number, site: number, place: Site, hours: number): number => {
    let sum = 0;
    for (let i = 0; i < fronts.length; i++) {
      const front = fronts[i] as Front;
      const km = front.east * KM_EAST * place.longitude + front.north * KM_NORTH * place.latitude;
      const x = (hours - km / SPEED) / front.hours;
      sum += front.share * keptNoise(kept, site * KEPT + (first + i) * NOISE_CELLS, key, first + i, x);
    }
    return sum;
  };

  const look = (into: Sky, site: number, ms: number): void => {
    const place = placeOf(site);
    const days = ms / MS_PER_DAY;
    // Fronts are asked for at places above 0: no site is 1,000 hours of travel away.
    const hours = ms / MS_PER_HOUR + 1_000;
    const pressure = anomaly(pressureFronts, 0, site, place, hours);
    const warmth = anomaly(warmthFronts, FIRST_WARMTH, site, place, hours);
    const clouds = Math.min(
      1,
      Math.max(0, 0.5 - 0.25 * pressure + 0.22 * anomaly(cloudFronts, FIRST_CLOUD, site, place, hours)),
    );
    const latitude = place.latitude / 100_000;
    const sunTurn = days + solarLead(place) - 0.5;
    // The longest day is about the 172nd, the warmest the 200th.
    const season = cosineOfTurn((days - 171) / YEAR_DAYS);
    const warmSeason = cosineOfTurn((days - 199) / YEAR_DAYS);
    const noon = cosineOfTurn(sunTurn);
    const height = Math.max(0, 0.62 * noon + 0.34 * season - 0.02);
    const swing = (3.2 + 1.9 * season) * (1.25 - 0.7 * clouds);
    into.usual = 10.5 - 0.6 * (latitude - 50) + 9.2 * warmSeason;
    into.temperature = into.usual + swing * cosineOfTurn(sunTurn - 0.125) + 3.4 * warmth - 0.8 * pressure;
    into.pressure = 1_008 + 8.5 * pressure;
    into.light = height * 100_000 * (1 - 0.78 * clouds);
  };

  const skyAt = (site: number, round: number, ms: number): Sky => {
    const sky = skies[site] ?? emptySky();
    skies[site] = sky;
    if (rounds[site] !== round) {
      look(sky, site, ms);
      rounds[site] = round;
    }
    return sky;
  };
  return { skyAt, look };
}

/** Longitude as a part of a day: the sun is that much earlier. */
function solarLead(place: Site): number {
  return place.longitude / 36_000_000;
}
