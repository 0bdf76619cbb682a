import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("what is both is no more than what is the one", () => {
  for (const need of [
    "5000 accounts with plan and billing cycle. A fifth of all accounts are on Premium. Accounts that are both Premium and billed yearly should be 35% of all accounts.",
    "a tenth of all patients are diabetic. Patients who are both diabetic and smokers should make 25% of all patients",
    "20 % des clients sont premium, 35 % sont à la fois premium et annuels",
  ])
    assert.equal(kindOf(need), "impossible", need);
  for (const need of [
    "A fifth of all accounts are on Premium. Accounts that are both Premium and billed yearly should be 10% of all accounts.",
    "A fifth of all accounts are on Premium. Accounts that are billed yearly should be 35% of all accounts.",
    "10% of all orders are express. Orders that are domestic and heavy should be 30% of all orders",
  ])
    assert.equal(kindOf(need), "planned", need);
});
