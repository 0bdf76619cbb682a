import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";

const { all, never } = findingsOn("2026-06-15");

test("of so many there are none to all", () => {
  for (const [need, most] of [
    ["roster: ward, occupied beds out of 28", 28],
    ["wallets: active days out of the last 30, protocol", 30],
    ["clubs: sessions attended out of 52 sessions, plan", 52],
    ["exams: correct answers (out of 40), grade", 40],
    ["Klinik: belegte Betten von 28, Datum", 28],
    ["hôpital : lits occupés sur 28, date", 28],
  ] as const)
    assert.deepEqual(all(need, "range"), [{ minimum: 0, maximum: most }], need);
});

test("what is out of range, of so many stations or a share of the rows is no such count", () => {
  never("range", [
    "tests: questions out of range, score",
    "claims: 3 out of 10 rejected",
    "Wetterdaten von 25 Stationen",
    "suppliers: warehouse out of stock",
  ]);
});
