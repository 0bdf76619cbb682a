import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

test("what is named twice in two units are two columns, of which one follows from the other", () => {
  for (const [need, one, other, times, plus] of [
    ["60 readings: station, temperature in C, temperature in F", "temperature_c", "temperature_f", 1.8, 32],
    ["60 parts: weight in kg, weight in lb, material", "weight_kg", "weight_lb", 2.20462262, 0],
    ["60 trips: distance km and distance miles", "distance_km", "distance_miles", 0.621371192, 0],
  ] as const)
    for (const row of rowsOf(planOf(need)))
      assert.ok(Math.abs(Number(row[other]) - (Number(row[one]) * times + plus)) < 0.0051, need);
});

test("money in two currencies is two columns, and what is named once keeps its name", () => {
  assert.ok(
    ["amount_eur", "amount_usd"].every((name) =>
      namesOf(planOf("payments: amount in EUR, amount in USD, rate")).includes(name),
    ),
  );
  assert.ok(namesOf(planOf("orders: amount in EUR, fee in EUR")).includes("amount"));
});
