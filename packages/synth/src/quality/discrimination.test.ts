import assert from "node:assert/strict";
import { test } from "node:test";
import { areaUnderRoc } from "./discrimination.ts";

test("a column that separates the classes has area 1, a mirrored one 0, a constant one a half", () => {
  const labels = [false, false, true, true];
  assert.equal(areaUnderRoc([1, 2, 3, 4], labels), 1);
  assert.equal(areaUnderRoc([4, 3, 2, 1], labels), 0);
  assert.equal(areaUnderRoc([7, 7, 7, 7], labels), 0.5);
});

test("the area is the chance that a positive is above a negative, equal ones counted half", () => {
  // Positives 2 and 3 against negatives 1, 2 and 4: 1 + ½ + 0 and 1 + 1 + 0 of six.
  assert.equal(areaUnderRoc([1, 2, 4, 2, 3], [false, false, false, true, true]), 3.5 / 6);
});

test("there is no area without both classes", () => {
  assert.equal(areaUnderRoc([1, 2], [true, true]), null);
});
