import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("from and to of what travels are places", () => {
  for (const need of [
    "freight moves: from, to, pallets, truck",
    "couriers: rider, from, to, km, price",
    "airline departures: flight no, from, to, delay in min",
  ]) {
    const names = namesOf(planOf(need));
    assert.ok(names.includes("origin") && names.includes("destination"), `${need}: ${names.join(", ")}`);
  }
});

test("from and to of what lasts are times", () => {
  const plan = planOf("holiday bookings: guest, from, to, price");
  assert.match(plan.fields.find(({ name: own }) => own === "from")?.type ?? "", /^date/);
  assert.match(plan.fields.find(({ name: own }) => own === "to")?.type ?? "", /^date/);
});
