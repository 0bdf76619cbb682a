import assert from "node:assert/strict";
import { test } from "node:test";
import { runLengths } from "./run-lengths.ts";

test("runs are counted from the first yes to the last, the ends included", () => {
  assert.deepEqual(runLengths([true, true, false, true, false, false, true, true, true]), [2, 1, 3]);
  assert.deepEqual(runLengths([false, false]), []);
  assert.deepEqual(runLengths([]), []);
});
