import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const typesOf = (need: string): Readonly<Record<string, string>> =>
  Object.fromEntries(planOf(need).fields.map(({ name, type }) => [name, type]));

test("what is told per thing and day is a column of each", () => {
  const beds = typesOf("beds and occupied beds per ward per day, 8 wards, January 2026");
  assert.equal(beds.beds, "int");
  assert.equal(beds.occupied_beds, "int");
  const calls = typesOf("calls and missed calls by agent and day, 20 agents");
  assert.equal(calls.calls, "int");
  assert.equal(calls.missed_calls, "int");
  assert.equal(typesOf("visitors per shop per day, 12 shops, May 2025").visitors, "int");
  assert.equal(typesOf("meals sold and takings per canteen and day, 6 canteens, March 2026").takings, "number");
});

test("what the rows are of, and reports, are no columns", () => {
  assert.equal(typesOf("orders per shop per day, amount, customer").orders, undefined);
  assert.equal(typesOf("sensor readings per device per hour, temperature").sensor_readings, undefined);
});
