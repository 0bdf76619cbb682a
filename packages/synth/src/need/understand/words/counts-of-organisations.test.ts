import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what each organisation of a panel has many of is counted", () => {
  const { fields, category } = planOf("panel of 30 schools, yearly 2014 to 2023: pupils, teachers, budget in EUR");
  for (const name of ["number_of_pupils", "number_of_teachers"])
    assert.equal(fields.find((field) => field.name === name)?.type, "int", name);
  assert.equal(category, null);
});

test("people who are listed row by row stay themselves", () => {
  const { fields } = planOf("200 shifts: employees, start, end");
  assert.ok(fields.every(({ name }) => !name.startsWith("number_of")));
});
