import { exponentialTable } from "../../random/distributions.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Climate } from "./climates.ts";
import { anomaly, dayField, local, type Region, seasonalMean, wetDayAmount, wetness, wetThreshold } from "./region.ts";
import { snowDepth } from "./snow.ts";
import type { Station } from "./stations.ts";
import type { SunDay } from "./sun.ts";
import { HUMIDITY, PRECIPITATION, PRESSURE, WIND } from "./vocabulary.ts";
import { field } from "./weather-field.ts";

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

/** Days from this temperature on (°C) often have showers instead of long rain. */
const WARM = 14;
const SHOWERS = 0.6;
/** Hours that a fault lasts at most; at least one. */
const LONGEST_FAULT = 12;
const MEAN_FAULT = (1 + LONGEST_FAULT) / 2;
const elementOf = [WIND, HUMIDITY, PRESSURE, PRECIPITATION] as const;

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
  of.snowDepth = snowDepth(region, station, day, sun.dayOfYear);
  setFault(of, region.faultRate);
}

/** When the day's precipitation falls: showers in the afternoon of warm days, long rain at any hour. */
function setFall(of: StationDay, climate: Climate, isWet: boolean): void {
  of.amount = isWet ? wetDayAmount(climate, of.station, of.day, of.excess0) : 0;
  if (!isWet) return;
  const long = quantileAt(exponentialTable(), draw(of.key, dayField.hours));
  const when = unit(draw(of.key, dayField.start));
  if (of.base0 > WARM && unit(draw(of.key, dayField.shower)) < SHOWERS) {
    of.fallHours = Math.min(4, 1 + Math.floor(0.7 * long));
    const start = Math.floor(12.5 + 6 * when - of.station.solarMinutes / 60 + 24) % 24;
    of.fallStart = Math.min(start, 23 - of.fallHours);
  } else {
    // It is over an hour before midnight, with the day's last observation.
    of.fallHours = Math.min(22, 1 + Math.floor(1.6 * long + Math.sqrt(of.amount) * 0.55));
    of.fallStart = Math.floor(when * (24 - of.fallHours));
  }
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
