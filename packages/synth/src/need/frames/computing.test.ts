import assert from "node:assert/strict";
import { test } from "node:test";
import { inferredDataset } from "../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import type { Plan } from "../plan.ts";
import { understand } from "../understand/understand.ts";
import type { DeliveredRow } from "../verdicts/delivered.ts";
import { judge } from "../verdicts.ts";
import { blockchainFrames } from "./blockchain.ts";
import type { Frame } from "./frame.ts";
import { machineLearningFrames } from "./machine-learning.ts";
import { networkFrames } from "./network.ts";
import { operationsFrames } from "./operations.ts";
import { softwareFrames } from "./software.ts";
import { supportFrames } from "./support.ts";
import { webFrames } from "./web.ts";

const TODAY = "2026-07-01";
const areas: Readonly<Record<string, readonly Frame[]>> = {
  "the web": webFrames,
  operations: operationsFrames,
  networks: networkFrames,
  "machine learning": machineLearningFrames,
  blockchains: blockchainFrames,
  software: softwareFrames,
  support: supportFrames,
};

interface Made {
  readonly plan: Plan;
  readonly rows: readonly DeliveredRow[];
}

function made(need: string, rows: number): Made {
  const understanding = understand({ need, today: TODAY, rows, assume: true });
  assert.ok("plan" in understanding, `${need}: ${understanding.kind}`);
  const { plan } = understanding;
  return { plan, rows: [...parsedRows(inferredDataset(plan.blueprint), "a seed", 0, rows)] as DeliveredRow[] };
}

/** A need that names the domain by its first cue and these columns. */
function needFor(frame: Frame, columns: readonly string[]): string {
  const cue = frame.cues.en.split("|")[0]?.replace(/:[\d.]+$/, "") ?? frame.title;
  return `${cue} with columns: ${columns.join(", ")}`;
}

for (const [area, frames] of Object.entries(areas)) {
  test(`Rows of every domain of ${area} keep what its rules promise, with its usual columns and with all`, () => {
    for (const frame of frames) {
      const usual = frame.fields.filter((field) => field.core).map((field) => field.name);
      for (const columns of [usual, frame.fields.map((field) => field.name)]) {
        const { plan, rows } = made(needFor(frame, columns), 120);
        assert.equal(plan.frame, frame.id, needFor(frame, columns).slice(0, 90));
        const broken = judge(plan, rows, true, TODAY).relations.filter(({ satisfied }) => satisfied === false);
        assert.deepEqual(
          // A sign is a matter of many rows.
          broken
            .map(({ statement }) => statement)
            .filter((statement) => !/rise|fall|likelier|rarer|higher/.test(statement)),
          [],
          frame.id,
        );
      }
    }
  });
}

test("A session of a clickstream begins with session_start, and a purchase follows a checkout at once", () => {
  const { rows } = made("clickstream with columns: session_id, event_type, timestamp", 2_000);
  const last = new Map<unknown, unknown>();
  let purchases = 0;
  for (const { session_id, event_type } of rows) {
    if (!last.has(session_id)) assert.equal(event_type, "session_start");
    if (event_type === "purchase") {
      purchases += 1;
      assert.equal(last.get(session_id), "checkout");
    }
    last.set(session_id, event_type);
  }
  assert.ok(purchases > 5, `${purchases} purchases`);
});

test("An x402 payment that failed has a reason and no transaction; a settled one has a transaction and answered 200", () => {
  const need = "x402 payments with columns: amount, amount_atomic, status, http_status, tx_hash, error_reason";
  const { rows } = made(need, 600);
  assert.ok(rows.some(({ status }) => status === "failed"));
  for (const { amount, amount_atomic, status, http_status, tx_hash, error_reason } of rows) {
    assert.equal(tx_hash !== null, status === "settled");
    assert.equal(error_reason !== null, status === "failed");
    assert.equal(http_status === 200, status === "settled");
    assert.equal(amount_atomic, Math.round(Number(amount) * 1_000_000));
  }
});

test("The gold answer of a word problem is what its calculation gives, and is_correct compares with it", () => {
  const need = "chain of thought with columns: question, expression, final_answer, gold_answer, is_correct";
  const { rows } = made(need, 300);
  for (const { expression, final_answer, gold_answer, is_correct } of rows) {
    const [calculation = "", result] = String(expression).split(" = ");
    assert.equal(worth(calculation), Number(result));
    assert.equal(Number(result), gold_answer);
    assert.equal(is_correct, final_answer === gold_answer);
  }
});

test("Denied traffic brings nothing back, and what is benign is never malicious", () => {
  const need =
    "firewall logs with columns: source_ip, destination_ip, action, bytes_received, attack_type, is_malicious";
  const { rows } = made(need, 1_000);
  assert.ok(rows.some(({ action }) => action === "deny"));
  for (const { action, bytes_received, attack_type, is_malicious, source_ip, destination_ip } of rows) {
    if (action === "deny" || action === "drop") assert.equal(bytes_received, 0);
    assert.equal(is_malicious, attack_type !== "benign");
    assert.notEqual(source_ip, destination_ip);
  }
});

test("The cost of a call of a language model follows from its tokens", () => {
  const { rows } = made("LLM usage with columns: model_name, input_tokens, output_tokens, total_tokens, cost", 300);
  for (const { input_tokens, output_tokens, total_tokens, cost } of rows) {
    assert.equal(total_tokens, Number(input_tokens) + Number(output_tokens));
    const due = Number(input_tokens) * 0.000003 + Number(output_tokens) * 0.000015;
    assert.ok(Math.abs(Number(cost) - due) < 0.000001, `${String(cost)} for ${due}`);
  }
});

/** The worth of "15 * 8 - 40": products first. */
function worth(calculation: string): number {
  const [first = "", ...rest] = calculation.split(/ (?=[+-] )/);
  const product = (text: string): number =>
    text.split(/ (?=[*/] )/).reduce((so, part) => {
      const [sign, number] = /^[*/] /.test(part) ? [part[0], part.slice(2)] : ["", part];
      return sign === "*" ? so * Number(number) : sign === "/" ? so / Number(number) : Number(number);
    }, 0);
  return rest.reduce((so, part) => so + (part.startsWith("-") ? -1 : 1) * product(part.slice(2)), product(first));
}
