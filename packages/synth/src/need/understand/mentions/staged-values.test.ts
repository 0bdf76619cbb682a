import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("the same measure at a later time needs no name of its own, and the change is what lies between", () => {
  for (const [need, before, after, change] of [
    ["diet study: weight at baseline, at week 12, the change", "baseline_weight", "weight_week_12", "change"],
    [
      "rehab: walking distance at admission, at discharge, gain",
      "admission_walking_distance",
      "walking_distance_discharge",
      "gain",
    ],
    [
      "cholesterol patients: LDL at start 100-190, after 3 months, the difference",
      "ldl_start",
      "ldl_3_months",
      "difference",
    ],
  ] as const) {
    const plan = planOf(need, { rows: 60 });
    for (const name of [before, after, change])
      assert.match(
        plan.fields.find((field) => field.name === name)?.type ?? "",
        /^(?:int|number)$/,
        `${need}: ${name}`,
      );
    for (const row of rowsOf(plan))
      assert.ok(Math.abs(Number(row[after]) - Number(row[before]) - Number(row[change])) < 1e-6, JSON.stringify(row));
  }
});

test("what is lost is what there was less what there is", () => {
  for (const row of rowsOf(planOf("dieters: weight before, weight after, weight loss", { rows: 40 })))
    assert.ok(Math.abs(Number(row.weight_before) - Number(row.weight_after) - Number(row.weight_loss)) < 1e-6);
});

test("a week of its own and an address change are no values of the measure before them", () => {
  assert.ok(namesOf(planOf("shop sales: price, week, store")).includes("week"));
  const plan = planOf("movers: name, address change, new city");
  assert.notEqual(plan.fields.find(({ name }) => name === "address_change")?.type, "number");
});

test("the error of a forecast is by how much it misses what was observed", () => {
  for (const [need, aim, fact, error] of [
    [
      "weather: forecast and observed temperature, forecast error",
      "forecast_temperature",
      "observed_temperature",
      "forecast_error",
    ],
    [
      "wind farm: predicted and measured wind speed, residual",
      "predicted_wind_speed",
      "measured_wind_speed",
      "residual",
    ],
  ] as const)
    for (const row of rowsOf(planOf(need, { rows: 40 })))
      assert.ok(Math.abs(Number(row[fact]) - Number(row[aim]) - Number(row[error])) < 1e-6, JSON.stringify(row));
  assert.equal(planOf("app logs: error, level, module").fields.find(({ name }) => name === "error")?.type, "string");
});
