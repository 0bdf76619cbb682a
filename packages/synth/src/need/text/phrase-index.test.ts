import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { phraseIndex } from "./phrase-index.ts";

test("under every phrase lies what was filed there, in that order, and nothing under any other", () => {
  const phrase = fc.oneof(fc.stringMatching(/^[ab ]{0,4}$/), fc.string({ unit: "binary", maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(phrase, fc.nat()), { maxLength: 400 }), phrase, (filed, other) => {
      const index = phraseIndex((file) => {
        for (const [each, number] of filed) file(each, number);
      });
      const expected = Map.groupBy(filed, ([each]) => each);
      for (const [each, numbers] of expected)
        assert.deepEqual(
          [...index.under(each)],
          numbers.map(([, number]) => number),
        );
      if (!expected.has(other)) assert.equal(index.under(other).length, 0);
    }),
    { numRuns: 200 },
  );
});

test("thousands of phrases are told apart", () => {
  const phrases = Array.from({ length: 20_000 }, (_, n) => `phrase ${n.toString(36)}`);
  const index = phraseIndex((file) => phrases.forEach(file));
  for (const [n, phrase] of phrases.entries()) assert.deepEqual([...index.under(phrase)], [n]);
  assert.equal(index.under("phrase").length, 0);
});
