import { leadingDay } from "./day.ts";
import { type Ping, pingRules } from "./geospatial-mobility/ping.ts";
import { Places } from "./geospatial-mobility/places.ts";
import { distance, geohash7 } from "./geospatial-mobility/sphere.ts";
import { UserDay } from "./geospatial-mobility/user-day.ts";
import { instantMs } from "./instant.ts";
import { checkRecord } from "./record-rules.ts";
import type { Report, Validation, Violation } from "./validation.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CITY_M = 30_000;
/** Centres of the cities, latitude and longitude. */
const centres = [
  [52.52, 13.405],
  [40.4168, -3.7038],
  [50.0755, 14.4378],
  [39.7392, -104.9903],
  [19.4326, -99.1332],
  [-26.2041, 28.0473],
  [-1.2921, 36.8219],
  [28.6139, 77.209],
] as const;

/** Reads pings one after another and puts them into user days. */
class PingReader {
  readonly violations: Violation[] = [];
  row = 0;
  private readonly places = new Places();
  private readonly devices = new Map<string, string>();
  private readonly users = new Map<string, string>();
  private readonly trips = new Set<string>();
  private first: Ping | null = null;
  private centre: readonly [number, number] | null = null;
  /** Pings of a user day, once one is over. */
  private size: number | null = null;
  private day: UserDay | null = null;
  /** Users of the local date that is being read, and of the one before. */
  private today = new Set<string>();
  private yesterday: ReadonlySet<string> | null = null;

  readonly report: Report = (invariant, detail) => this.violations.push({ row: this.row, invariant, detail });

  ping(ping: Ping): void {
    const { report } = this;
    const ts = instantMs(ping.ts);
    this.first ??= ping;
    if (ping.schema_version !== this.first.schema_version) {
      report("schema", `schema_version changes to ${ping.schema_version}`);
    }
    if (ts % 1_000 !== 0) report("time-order", `${ping.ts} is no whole second`);
    this.checkPlaceInTime(ping, ts);
    this.checkPosition(ping);
    checkMode(ping, report);
    const { day } = this;
    if (day !== null && day.head.user_id === ping.user_id && day.head.local_date === ping.local_date) {
      this.checkNumber(ping, day.last.ping_no + 1);
      day.add(ping, ts, report);
    } else {
      this.begin(ping, ts);
    }
    if (ping.place_id !== null) this.places.stay(ping, ping.place_id, report);
  }

  private checkNumber(ping: Ping, due: number): void {
    if (ping.ping_no < due) this.report("key", `${ping.user_id}, ${ping.local_date}, ${ping.ping_no} stands twice`);
    if (ping.ping_no !== due || (this.size !== null && due > this.size)) {
      this.report("user-days", `ping_no ${ping.ping_no} in place ${due} of ${this.size ?? "a day"}`);
    }
  }

  private begin(ping: Ping, ts: number): void {
    const { day, report } = this;
    if (day !== null) {
      day.end(report);
      this.size ??= day.last.ping_no;
      if (day.last.ping_no !== this.size) report("user-days", `${day.last.ping_no} pings instead of ${this.size}`);
      if (ping.local_date < day.head.local_date) report("user-days", `${ping.local_date} after ${day.head.local_date}`);
      if (ping.local_date !== day.head.local_date) this.nextDate(ping);
    }
    if (ping.ping_no !== 1) report("user-days", `a user day begins with ping_no ${ping.ping_no}`);
    if (this.today.has(ping.user_id)) {
      report("user-days", `${ping.user_id} has two user days on ${ping.local_date}`);
      report("key", `${ping.user_id}, ${ping.local_date}, ${ping.ping_no} stands twice`);
    }
    this.today.add(ping.user_id);
    if (this.yesterday !== null && !this.yesterday.has(ping.user_id)) {
      report("user-days", `${ping.user_id} had no user day on the date before`);
    }
    const device = this.devices.get(ping.user_id);
    const user = this.users.get(ping.device_id);
    if (device === undefined) this.devices.set(ping.user_id, ping.device_id);
    if (user === undefined) this.users.set(ping.device_id, ping.user_id);
    if ((user ?? ping.user_id) !== ping.user_id) report("user-device", `${ping.device_id} is ${user}'s`);
    if ((device ?? ping.device_id) !== ping.device_id) report("user-device", `${ping.user_id} has ${device}`);
    this.day = new UserDay(ping, ts, this.trips, report);
  }

  private nextDate(ping: Ping): void {
    if (this.yesterday !== null && this.today.size !== this.yesterday.size) {
      this.report(
        "user-days",
        `${this.today.size} users before ${ping.local_date}, ${this.yesterday.size} a day before`,
      );
    }
    this.yesterday = this.today;
    this.today = new Set();
  }

  private checkPlaceInTime(ping: Ping, ts: number): void {
    const local = Math.floor((ts + ping.utc_offset_min * MINUTE_MS) / DAY_MS);
    if (local !== leadingDay(ping.local_date) || ping.utc_offset_min !== this.first?.utc_offset_min) {
      this.report("local-date", `${ping.ts} on ${ping.local_date}, ${ping.utc_offset_min} minutes from UTC`);
    }
    const { day } = this;
    if (day !== null && day.head.user_id === ping.user_id && day.head.device_id !== ping.device_id) {
      this.report("user-device", `${ping.user_id} has ${day.head.device_id}`);
    }
  }

  private checkPosition({ geohash7: hash, lat, lon }: Ping): void {
    this.centre ??= centres.find((centre) => distance(centre[0], centre[1], lat, lon) <= CITY_M) ?? null;
    const { centre } = this;
    if (centre === null || distance(centre[0], centre[1], lat, lon) > CITY_M) {
      this.report("city", `${lat}, ${lon} lies in no city, or in another`);
    }
    if (geohash7(lat, lon) !== hash) this.report("geohash", `${hash} instead of ${geohash7(lat, lon)}`);
  }
}

function checkMode(ping: Ping, report: Report): void {
  const still = ping.mode === "stationary";
  const fit =
    (ping.place_id !== null) === still &&
    (ping.place_type !== null) === still &&
    (ping.dwell_s !== null) === still &&
    (ping.trip_id === null) === still &&
    (ping.destination_place_id === null) === still &&
    (ping.heading_deg === null) === still &&
    (!still || ping.speed_mps === 0);
  if (!fit) report("stationary", `${ping.mode} at ${ping.place_id}, on ${ping.trip_id}, at ${ping.speed_mps} m/s`);
}

/**
 * Checks pings, from row 0 on, against the published rules of the dataset. Memory grows with users, places and trips (their
 * ids).
 */
export function validateGeospatialMobility(rows: Iterable<Record<string, unknown>>): Validation {
  const reader = new PingReader();
  for (const record of rows) {
    if (checkRecord(record, pingRules, reader.report)) reader.ping(record as unknown as Ping);
    reader.row++;
  }
  return { rows: reader.row, violations: reader.violations };
}
