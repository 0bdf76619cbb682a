import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

for (const [need, result, of, by, times] of [
  ["orchards: crop, area 2-40 ha, tonnes, t/ha", "yield_t_ha", "tonnes", "area", 1],
  ["drives: km, litres, l/100km", "per_100km", "litres", "km", 100],
  ["runs: distance km, minutes, min/km", "pace", "minutes", "distance", 1],
] as const)
  test(`a unit of one thing for each of another is their ratio: ${need}`, () => {
    for (const row of rowsOf(planOf(need, { rows: 40 }))) {
      const ratio = (Number(row[of]) / Number(row[by])) * times;
      assert.ok(Math.abs(ratio - Number(row[result])) < 0.006, JSON.stringify(row));
    }
  });

test("a speed in km/h is told in that unit, and is no column more", () => {
  assert.deepEqual(
    namesOf(planOf("gusts: station, wind speed, km/h, direction")).filter((name) => /km|per/.test(name)),
    [],
  );
});
