import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("shorthand and sound-alikes are written out, and told", () => {
  const plan = planOf("500 rows: cust name, pymt date, monthly chrg, err msg, addr, and weather it failed (2%)");
  const names = namesOf(plan);
  for (const name of ["payment_date", "monthly_charge", "error_message", "address", "failed"])
    assert.ok(names.includes(name), `${name}: ${names.join(" ")}`);
  assert.ok(plan.assumptions.includes('read "chrg" as "charge"'));
});

test("weather stays weather", () => {
  assert.ok(namesOf(planOf("500 runs: date, distance, weather, shoes")).includes("weather"));
});
