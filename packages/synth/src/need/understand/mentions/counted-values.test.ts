import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what is counted may itself be the values of a column, by which the rows are told apart", () => {
  const plan = planOf("200 unique promo codes starting with SUMMER, discount 5-40 %, valid from");
  assert.deepEqual(namesOf(plan), ["promo_code", "discount", "valid_from"]);
  const codes = rowsOf(plan).map(({ promo_code }) => String(promo_code));
  assert.equal(new Set(codes).size, 200);
  assert.ok(codes.every((code) => code.startsWith("SUMMER")));
  assert.ok(namesOf(planOf("200 serial numbers, model, build date")).includes("serial_number"));
  // The list names it itself.
  assert.ok(!namesOf(planOf("200 promo codes: code, discount")).includes("promo_code"));
});
