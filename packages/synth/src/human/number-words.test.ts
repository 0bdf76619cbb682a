import assert from "node:assert/strict";
import { test } from "node:test";
import { inShort, inWords } from "./number-words.ts";

test("numbers are said as people say them", () => {
  for (const [n, words] of [
    [7, "seven"],
    [20, "twenty"],
    [85, "eighty-five"],
    [100, "one hundred"],
    [390, "three hundred and ninety"],
    [1_200, "twelve hundred"],
    [1_650, "one thousand six hundred and fifty"],
    [4_000, "four thousand"],
    [4_050, "four thousand and fifty"],
  ] as const) {
    assert.equal(inWords(n), words);
  }
});

test("sums that both know of are said in short", () => {
  assert.deepEqual([65, 380, 300, 1_650, 4_050].map(inShort), [
    "sixty-five",
    "three eighty",
    "three hundred",
    "sixteen fifty",
    "four thousand and fifty",
  ]);
});
