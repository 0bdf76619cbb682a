import assert from "node:assert/strict";
import { test } from "node:test";
import { bank, fragmentsOf, realisationsOf, sentence } from "./phrase.ts";
import { facts, state } from "./slots.ts";
import { Utterance } from "./utterance.ts";
import { type Voice, voice } from "./voice.ts";

const lexicon = { soon: ["soon", "before long"], loop: ["<loop>"] };

function said(source: string, tries: number, speaker: Voice = voice(), known = facts()): Set<string> {
  const utterance = new Utterance(known, speaker);
  const from = bank([source], lexicon);
  const texts = new Set<string>();
  for (let key = 1; key <= tries; key++) {
    utterance.forget();
    utterance.begin(Math.imul(key, 0x9e3779b9), speaker);
    utterance.say(from);
    texts.add(utterance.finish());
  }
  return texts;
}

test("alternatives are all said, and nothing else", () => {
  assert.deepEqual(
    [...said("it [came|arrived] <soon>", 200)].sort(),
    ["It arrived before long.", "It arrived soon.", "It came before long.", "It came soon."].sort(),
  );
});

test("a habit is the same for one speaker and differs between speakers", () => {
  const texts = new Set<string>();
  for (let key = 1; key < 60; key++) {
    const own = said("[~thanks|cheers|ta] a lot", 30, { ...voice(), key: Math.imul(key, 0x85ebca6b) });
    assert.equal(own.size, 1);
    for (const text of own) texts.add(text);
  }
  assert.equal(texts.size, 3);
});

test("formal people take the first alternative of a tone, casual ones the last", () => {
  assert.deepEqual([...said("[^I regret|sorry] that", 50, { ...voice(), formality: 1.3 })], ["I regret that."]);
  assert.deepEqual([...said("[^I regret|sorry] that", 50, { ...voice(), formality: -0.3 })], ["Sorry that."]);
});

test("a sentence that needs an unknown fact is not said, and a value stands as it is", () => {
  const known = facts();
  const speaker = { ...voice(), lower: true };
  const utterance = new Utterance(known, speaker);
  const from = bank(["Order {order} came {ordered_on}"], lexicon);
  utterance.begin(1, speaker);
  assert.equal(utterance.say(from), false);
  state(known, "order", "ORD-7K2Q3F", "order_id");
  state(known, "ordered_on", "3 May", "ordered_at", "on ");
  assert.equal(utterance.say(from), true);
  assert.equal(utterance.finish(), "order ORD-7K2Q3F came on 3 May.");
  assert.deepEqual(utterance.mentions.slice(0, utterance.mentioned), [
    { field: "order_id", text: "ORD-7K2Q3F" },
    { field: "ordered_at", text: "3 May" },
  ]);
});

test("broken notation and unknown names are refused when they are read", () => {
  for (const source of ["[a|b", "a]", "{nothing}", "{order", "<nowhere>", "<loop>", 'say "it"']) {
    assert.throws(() => sentence(source, lexicon), TypeError, source);
  }
});

test("fragments and realisations are counted", () => {
  const { phrase } = sentence("it [came|[just|only] arrived] {order}", lexicon);
  assert.equal(realisationsOf(phrase), 3);
  assert.equal(fragmentsOf(phrase), 5);
});
