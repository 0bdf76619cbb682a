import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import type { Plan } from "../plan.ts";

function nullsOf(plan: Plan): Readonly<Record<string, number | undefined>> {
  const fields = plan.blueprint.tables.flatMap((table) => table.fields);
  return Object.fromEntries(fields.map(({ blanks, field, nulls }) => [field.name, nulls ?? blanks]));
}

test("a share of nulls that names a field makes that field, and leaves all others full", () => {
  const nulls = nullsOf(planOf("500 employees, email unique, 12% null phone, department one of sales, it, hr"));
  assert.equal(nulls.phone, 0.12);
  assert.equal(nulls.department, undefined);
  assert.equal(nulls.email, undefined);
});

test("a share of nulls that names no field is everybody's but the keys'", () => {
  const nulls = nullsOf(planOf("200 readings of temperature and humidity, 5% missing values"));
  assert.equal(nulls.temperature, 0.05);
  assert.equal(nulls.humidity, 0.05);
});

test("words that the ontology knows are known in any domain, whatever its id says besides", () => {
  const plan = planOf("300 employees with employee id, full name, ssn and hire date");
  const ssn = plan.fields.find(({ name }) => name === "ssn");
  assert.notEqual(ssn?.understoodAs, null);
});
