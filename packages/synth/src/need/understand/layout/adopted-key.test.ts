import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("what is counted and read again and again has a key of its own, beside codes, contracts and faults", () => {
  const turbines = planOf(
    "relevés de 25 éoliennes toutes les 10 minutes pendant 2 jours : puissance en kW, code d'alarme",
  );
  assert.ok(namesOf(turbines).includes("eolienne_id"));
  assert.equal(turbines.rows, 25 * 288);
  const pumps = planOf(
    "Messwerte von 40 Wärmepumpen alle 15 Minuten am 3. Januar 2026: Vorlauftemperatur, Störung bei 1,5 %",
  );
  assert.equal(pumps.fields.find(({ name }) => name === "storung")?.type, "bool");
  assert.equal(pumps.rows, 40 * 96);
});

test("the one id that the buyer names is what a series is of", () => {
  const plan = planOf("readings every 10 minutes for 2 days: robot id, motor temperature");
  assert.ok(namesOf(plan).includes("robot_id"));
  assert.ok(!namesOf(plan).includes("device_id"));
});
