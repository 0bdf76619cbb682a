import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function bounded(need: string): Record<string, unknown> {
  const { constraints } = planOf(need, { assume: true });
  const ranges = constraints.filter(({ kind, source }) => kind === "range" && source === "stated");
  return Object.fromEntries(ranges.map(({ field, value }) => [field, [value.min, value.max]]));
}

test("names that share a word said once share what is said of them", () => {
  const both = (one: string, other: string, bounds: unknown): unknown => ({ [one]: bounds, [other]: bounds });
  for (const [need, wanted] of [
    ["chess games: id, white and black elo between 800 and 2800", both("white_elo", "black_elo", [800, 2800])],
    ["patients: id, pain before and after from 0 to 10", both("pain_before", "pain_after", [0, 10])],
    ["tyres: id, front and rear pressure 1.8-3.2", both("front_pressure", "rear_pressure", [1.8, 3.2])],
    ["lots: id, low and high estimate in CHF from 500 to 90000", both("low_estimate", "high_estimate", [500, 90000])],
  ] as const)
    assert.deepEqual(bounded(need), wanted, need);
  // What stands by itself has its own.
  assert.deepEqual(bounded("patients: id, age and pulse 40-160"), { pulse: [40, 160] });
});

test("behind the subject of a need stand columns, though it could be a column with kinds", () => {
  const need = "weather: min and max temperature in °C between -20 and 40, rain in mm";
  assert.deepEqual(bounded(need), { min_temperature: [-20, 40], max_temperature: [-20, 40] });
  const names = namesOf(planOf("weather: max temperature and rain", { assume: true }));
  assert.ok(names.includes("max_temperature") && names.includes("rain"), names.join());
});

test("what each of several names has, all of them have", () => {
  for (const [need, names, bounds] of [
    ["cupping: lot, acidity, body and aroma each 6 to 10", ["acidity", "body", "aroma"], [6, 10]],
    [
      "players: club, passing, tackling and stamina each between 20 and 99",
      ["passing", "tackling", "stamina"],
      [20, 99],
    ],
    [
      "placement tests: listening, reading, writing and speaking, each 0-25, level A1 to C2",
      ["listening", "reading", "writing", "speaking"],
      [0, 25],
    ],
    ["boxes: length, width and height, each 10-50 cm, colour", ["length", "width", "height"], [10, 50]],
    ["boxes: length, width and height each 10-50 cm, weight", ["length", "width", "height"], [10, 50]],
  ] as const) {
    const wanted = Object.fromEntries(names.map((name) => [name, bounds]));
    assert.deepEqual(bounded(need), wanted, need);
  }
  // What is no number is not among them.
  assert.deepEqual(bounded("shops: name, city and satisfaction each 1 to 5"), { satisfaction: [1, 5] });
});
