import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { familySources, genericFamily, lowMoodFamily } from "../../human/families/registry.ts";
import type { ScenarioReading } from "../../human/reading.ts";
import type { HumanFormat } from "../../human/record.ts";
import { humanRow } from "../../human/row.ts";
import { readScenario } from "../../human/scenario.ts";
import type { Row } from "../statistic.ts";
import { compressionRatio } from "../text-diversity/compression-ratio.ts";
import { collectHumans } from "./human-columns.ts";
import { humanConversationsRealism, humanTracesRealism } from "./human-realism.ts";
import { grammarTalks, templateTalks } from "./naive-humans.ts";
import { textValence } from "./valence-lexicon.ts";

const plain = readScenario("two friends talk about the garden") as ScenarioReading;
const families = familySources.map(({ id }) => id).filter((id) => id !== genericFamily && id !== lowMoodFamily);
const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

function rows(format: HumanFormat, count: number, seed: string, only: readonly string[]): Row[] {
  return Array.from({ length: count }, (_, row) => {
    const family = only[row % only.length] ?? "";
    return { ...humanRow({ ...plain, family }, format, seed, row, 0) };
  });
}

test("traces feel like people: their feelings vary, last, fade, and show in their words", () => {
  for (const seed of ["a", "b", "c"]) {
    for (const { id, value, verdict } of humanTracesRealism.assess(rows("traces", 300, seed, families))) {
      assert.equal(verdict, "pass", `${id}: ${value}`);
    }
  }
});

for (const [name, only] of [
  ["of all families", families],
  ["of one scenario", ["exam"]],
  ["of another scenario", ["refund_dispute"]],
  ["of a scenario without a family", [genericFamily]],
] as const) {
  test(`a thousand conversations ${name} feel and talk like people`, () => {
    const made = rows("conversations", 1_000, name, only);
    for (const { id, value, verdict } of humanConversationsRealism.assess(made)) {
      assert.equal(verdict, "pass", `${id}: ${value}`);
    }
    const ratio = compressionRatio(collectHumans(made).texts, gzip);
    assert.ok(ratio !== null && ratio <= 4.5, `${ratio}`);
  });
}

test("a thousand conversations of a scenario in somebody's own words feel and talk like people", () => {
  const reading = readScenario("a customer wants a refund from the support agent") as ScenarioReading;
  const made = Array.from({ length: 1_000 }, (_, row): Row => ({ ...humanRow(reading, "conversations", "m", row, 0) }));
  for (const { id, value, verdict } of humanConversationsRealism.assess(made)) {
    assert.equal(verdict, "pass", `${id}: ${value}`);
  }
});

test("bots that draw their fields and talk in templates fail every measure", () => {
  for (const realism of [humanTracesRealism, humanConversationsRealism]) {
    for (const { id, value, verdict } of realism.assessControls(1)) assert.equal(verdict, "fail", `${id}: ${value}`);
  }
  for (const control of [templateTalks, grammarTalks]) {
    const ratio = compressionRatio(collectHumans(control(1)).texts, gzip);
    assert.ok(ratio !== null && ratio > 5.5, `${ratio}`);
  }
});

test("the lexicon tells pleasant texts from unpleasant ones", () => {
  assert.ok(textValence("I am so happy and proud, what a wonderful day") > 1.5);
  assert.ok(textValence("I am afraid and ashamed, it was terrible") < -1.5);
  assert.equal(textValence("the train stops at two stations"), 0);
});
