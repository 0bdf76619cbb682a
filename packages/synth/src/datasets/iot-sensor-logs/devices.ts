import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { deviceNumber } from "../../entities/devices.ts";
import { normalTable } from "../../random/distributions.ts";
import { below, draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { NOISE_CELLS } from "../../random/smooth-noise.ts";
import { AIR, CLIMATE, environments, GREENHOUSE, MACHINE, OFFICE, OUTDOOR, SITES, WAREHOUSE } from "./vocabulary.ts";

/** What lasts of a device; numbers in the unit of their name. */
export interface Device {
  key: number;
  code: number;
  site: number;
  environment: number;
  model: number;
  /** Degrees × 100,000. */
  latitude: number;
  longitude: number;
  /** Offset of its temperature, °C. */
  bias: number;
  /** How strongly its place follows what happens there, around 1. */
  exposure: number;
  /** Time from one battery to the next, and how far into it the device was in 1970. */
  batteryMs: number;
  batteryPhaseMs: number;
  firmwarePhaseMs: number;
  /** Usual signal strength, dBm. */
  signal: number;
  /** Where its noises are kept: `KEPT_NOISES` of them from `keptAt` on, then the parts of its link's quality. */
  kept: Float64Array;
  keptAt: number;
}

const none = new Float64Array(0);

/** A site's middle, degrees × 100,000. */
export interface Site {
  latitude: number;
  longitude: number;
}

const deviceStreams = streamsOf("iot-sensor-logs/device");
const siteStreams = streamsOf("iot-sensor-logs/site");

const field = {
  model: 0,
  latitude: 1,
  longitude: 2,
  bias: 3,
  exposure: 4,
  battery: 5,
  batteryPhase: 6,
  firmwarePhase: 7,
  signal: 8,
} as const;

/** Devices are kept by shelves, each made when its first device is met. */
const SHELF = 64;
const TRAITS = 13;
/** How many smooth noises a device has. */
export const KEPT_NOISES = 8;
/** The lasting parts of a link's quality: 1 + the number of the span, and its value. */
export const KEPT_LINK_PARTS = 3;
const KEPT = KEPT_NOISES * NOISE_CELLS + KEPT_LINK_PARTS * 2;
const CELLS = TRAITS + KEPT;
const SPREAD = 500;

/** The environments that sites are given in turn, so that even a few devices stand in several. */
const mixedPlaces = [OFFICE, OUTDOOR, WAREHOUSE, GREENHOUSE, OFFICE, WAREHOUSE, OUTDOOR] as const;

export interface Devices {
  /** The device of a number; the object is reused. */
  device(number: number): Device;
}

/** Sites in use by a number of devices: four devices a site, and all sites from 48 devices on. */
export function siteCount(devices: number): number {
  return Math.min(SITES, Math.ceil(devices / 4));
}

/** The middle of a site: somewhere between 46 and 54 degrees north, 4 and 16 east. */
export function sitePlaces(seed: string): (site: number) => Site {
  const of = siteStreams(seed);
  const known: Site = { latitude: 0, longitude: 0 };
  return (site) => {
    const key = keyAt(of, site);
    known.latitude = 4_600_000 + SPREAD + below(draw(key, field.latitude), 800_000 - 2 * SPREAD);
    known.longitude = 400_000 + SPREAD + below(draw(key, field.longitude), 1_200_000 - 2 * SPREAD);
    return known;
  };
}

function modelOf(environment: number, u: number): number {
  const share = unit(u);
  if (environment === WAREHOUSE) return share < 0.55 ? MACHINE : CLIMATE;
  if (environment === OUTDOOR) return CLIMATE;
  return share < 0.7 ? AIR : CLIMATE;
}

/** `places` are the environments that devices may stand in; none means all. */
export function devices(seed: string, count: number, places: readonly string[], memory: Arena): Devices {
  const of = deviceStreams(seed);
  const siteAt = sitePlaces(seed);
  const siteTotal = siteCount(count);
  const allowed =
    places.length === 0
      ? mixedPlaces
      : places.map((place) => environments.indexOf(place as (typeof environments)[number]));
  const shelves: (Float64Array | undefined)[] = [];
  const known: Device = {
    key: 0,
    code: 0,
    site: 0,
    environment: 0,
    model: 0,
    latitude: 0,
    longitude: 0,
    bias: 0,
    exposure: 0,
    batteryMs: 0,
    batteryPhaseMs: 0,
    firmwarePhaseMs: 0,
    signal: 0,
    kept: none,
    keptAt: 0,
  };

  const fill = (shelf: Float64Array, at: number, number: number): void => {
    const key = keyAt(of, number);
    const site = number % siteTotal;
    const place = siteAt(site);
    const environment = allowed[Math.floor(number / siteTotal + site) % allowed.length] as number;
    const batteryMs = (180 + 520 * unit(draw(key, field.battery))) * MS_PER_DAY;
    shelf[at] = key;
    shelf[at + 1] = deviceNumber(key);
    shelf[at + 2] = site;
    shelf[at + 3] = environment;
    shelf[at + 4] = modelOf(environment, draw(key, field.model));
    shelf[at + 5] = place.latitude - SPREAD + below(draw(key, field.latitude), 2 * SPREAD + 1);
    shelf[at + 6] = place.longitude - SPREAD + below(draw(key, field.longitude), 2 * SPREAD + 1);
    shelf[at + 7] = 0.3 * quantileAt(normalTable(), draw(key, field.bias));
    shelf[at + 8] = 0.75 + 0.5 * unit(draw(key, field.exposure));
    shelf[at + 9] = batteryMs;
    shelf[at + 10] = batteryMs * unit(draw(key, field.batteryPhase));
    shelf[at + 11] = 30 * MS_PER_DAY * unit(draw(key, field.firmwarePhase));
    shelf[at + 12] = -58 - below(draw(key, field.signal), 34);
  };

  const device = (number: number): Device => {
    const index = Math.floor(number / SHELF);
    let shelf = shelves[index];
    if (shelf === undefined) {
      shelf = memory.float64(Math.min(SHELF, count - index * SHELF) * CELLS);
      shelves[index] = shelf;
    }
    const at = (number - index * SHELF) * CELLS;
    // A battery's life is never 0.
    if (shelf[at + 9] === 0) fill(shelf, at, number);
    known.key = shelf[at] as number;
    known.code = shelf[at + 1] as number;
    known.site = shelf[at + 2] as number;
    known.environment = shelf[at + 3] as number;
    known.model = shelf[at + 4] as number;
    known.latitude = shelf[at + 5] as number;
    known.longitude = shelf[at + 6] as number;
    known.bias = shelf[at + 7] as number;
    known.exposure = shelf[at + 8] as number;
    known.batteryMs = shelf[at + 9] as number;
    known.batteryPhaseMs = shelf[at + 10] as number;
    known.firmwarePhaseMs = shelf[at + 11] as number;
    known.signal = shelf[at + 12] as number;
    known.kept = shelf;
    known.keptAt = at + TRAITS;
    return known;
  };
  return { device };
}

/** A key of the device's own, apart from its traits' draws and its smooth noises. */
export function deviceKey(device: Device, which: number): number {
  return innerKey(device.key, 100 + which);
}
