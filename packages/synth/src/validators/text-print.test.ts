import assert from "node:assert/strict";
import { test } from "node:test";
import { textPrint } from "./text-print.ts";

test("texts that differ a little have different prints, all of them safe integers", () => {
  const prints = new Set<number>();
  for (let i = 0; i < 200_000; i++) {
    const print = textPrint(`0.${i} ${i % 7} benign`);
    assert.ok(Number.isSafeInteger(print) && print >= 0);
    prints.add(print);
  }
  assert.equal(prints.size, 200_000);
  assert.equal(textPrint("GNX01804"), textPrint(["GNX", "01804"].join("")));
});
