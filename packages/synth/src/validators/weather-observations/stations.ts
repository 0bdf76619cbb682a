import type { Report } from "../validation.ts";
import { checkInstruments } from "./instruments.ts";
import type { Observation } from "./observation.ts";
import { Sun } from "./sun.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SLACK = 1e-9;

/** What is known of a station from its rows so far. */
interface Station {
  /** Its place in a round, from 0. */
  readonly place: number;
  readonly first: Observation;
  readonly reduction: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  ts: number;
  day: number;
  /** Lowest and highest temp_c of the day, NaN when its beginning is not among the rows. */
  lowest: number;
  highest: number;
  snow: number;
}

/** Rules on the rounds of the network and on the days of a station. */
export class Stations {
  private readonly stations = new Map<string, Station>();
  private readonly names = new Set<string>();
  private readonly sun = new Sun();
  /** Number of stations, once the first round is over. */
  private size: number | null = null;
  private place = -1;
  private ts = Number.NaN;
  private period: number | null = null;

  row(row: Observation, ts: number, report: Report): void {
    const known = this.stations.get(row.station_id);
    const station = known ?? this.meet(row, ts);
    this.checkGrid(row, station, ts, known === undefined, report);
    if (known === undefined) this.checkName(row, report);
    else {
      if (ts === station.ts) report("key", `${row.station_id} has two rows at ${row.ts}`);
      checkConstants(row, station.first, report);
    }
    station.ts = ts;
    checkDay(row, station, ts, known === undefined, report);
    checkInstruments(row, station.reduction, report);
    const height = this.sun.sineOfHeight(station.sinLatitude, station.cosLatitude, row.lon);
    const limit = height <= 0 ? 0 : 1_120 * height + 1 + SLACK;
    if (row.solar_wm2 > limit) report("sun", `${row.solar_wm2} W/m² with the sine of the sun's height ${height}`);
  }

  private meet(row: Observation, ts: number): Station {
    const station: Station = {
      place: this.stations.size,
      first: row,
      reduction: (1 - (0.0065 * row.elevation_m) / 288.15) ** 5.25588,
      sinLatitude: Math.sin((row.lat * Math.PI) / 180),
      cosLatitude: Math.cos((row.lat * Math.PI) / 180),
      ts,
      day: Number.NaN,
      lowest: Number.NaN,
      highest: Number.NaN,
      snow: row.snow_depth_cm,
    };
    this.stations.set(row.station_id, station);
    return station;
  }

  private checkGrid(row: Observation, station: Station, ts: number, isNew: boolean, report: Report): void {
    this.period ??= row.period_min;
    if (row.period_min !== this.period) report("grid", `period_min ${row.period_min}, before it ${this.period}`);
    if (isNew) {
      if (this.size !== null) report("grid", `${row.station_id} comes only now`);
      if (this.place >= 0 && ts !== this.ts) report("grid", `${row.ts} inside the first round`);
    } else {
      this.size ??= this.stations.size;
      const due = (this.place + 1) % this.size;
      const dueTs = due === 0 ? this.ts + this.period * MINUTE_MS : this.ts;
      if (station.place !== due) report("grid", `station ${station.place} of a round where ${due} was due`);
      if (ts !== dueTs) report("grid", `${row.ts} is not the time of the round`);
    }
    if (ts !== this.ts) {
      if (ts % (row.period_min * MINUTE_MS) !== 0) report("grid", `${row.ts} is off the grid`);
      this.sun.at(ts);
    }
    this.place = station.place;
    this.ts = ts;
  }

  private checkName(row: Observation, report: Report): void {
    if (this.names.has(row.station_name)) report("station-constant", `a second station named ${row.station_name}`);
    this.names.add(row.station_name);
  }
}

function checkConstants(row: Observation, first: Observation, report: Report): void {
  const same =
    row.station_name === first.station_name &&
    row.lat === first.lat &&
    row.lon === first.lon &&
    row.elevation_m === first.elevation_m;
  if (!same) report("station-constant", `${row.station_id} is not what and where it was`);
}

function checkDay(row: Observation, station: Station, ts: number, isNew: boolean, report: Report): void {
  const day = Math.floor(ts / DAY_MS);
  if (day !== station.day || isNew) {
    station.day = day;
    const whole = ts === day * DAY_MS;
    station.lowest = whole ? row.temp_c : Number.NaN;
    station.highest = station.lowest;
    station.snow = row.snow_depth_cm;
  } else if (row.snow_depth_cm !== station.snow) {
    report("snow-depth", `${row.snow_depth_cm} cm, before it ${station.snow} on the same day`);
  }
  if (Number.isNaN(station.lowest)) return;
  station.lowest = Math.min(station.lowest, row.temp_c);
  station.highest = Math.max(station.highest, row.temp_c);
  if (row.temp_min_c !== station.lowest || row.temp_max_c !== station.highest) {
    const due = `${station.lowest} to ${station.highest}`;
    report("day-extremes", `${row.temp_min_c} to ${row.temp_max_c} instead of ${due}`);
  }
}
