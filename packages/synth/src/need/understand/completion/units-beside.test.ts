import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what is measured is in the unit of what it should be, and so is how far it is off", () => {
  const checks = planOf("shaft checks: nominal 25 mm, measured 24.95 to 25.05, deviation, machine");
  const units = Object.fromEntries(checks.fields.map(({ name, unit }) => [name, unit]));
  assert.deepEqual([units["nominal"], units["measured"], units["deviation"]], ["mm", "mm", "mm"]);
  assert.ok(checks.relations.some(({ statement }) => statement === "deviation = measured - nominal"));
  const tests = planOf("pressure tests: target 8 bar, actual 7.5 to 8.5, difference");
  assert.ok(tests.fields.every(({ name, unit }) => !/^(?:actual|difference)$/.test(name) || unit === "bar"));
});

test("a unit that is said of the one stays its own", () => {
  const { fields } = planOf("shipments: planned 3 days, actual 50 to 80 hours");
  assert.equal(fields.find(({ name }) => name === "actual")?.unit, "h");
});
