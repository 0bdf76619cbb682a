import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

test("codes behind the noun are what the currency may be", () => {
  for (const need of [
    "900 transactions, currencies USD, EUR, GBP, amount and date",
    "900 invoices in three currencies USD, EUR and GBP with due date",
    "900 payments: amount; currency USD, EUR or GBP; paid at",
  ]) {
    const plan = planOf(need);
    const said = plan.constraints.find(({ field, kind }) => field === "currency" && kind === "enum")?.value.enum;
    assert.deepEqual(said, ["USD", "EUR", "GBP"], need);
    assert.ok(!namesOf(plan).some((name) => /^currency_/.test(name)), need);
  }
});

test("amounts in several currencies stay columns of their own", () => {
  assert.deepEqual(namesOf(planOf("300 items: item id, price EUR, cost USD")), ["item_id", "price", "cost"]);
});

test("a figure and a letter behind a place are its sign, and no amount", () => {
  const said = (need: string): unknown => planOf(need).constraints.find(({ kind }) => kind === "enum")?.value.enum;
  assert.deepEqual(said("300 flights with runway 09L, 09R, 27L or 27R and delay"), ["09L", "09R", "27L", "27R"]);
  assert.deepEqual(said("300 passes, gate 12A, 12B or 14C, seat"), ["12A", "12B", "14C"]);
  assert.deepEqual(said("300 bottles, size 5L or 10L, price"), ["5", "10"]);
});
