import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { register } from "./rows.ts";
import { rowsBefore, startOfDay, windowed } from "./window.ts";

test("a day starts at its midnight UTC", () => {
  for (const day of ["1970-01-01", "2024-02-29", "2026-12-31"]) assert.equal(startOfDay(day), Date.parse(day));
});

test("the rows before an instant are those that begin before it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 60 }), fc.nat(60), (gaps, until) => {
      let now = 0;
      const starts = gaps.map((gap) => (now += gap % 3));
      const expected = starts.filter((start) => start < until).length;
      assert.equal(
        rowsBefore((row) => starts[row] ?? 0, until, starts.length),
        expected,
      );
    }),
    { seed: 4 },
  );
});

test("a window begins at its first day's first row and holds only what begins inside", () => {
  const day = 86_400_000;
  // Three rows a day.
  const startOf = (row: number) => startOfDay("2026-01-01") + Math.floor(row / 3) * day;
  const into = register(1);
  const source = {
    register: into,
    load: (row: number) => {
      into.cells[0] = row;
    },
  };
  const part = windowed(source, startOf, { from: "2026-01-03", to: "2026-01-05" }, "2026-01-01", 1_000);
  assert.equal(part.rows, 6);
  part.load(0);
  assert.equal(into.cells[0], 6);
  assert.equal(windowed(source, startOf, { from: "2026-01-01", to: null }, "2026-01-01", 1_000), source);
  assert.equal(windowed(source, startOf, { from: "2026-01-03", to: null }, "2026-01-01", 1_000).rows, 994);
});
