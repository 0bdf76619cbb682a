import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { geospatialMobility } from "./geospatial-mobility.ts";

interface Ping {
  readonly user_id: string;
  readonly ping_no: number;
  readonly local_date: string;
  readonly ts: string;
  readonly utc_offset_min: number;
  readonly lat: number;
  readonly lon: number;
  readonly accuracy_m: number;
  readonly mode: string;
  readonly speed_mps: number;
  readonly heading_deg: number | null;
  readonly trip_id: string | null;
  readonly place_id: string | null;
  readonly place_type: string | null;
  readonly dwell_s: number | null;
  readonly destination_place_id: string | null;
}

const radians = Math.PI / 180;
const fastest: Readonly<Record<string, number>> = { walk: 3, bike: 12, bus: 30, car: 45, train: 95 };
const centres: Readonly<Record<string, readonly [number, number]>> = {
  berlin: [52.52, 13.405],
  denver: [39.7392, -104.9903],
  johannesburg: [-26.2041, 28.0473],
  nairobi: [-1.2921, 36.8219],
  delhi: [28.6139, 77.209],
};

/** Great-circle distance in metres. */
function haversine(lat0: number, lon0: number, lat1: number, lon1: number): number {
  const h =
    Math.sin(((lat1 - lat0) * radians) / 2) ** 2 +
    Math.cos(lat0 * radians) * Math.cos(lat1 * radians) * Math.sin(((lon1 - lon0) * radians) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

function bearing(from: Ping, to: Ping): number {
  const east = (to.lon - from.lon) * radians;
  const y = Math.sin(east) * Math.cos(to.lat * radians);
  const x =
    Math.cos(from.lat * radians) * Math.sin(to.lat * radians) -
    Math.sin(from.lat * radians) * Math.cos(to.lat * radians) * Math.cos(east);
  return (Math.atan2(y, x) / radians + 360) % 360;
}

function pings(values: Record<string, string | number>, to: number): Ping[] {
  const dataset = geospatialMobility.configure({ ...geospatialMobility.values, ...values });
  return [...parsedRows(dataset, "moves", 0, to)] as unknown as Ping[];
}

/** What must hold from one ping of a user day to the next. */
function checkStep(before: Ping, now: Ping): void {
  const shown = JSON.stringify([before, now]);
  const seconds = (Date.parse(now.ts) - Date.parse(before.ts)) / 1000;
  const metres = haversine(before.lat, before.lon, now.lat, now.lon);
  assert.ok(seconds >= 1, shown);
  if (now.mode === "stationary") {
    const most = before.mode === "stationary" ? 0 : (fastest[before.mode] ?? 0) * seconds;
    if (before.mode !== "stationary") {
      assert.ok(metres <= most, shown);
      assert.equal(now.place_id, before.destination_place_id, shown);
      assert.equal(now.dwell_s, 0, shown);
      return;
    }
    assert.equal(now.place_id, before.place_id, shown);
    assert.ok(metres < 3 * Math.max(before.accuracy_m, now.accuracy_m), shown);
    assert.equal(now.dwell_s, (before.dwell_s ?? 0) + seconds, shown);
    return;
  }
  assert.ok(Math.abs(metres / seconds - now.speed_mps) <= 0.03, shown);
  assert.ok(now.speed_mps <= (fastest[now.mode] ?? 0), shown);
  assert.notEqual(now.destination_place_id, before.place_id, shown);
  const turned = Math.abs(bearing(before, now) - (now.heading_deg ?? Number.NaN));
  if (metres >= 20) assert.ok(Math.min(turned, 360 - turned) <= 1, shown);
}

datasetTrial(geospatialMobility, {
  golden: "511c1c175e641a7cf314b0c470298dffd0b7f83b0d26e34211e9f9a8c4099737",
  constant: ["utc_offset_min"],
});

for (const [city, [lat, lon]] of Object.entries(centres)) {
  test(`movement in ${city} is possible, and positions, speeds and bearings agree`, () => {
    const perDay = city === "denver" ? 480 : city === "delhi" ? 40 : 60;
    const rows = pings({ city, pings_per_day: perDay, users: 40 }, 36_000);
    for (const [i, row] of rows.entries()) {
      assert.ok(haversine(lat, lon, row.lat, row.lon) < 30_000, JSON.stringify(row));
      const local = new Date(Date.parse(row.ts) + row.utc_offset_min * 60_000).toISOString();
      assert.equal(local.slice(0, 10), row.local_date);
      const before = rows[i - 1];
      if (row.ping_no > 1 && before !== undefined) checkStep(before, row);
      else assert.equal(row.place_type, "home");
      if (row.ping_no === perDay) assert.equal(row.place_type, "home", JSON.stringify(row));
    }
  });
}

test("a place is one user's, of one kind and where it was", () => {
  const known = new Map<string, Ping>();
  for (const row of pings({}, 60_000)) {
    if (row.place_id === null) continue;
    const first = known.get(row.place_id) ?? row;
    known.set(row.place_id, first);
    assert.deepEqual([row.user_id, row.place_type], [first.user_id, first.place_type]);
    assert.ok(haversine(row.lat, row.lon, first.lat, first.lon) < 150);
  }
  assert.ok(known.size > 500);
});

test("a day is the same day whatever day the window begins with", () => {
  const late = pings({ from: "2025-03-05" }, 3_000);
  assert.deepEqual(late, pings({}, 9_000).slice(6_000));
});
