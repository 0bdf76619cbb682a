import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { datasets } from "../../packages/synth/src/datasets/registry.ts";
import { perfectAnswer } from "./fake-answer.ts";
import { matchFields } from "./field-match.ts";
import { figures } from "./gates.ts";
import { words } from "./name.ts";
import { type Need, readNeed } from "./need.ts";
import { presenceOf } from "./presence.ts";
import { isRecognised } from "./recognition.ts";
import { comparisons } from "./relation.ts";
import { checkNamed } from "./reserved.ts";
import { scoreNeed, scoreNeeds } from "./score.ts";

const [first, further, short, common, usual, rare] = [
  ...["needs", "needs-further", "needs-short", "needs-common", "needs-held", "needs-rare"],
].map(needsOf) as [Need[], Need[], Need[], Need[], Need[], Need[]];
const held = [...usual, ...rare];
/** The sets whose form is tested in full. */
const needs = [...first, ...common, ...held];
const options = { sampleRows: 400, today: "2026-06-15", seed: "needs" };

const categories = [
  ...["financial-markets", "consumer-signals", "event-streams", "mcp-traces", "healthcare-claims", "iot-sensor-logs"],
  ...["social-graph", "geospatial-mobility", "retail-transactions", "weather-observations", "network-security-logs"],
  ...["genomics-variants", "support-conversations", "x402-agent-traces", "agent-payment-negotiation-logs"],
  ...["mcp-tool-call-transcripts", "llm-reasoning-chains", "agent-behavioral-drift", "protocol-error-injection"],
];

function needsOf(name: string): Need[] {
  const file = path.join(import.meta.dirname, `../../fixtures/${name}.jsonl`);
  return readFileSync(file, "utf8").trimEnd().split("\n").map(readNeed);
}

test("every category of the catalog is asked for, most of them also where nobody tunes", () => {
  const asked = (of: readonly Need[]) => categories.filter((id) => of.some(({ category }) => category === id));
  assert.deepEqual(asked(first), categories);
  assert.ok(asked(held).length >= 15, `${asked(held)}`);
});

test("no need expects a category that nobody sells", () => {
  const all = [...first, ...further, ...short, ...common, ...held].map(({ category }) => category);
  assert.deepEqual(
    all.filter((id) => id !== null && !datasets.has(id)),
    [],
  );
});

test("what nobody tunes on stands apart, with enough of each kind of need", () => {
  assert.ok([...first, ...further, ...short, ...common].every(({ split }) => split === "tune"));
  assert.ok(held.every(({ split }) => split === "held"));
  const kinds = [
    [80, held.filter(({ conduct, hostile }) => conduct === "plan" && !hostile)],
    [60, held.filter(({ conduct, category }) => conduct === "plan" && category === null)],
    [15, held.filter(({ conduct }) => conduct === "ask")],
    [4, held.filter(({ conduct }) => conduct === "refuse")],
    [5, held.filter(({ hostile }) => hostile)],
  ] as const;
  for (const [least, of] of kinds) assert.ok(of.length >= least, `${of.length} of ${least}`);
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
