import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("symbols of substances are amounts, in the unit that the last of them says", () => {
  const unitsOf = (need: string): Readonly<Record<string, string | null>> =>
    Object.fromEntries(
      planOf(need).fields.flatMap(({ name, type, unit }) => (type === "number" ? [[name, unit]] : [])),
    );
  const air = unitsOf("air quality: PM2.5, PM10, NO2 and O3 in µg/m3, 8 stations, hourly, March 2026");
  assert.deepEqual(air, { pm25: "ug/m3", pm10: "ug/m3", no2: "ug/m3", o3: "ug/m3" });
  const blood = unitsOf("blood panels: patient, Na, K, Cl in mmol/L");
  assert.deepEqual(blood, { na: "mmol/L", k: "mmol/L", cl: "mmol/L" });
  const steel = unitsOf("steel heats: heat number, C, Si, Mn, P and S in %");
  assert.deepEqual(Object.keys(steel), ["c", "si", "mn", "p", "s"]);
});

test("letters that are members stay so", () => {
  const { fields } = planOf("exam results: student, grade: A, B or C, points 0 to 100");
  assert.deepEqual(fields.find(({ name }) => name === "grade")?.values, ["A", "B", "C"]);
});
