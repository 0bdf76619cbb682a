import { cosDegrees } from "../../random/circle.ts";
import { normalTable } from "../../random/distributions.ts";
import { log, power } from "../../random/elementary.ts";
import { draw, innerKey } from "../../random/hash.ts";
import { type QuantileTable, quantileAt, quantileTable } from "../../random/quantile-table.ts";
import { type Climate, YEAR_DAYS } from "./climates.ts";
import type { Station } from "./stations.ts";
import { field, type WeatherField } from "./weather-field.ts";

/** What the hash of a station's day decides. Draw numbers are part of the format: a new use takes a new number. */
export const dayField = {
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
  shower: 15,
  fog: 16,
} as const;

/** Share of a station's own weather in its fields; the rest is the region's. */
const OWN = 0.28;
const SHARED = Math.sqrt(1 - OWN * OWN);
let amounts: QuantileTable | undefined;

/** Amount of a wet day over its mean: a Weibull distribution of shape 0.8, close to a gamma of shape 0.7. */
function amountTable(): QuantileTable {
  amounts ??= quantileTable((p) => power(-log(1 - p), 1 / 0.8) / 1.133);
  return amounts;
}

/** What the days of a region have in common. */
export interface Region {
  readonly climate: Climate;
  readonly fields: WeatherField;
  /** Share of observations with an element out or suspect. */
  readonly faultRate: number;
}

/** A field at a station on a day: the region's weather with a little of its own. */
export function local(region: Region, station: Station, day: number, which: number, own: number): number {
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
