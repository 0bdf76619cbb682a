import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "./findings.ts";

function membersIn(need: string): readonly (readonly string[])[] {
  return findingsOf(need, "2026-11-20").found.flatMap((found) => (found.kind === "members" ? [found.values] : []));
}

test("bands that follow each other are members of their field", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["consumers: age band (18-24, 25-34, 35-49, 50+), city", ["18-24", "25-34", "35-49", "50+"]],
    ["readers: age group under 18, 18-35, 36-60 or over 60, city", ["under 18", "18-35", "36-60", "over 60"]],
    ["households: income band (<20, 20-40, 40-80, 80+)", ["<20", "20-40", "40-80", "80+"]],
    ["firms: size 1-9/10-49/50-249/250+", ["1-9", "10-49", "50-249", "250+"]],
  ];
  for (const [need, values] of cases) assert.deepEqual(membersIn(need), [values], need);
});

test("ranges of several fields, and bands that overlap, are no members", () => {
  for (const need of ["depth 10-20, width 5-50, height 3-4", "scores 0-10, 0-5, 0-20"])
    assert.deepEqual(membersIn(need), [], need);
});

test("units behind a noun of units are its members", () => {
  assert.deepEqual(membersIn("items: unit of m, m2, nr or t / quantity"), [["m", "m2", "nr", "t"]]);
  assert.deepEqual(membersIn("parts: unit (kg, g, piece), qty"), [["kg", "g", "piece"]]);
});

test("talk in brackets gives no members, and a dash ends them", () => {
  assert.deepEqual(membersIn("journal entries (I salt them, trainees dig): account"), []);
  assert.deepEqual(membersIn("singers: voice (soprano, alto, bass - poor basses, alas)"), [
    ["soprano", "alto", "bass"],
  ]);
});
