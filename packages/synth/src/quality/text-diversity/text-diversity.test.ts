import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { naiveRandom } from "../controls/naive-random.ts";
import { slotGrammar, templateTexts } from "../controls/naive-texts.ts";
import { conditionalBigramEntropy, distinctShare } from "../text-entropy.ts";
import { compressionRatio } from "./compression-ratio.ts";
import { exactDuplicateShare, nearDuplicateShare } from "./duplicates.ts";
import { repeatedPhraseShare } from "./repeated-phrase.ts";
import { selfBleu } from "./self-bleu.ts";

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;
const random = naiveRandom(5);
/** Texts of words that were never written: nothing repeats but by chance. */
const noise = Array.from({ length: 4_000 }, () =>
  Array.from({ length: 12 }, () =>
    Math.floor(random() * 2 ** 24)
      .toString(36)
      .replaceAll(/\d/g, "q"),
  ).join(" "),
);
const templates = templateTexts(3, 4_000);
const grammar = slotGrammar(3, 4_000);

test("texts off templates compress far better than texts without repetition", () => {
  assert.ok((compressionRatio(noise, gzip) ?? 9) < 2.5);
  assert.ok((compressionRatio(templates, gzip) ?? 0) > 5.5);
  assert.ok((compressionRatio(grammar, gzip) ?? 0) > 8);
  assert.equal(compressionRatio(["short"], gzip), null);
});

test("self-BLEU is near one for a slot grammar and near zero for noise", () => {
  assert.ok((selfBleu(grammar) ?? 0) > 0.85);
  assert.ok((selfBleu(noise) ?? 1) < 0.1);
  assert.equal(selfBleu(noise.slice(0, 100)), null);
});

test("a copy is an exact duplicate, a copy with another ending a near one", () => {
  const text = "the parcel that I ordered on Monday has not arrived and nobody at the depot knows where it went to";
  const other = `${text} today`;
  const apart = noise.slice(0, 8);
  assert.equal(exactDuplicateShare([text, text, ...apart], 10), 0.1);
  assert.equal(nearDuplicateShare([text, other, ...apart], 10), 0.1);
  assert.equal(nearDuplicateShare([...apart, ...noise.slice(8, 10)], 10), 0);
  assert.equal(exactDuplicateShare([text], 10), null);
  assert.equal(nearDuplicateShare([text], 10), null);
});

test("a template's words stand in many texts, whatever values are filled in", () => {
  const filled = Array.from(
    { length: 100 },
    (_, i) => `please tell me where my order number ${i} is right now, thanks`,
  );
  assert.equal(repeatedPhraseShare(filled, 100), 1);
  assert.ok((repeatedPhraseShare(noise, 1_000) ?? 1) < 0.01);
  assert.equal(repeatedPhraseShare(filled, 101), null);
});

test("both naive bots miss the bands of conversations in entropy and in distinct pairs", () => {
  for (const texts of [templates, grammar]) {
    assert.ok((conditionalBigramEntropy(texts, 20_000) ?? 9) < 2.3);
    assert.ok((distinctShare(texts, 2, 20_000) ?? 1) < 0.22);
  }
});
