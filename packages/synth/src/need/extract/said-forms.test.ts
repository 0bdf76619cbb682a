import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, TODAY } from "../../../test/planned-need.ts";
import { understand } from "../understand/understand.ts";

test("duplicates keep their share behind a preposition, in each language", () => {
  for (const said of [
    "with 5% duplicates",
    "5% duplicates",
    "including 5% duplicate rows",
    "mit 5 % Duplikaten",
    "avec 5 % de doublons",
  ]) {
    const { constraints } = planOf(`4,000 suppliers: company name, VAT number, city, ${said}`);
    const found = constraints.find(({ kind }) => kind === "duplicates");
    assert.deepEqual(found?.value, { duplicates: 0.05 }, said);
  }
});

test("a unit between a name and its condition is a unit, and no part of the name", () => {
  const plan = planOf("500 visits: visitor, converted flag 4%, revenue in USD only when converted");
  const names = plan.fields.map(({ name }) => name);
  assert.ok(names.includes("revenue"), names.join());
  assert.ok(plan.constraints.some(({ field, value }) => field === "revenue" && value.unit === "USD"));
  assert.ok(plan.relations.some(({ statement }) => statement === "revenue is present only where converted is true"));
});

test("'whenever' says a condition as 'when' does", () => {
  const said = (link: string) =>
    planOf(`drift metrics: PSI, refusal rate, drift flag ${link} PSI is above 0.25`).relations.map(
      ({ statement }) => statement,
    );
  assert.deepEqual(said("whenever"), said("when"));
  assert.ok(said("whenever").length > 0);
});

test("'as' says a formula only where something is reckoned behind it", () => {
  const plan = planOf("1000 sales: revenue, cost, profit as revenue minus cost");
  assert.ok(plan.relations.some(({ statement }) => statement === "profit = revenue - cost"));
  const other = planOf("1000 sales: revenue, cost, profit as a number");
  assert.ok(!other.relations.some(({ statement }) => statement.includes("=")));
});

test("data of some kind of person, of which nothing else is said, is asked about", () => {
  for (const need of ["some patient data", "Ein paar Patientendaten bitte", "algunos datos de pacientes"])
    assert.equal(understand({ need, today: TODAY }).kind, "unclear", need);
  for (const need of ["200 patients with blood type and age", "patient data with diagnosis and admission date"])
    assert.equal(understand({ need, today: TODAY }).kind, "planned", need);
});
