import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("what the head says of things that it counts are columns of them, also those that no list of words knows", () => {
  for (const [need, columns] of [
    ["daily water level and flow of 15 gauges for 2025", ["gauge_id", "water_level", "flow"]],
    ["daily rainfall and min and max temperature at 30 farms", ["rainfall", "min_temperature", "max_temperature"]],
    ["morning and evening milk yield from 60 cows", ["morning_milk_yield", "evening_milk_yield"]],
    ["rainfall, mean and maximum wind speed at 8 stations", ["rainfall", "mean_wind_speed", "maximum_wind_speed"]],
    ["VINs and plates of 150 cars, make, model", ["vin", "plate", "make", "model"]],
    ["German IBANs and BICs for 200 customers", ["customer_id", "iban", "bic"]],
    ["Temperatur und Feuchte von 12 Räumen, stündlich, eine Woche", ["raum_id", "temperatur", "feuchte"]],
  ] as const)
    for (const column of columns) assert.ok(namesOf(planOf(need)).includes(column), `${column} in ${need}`);
});

test("what rows are is no column of them", () => {
  const names = namesOf(planOf("orders and returns of 50 customers, amount, date"));
  assert.ok(!names.includes("orders") && !names.includes("returns"));
});

test("what is measured on things that are counted keeps its own name and unit, and brings no other measures", () => {
  for (const [need, columns] of [
    ["Vibration in mm/s and bearing temp from 40 gearboxes every minute for a day", "vibration bearing_temp"],
    ["Pump pressure in bar and oil temp off 20 pumps every minute for 12 hours", "pump_pressure oil_temp"],
    ["Noise in dB and traffic count from 12 junctions every 5 min for a week", "noise traffic_count"],
  ] as const)
    assert.equal(namesOf(planOf(need)).slice(2).join(" "), columns, need);
});
