import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { canonicalJson, type JsonValue } from "@sdg/proof/canonical-json";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { agentActionBenchmarks } from "./agent-action-benchmarks.ts";

datasetTrial(agentActionBenchmarks, {
  splitRows: 300,
  golden: "d9340df4de7a399730bf75c7f69ff92df79a9162ad39ee8d533ba104287c1d3f",
});

type Json = Record<string, unknown>;
type Source = { readonly const?: unknown; readonly arg?: string; readonly at?: string };
interface Condition {
  readonly is: string;
  readonly left: Source;
  readonly right?: Source;
}
interface Tool {
  readonly name: string;
  readonly parameters: Json;
  readonly requires: readonly Condition[];
  readonly effects: readonly { readonly do: string; readonly path: string; readonly value?: Source }[];
  readonly returns: string | null;
}
interface Call {
  readonly name: string;
  readonly args: Json;
  readonly ok?: boolean;
  readonly observation?: unknown;
}
interface Rule {
  readonly tool: string;
  readonly text: string;
  readonly when: readonly Condition[];
}
interface Row {
  readonly task_id: string;
  readonly agent_id: string;
  readonly instruction: string;
  readonly trial: number;
  readonly initial_state: Json;
  readonly tools: readonly Tool[];
  readonly policy: string;
  readonly policy_rules: readonly Rule[];
  readonly gold_actions: readonly Call[];
  readonly gold_state_hash: string;
  readonly trajectory: readonly Call[];
  readonly final_state_hash: string;
  readonly num_steps: number;
  readonly success: boolean;
  readonly reward: number;
  readonly failure_mode: string | null;
  readonly policy_violation: boolean;
  readonly exit_status: string;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly cost_usd: number;
  readonly agent_model: string;
}

/** A second simulator, written from the published rules. */
const ajv = new Ajv2020({ strict: false });
const compiled = new Map<string, ValidateFunction>();

function accepts(parameters: Json): ValidateFunction {
  const text = JSON.stringify(parameters);
  const known = compiled.get(text) ?? ajv.compile({ ...parameters, additionalProperties: false });
  compiled.set(text, known);
  return known;
}

const isThere = (value: unknown): boolean => value !== undefined;

function walk(state: unknown, path: string, args: Json): unknown {
  let value = state;
  for (const raw of path.split("/").slice(1)) {
    const placeholder = /^\{(.+)\}$/.exec(raw);
    const name = placeholder === null ? raw : String(args[placeholder[1] ?? ""]);
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Json)[name];
  }
  return value;
}

function take(source: Source | undefined, state: Json, args: Json): unknown {
  if (source === undefined) return undefined;
  if (source.arg !== undefined) return args[source.arg];
  return source.at === undefined ? source.const : walk(state, source.at, args);
}

const size = (value: unknown): number =>
  typeof value === "number" ? value : Object.keys((value ?? {}) as object).length;

function holds({ is, left, right }: Condition, state: Json, args: Json): boolean {
  const a = take(left, state, args);
  const b = take(right, state, args);
  if (is === "absent") return !isThere(a);
  if (!isThere(a)) return false;
  if (is === "present") return true;
  if (!isThere(b)) return false;
  const same = canonicalJson(a as JsonValue) === canonicalJson(b as JsonValue);
  if (is === "equal" || is === "not_equal") return same === (is === "equal");
  return is === "at_least" ? size(a) >= size(b) : size(a) < size(b);
}

function execute(state: Json, row: Row, call: Call): { ok: boolean; observation: unknown; broken: boolean } {
  const failed = (error: string) => ({ ok: false, observation: { error }, broken: false });
  const tool = row.tools.find((each) => each.name === call.name);
  if (tool === undefined) return failed("unknown_tool");
  if (!accepts(tool.parameters)(call.args)) return failed("invalid_arguments");
  const unmet = tool.requires.filter((condition) => !holds(condition, state, call.args));
  if (unmet.length > 0) return failed(unmet.some(({ is }) => is === "present") ? "not_found" : "precondition_failed");
  const rules = row.policy_rules.filter((rule) => rule.tool === call.name);
  const broken = rules.some((rule) => rule.when.every((condition) => holds(condition, state, call.args)));
  for (const effect of tool.effects) {
    const at = effect.path.lastIndexOf("/");
    const parent = walk(state, effect.path.slice(0, at), call.args) as Json;
    const raw = effect.path.slice(at + 1);
    const name = raw.startsWith("{") ? String(call.args[raw.slice(1, -1)]) : raw;
    const value = structuredClone(take(effect.value, state, call.args));
    if (effect.do === "remove") delete parent[name];
    else if (value === undefined) continue;
    else if (effect.do === "set") parent[name] = value;
    else if (effect.do === "append") (parent[name] as unknown[]).push(value);
    else parent[name] = (parent[name] as number) + (effect.do === "add" ? 1 : -1) * (value as number);
  }
  const observation = tool.returns === null ? null : (walk(state, tool.returns, call.args) ?? null);
  return { ok: true, observation: structuredClone(observation), broken };
}

const digest = (state: Json): string =>
  createHash("sha256")
    .update(canonicalJson(state as JsonValue))
    .digest("hex");
const rows = [...parsedRows(agentActionBenchmarks, "replay", 0, 2_400)] as unknown as Row[];

test("gold actions lead to the gold state, all succeed and none breaks the policy", () => {
  for (const row of rows) {
    const state = structuredClone(row.initial_state);
    for (const call of row.gold_actions) {
      const { ok, broken } = execute(state, row, call);
      assert.ok(ok && !broken, JSON.stringify([call, row.task_id]));
    }
    assert.equal(digest(state), row.gold_state_hash);
    assert.notEqual(digest(row.initial_state), row.gold_state_hash);
  }
});

test("trajectories replay to what they say: each answer, the final state, the violation, success and reward", () => {
  for (const row of rows) {
    const state = structuredClone(row.initial_state);
    let violated = false;
    const done = new Set<string>();
    for (const call of row.trajectory) {
      const { ok, observation, broken } = execute(state, row, call);
      assert.equal(ok, call.ok);
      assert.deepEqual(observation, call.observation);
      violated ||= broken;
      if (ok) done.add(canonicalJson([call.name, call.args] as JsonValue));
    }
    assert.equal(digest(state), row.final_state_hash);
    assert.equal(row.policy_violation, violated);
    const reached = row.final_state_hash === row.gold_state_hash;
    assert.equal(row.success, reached && !violated && row.exit_status === "submitted");
    const share = row.gold_actions.filter(({ name, args }) =>
      done.has(canonicalJson([name, args] as JsonValue)),
    ).length;
    const half = Math.floor((100 * share) / (2 * row.gold_actions.length) + 0.5 + 1e-9) / 100;
    assert.equal(row.reward, row.success ? 1 : violated ? 0 : half);
  }
});

test("failures are named as they are, steps and prices add up", () => {
  const prices: Readonly<Record<string, readonly [number, number]>> = {
    "aster-2": [2.5, 10],
    "birch-1-mini": [0.15, 0.6],
    "cobalt-3": [3, 15],
    "dune-2-flash": [0.3, 2.5],
    "ember-1": [1.1, 4.4],
    "fjord-4": [5, 20],
  };
  for (const row of rows) {
    assert.equal(row.failure_mode === null, row.success);
    assert.equal(row.failure_mode === "policy_violation", row.policy_violation);
    if (row.exit_status !== "submitted") assert.equal(row.failure_mode, row.exit_status);
    assert.equal(row.num_steps, row.trajectory.length);
    assert.equal(row.exit_status === "step_limit", row.num_steps === 30);
    const [a, b] = prices[row.agent_model] ?? assert.fail(row.agent_model);
    assert.ok(Math.abs(row.cost_usd - (row.tokens_in * a + row.tokens_out * b) / 1e6) <= 0.5000001e-6);
  }
});

test("policies are the texts of their rules, and texts of gold arguments can be known", () => {
  for (const row of rows) {
    assert.equal(row.policy, row.policy_rules.map((rule) => rule.text).join("\n"));
    for (const rule of row.policy_rules) assert.ok(row.tools.some((tool) => tool.name === rule.tool));
    const known = JSON.stringify(row.initial_state);
    for (const { args } of row.gold_actions) {
      for (const value of Object.values(args)) {
        if (typeof value !== "string" || !/\d/.test(value)) continue;
        assert.ok(
          row.instruction.includes(value) || known.includes(JSON.stringify(value)),
          `${value}: ${row.instruction}`,
        );
      }
    }
  }
});

test("a task's rows stand together, agent by agent, trial by trial", () => {
  for (let first = 0; first < rows.length; first += 8) {
    const group = rows.slice(first, first + 8);
    assert.equal(new Set(group.map((row) => row.task_id)).size, 1);
    assert.equal(new Set(group.map((row) => row.agent_id)).size, 2);
    assert.deepEqual(
      group.map((row) => row.trial),
      [1, 2, 3, 4, 1, 2, 3, 4],
    );
  }
});

test("agents, trials, systems and the share of successes are honoured", () => {
  const { values } = agentActionBenchmarks;
  const set = agentActionBenchmarks.configure({
    ...values,
    agents: 3,
    trials: 2,
    domains: ["calendar"],
    success_rate: 0.8,
  });
  const some = [...parsedRows(set, "set", 0, 6_000)] as unknown as (Row & { readonly domain: string })[];
  assert.equal(new Set(some.slice(0, 6).map((row) => row.task_id)).size, 1);
  assert.notEqual(some[6]?.task_id, some[0]?.task_id);
  assert.deepEqual(new Set(some.map((row) => row.domain)), new Set(["calendar"]));
  const share = some.filter((row) => row.success).length / some.length;
  assert.ok(Math.abs(share - 0.8) < 0.045, `${share}`);
});
