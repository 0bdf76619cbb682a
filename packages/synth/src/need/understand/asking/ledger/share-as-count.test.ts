import assert from "node:assert/strict";
import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";
import { understand } from "../../understand.ts";

test("a share that is told once more as a number comes to that number", () => {
  areToldImpossible([
    "2,000 emails with 4% spam, that is 160 of them; sender, subject, date",
    "1,500 orders, 10% returned (300 of them), amount, date",
    "500 parcels, 2% lost = 25 parcels, weight",
    "640 Rechnungen, 5% storniert, also 64 Stück, Betrag, Datum",
  ]);
});

test("a number of others, or one that fits, is no contradiction, and no number of rows", () => {
  const needs = [
    "1,000 claims, amount; 5% fraud, i.e. 50 of them",
    "1,000 claims with amount; 5% flagged as fraud, 200 of them above 5,000 EUR",
    "300 orders, 20% with voucher (60 different codes), amount",
    "800 patients, 25% diabetic (200), age",
    "1,200 calls, 15% missed, so 4 agents take turns, duration",
  ];
  arePlanned(needs);
  for (const need of needs.slice(0, 2)) {
    const understood = understand({ need, today: "2026-06-15" });
    assert.equal(understood.kind === "planned" && understood.plan.rows, 1_000, need);
  }
});
