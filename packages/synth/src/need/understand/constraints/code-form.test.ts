import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("a code is written in the letters and digits that were said", () => {
  for (const [need, name, form] of [
    ["300 airline tickets: PNR of six uppercase letters or digits, unique; fare", "pnr", /^[A-Z\d]{6}$/],
    ["300 parcels with tracking code of two letters and nine digits, weight", "tracking_code", /^[A-Z]{2}\d{9}$/],
    ["300 birds, ring codes two letters and six digits, species, wing length mm", "ring_code", /^[A-Z]{2}\d{6}$/],
  ] as const) {
    const rows = rowsOf(planOf(need));
    for (const row of rows) assert.match(String(row[name]), form, need);
  }
});

test("letters and digits that are counted stay columns", () => {
  const names = namesOf(planOf("200 texts, number of letters, number of digits, language"));
  assert.ok(names.includes("number_of_letters") && names.includes("number_of_digits"));
});

test("numbers that may be anybody's keep their reserved ranges", () => {
  for (const need of [
    "300 payments, card number of 16 digits, amount",
    "300 customers, phone number of 10 digits, name",
    "300 customers, customer number of 12 digits, name",
  ]) {
    const { blueprint } = planOf(need);
    assert.ok(!blueprint.tables.some(({ fields }) => fields.some(({ model }) => model.kind === "template")), need);
  }
});
