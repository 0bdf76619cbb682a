import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what is under review or pending is open too, where the buyer said no states", () => {
  for (const [need, date] of [
    ["motor claims: loss date, reported date, settled date empty while open, status", "settled_date"],
    ["tickets: opened, status, closed date blank while open", "closed_date"],
  ] as const)
    for (const row of rowsOf(planOf(need, { rows: 120 })))
      assert.equal(
        row[date] === null,
        /^(?:open|new|pending|on hold|under review|reopened)$/.test(String(row.status)),
        JSON.stringify(row),
      );
});

test("states that the buyer said are his", () => {
  const need = "travel claims: closing date, status open/review/denied, closing date null while open";
  for (const row of rowsOf(planOf(need, { rows: 90 }))) assert.equal(row.closing_date === null, row.status === "open");
});

test("what is lost is reported, and then closed", () => {
  const plan = planOf("home insurance losses: cause, loss and report date, closing date", { rows: 60 });
  for (const row of rowsOf(plan)) {
    const told = [row.loss_date, row.report_date, row.closing_date].filter((day) => day !== null).map(String);
    assert.deepEqual(told, told.toSorted());
  }
});
