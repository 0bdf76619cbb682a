import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "./findings.ts";

function ratesIn(need: string): readonly number[] {
  return findingsOf(need, "2026-11-20").found.flatMap((found) => (found.kind === "rate" ? [found.rate] : []));
}

test("a share may be counted out in things or times", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["tests: passed (9 times in ten)", 0.9],
    ["about one row in twenty carries an error", 0.05],
    ["outcome died with about one death per hundred", 0.01],
    ["gear trawl or longline, trawl for 7 hauls of ten", 0.7],
    ["damaged parcels one in every twenty", 0.05],
    ["singers, a sixth of them basses", 1 / 6],
    ["leak flag on half a percent", 0.005],
  ];
  for (const [need, rate] of cases) assert.deepEqual(ratesIn(need), [rate], need);
});

test("things in rooms, and prices per hundred grams, are no shares", () => {
  for (const need of ["one sensor in 20 rooms", "12 sensors in 30 greenhouses", "price of 5 euros per kg"])
    assert.deepEqual(ratesIn(need), [], need);
});

test("a share of a member that was listed is no sum", () => {
  const { found } = findingsOf("stops with cause: ice, wind, service. Service is 40 % of them", "2026-11-20");
  assert.ok(found.every(({ kind }) => kind !== "comparison"));
  assert.ok(found.some((each) => each.kind === "rate" && each.rate === 0.4));
});

test("numbers may end in a half", () => {
  for (const [need, count] of [
    ["Five and a half thousand of them", 5500],
    ["two and a half million rows", 2_500_000],
  ] as const)
    assert.ok(
      findingsOf(need, "2026-11-20").found.some((found) => found.kind === "rows" && found.count === count),
      need,
    );
});
