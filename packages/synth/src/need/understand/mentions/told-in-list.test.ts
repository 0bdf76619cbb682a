import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function has(need: string, name: string): boolean {
  return namesOf(planOf(need)).includes(name);
}

test("what a head says is measured is no second column where the list tells it", () => {
  assert.ok(!has("honey harvest of 30 hives: kg, moisture %, date", "honey_harvest"));
  assert.ok(!has("vibration of 12 motors every 5 min: axial mm/s, radial mm/s, temp C", "vibration"));
  assert.ok(!has("multas de tráfico: matrícula, importe en euros, fecha", "multas"));
  assert.ok(!has("40 vans, location every 30 seconds for a day: latitude, longitude, speed", "location"));
});

test("what only the head says is measured stays a column", () => {
  assert.ok(has("weight of 40 pigs every week for 3 months: feed kg, pen", "weight"));
  assert.ok(has("temperature of 20 freezers every minute for a day", "temperature"));
  assert.ok(has("heart rate of 30 runners every 10 s with cadence and pace", "heart_rate"));
});
