import assert from "node:assert/strict";
import { test } from "node:test";
import { entropyShare } from "./label-entropy.ts";

test("equally frequent labels have all the entropy there is, one label has none", () => {
  assert.ok(Math.abs((entropyShare(["a", "b", "c", "d"], 4) ?? 0) - 1) < 1e-12);
  assert.equal(entropyShare(["a", "a"], 4), 0);
  assert.ok(Math.abs((entropyShare(["a", "b"], 4) ?? 0) - 0.5) < 1e-12);
});

test("without labels, or with one kind, there is nothing to measure", () => {
  assert.equal(entropyShare([], 4), null);
  assert.equal(entropyShare(["a"], 1), null);
});
