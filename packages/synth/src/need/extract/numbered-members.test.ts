import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("what is numbered through and listed is a column of those numbers", () => {
  const trial = "trial, 300 patients, drug or placebo, visits at weeks 0, 4, 8 and 12: systolic, diastolic";
  const said = planOf(trial).constraints.filter(({ field }) => field === "week");
  assert.deepEqual(
    said.flatMap(({ value }) => (value.enum === undefined ? [] : [value.enum])),
    [["0", "4", "8", "12"]],
  );
});

test("figures of which the last alone has a unit are all in it, and are an amount where nothing names them", () => {
  for (const [need, name, unit, members] of [
    ["lessons: pupil, start, length of 60, 90 or 120 minutes", "length", "min", ["60", "90", "120"]],
    ["massages: client, therapist, 30 or 60 minutes, price", "duration", "min", ["30", "60"]],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.fields.find((field) => field.name === name)?.unit, unit, need);
    assert.ok(
      plan.constraints.some(({ field, value }) => field === name && String(value.enum) === String(members)),
      need,
    );
  }
  const fines = planOf("parking fines: plate, street, 35 or 70 pounds, 40% paid");
  assert.ok(fines.constraints.some(({ field, value }) => /amount/.test(field ?? "") && String(value.enum) === "35,70"));
});
