import assert from "node:assert/strict";
import { test } from "node:test";
import { skeletonCount } from "./skeletons.ts";

const names = Array.from(
  { length: 400 },
  (_, i) => `n${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`,
);

test("texts that differ in names and numbers only have one skeleton", () => {
  const texts = names.map(
    (name, i) => `the man called ${name} has ${i} apples and gives the half of them to the other`,
  );
  assert.equal(skeletonCount(texts), 1);
});

test("texts of another build have another skeleton", () => {
  const texts = names.flatMap((name, i) => [
    `the man called ${name} has ${i} apples and gives the half of them to the other`,
    `there were ${i} apples until ${name} took the half of them`,
  ]);
  assert.equal(skeletonCount(texts), 2);
  assert.equal(skeletonCount([]), null);
});
