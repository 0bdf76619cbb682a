import assert from "node:assert/strict";
import { test } from "node:test";
import { daysFromCivil } from "../engine/calendar.ts";
import { articleName, namedCategories, trouble } from "./goods.ts";
import { article, noun, stateNoun } from "./noun.ts";
import { ago, ahead, amount, count, dayAndMonth, inWords } from "./numerals.ts";
import { withSlip } from "./slip.ts";
import { facts, slots } from "./slots.ts";
import { customerVoice, voice } from "./voice.ts";

test("numbers, days and amounts are written as people write them", () => {
  assert.deepEqual([0, 7, 19, 20, 42, 100, 731].map(inWords), [
    "zero",
    "seven",
    "nineteen",
    "twenty",
    "forty-two",
    "one hundred",
    "seven hundred and thirty-one",
  ]);
  assert.equal(count(4, false), "four");
  assert.equal(count(14, false), "14");
  assert.equal(dayAndMonth(daysFromCivil(2024, 2, 29)), "29 February");
  assert.deepEqual(
    [0, 1, 7, 9, 14].map((days) => ago(days, false)),
    ["today", "yesterday", "a week ago", "nine days ago", "two weeks ago"],
  );
  assert.deepEqual(
    [0, 1, 7, 5].map((days) => ahead(days, true)),
    ["today", "tomorrow", "in 7 days", "in 5 days"],
  );
  assert.deepEqual([5, 50, 123456].map(amount), ["0.05", "0.50", "1234.56"]);
});

test("the article follows the sound, and words agree with the noun's number", () => {
  assert.deepEqual(["oat biscuit", "unit", "hour", "university", "umbrella", "kettle"].map(article), [
    "an",
    "a",
    "an",
    "a",
    "an",
    "a",
  ]);
  assert.equal(noun("silk-blend", "dress").plural, false);
  assert.equal(noun("merino", "gloves").plural, true);
  const known = facts();
  stateNoun(known, noun("merino", "gloves"), "product");
  assert.equal(known.texts[slots.is], "are");
  assert.equal(known.texts[slots.a], "");
  stateNoun(known, noun("enamel", "milk pan"), "product");
  assert.equal(known.texts[slots.is], "is");
  assert.equal(known.texts[slots.a], "an ");
  assert.equal(known.texts[slots.head], "milk pan");
});

test("every category has names and troubles, and an article always has the same name", () => {
  for (const category of namedCategories) {
    const names = new Set(Array.from({ length: 400 }, (_, key) => articleName(category, key * 7_919).text));
    assert.ok(names.size > 40, `${category}: ${names.size}`);
    assert.equal(articleName(category, 77), articleName(category, 77));
    for (const what of ["faults", "parts", "questions", "versions"] as const) {
      assert.ok(trouble(category, what, 0x7fffffff).length > 2);
    }
  }
  assert.throws(() => articleName("furniture", 1), RangeError);
});

test("a slip changes one or two neighbouring letters and neither end", () => {
  for (let u = 0; u < 3_000; u++) {
    const text = " the parcel has not arrived ";
    const slipped = withSlip(text, Math.imul(u, 0x9e3779b9) >>> 0);
    assert.ok(Math.abs(slipped.length - text.length) <= 1);
    assert.ok(slipped.startsWith(" ") && slipped.endsWith(" "));
  }
  assert.equal(withSlip("ok", 5), "ok");
});

test("people differ in how they write, and each stays as he is", () => {
  const manners = Array.from({ length: 2_000 }, (_, key) => ({
    ...customerVoice(voice(), Math.imul(key + 1, 0x9e3779b9)),
  }));
  const share = (holds: (one: (typeof manners)[number]) => boolean): number => manners.filter(holds).length / 2_000;
  assert.ok(share((one) => one.lower) > 0.03 && share((one) => one.lower) < 0.3);
  assert.ok(share((one) => one.slips > 0) > 0.3);
  assert.ok(share((one) => one.end === "") > 0.2);
  assert.ok(manners.every((one) => one.patience >= 0 && one.patience < 1 && one.formality >= 0 && one.formality < 1));
  assert.deepEqual({ ...customerVoice(voice(), 99) }, { ...customerVoice(voice(), 99) });
});
