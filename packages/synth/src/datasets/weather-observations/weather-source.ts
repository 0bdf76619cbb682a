import { type Arena, arena } from "../../engine/arena.ts";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { type RowSource, register } from "../../engine/rows.ts";
import { startOfDay } from "../../engine/window.ts";
import { streamsOf } from "../../random/hash.ts";
import { climates } from "./climates.ts";
import { slot } from "./columns.ts";
import { temperatureAt, writeObservation } from "./observation.ts";
import type { Region } from "./region.ts";
import { emptyDay, enterDay, type StationDay } from "./station-day.ts";
import { stations } from "./stations.ts";
import { type SunDay, sunOn } from "./sun.ts";
import { weatherField } from "./weather-field.ts";

export interface WeatherSettings {
  readonly from: string;
  readonly to: string | null;
  readonly stations: number;
  /** Minutes between two observations of a station. */
  readonly interval: number;
  readonly climate: string;
  /** Share of observations with an element out or suspect. */
  readonly faultRate: number;
}

const fieldStreams = streamsOf("weather-observations/field");

/** Opens the observations: rounds of all stations; what a station's day is like is derived when its first row is met. */
export function openWeather(
  seed: string,
  columns: number,
  limit: number,
  settings: WeatherSettings,
  memory: Arena = arena(),
): RowSource {
  const into = register(columns, memory);
  const { cells } = into;
  const count = settings.stations;
  const period = settings.interval;
  const stepsADay = 1440 / period;
  const firstDay = startOfDay(settings.from) / MS_PER_DAY;
  const climate = climates.find((each) => each.name === settings.climate) ?? (climates[0] as (typeof climates)[number]);
  const region: Region = { climate, fields: weatherField(fieldStreams(seed), memory), faultRate: settings.faultRate };
  const stationOf = stations(seed, climate, memory);
  const days: (StationDay | undefined)[] = [];
  let today = -1;
  let sun: SunDay = sunOn(firstDay);
  let next: SunDay = sun;

  const dayOf = (number: number, day: number): StationDay => {
    let of = days[number];
    if (of === undefined) {
      of = emptyDay(stationOf(number), sun);
      days[number] = of;
    }
    if (of.day !== day) {
      if (day !== today) {
        sun = sunOn(day);
        next = sunOn(day + 1);
        today = day;
      }
      enterDay(of, region, day, sun, next);
    }
    return of;
  };

  const load = (row: number): void => {
    const round = Math.floor(row / count);
    const day = Math.floor(round / stepsADay);
    const step = round - day * stepsADay;
    const of = dayOf(row - round * count, firstDay + day);
    const { station } = of;
    const temperature = extremes(of, step, period);
    cells[slot.station] = station.code;
    cells[slot.name] = station.name;
    cells[slot.latitude] = station.latitude;
    cells[slot.longitude] = station.longitude;
    cells[slot.elevation] = station.elevation;
    cells[slot.ts] = (firstDay + day) * MS_PER_DAY + step * period * 60_000;
    cells[slot.period] = period;
    cells[slot.temperature] = temperature;
    cells[slot.lowest] = of.lowest;
    cells[slot.highest] = of.highest;
    cells[slot.snowDepth] = of.snowDepth;
    writeObservation(into, of, climate, step, period, temperature);
  };
  if (settings.to === null) return { register: into, load };
  const rows = (startOfDay(settings.to) / MS_PER_DAY - firstDay) * stepsADay * count;
  return { register: into, load, rows: Math.min(limit, rows) };
}

/** Brings the day's extremes up to an observation, from midnight where that has not been done, and returns its temperature. */
function extremes(of: StationDay, step: number, period: number): number {
  if (of.met > step) of.met = 0;
  let temperature = 0;
  for (; of.met <= step; of.met++) {
    temperature = temperatureAt(of, of.met * period, of.met);
    of.lowest = of.met === 0 ? temperature : Math.min(of.lowest, temperature);
    of.highest = of.met === 0 ? temperature : Math.max(of.highest, temperature);
  }
  return temperature;
}
