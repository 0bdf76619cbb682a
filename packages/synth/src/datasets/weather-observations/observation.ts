import { NULL, type Register } from "../../engine/rows.ts";
import { atan2Degrees, cosDegrees } from "../../random/circle.ts";
import { normalTable } from "../../random/distributions.ts";
import { log } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Climate } from "./climates.ts";
import { slot } from "./columns.ts";
import { dayField } from "./region.ts";
import type { StationDay } from "./station-day.ts";
import { irradiance, sunHeight } from "./sun.ts";
import {
  HUMIDITY,
  MISSING,
  NONE,
  PASSED,
  PRECIPITATION,
  PRESSURE,
  RAIN,
  SLEET,
  SNOW,
  SUSPECT,
  WIND,
} from "./vocabulary.ts";

const draws = {
  temperature: 0,
  east: 1,
  north: 2,
  gust: 3,
  cloud: 4,
  humidity: 5,
  pressure: 6,
  visibility: 7,
  solar: 8,
  spike: 9,
} as const;

/** The day's course of temperature by local solar time, −1 at 5:30 to 1 at 15:00, in cells of ten minutes. */
const course = Float64Array.from({ length: 144 }, (_, cell) => {
  const hour = cell / 6;
  const since = (hour - 5.5 + 24) % 24;
  return since < 9.5 ? -cosDegrees((180 * since) / 9.5) : cosDegrees((180 * (since - 9.5)) / 14.5);
});
const logarithms = Float64Array.from({ length: 101 }, (_, percent) => log(Math.max(1, percent) / 100));

const CLEAR = 0;
const MIST = 1;
const FOG = 2;

/** What is null while an element is missing. */
const concerned: Readonly<Record<number, readonly number[]>> = {
  [WIND]: [slot.wind, slot.gust, slot.direction],
  [HUMIDITY]: [slot.humidity, slot.dewPoint],
  [PRESSURE]: [slot.pressure, slot.seaLevel],
  [PRECIPITATION]: [slot.precipitation, slot.precipitationType, slot.weather],
};

/** Temperature in tenths at an observation; `minutes` since midnight UTC. */
export function temperatureAt(of: StationDay, minutes: number, step: number): number {
  const { solarMinutes } = of.station;
  const shape = course[(((minutes + solarMinutes) % 1440) / 10) | 0] as number;
  // Both midnights are where the next and the last day's are: the course counts from there.
  const midnight = course[(solarMinutes / 10) | 0] as number;
  const f = minutes / 1440;
  const noise = quantileAt(normalTable(), draw(innerKey(of.key, step), draws.temperature));
  const value = of.base0 + f * (of.base1 - of.base0) + of.swing * (shape - midnight) + 0.22 * noise;
  return Math.max(-650, Math.min(550, Math.round(10 * (value + 4.2 * midnight))));
}

/** Share of the day's precipitation that has fallen by an hour of it. */
function fallen(of: StationDay, hour: number): number {
  const f = (hour - of.fallStart) / of.fallHours;
  if (f <= 0) return 0;
  if (f >= 1) return 1;
  return of.haste * f * (2 - f) + (1 - of.haste) * f * f * (3 - 2 * f);
}

/** Writes an observation whose temperature and extremes are known; `period` in minutes. */
export function writeObservation(
  into: Register,
  of: StationDay,
  climate: Climate,
  step: number,
  period: number,
  tenths: number,
): void {
  const { cells } = into;
  const minutes = step * period;
  const key = innerKey(of.key, step);
  const f = minutes / 1440;
  const excess = of.excess0 + f * (of.excess1 - of.excess0);
  const hour = minutes / 60;
  const since = hour - period / 60;
  const amount =
    of.amount === 0
      ? 0
      : Math.round(of.amount * fallen(of, hour)) - Math.round(of.amount * fallen(of, Math.max(0, since)));
  const falling = amount > 0;
  const okta = cloudOf(excess, falling, draw(key, draws.cloud));
  const humidity = humidityOf(climate, excess, falling, tenths, of, f, draw(key, draws.humidity));
  cells[slot.humidity] = humidity;
  cells[slot.dewPoint] = dewPoint(tenths, humidity);
  cells[slot.cloud] = okta;
  cells[slot.solar] = Math.round(
    irradiance(
      sunHeight(of.sun, minutes, of.station.sinLatitude, of.station.cosLatitude, of.station.longitude / 10_000),
      okta,
    ) *
      (0.9 + 0.1 * unit(draw(key, draws.solar))),
  );
  writeWind(into, of, climate, key, f, minutes);
  writePressure(into, of, climate, key, f, excess);
  const type = amount === 0 ? NONE : tenths > 20 ? RAIN : tenths > 5 ? SLEET : SNOW;
  const rate = (amount * 6) / period;
  const wind = cells[slot.wind] as number;
  const murk = falling ? CLEAR : murkOf(humidity, wind, draw(of.key, dayField.fog));
  const visibility = visibilityOf(humidity, type, rate, murk, draw(key, draws.visibility));
  cells[slot.precipitation] = amount;
  cells[slot.precipitationType] = type;
  cells[slot.visibility] = visibility;
  cells[slot.weather] = weatherCode(type, rate, tenths, visibility, okta);
  writeQuality(into, of, key, hour);
}

function cloudOf(excess: number, falling: boolean, u: number): number {
  const drawn = Math.round(4.6 + 3.4 * excess + 1.5 * quantileAt(normalTable(), u));
  return Math.max(falling ? 6 : 0, Math.min(8, drawn));
}

/** Relative humidity: the dew point lags behind the temperature, so afternoons are dry. */
function humidityOf(
  climate: Climate,
  excess: number,
  falling: boolean,
  tenths: number,
  of: StationDay,
  f: number,
  u: number,
): number {
  const base = of.base0 + f * (of.base1 - of.base0);
  const gap = climate.gap * fastExp(-0.55 * Math.max(-2, Math.min(3, excess)));
  const dew = base - gap * 0.8 + 0.4 * quantileAt(normalTable(), u);
  const t = tenths / 10;
  const drawn = Math.round(100 * fastExp(17.625 * (dew / (243.04 + dew) - t / (243.04 + t))));
  return Math.max(falling ? 84 + ((u >>> 8) % 14) : 6, Math.min(100, drawn));
}

/** Magnus' formula, in tenths. */
function dewPoint(tenths: number, humidity: number): number {
  const t = tenths / 10;
  const g = (logarithms[humidity] as number) + (17.625 * t) / (243.04 + t);
  return Math.min(tenths, Math.round((2430.4 * g) / (17.625 - g)));
}

/** Two independent normal components make the speed a Rayleigh variable: a Weibull distribution of shape 2. */
function writeWind(into: Register, of: StationDay, climate: Climate, key: number, f: number, minutes: number): void {
  const { cells } = into;
  const normal = normalTable();
  const day = course[(((minutes + of.station.solarMinutes) % 1440) / 10) | 0] as number;
  const east = of.east0 + f * (of.east1 - of.east0) + 0.3 + 0.42 * quantileAt(normal, draw(key, draws.east));
  const north = of.north0 + f * (of.north1 - of.north0) + 0.42 * quantileAt(normal, draw(key, draws.north));
  const scale = climate.wind * of.station.exposure * (0.82 + 0.16 * day);
  const speed = Math.round(10 * scale * Math.sqrt(east * east + north * north));
  cells[slot.wind] = speed;
  cells[slot.gust] = Math.max(speed, Math.round(speed * (1.25 + 0.6 * unit(draw(key, draws.gust))) + 4));
  if (speed < 5) cells[slot.direction] = NULL;
  else {
    const from = Math.round(atan2Degrees(-east, -north) / 10) * 10;
    cells[slot.direction] = from <= 0 ? from + 360 : from;
  }
}

function writePressure(into: Register, of: StationDay, climate: Climate, key: number, f: number, excess: number): void {
  const { cells } = into;
  const drawn = of.pressure0 + f * (of.pressure1 - of.pressure0) - 0.35 * excess;
  const noise = 0.15 * quantileAt(normalTable(), draw(key, draws.pressure));
  const seaLevel = Math.max(9350, Math.min(10600, Math.round(10 * (1015.5 + climate.pressure * drawn + noise))));
  cells[slot.seaLevel] = seaLevel;
  cells[slot.pressure] = Math.round(seaLevel * of.station.pressureFactor);
}

/** Some nights are foggy while the air is full of water and still, more are misty; which ones is the day's matter. */
function murkOf(humidity: number, wind: number, u: number): number {
  const share = unit(u);
  if (humidity >= 98 && wind < 25 && share < 0.35) return FOG;
  return humidity >= 96 && share < 0.5 ? MIST : CLEAR;
}

/** Metres, to a hundred. */
function visibilityOf(humidity: number, type: number, rate: number, murk: number, u: number): number {
  const share = unit(u);
  if (murk === FOG) return 100 * (1 + Math.floor(share * 9));
  if (murk === MIST) return 100 * (10 + Math.floor(share * 40));
  const haze = humidity > 60 ? 1 - (humidity - 60) * 0.019 : 1;
  const clear = 42_000 * haze * (0.7 + 0.3 * share);
  const through = type === NONE ? clear : clear / (1 + rate * (type === SNOW ? 2.5 : 0.35));
  return Math.max(1000, Math.min(50_000, Math.round(through / 100) * 100));
}

/** The code of present weather; `rate` in mm an hour. */
function weatherCode(type: number, rate: number, tenths: number, visibility: number, okta: number): number {
  switch (type) {
    case RAIN:
      if (rate >= 10 && tenths >= 180) return 95;
      return rate < 0.5 ? 51 : rate < 2.5 ? 61 : rate < 10 ? 63 : 65;
    case SNOW:
      return rate < 0.5 ? 71 : rate < 2 ? 73 : 75;
    case SLEET:
      return rate < 1 ? 68 : 69;
    default:
      if (visibility < 1000) return 45;
      if (visibility < 5000) return 10;
      return okta === 0 ? 0 : okta <= 2 ? 1 : okta <= 5 ? 2 : 3;
  }
}

/** Takes out, or spoils, what the day's fault concerns. */
function writeQuality(into: Register, of: StationDay, key: number, hour: number): void {
  const { cells } = into;
  if (of.faulty < 0 || hour < of.faultStart || hour >= of.faultStart + of.faultHours) {
    cells[slot.quality] = PASSED;
    cells[slot.element] = NULL;
    return;
  }
  cells[slot.quality] = of.suspect ? SUSPECT : MISSING;
  cells[slot.element] = of.faulty;
  if (of.suspect && of.faulty === WIND) {
    cells[slot.gust] = Math.ceil(2.5 * (cells[slot.wind] as number)) + 200 + (draw(key, draws.spike) >>> 24);
    return;
  }
  if (of.suspect) {
    cells[slot.pressure] = (cells[slot.pressure] as number) + 65 + Math.floor(80 * unit(draw(of.key, draws.spike)));
    return;
  }
  for (const at of concerned[of.faulty] as readonly number[]) cells[at] = NULL;
}
