import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

const statementsOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("what was used is what two readings lie apart, in their unit", () => {
  const need = "quarterly gas bills, opening and closing reading in m3, consumption, amount due in EUR";
  assert.ok(statementsOf(need).includes("consumption = closing_reading - opening_reading"));
  assert.equal(planOf(need).fields.find(({ name }) => name === "consumption")?.unit, "m3");
  for (const { opening_reading, closing_reading, consumption } of rowsOf(planOf(need), 20))
    assert.ok(Math.abs(Number(closing_reading) - Number(opening_reading) - Number(consumption)) < 0.01);
});

test("a journey is as long as the odometer went on", () => {
  const need = "truck trips with start and end location, odometer at start and end, km driven";
  assert.ok(statementsOf(need).includes("km_driven = odometer_end - odometer_start"));
  for (const { km_driven } of rowsOf(planOf(need), 20)) assert.ok(Number(km_driven) < 1500);
});

test("a reading of two keeps its name", () => {
  const names = planOf("electric meters: previous and current reading in kWh, bill in GBP").fields.map(
    ({ name }) => name,
  );
  assert.ok(names.includes("previous_reading") && names.includes("current_reading"), names.join(", "));
});
