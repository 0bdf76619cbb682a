import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { weatherObservations } from "./weather-observations.ts";

interface Observation {
  readonly station_id: string;
  readonly ts: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevation_m: number;
  readonly temp_c: number;
  readonly temp_min_c: number;
  readonly temp_max_c: number;
  readonly dew_point_c: number | null;
  readonly rh_pct: number | null;
  readonly pressure_hpa: number | null;
  readonly pressure_msl_hpa: number | null;
  readonly solar_wm2: number;
  readonly snow_depth_cm: number;
  readonly qc_flag: string;
}

function observations(values: Record<string, string | number>, from: number, to: number): Observation[] {
  const dataset = weatherObservations.configure({ ...weatherObservations.values, ...values });
  return [...parsedRows(dataset, "physics", from, to)] as unknown as Observation[];
}

const radians = Math.PI / 180;

/** The sine of the sun's height, written from the published sentence. */
function sunHeight({ ts, lat, lon }: Observation): number {
  const date = new Date(ts);
  const n = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  const t = (date.getTime() % 86_400_000) / 3_600_000;
  const d = 23.45 * Math.sin((360 * (284 + n) * radians) / 365);
  const b = (360 * (n - 81) * radians) / 365;
  const e = 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b);
  const h = 15 * (t + lon / 15 + e / 60 - 12);
  return (
    Math.sin(lat * radians) * Math.sin(d * radians) +
    Math.cos(lat * radians) * Math.cos(d * radians) * Math.cos(h * radians)
  );
}

datasetTrial(weatherObservations, {
  golden: "44f562a33a5372bae22edeb3a8ebcd7a4c2397d5c4ec0835f52731301fc07fcd",
  constant: ["period_min"],
});

for (const climate of ["temperate_continental", "boreal", "semi_arid", "tropical_savanna"]) {
  test(`the sun shines in ${climate} only while it is up, and dew points and pressures follow their formulas`, () => {
    for (const row of observations({ climate, from: "2025-05-01" }, 0, 6_000)) {
      const height = sunHeight(row);
      if (height <= 0) assert.equal(row.solar_wm2, 0);
      assert.ok(row.solar_wm2 <= 1120 * Math.max(0, height) + 1, JSON.stringify(row));
      if (row.rh_pct !== null && row.dew_point_c !== null) {
        const g = Math.log(row.rh_pct / 100) + (17.625 * row.temp_c) / (243.04 + row.temp_c);
        assert.ok(Math.abs((243.04 * g) / (17.625 - g) - row.dew_point_c) <= 0.1, JSON.stringify(row));
      }
      if (row.pressure_hpa !== null && row.pressure_msl_hpa !== null && row.qc_flag === "passed") {
        const here = row.pressure_msl_hpa * (1 - (0.0065 * row.elevation_m) / 288.15) ** 5.25588;
        assert.ok(Math.abs(here - row.pressure_hpa) <= 0.2, JSON.stringify(row));
      }
    }
  });
}

test("a day's extremes are those of its observations so far, wherever reading begins", () => {
  const extremes = new Map<string, { lowest: number; highest: number }>();
  const rows = observations({ interval_minutes: "30", stations: 7 }, 48 * 7 * 40, 48 * 7 * 43);
  for (const row of rows) {
    const id = row.station_id + row.ts.slice(0, 10);
    const known = extremes.get(id) ?? { lowest: 99, highest: -99 };
    known.lowest = Math.min(known.lowest, row.temp_c);
    known.highest = Math.max(known.highest, row.temp_c);
    extremes.set(id, known);
    assert.deepEqual([row.temp_min_c, row.temp_max_c], [known.lowest, known.highest]);
  }
  assert.equal(extremes.size, 21);
  const [alone] = observations({ interval_minutes: "30", stations: 7 }, 48 * 7 * 41 + 200, 48 * 7 * 41 + 201);
  assert.deepEqual(alone, rows[48 * 7 + 200]);
});

test("snow lies where winters are cold, and none where they are not", () => {
  const deepest = (climate: string): number =>
    Math.max(...observations({ climate, from: "2025-01-20" }, 0, 12_000).map((row) => row.snow_depth_cm));
  assert.ok(deepest("boreal") >= 15);
  assert.equal(deepest("tropical_savanna"), 0);
});

test("faults are as many as asked for", () => {
  for (const rate of [0, 0.02, 0.2]) {
    const rows = observations({ fault_rate: rate, stations: 200 }, 0, 96_000);
    const share = rows.filter((row) => row.qc_flag !== "passed").length / rows.length;
    assert.ok(Math.abs(share - rate) <= rate * 0.1, `${share} instead of ${rate}`);
  }
});
