import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { datasets } from "../../packages/synth/src/datasets/registry.ts";
import { perfectAnswer } from "./fake-answer.ts";
import { matchFields } from "./field-match.ts";
import { figures } from "./gates.ts";
import { words } from "./name.ts";
import { readNeed } from "./need.ts";
import { presenceOf } from "./presence.ts";
import { isRecognised } from "./recognition.ts";
import { comparisons } from "./relation.ts";
import { checkNamed } from "./reserved.ts";
import { scoreNeed, scoreNeeds } from "./score.ts";

const needs = readFileSync(path.join(import.meta.dirname, "../../fixtures/needs.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map(readNeed);
const options = { sampleRows: 400, today: "2026-06-15", seed: "needs" };

const categories = [
  ...["financial-markets", "consumer-signals", "event-streams", "mcp-traces", "healthcare-claims", "iot-sensor-logs"],
  ...["social-graph", "geospatial-mobility", "retail-transactions", "weather-observations", "network-security-logs"],
  ...["genomics-variants", "support-conversations", "x402-agent-traces", "agent-payment-negotiation-logs"],
  ...["mcp-tool-call-transcripts", "llm-reasoning-chains", "agent-behavioral-drift", "protocol-error-injection"],
];

test("every category of the catalog is asked for in both halves", () => {
  for (const id of categories) {
    for (const split of ["tune", "held"]) {
      assert.ok(
        needs.some((need) => need.category === id && need.split === split),
        `${id} in ${split}`,
      );
    }
  }
});

test("no need expects a category that nobody sells", () => {
  const all = ["needs", "needs-further", "needs-short"].flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, `../../fixtures/${name}.jsonl`), "utf8")
      .trimEnd()
      .split("\n"),
  );
  const strange = all.map((line) => readNeed(line).category).filter((id) => id !== null && !datasets.has(id));
  assert.deepEqual(strange, []);
});

test("about a third of each kind of need is held out", () => {
  const kinds = [
    ["planned", needs.filter(({ conduct, hostile }) => conduct === "plan" && !hostile)],
    ["no category", needs.filter(({ conduct, category }) => conduct === "plan" && category === null)],
    ["asked back", needs.filter(({ conduct }) => conduct === "ask")],
    ["refused", needs.filter(({ conduct }) => conduct === "refuse")],
    ["hostile", needs.filter(({ hostile }) => hostile)],
  ] as const;
  for (const [kind, of] of kinds) {
    const held = of.filter(({ split }) => split === "held").length / of.length;
    assert.ok(of.length >= 5 && held >= 0.25 && held <= 0.42, `${kind}: ${of.length}, ${held} held`);
  }
});

test("no need stands there twice, and none is longer than a need may be", () => {
  assert.equal(new Set(needs.map(({ text }) => text.toLowerCase())).size, needs.length);
  assert.ok(needs.every(({ text }) => text.length <= 2000));
});

test("the expected fields of a need cannot be taken for one another", () => {
  for (const need of needs) {
    const { missing, extra, pairs } = matchFields(need.fields, perfectAnswer(need).fields);
    assert.deepEqual([missing, extra], [[], []], need.text);
    for (const [expected, planned] of pairs) assert.equal(planned.name, expected.names[0], need.text);
    const names = need.fields.flatMap((field) => field.names);
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
      need.text,
    );
  }
});

test("a plan that states what an expert expects is recognised in every constraint", () => {
  for (const need of needs.filter(({ conduct }) => conduct === "plan")) {
    const answer = perfectAnswer(need);
    const understanding = { answer, pairs: matchFields(need.fields, answer.fields).pairs, today: options.today };
    for (const one of need.constraints) {
      assert.ok(isRecognised(one, understanding), `${JSON.stringify(one)} of: ${need.text}`);
    }
  }
});

test("a perfect plan has perfect figures in all that needs no rows", () => {
  const of = figures(needs.map((need) => scoreNeed(need, perfectAnswer(need), options)));
  assert.deepEqual(
    [
      of.fieldF1,
      of.types,
      of.units,
      of.category,
      of.recognised,
      of.clarificationPrecision,
      of.clarificationRecall,
      of.safety,
    ],
    [1, 1, 1, 1, 1, 1, 1, 1],
  );
});

test("every relation is a formula whose names are expected fields, every check is known", () => {
  for (const need of needs) {
    for (const one of need.constraints) {
      if (one.kind === "check") assert.doesNotThrow(() => checkNamed(one.value.check));
      if (one.kind !== "relation") continue;
      assert.ok(
        / references /.test(one.value.relation) ||
          comparisons(one.value.relation) !== null ||
          presenceOf(one.value.relation) !== null,
        one.value.relation,
      );
      if (presenceOf(one.value.relation) !== null) continue;
      const names = one.value.relation.replace(" references ", " ").match(/(?<![\w.])[a-z_]\w+(?:\.\w+)?/g) ?? [];
      for (const name of names) {
        const plain = name.replace(/^\w+\./, "");
        assert.ok(
          need.fields.some((field) => field.names.includes(plain)),
          `${name} of: ${need.text}`,
        );
      }
    }
  }
});

test("a reader that only splits at commas is far under every gate", async () => {
  const scores = await scoreNeeds(
    needs,
    (text) => {
      const names = text.replace(/^[^:]*:/, "").split(/,|;| and | with /);
      const fields = names.map(
        (name) => ({ name: words(name).join("_"), type: "string", unit: null, source: "stated" }) as const,
      );
      const none = { constraints: [], relations: [], questions: [], alternative: null, sample: [] };
      return { status: "planned", category: null, rows: 5, fields, ...none };
    },
    options,
  );
  const of = figures(scores);
  assert.ok((of.fieldF1 ?? 1) < 0.5 && (of.category ?? 1) < 0.7 && (of.constraints ?? 1) < 0.05, JSON.stringify(of));
  assert.ok((of.clarificationRecall ?? 1) === 0 && (of.safety ?? 1) < 1, JSON.stringify(of));
});
