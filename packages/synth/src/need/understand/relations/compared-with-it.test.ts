import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

for (const [need, flag, isOver] of [
  [
    "boiler checks: pressure, limit, breach flag when exceeding it",
    "breach",
    (row) => Number(row.pressure) > Number(row.limit),
  ],
  [
    "shelf counts: stock level, reorder level, reorder flag when below it",
    "reorder",
    (row) => Number(row.stock_level) < Number(row.reorder_level),
  ],
  [
    "speed traps: plate, speed, limit, fined if above the limit",
    "fined",
    (row) => Number(row.speed) > Number(row.limit),
  ],
  [
    "water tests: value, lower limit, upper limit, abnormal flag when outside them",
    "abnormal_flag",
    (row) => Number(row.value) < Number(row.lower_limit) || Number(row.value) > Number(row.upper_limit),
  ],
] as readonly (readonly [string, string, (row: Readonly<Record<string, unknown>>) => boolean])[])
  test(`what stands before the bound is held against it: ${need}`, () => {
    for (const row of rowsOf(planOf(need, { rows: 80 }))) assert.equal(row[flag], isOver(row), JSON.stringify(row));
  });

test("a bound is told in the unit of what it bounds", () => {
  const { fields } = planOf("boiler checks: pressure, limit, breach flag when exceeding it");
  assert.equal(fields.find(({ name }) => name === "limit")?.unit, "bar");
});

test("what comes after it in time, and a figure, are no such bound", () => {
  const { relations } = planOf("tests: score 0-100, passed when above 60, retake after it");
  assert.ok(relations.some(({ statement }) => statement.includes("score > 60")));
  assert.ok(namesOf(planOf("parcels: sent, delivered, note above the label")).length > 2);
});
