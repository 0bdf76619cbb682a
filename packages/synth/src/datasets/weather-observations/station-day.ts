import { cosDegrees } from "../../random/circle.ts";
import { exponentialTable, normalTable } from "../../random/distributions.ts";
import { log, power } from "../../random/elementary.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { type Climate, YEAR_DAYS } from "./climates.ts";
import { snowDepth } from "./snow.ts";
import type { Station } from "./stations.ts";
import type { SunDay } from "./sun.ts";
import { PRESSURE, WIND } from "./vocabulary.ts";
import { field, type WeatherField } from "./weather-field.ts";

/** What one station's day is like. Pairs of values are those at its midnights; hours lie between. */
export interface StationDay {
  readonly station: Station;
  day: number;
  key: number;
  sun: SunDay;
  /** Seasonal and anomalous part of the temperature, °C. */
  base0: number;
  base1: number;
  /** Half of the difference between the day's extremes, K. */
  swing: number;
  /** Wetness less what makes a day wet. */
  excess0: number;
  excess1: number;
  pressure0: number;
  pressure1: number;
  east0: number;
  east1: number;
  north0: number;
  north1: number;
  /** Tenths of a millimetre of the whole day, and the hours of it from which and for which it falls. */
  amount: number;
  fallStart: number;
  fallHours: number;
  /** Whether the amount falls sooner rather than later within its hours. */
  haste: number;
  snowDepth: number;
  /** What fails, −1 for nothing; and the hours from which and for which. */
  faulty: number;
  suspect: boolean;
  faultStart: number;
  faultHours: number;
  /** Observations of the day whose temperatures have been met, and their extremes in tenths. */
  met: number;
  lowest: number;
  highest: number;
}

const dayField = {
  temperature: 0,
  wetness: 1,
  pressure: 2,
  east: 3,
  north: 4,
  swing: 5,
  amount: 6,
  hours: 7,
  start: 8,
  haste: 9,
  fault: 10,
  element: 11,
  suspect: 12,
  faultStart: 13,
  faultHours: 14,
} as const;

/** Share of a station's own weather in its fields; the rest is the region's. */
const OWN = 0.28;
const SHARED = Math.sqrt(1 - OWN * OWN);
/** Hours that a fault lasts at most; at least one. */
const LONGEST_FAULT = 12;
const MEAN_FAULT = (1 + LONGEST_FAULT) / 2;
const elementOf = [WIND, 1, PRESSURE, 3] as const;

let amounts: QuantileTable | undefined;

/** Amount of a wet day over its mean: a Weibull distribution of shape 0.8, close to a gamma of shape 0.7. */
function amountTable(): QuantileTable {
  amounts ??= quantileTable((p) => power(-log(1 - p), 1 / 0.8) / 1.133);
  return amounts;
}

export function emptyDay(station: Station, sun: SunDay): StationDay {
  return {
    station,
    day: -1,
    key: 0,
    sun,
    base0: 0,
    base1: 0,
    swing: 0,
    excess0: 0,
    excess1: 0,
    pressure0: 0,
    pressure1: 0,
    east0: 0,
    east1: 0,
    north0: 0,
    north1: 0,
    amount: 0,
    fallStart: 0,
    fallHours: 0,
    haste: 0,
    snowDepth: 0,
    faulty: -1,
    suspect: false,
    faultStart: 0,
    faultHours: 0,
    met: 0,
    lowest: 0,
    highest: 0,
  };
}

/** What the days of a region have in common. */
export interface Region {
  readonly climate: Climate;
  readonly fields: WeatherField;
  /** Share of observations with an element out or suspect. */
  readonly faultRate: number;
}

/** A field at a station on a day: the region's weather with a little of its own. */
function local(region: Region, station: Station, day: number, which: number, own: number): number {
  const noise = quantileAt(normalTable(), draw(innerKey(station.key, day), own));
  return SHARED * region.fields.at(which, day, station.corners) + OWN * noise;
}

export function seasonalMean(climate: Climate, station: Station, dayOfYear: number): number {
  const wave = cosDegrees((360 * (dayOfYear - climate.warmest)) / YEAR_DAYS);
  return climate.mean + climate.amplitude * wave + station.offset;
}

/** The wetness above which a day is wet. */
export function wetThreshold(climate: Climate, dayOfYear: number): number {
  const wave = cosDegrees((360 * (dayOfYear - climate.wettest)) / YEAR_DAYS);
  const share = climate.wet + climate.wetSwing * wave;
  return quantileAt(normalTable(), Math.floor((1 - share) * 4294967295));
}

export function anomaly(region: Region, station: Station, day: number): number {
  return region.climate.spread * local(region, station, day, field.temperature, dayField.temperature);
}

export function wetness(region: Region, station: Station, day: number): number {
  return local(region, station, day, field.wetness, dayField.wetness);
}

/** Tenths of a millimetre of a wet day. */
export function wetDayAmount(climate: Climate, station: Station, day: number, excess: number): number {
  const key = innerKey(station.key, day);
  const share = quantileAt(amountTable(), draw(key, dayField.amount));
  const tenths = Math.round(10 * climate.amount * share * (0.75 + 0.32 * excess));
  return Math.max(1, Math.min(1800, tenths));
}

/** Turns to another day: everything about it that its hours share. */
export function enterDay(of: StationDay, region: Region, day: number, sun: SunDay, next: SunDay): void {
  const { station } = of;
  const { climate } = region;
  of.day = day;
  of.key = innerKey(station.key, day);
  of.sun = sun;
  of.met = 0;
  of.base0 = seasonalMean(climate, station, sun.dayOfYear) + anomaly(region, station, day);
  of.base1 = seasonalMean(climate, station, next.dayOfYear) + anomaly(region, station, day + 1);
  of.excess0 = wetness(region, station, day) - wetThreshold(climate, sun.dayOfYear);
  of.excess1 = wetness(region, station, day + 1) - wetThreshold(climate, next.dayOfYear);
  of.pressure0 = local(region, station, day, field.pressure, dayField.pressure);
  of.pressure1 = local(region, station, day + 1, field.pressure, dayField.pressure);
  of.east0 = local(region, station, day, field.east, dayField.east);
  of.east1 = local(region, station, day + 1, field.east, dayField.east);
  of.north0 = local(region, station, day, field.north, dayField.north);
  of.north1 = local(region, station, day + 1, field.north, dayField.north);
  const isWet = of.excess0 > 0;
  // Clear skies let the ground warm and cool; rain keeps both away. Winter days are too short for much of it.
  const height = Math.max(0.1, station.sinLatitude * sun.sinDeclination + station.cosLatitude * sun.cosDeclination);
  const cover = isWet ? 0.66 : 1.1 - 0.12 * Math.max(-1.5, of.excess0);
  of.swing = (climate.range / 2) * cover * (0.45 + 0.65 * height) * (0.85 + 0.3 * unit(draw(of.key, dayField.swing)));
  setFall(of, climate, isWet);
  of.snowDepth = snowDepth(region, station, day);
  setFault(of, region.faultRate);
}

/** When the day's precipitation falls: showers in the afternoon where the sun is high, long rain at any hour. */
function setFall(of: StationDay, climate: Climate, isWet: boolean): void {
  of.amount = isWet ? wetDayAmount(climate, of.station, of.day, of.excess0) : 0;
  if (!isWet) return;
  const long = quantileAt(exponentialTable(), draw(of.key, dayField.hours));
  // It is over an hour before midnight, with the day's last observation.
  of.fallHours = Math.min(22, 1 + Math.floor(1.6 * long + Math.sqrt(of.amount) * 0.55));
  of.fallStart = Math.floor(unit(draw(of.key, dayField.start)) * (24 - of.fallHours));
  of.haste = unit(draw(of.key, dayField.haste));
}

function setFault(of: StationDay, rate: number): void {
  const chance = (rate * 24) / MEAN_FAULT;
  if (unit(draw(of.key, dayField.fault)) >= chance) {
    of.faulty = -1;
    return;
  }
  of.faulty = elementOf[below(draw(of.key, dayField.element), 4)] as number;
  of.suspect = (of.faulty === WIND || of.faulty === PRESSURE) && unit(draw(of.key, dayField.suspect)) < 0.4;
  of.faultHours = 1 + below(draw(of.key, dayField.faultHours), LONGEST_FAULT);
  of.faultStart = below(draw(of.key, dayField.faultStart), 25 - of.faultHours);
}
