import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beginningWith,
  codesOfTemplate,
  describedShape,
  expressionOf,
  fixedSigns,
  prefixOfShape,
  repeatedSign,
  templateOf,
} from "./code-shape.ts";

const shape = [...fixedSigns("A9-"), ...repeatedSign("letter", 2), ...repeatedSign("digit", 3)];

test("a shape is a template, an expression, a beginning and words", () => {
  assert.equal(templateOf(shape), "\\A\\9-AA999");
  assert.equal(expressionOf(shape), "A9-[A-Z]{2}[0-9]{3}");
  assert.equal(expressionOf(shape, true), "A9-[A-Z]{2}[0-9]{3,}");
  assert.equal(prefixOfShape(shape), "A9-");
  assert.equal(describedShape(shape), '"A9-", 2 capital letters and 3 digits');
  assert.equal(codesOfTemplate(templateOf(shape)), 24 ** 2 * 1000);
});

test("what a code begins with stands in its first places, or before them where it does not fit", () => {
  const digits = repeatedSign("digit", 4);
  assert.equal(expressionOf(beginningWith("7", digits)), "7[0-9]{3}");
  assert.equal(expressionOf(beginningWith("PK", digits)), "PK[0-9]{4}");
  assert.equal(expressionOf(beginningWith("A9-", shape)), "A9-[A-Z]{2}[0-9]{3}");
});
