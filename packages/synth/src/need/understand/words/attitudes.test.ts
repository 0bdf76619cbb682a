import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import { attitudesNamed } from "./attitudes.ts";

test("what people think of several things is a column for each of them", () => {
  const plan = planOf("staff survey, 400 people, age 18 to 65, satisfaction with pay and with boss (both 1-10), team");
  for (const name of ["pay_satisfaction", "boss_satisfaction"]) {
    const range = plan.constraints.find(({ kind, field }) => kind === "range" && field === name);
    assert.deepEqual(range?.value, { min: 1, max: 10 }, name);
  }
});

test("bounds of each of two columns are none of an age that stands before them", () => {
  const plan = planOf("survey of 900 commuters: age 18+, trust in police and in courts (each 1-5), party");
  const range = plan.constraints.find(({ kind, field }) => kind === "range" && field === "age");
  assert.deepEqual(range?.value, { min: 18 });
});

test("a measure is nothing that anybody thinks of", () => {
  assert.equal(attitudesNamed("box, class, confidence in percent"), "box, class, confidence in percent");
});
