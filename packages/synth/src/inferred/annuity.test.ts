import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { annuityPayment } from "./annuity.ts";

test("a level payment is what tables of loans say", () => {
  // 200,000 at 6 % over 30 years: 1,199.10; 10,000 at 0 % over 40 months: 250.
  assert.equal(annuityPayment(200_000, 6, 360, "month").toFixed(2), "1199.10");
  assert.equal(annuityPayment(200_000, 6, 30, "year").toFixed(2), "1199.10");
  assert.equal(annuityPayment(10_000, 0, 40, "month"), 250);
});

test("so many payments pay the loan back, and one fewer does not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.integer({ min: 2, max: 480 }),
      (principal, percent, months) => {
        const payment = annuityPayment(principal, percent, months, "month");
        let owed = principal;
        for (let month = 1; month < months; month++) owed = owed * (1 + percent / 1200) - payment;
        assert.ok(owed > 0);
        const last = owed * (1 + percent / 1200) - payment;
        assert.ok(Math.abs(last) < payment * 0.001, `${last} of ${payment}`);
      },
    ),
  );
});
