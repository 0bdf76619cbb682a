import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function columns(need: string): readonly string[] {
  return planOf(need).fields.flatMap(({ name, source }) => (source === "stated" ? [name] : []));
}

test("a last sentence that asks for some more things names columns", () => {
  const members = columns("2,000 gym members: name, plan, joined. Also add home club and emergency contact.");
  assert.deepEqual(members.slice(-2), ["home_club", "emergency_contact"]);
  const blocks = columns("vineyard blocks: variety, hectares, yield. I also need soil type and slope.");
  assert.deepEqual(blocks.slice(-2), ["soil_type", "slope"]);
});

test("noise, outliers and what it is for are no columns", () => {
  assert.deepEqual(columns("bank transfers with amount, date, iban. Add some noise and outliers."), [
    "amount",
    "date",
    "iban",
  ]);
});

test("what is said of the rows before a list of columns is none", () => {
  assert.deepEqual(
    columns("Dental appointments for a 3-chair practice, one month. Patient, dentist, treatment, no-show 6%"),
    ["patient_id", "dentist", "treatment", "no_show"],
  );
  assert.deepEqual(columns("warehouse picks, small parts, one week: picker, aisle, quantity, short pick"), [
    "picker_id",
    "aisle",
    "quantity",
    "short_pick",
  ]);
});

test("a distribution before the first name does not hide that a list begins", () => {
  assert.deepEqual(
    columns("12,000 consumer loan applications with lognormal income, loan amount from 5,000 to 75,000 USD").slice(
      0,
      2,
    ),
    ["income", "loan_amount"],
  );
});
