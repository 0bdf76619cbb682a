import assert from "node:assert/strict";
import { test } from "node:test";
import { agentSpeech, sideQuestions } from "./acts/agent.ts";
import { asides, courtesies, farewellAsides } from "./acts/asides.ts";
import { customerSpeech } from "./acts/customer.ts";
import { bargaining } from "./bargaining.ts";
import { lexicon } from "./lexicon.ts";
import { lines } from "./matter.ts";
import { matters } from "./matters.ts";
import { fragmentsOf, realisationsOf, sentence } from "./phrase.ts";
import type { Phrase } from "./phrase-shape.ts";

function phrases(text: string): Phrase[] {
  return lines(text).map((line) => sentence(line, lexicon).phrase);
}

function realisations(text: string): number {
  return phrases(text).reduce((sum, phrase) => sum + realisationsOf(phrase), 0);
}

const acts: readonly (readonly [string, string])[] = [
  ...Object.entries(customerSpeech),
  ...Object.entries(agentSpeech),
  ...Object.entries(bargaining),
];
const matterTexts = Object.values(matters).flatMap((matter) => Object.values(matter) as string[]);

test("every phrase of the banks can be read", () => {
  const all = [
    ...acts.map(([, text]) => text),
    ...matterTexts,
    asides,
    farewellAsides,
    courtesies,
    ...sideQuestions.flatMap(({ question, replies }) => [question, replies]),
  ];
  const fragments = all.flatMap(phrases).reduce((sum, phrase) => sum + fragmentsOf(phrase), 0);
  assert.ok(fragments >= 8_000, `${fragments} fragments`);
});

test("more than forty dialogue acts can be said in sixty ways and more", () => {
  const rich = acts.filter(([, text]) => realisations(text) >= 60);
  assert.ok(rich.length >= 45, `${rich.length} of ${acts.length}`);
});

test("no line stands twice in a bank, and none leaves a gap where an alternative is empty", () => {
  for (const text of [...acts.map(([, each]) => each), ...matterTexts]) {
    const all = lines(text);
    assert.equal(new Set(all).size, all.length);
    for (const line of all) assert.doesNotMatch(line, / {2}|\|\] | \[\||\[\|/, line);
  }
});

test("where a price is agreed or paid, every way of saying it names the price", () => {
  for (const act of [
    "initPrice",
    "buyerCounter",
    "sellerCounter",
    "buyerAccepts",
    "sellerAccepts",
    "sign",
    "settle",
  ] as const) {
    for (const line of lines(bargaining[act])) {
      const always = line.replaceAll(/\[[^\]]*\]/g, (choice) =>
        choice.split("|").every((part) => part.includes("{offer}")) ? "{offer}" : "",
      );
      assert.ok(always.includes("{offer}"), line);
    }
  }
});
