import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

const unitOf = (need: string, name: string) => planOf(need).fields.find((field) => field.name === name)?.unit;

test("what is compared is told in one unit, that of which the need speaks", () => {
  for (const need of [
    "hourly weather for 6 stations, wind gust in km/h never below wind speed, rain in mm",
    "weather of 3 stations: temperature, wind speed, wind gust in km/h always above wind speed",
  ]) {
    const plan = planOf(need);
    assert.equal(unitOf(need, "wind_gust"), "km/h", need);
    assert.equal(unitOf(need, "wind_speed"), "km/h", need);
    for (const row of rowsOf(plan, 50)) assert.ok(Number(row["wind_gust"]) >= Number(row["wind_speed"]), need);
  }
});

test("a unit between a name and what it is compared with is that name's", () => {
  assert.equal(unitOf("price in EUR never below cost, cost", "price"), "EUR");
  assert.equal(unitOf("trips: distance in miles never above route length in miles", "distance"), "mi");
});
