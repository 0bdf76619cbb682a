import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "./findings.ts";

function membersIn(need: string): readonly string[] | undefined {
  const found = findingsOf(need, "2026-06-15").found.find(({ kind }) => kind === "members");
  return found?.kind === "members" ? found.values : undefined;
}

test("codes from the first to the last behind a name are its members, and what follows is none", () => {
  for (const [need, values] of [
    ["bugs: severity S1-S4, points", ["S1", "S2", "S3", "S4"]],
    ["lessons, level A1 to C2, price", ["A1", "A2", "B1", "B2", "C1", "C2"]],
    ["pisos: tipo T1 a T5, precio", ["T1", "T2", "T3", "T4", "T5"]],
    ["school: pupil, class 7A-7D, maths, english", ["7A", "7B", "7C", "7D"]],
    ["barley: chromosome 1H to 7H, position", ["1H", "2H", "3H", "4H", "5H", "6H", "7H"]],
    ["Bescheide: Nummer, Steuerklasse I bis VI, Betrag", ["I", "II", "III", "IV", "V", "VI"]],
    ["gates: bay B08 to B10, truck", ["B08", "B09", "B10"]],
  ] as const)
    assert.deepEqual(membersIn(need), values, need);
});

test("quarters and numbered columns are no codes", () => {
  for (const need of [
    "revenue Q1-Q4 by shop",
    "ventas T1 a T3 2025 por tienda",
    "survey items q1 to q5, age",
    "fuses: current 1A to 4A",
  ])
    assert.equal(membersIn(need), undefined, need);
});
