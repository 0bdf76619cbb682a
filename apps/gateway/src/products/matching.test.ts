import assert from "node:assert/strict";
import { test } from "node:test";
import { categories } from "./categories.ts";
import { matchExactly, nearestCategories } from "./matching.ts";

test("each category is found by its id, label and aliases, in any letter case and spacing", () => {
  for (const category of categories) {
    assert.equal(matchExactly(category.id)?.category.id, category.id);
    assert.equal(matchExactly(`  ${category.label.toUpperCase()} `)?.category.id, category.id);
    for (const alias of category.aliases) assert.equal(matchExactly(alias)?.category.id, category.id);
  }
});

test("a text that only contains a name is not an exact match", () => {
  assert.equal(matchExactly("retail-transactions of last year"), undefined);
  assert.equal(matchExactly(""), undefined);
});

test("the nearest category of a need in plain words is the one that a person would name", () => {
  const nearest = (text: string) => nearestCategories(text, 1)[0]?.category.id;
  assert.equal(nearest("medical claims with denial reasons for diabetics"), "healthcare-claims");
  assert.equal(nearest("x402 payment traces of AI agents"), "x402-agent-traces");
  assert.equal(nearest("weather station data"), "weather-observations");
  assert.equal(nearest("retail-transaction"), "retail-transactions");
});
