import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { geospatialMobility } from "../datasets/geospatial-mobility.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { Extent } from "./geospatial-mobility/extent.ts";
import { bearing, distance, geohash7 } from "./geospatial-mobility/sphere.ts";
import { validateGeospatialMobility } from "./geospatial-mobility.ts";

validatorTrial(geospatialMobility, validateGeospatialMobility);

test("geohashes are those that everybody knows", () => {
  assert.equal(geohash7(57.64911, 10.40744), "u4pruyd");
  assert.equal(geohash7(-25.382708, -49.265506), "6gkzwgj");
  assert.equal(geohash7(37.8324, 112.5584), "ww8p1r4");
});

test("distances and bearings are those of the sphere", () => {
  assert.ok(Math.abs(distance(0, 0, 0, 1) - 111_195.08) < 0.1);
  assert.ok(Math.abs(bearing(0, 0, 0, 1) - 90) < 1e-9);
  assert.ok(Math.abs(bearing(10, 5, 9, 5) - 180) < 1e-9);
});

test("the farthest of positions is found whatever their order", () => {
  const offset = fc.integer({ min: -900, max: 900 });
  fc.assert(
    fc.property(fc.array(fc.tuple(offset, offset), { minLength: 2, maxLength: 40 }), (offsets) => {
      const extent = new Extent();
      const before: (readonly [number, number])[] = [];
      let greatest = 0;
      let found = 0;
      for (const [north, east] of offsets) {
        const position = [52 + north / 1e6, 13 + east / 1e6] as const;
        for (const other of before) greatest = Math.max(greatest, distance(...other, ...position));
        found = Math.max(found, extent.add(...position));
        before.push(position);
        assert.ok(Math.abs(greatest - found) < 1e-6);
      }
    }),
    { seed: 3, numRuns: 200 },
  );
});

const valid: Row[] = [...parsedRows(geospatialMobility, "validators", 0, 6_100)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 3_100 && accepts(row, index));
const value = (index: number, name: string) => valid[index]?.[name];
const number = (index: number, name: string): number => Number(value(index, name));

const still = at(
  (row, index) => row.mode === "stationary" && Number(row.dwell_s) > 0 && valid[index + 1]?.trip_id === null,
);
const moving = at(
  (row, index) => row.trip_id !== null && valid[index - 1]?.trip_id === row.trip_id && Number(row.speed_mps) > 0.9,
);
const ending = at((row, index) => row.trip_id !== null && valid[index + 1]?.trip_id === null);
const start = at((row) => row.ping_no === 1);
const last = start - 1;
const working = at((row) => row.place_type === "work");
const errand = at((row) => row.place_type !== null && row.place_type !== "home" && row.place_type !== "work");

/** A position so many thousandths of a degree to the north, with its geohash. */
const north = (index: number, thousandths: number): Row => {
  const lat = Math.round((number(index, "lat") + thousandths / 1_000) * 1e6) / 1e6;
  return { lat, geohash7: geohash7(lat, number(index, "lon")) };
};
/** The rows from one place to before another, somewhere else. */
const moved = (from: number, to: number) => (rows: Row[]) => rows.splice(0, 0, ...rows.splice(from, to - from));

const mutations: readonly Mutation[] = [
  ["key", "a ping that stands twice", (rows) => rows.splice(still, 0, { ...rows[still] })],
  [
    "key",
    "a user day that stands twice",
    (rows) => rows.splice(120, 0, ...rows.slice(0, 60).map((row) => ({ ...row }))),
  ],
  ["user-days", "a ping that is left out", (rows) => rows.splice(still, 1)],
  ["user-days", "a user without a day", (rows) => rows.splice(start, 60)],
  ["user-days", "a day before the one above", moved(3_000, 6_000)],
  ["time-order", "a ping before the one above", changed(still, { ts: later(value(still, "ts"), -7_200_000) })],
  ["time-order", "a ping within a second", changed(still, { ts: later(value(still, "ts"), 1) })],
  ["local-date", "a ping of another day", changed(still, { ts: later(value(still, "ts"), 172_800_000) })],
  ["local-date", "a ping of another zone", changed(still, { utc_offset_min: 90 })],
  ["user-device", "a borrowed phone", changed(still, { device_id: "dev_000000000001" })],
  [
    "user-device",
    "a phone of two",
    (rows) => {
      for (const row of rows) if (row.user_id === value(start, "user_id")) row.device_id = value(last, "device_id");
    },
  ],
  ["city", "a ping in another city", changed(still, { lat: 40.4168, lon: -3.7038 })],
  ["geohash", "a cell of another place", changed(still, { geohash7: "u33db2m" })],
  ["stationary", "a stay at a pace", changed(still, { speed_mps: 1 })],
  ["stationary", "a stay by bus", changed(still, { mode: "bus" })],
  ["stationary", "a trip without a bearing", changed(moving, { heading_deg: null })],
  ["stay", "a second more", changed(still, { dwell_s: number(still, "dwell_s") + 1 })],
  ["stay", "a stay that wanders", changed(still, { ...north(still, 1), accuracy_m: 2 })],
  [
    "trip",
    "a trip that changes its mode",
    changed(moving, { mode: value(moving, "mode") === "walk" ? "bike" : "walk" }),
  ],
  ["trip", "a trip to elsewhere", changed(moving, { destination_place_id: "PLC-0000000" })],
  ["trip", "a trip that ends elsewhere", changed(ending + 1, { place_id: "PLC-0000000" })],
  [
    "trip",
    "a trip that was made before",
    changed(moving, { trip_id: valid.find((row) => row.trip_id !== null)?.trip_id }),
  ],
  ["speed", "another speed", changed(moving, { speed_mps: number(moving, "speed_mps") - 0.1 })],
  ["speed", "a train's speed on foot", changed(moving, { mode: "walk", speed_mps: 80 })],
  ["arrival", "an arrival from afar", changed(ending, north(ending, 150))],
  [
    "heading",
    "a bearing to the other side",
    changed(moving, { heading_deg: (number(moving, "heading_deg") + 180) % 360 }),
  ],
  ["place", "a place that moves", changed(errand, north(errand, 2))],
  ["place", "a place of another kind", changed(errand, { place_type: "home" })],
  ["home", "a day that begins at work", changed(start, { place_type: "work" })],
  ["home", "a day that ends at work", changed(last, { place_type: "work" })],
  ["home", "a second home", changed(still, { place_id: "PLC-0000000", place_type: "home" })],
  [
    "work",
    "a second work",
    (rows) => {
      for (const index of [working, errand]) {
        rows[index] = {
          ...rows[index],
          user_id: "USR-0000",
          place_id: `PLC-000000${index === errand ? 1 : 2}`,
          place_type: "work",
        };
      }
    },
  ],
  ["schema", "a null where none is declared", changed(still, { lat: null })],
  ["schema", "a seventh decimal", changed(still, { lat: 52.1234567 })],
  ["schema", "a mode that nobody has", changed(still, { mode: "swim" })],
  ["schema", "a field that nobody declared", changed(still, { note: "x" })],
  ["schema", "a version that changes", changed(still, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: geospatialMobility,
  validate: validateGeospatialMobility,
  valid,
  mutations,
  determined: [
    ...[
      "user_id",
      "ping_no",
      "device_id",
      "ts",
      "lat",
      "lon",
      "geohash7",
      "mode",
      "speed_mps",
      "heading_deg",
      "trip_id",
    ],
    ...["place_id", "place_type", "dwell_s", "destination_place_id"],
  ],
});
