import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dayNumber, monthNumber, yearOf } from "./day.ts";

test("a day is read as JavaScript's own calendar reads it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_000, max: 2_900_000 }), (day) => {
      const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
      assert.equal(dayNumber(text), day);
      assert.equal(yearOf(text), Number(text.slice(0, 4)));
      assert.equal(monthNumber(text), Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1);
    }),
    { seed: 5, numRuns: 2_000 },
  );
});

test("a text that is no day is refused", () => {
  for (const text of [
    "",
    "2025-1-01",
    "2025-02-29",
    "2025-13-01",
    "2025-00-10",
    "2025-04-31",
    "2025/04/30",
    "2025-04-30T",
  ]) {
    assert.ok(Number.isNaN(dayNumber(text)), text);
  }
  assert.equal(dayNumber("2024-02-29"), dayNumber("2024-03-01") - 1);
});
