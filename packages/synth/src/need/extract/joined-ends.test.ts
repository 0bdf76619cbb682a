import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import { understand } from "../understand/understand.ts";

const today = "2026-11-21";

test("two ends of one window are one window, whichever is said first", () => {
  for (const [need, from, to] of [
    [
      "rides that begin no earlier than 3 March 2024 and no later than 1 April 2024, fare 4-65",
      "2024-03-03",
      "2024-04-01",
    ],
    [
      "orders placed no later than 1 May 2024 and no earlier than 1 March 2024, amount, status",
      "2024-03-01",
      "2024-05-01",
    ],
    ["orders placed after 1 March 2024 but before 1 May 2024, amount, status", "2024-03-02", "2024-04-30"],
  ] as const) {
    const { constraints } = planOf(need);
    assert.deepEqual(constraints.find(({ kind }) => kind === "window")?.value, { from, to }, need);
  }
});

test("two bounds of what is reckoned by the month are one range", () => {
  for (const need of [
    "flats, rent at least 900 euros a month and at most 1,800 euros a month, rooms",
    "flats, rent at least 900 euros per month but never more than 1,800, rooms",
  ]) {
    const { constraints } = planOf(need);
    assert.deepEqual(constraints.find(({ kind, field }) => kind === "range" && field === "rent")?.value, {
      ...{ min: 900, max: 1800, unit: "EUR" },
    });
  }
});

test("ends and bounds the wrong way round are told", () => {
  for (const need of [
    "Ride-hailing trips that begin no earlier than 30 June 2024 and no later than 1 April 2024, 20k rows, fare 4-65",
    "orders placed after 1 May 2024 and before 1 March 2024, amount, status",
    "Rental listings in Lisbon, 3000 rows, rent at least 1,800 a month but never more than 1,200, rooms 1 to 5",
    "apartment listings, rent at least 1500 euros a month and never more than 1200",
  ])
    assert.equal(understand({ need, today }).kind, "impossible", need);
});
