import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("so many of one measure are so many columns", () => {
  const draws = planOf("lottery draws, six numbers from 1 to 49, draw date, jackpot");
  const numbers = [1, 2, 3, 4, 5, 6].map((each) => `number_${each}`);
  assert.deepEqual(
    namesOf(draws).filter((name) => name.startsWith("number")),
    numbers,
  );
  for (const name of numbers)
    assert.ok(
      draws.constraints.some(({ kind, field, value }) => kind === "range" && field === name && value.max === 49),
    );
  const oven = planOf("oven readings, three temperatures, door open flag, every minute");
  assert.deepEqual(
    namesOf(oven).filter((name) => name.startsWith("temp")),
    ["temperature_1", "temperature_2", "temperature_3"],
  );
});

test("what values may be, and the unit that stands by itself, are no columns", () => {
  const names = namesOf(planOf("power prices hourly, EUR per MWh, can be negative"));
  assert.ok(!names.includes("per") && !names.includes("can"));
  assert.ok(!namesOf(planOf("day-ahead power prices, hourly for a week, EUR/MWh")).includes("eur_mwh"));
  assert.ok(namesOf(planOf("charging sessions: station, kWh, cost")).includes("kwh"));
});
