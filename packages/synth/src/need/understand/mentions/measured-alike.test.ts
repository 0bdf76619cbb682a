import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const unitsOf = (need: string, ...names: readonly string[]): readonly unknown[] => {
  const { fields } = planOf(need);
  return names.map((name) => fields.find((field) => field.name === name)?.unit ?? null);
};

test("what stands before a unit with others is told in it as they are", () => {
  assert.deepEqual(unitsOf("landings: cod, haddock and plaice in kg, port", "cod", "haddock", "plaice"), [
    "kg",
    "kg",
    "kg",
  ]);
  assert.deepEqual(
    unitsOf("bread: name, flour, water, salt all in grams, sourdough or not", "flour", "water", "salt"),
    ["g", "g", "g"],
  );
  assert.deepEqual(unitsOf("soil cores: sand, silt and clay in %, plot", "sand", "silt", "clay"), ["%", "%", "%"]);
  assert.deepEqual(unitsOf("pollen traps: alder, oak, mugwort, grains/m3", "alder", "mugwort"), [
    "grains/m3",
    "grains/m3",
  ]);
  assert.deepEqual(unitsOf("Klärwerk: CSB, BSB5, Ammonium in mg/l", "csb", "bsb5"), ["mg/L", "mg/L"]);
});

test("things beside a measure are measured by nothing", () => {
  assert.deepEqual(unitsOf("dogs: owner, kennel and weight in kg", "owner", "kennel", "weight"), [null, null, "kg"]);
  assert.deepEqual(unitsOf("loads: truck and distance in km", "truck", "distance"), [null, "km"]);
});

test("lengths share their unit", () => {
  assert.deepEqual(unitsOf("hotline: talk, hold and wrap seconds", "talk_seconds", "hold_seconds"), ["s", "s"]);
  assert.deepEqual(
    unitsOf("nap study: deep, light and REM minutes adding up to total sleep", "deep_minutes", "light_minutes"),
    ["min", "min"],
  );
});
