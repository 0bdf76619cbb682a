import { changed, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { agentActionBenchmarks } from "../datasets/agent-action-benchmarks.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import type { Action, Call, Episode, PolicyRule, Tool } from "./agent-action-benchmarks/episode.ts";
import { validateAgentActionBenchmarks } from "./agent-action-benchmarks.ts";

validatorTrial(agentActionBenchmarks, validateAgentActionBenchmarks, 10_000);

const EPISODES = 8;
const valid: Row[] = [...parsedRows(agentActionBenchmarks, "validators", 0, 408)];
const as = (row: Row | undefined): Episode => row as unknown as Episode;
const at = (accepts: (row: Episode, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index >= EPISODES && accepts(as(row), index));
const value = (index: number, name: string) => valid[index]?.[name];

const success = at((row) => row.success);
const wrong = at((row) => row.failure_mode === "wrong_argument" || row.failure_mode === "missing_action");
const violating = at((row) => row.policy_violation);
const gaveUp = at((row) => row.exit_status === "gave_up" && !row.policy_violation);
const refused = at((row) => row.trajectory.some((call) => !call.ok));
const ruled = at((row, index) => index % EPISODES === 0 && row.policy_rules.some((rule) => rule.when.length > 0));
const again = at((row, index) => valid.slice(0, index).some((other) => other.agent_id === row.agent_id));
const first = EPISODES;

/** Changes the task of a row on all of its rows. */
const task = (index: number, change: (row: Episode) => Row) => (rows: Row[]) => {
  const own = change(as(rows[index]));
  for (const row of rows) if (row.task_id === value(index, "task_id")) Object.assign(row, own);
};
const tool = (index: number, change: (tool: Tool) => object) =>
  task(index, (row) => ({ tools: row.tools.map((one) => ({ ...one, ...change(one) })) }));
const calls = (index: number, change: (call: Call) => object) => (rows: Row[]) => {
  const trajectory = as(rows[index]).trajectory.map((call) => ({ ...call, ...change(call) }));
  rows[index] = { ...rows[index], trajectory };
};
const gold = (index: number, change: (actions: readonly Action[]) => readonly object[]) =>
  task(index, (row) => ({ gold_actions: change(row.gold_actions) }));
const rules = (index: number, change: (rule: PolicyRule) => object) =>
  task(index, (row) => ({ policy_rules: row.policy_rules.map((rule) => ({ ...rule, ...change(rule) })) }));
const twist = (hash: unknown): string => `${String(hash).startsWith("0") ? "1" : "0"}${String(hash).slice(1)}`;

const mutations: readonly Mutation[] = [
  ["key", "an episode that stands twice", (rows) => rows.splice(first + 1, 0, { ...rows[first] })],
  ["time_order", "an episode before the one above", changed(success, { started_at: "2020-01-01T00:00:00.000Z" })],
  ["task_contiguous", "a trial that is left out", (rows) => rows.splice(first + 1, 1)],
  ["task_contiguous", "a task that comes again", (rows) => rows.push({ ...rows[0] })],
  ["task_contiguous", "a task of one agent", (rows) => rows.splice(first + EPISODES / 2, EPISODES / 2)],
  [
    "task_constant",
    "a task of another difficulty",
    changed(first + 2, { difficulty: (Number(value(first, "difficulty")) % 5) + 1 }),
  ],
  [
    "task_constant",
    "a task of other tools",
    (rows) => {
      rows[first + 2] = { ...rows[first + 2], tools: as(rows[first + 2]).tools.slice(1) };
    },
  ],
  [
    "agent_model",
    "an agent with another model",
    changed(again, { agent_model: value(again, "agent_model") === "ember-1" ? "fjord-4" : "ember-1" }),
  ],
  ["simulator_pointers", "a path that is none", tool(first, () => ({ returns: "nowhere" }))],
  ["simulator_pointers", "a path of an argument that no call has", tool(first, () => ({ returns: "/{luck}" }))],
  [
    "simulator_conditions",
    "a condition that nobody knows",
    rules(ruled, ({ when }) => ({ when: when.map((one) => ({ ...one, is: "like" })) })),
  ],
  [
    "simulator_conditions",
    "a comparison with nothing",
    tool(first, () => ({ requires: [{ is: "equal", left: { const: 1 } }] })),
  ],
  [
    "simulator_calls",
    "a call that should have failed",
    calls(refused, (call) => ({ ok: true, observation: call.observation })),
  ],
  [
    "simulator_calls",
    "a call that fails otherwise",
    calls(refused, ({ ok, observation }) => ({ observation: ok ? observation : { error: "unknown" } })),
  ],
  ["simulator_calls", "a call of a tool that nobody has", calls(success, () => ({ name: "do_magic" }))],
  [
    "simulator_effects",
    "an answer of another state",
    calls(success, ({ ok, observation }) => ({ observation: ok ? { luck: 1 } : observation })),
  ],
  [
    "simulator_effects",
    "an effect that nobody knows",
    tool(first, () => ({ effects: [{ do: "swap", path: "/a", value: { const: 1 } }] })),
  ],
  [
    "gold_state",
    "gold actions that do nothing",
    gold(first, (actions) => actions.slice(0, 0).concat({ args: {}, name: "nothing" })),
  ],
  ["gold_state", "another gold state", task(first, (row) => ({ gold_state_hash: twist(row.gold_state_hash) }))],
  [
    "trajectory_replay",
    "another final state",
    changed(success, { final_state_hash: twist(value(success, "final_state_hash")) }),
  ],
  ["trajectory_replay", "a call without its number", calls(success, ({ i }) => ({ i: i + 1 }))],
  [
    "trajectory_replay",
    "a call that is left out",
    (rows) => {
      const row = as(rows[success]);
      const acting = row.trajectory.findIndex((call) => call.name === row.gold_actions[0]?.name && call.ok);
      rows[success] = { ...row, trajectory: row.trajectory.toSpliced(acting, 1) };
    },
  ],
  ["policy_text", "a policy of other words", task(first, () => ({ policy: "Do as you like." }))],
  ["policy_text", "a rule for a tool that nobody has", rules(ruled, () => ({ tool: "do_magic" }))],
  ["policy_violation", "a violation that is not told", changed(violating, { policy_violation: false })],
  ["policy_violation", "a violation that was none", changed(success, { policy_violation: true })],
  ["success", "a success that was none", changed(wrong, { success: true })],
  ["failure_mode", "a failure without a name", changed(wrong, { failure_mode: null })],
  ["failure_mode", "a failure of somebody who gave up", changed(gaveUp, { failure_mode: "extra_action" })],
  ["failure_mode", "a violation by another name", changed(violating, { failure_mode: "extra_action" })],
  ["num_steps", "a step more", changed(success, { num_steps: Number(value(success, "num_steps")) + 1 })],
  ["num_steps", "an end that was none", changed(gaveUp, { exit_status: "step_limit" })],
  [
    "cost",
    "a millionth more",
    changed(success, { cost_usd: Math.round(Number(value(success, "cost_usd")) * 1e6 + 1) / 1e6 }),
  ],
  ["reward", "a reward for nothing", changed(wrong, { reward: 1 })],
  ["reward", "a success that is not rewarded", changed(success, { reward: 0.5 })],
  ["difficulty", "another difficulty", task(first, (row) => ({ difficulty: (row.difficulty % 5) + 1 }))],
  [
    "instruction_names",
    "an argument that nobody named",
    gold(first, (actions) => actions.map((action) => ({ ...action, args: { ...action.args, who: "nobody_7" } }))),
  ],
  ["schema", "a null where none is declared", changed(success, { wall_s: null })],
  ["schema", "a tool without effects", tool(first, () => ({ effects: null }))],
  ["schema", "a call without an observation", calls(success, () => ({ observation: undefined }))],
  ["schema", "a hash of capitals", changed(success, { final_state_hash: "A".repeat(64) })],
  ["schema", "a field that nobody declared", changed(success, { note: "x" })],
  ["schema", "a version that changes", changed(success, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: agentActionBenchmarks,
  validate: validateAgentActionBenchmarks,
  valid,
  mutations,
  determined: [
    ...["task_id", "agent_id", "trial", "started_at", "agent_model", "domain", "difficulty", "instruction"],
    ...["initial_state", "tools", "policy", "policy_rules", "gold_actions", "gold_state_hash", "trajectory"],
    ...["num_steps", "final_state_hash", "tokens_in", "cost_usd", "success", "reward", "failure_mode"],
    ...["policy_violation", "exit_status"],
  ],
});
