import assert from "node:assert/strict";
import { test } from "node:test";
import type { Idea } from "./idea.ts";
import { readingOf } from "./reading.ts";

function has(text: string, idea: Idea): boolean {
  return readingOf(text).of(idea).length > 0;
}

test("a mark of reality stands unless it is denied, compared or only resembled", () => {
  assert.ok(has("real customers", "real"));
  for (const text of ["no real customers", "actual vs planned", "real/fake", "names like real ones", "looks real"])
    assert.ok(!has(text, "real"), text);
});

test("denied twice is meant: not invented is real, not expired is good", () => {
  assert.ok(has("not invented", "realThroughout"));
  assert.ok(has("keys that are not expired", "stillGood"));
  assert.ok(!has("expired keys", "stillGood"));
  assert.ok(has("without any real names", "invented"));
});

test("what may be so or not is a column", () => {
  for (const text of ["card number, still valid yes/no", "keys, still active flag", "cards, still open y/n"])
    assert.ok(!has(text, "stillGood"), text);
  assert.ok(has("cards still valid, 40 of them", "stillGood"));
  assert.ok(has("cards that still work, yes really", "worksBehind"));
});

test("what somebody says of his own is no request", () => {
  assert.ok(!has("our real customers churn at 5%", "real"));
  assert.ok(has("the real customers of the shop", "real"));
});

test("a harmless phrase swallows the words within it", () => {
  assert.ok(!has("real estate agents", "real"));
  assert.ok(has("real estates and real owners", "real"));
  assert.ok(!has("bomb threats", "weapon"));
});

test("existing somewhere is no existing in the world", () => {
  assert.ok(has("citizens that exist", "realThroughout"));
  assert.ok(!has("rows that exist in both tables", "realThroughout"));
});

test("a number and an abbreviation have a full stop that ends nothing", () => {
  const sentences = (text: string) => new Set(readingOf(text).words.map(({ sentence }) => sentence)).size;
  assert.equal(sentences("unless 0.5 BTC arrives, 1,000 rows"), 1);
  assert.equal(sentences("certificates incl. QR codes"), 1);
  assert.equal(sentences("We sell cars. Rows of 5. Prices too."), 3);
});

test("the model of a phone trains nothing", () => {
  assert.ok(!has("phones with model and price", "rehearsal"));
  assert.ok(!has("brand, model, price", "rehearsal"));
  assert.ok(has("to train a fraud model", "rehearsal"));
});
