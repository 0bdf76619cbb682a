import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("what is left is never below zero where no more is taken than there is", () => {
  for (const need of [
    "stock ledger of 700 SKUs. on_hand is simply received minus shipped. We never ship more than we've received. on_hand ought to be below zero for some 5% of SKUs.",
    "balance = income - spending, spending never exceeds income, balance below zero in 10% of months",
    "saldo = ingresos - gastos, gastos nunca por encima de ingresos, saldo negativo en 10%",
  ])
    assert.equal(kindOf(need), "impossible", need);
  for (const need of [
    "on_hand = received - shipped, on_hand below zero for 5%",
    "on_hand = received - shipped, shipped never above received, on_hand never negative",
    "on_hand = received - shipped, shipped never above received, margin negative for 5%",
    "profit = revenue - cost, cost never above revenue, 10% of rows flagged",
  ])
    assert.equal(kindOf(need), "planned", need);
});
