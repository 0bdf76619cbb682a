import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { agentBehavioralDrift } from "../datasets/agent-behavioral-drift.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateAgentBehavioralDrift } from "./agent-behavioral-drift.ts";

validatorTrial(agentBehavioralDrift, validateAgentBehavioralDrift);

/** Few agents, so that several cycles of each are among the rows. */
const AGENTS = 3;
const few = agentBehavioralDrift.configure({ ...agentBehavioralDrift.values, agents: AGENTS });
const METRICS = 8;
const valid: Row[] = [...parsedRows(few, "validators", 0, 24 * 600)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 240 && accepts(row, index));
const number = (index: number, name: string): number => Number(valid[index]?.[name]);

const control = at((row) => row.drift_type === "none" && row.metric === "plan_depth");
const drifting = at((row) => row.drift_type !== "none" && row.metric === "cost_usd" && row.drift_label === true);
const affected = at((row) => row.metric_affected === true && row.metric === "latency_ms");
const untouched = at(
  (row) =>
    row.drift_type !== "none" &&
    row.metric_affected === false &&
    row.shift_kind === "covariate" &&
    row.metric === "error_rate",
);
const concept = at((row) => row.shift_kind === "concept" && row.metric === "error_rate");
const calm = at((row) => row.cusum_up === 0 && Number(row.cusum_down) > 1 && Number(row.cusum_down) < 10);
const flagged = at((row) => row.detection_delay !== null);
const early = at(
  (row) =>
    row.drift_onset !== null &&
    Number(row.window_index) <= Number(row.drift_onset) - 2 * Number(row.drift_width) &&
    row.metric === "latency_ms",
);
const sudden = at((row) => row.drift_type === "sudden" && row.metric === "latency_ms");
const wavy = at((row) => row.drift_period !== null && row.metric === "latency_ms");
const steady = at((row) => row.drift_type !== "none" && row.drift_period === null && row.metric === "latency_ms");
const upgraded = at(
  (row) =>
    row.cause !== null &&
    row.cause !== "data_shift" &&
    row.window_index === row.drift_onset &&
    row.metric === "latency_ms",
);
const nextCycle = at((row) => row.cycle === 1 && row.window_index === row.cycle_start && row.metric === "latency_ms");

/** Changes all rows of the agent's window that a row stands in. */
const window = (index: number, change: Row) => (rows: Row[]) => {
  const { agent_id, window_index } = valid[index] ?? {};
  for (const row of rows)
    if (row.agent_id === agent_id && row.window_index === window_index) Object.assign(row, change);
};
/** Changes all rows of the agent's cycle that a row stands in. */
const cycle = (index: number, change: Row) => (rows: Row[]) => {
  const { agent_id, cycle: number } = valid[index] ?? {};
  for (const row of rows) if (row.agent_id === agent_id && row.cycle === number) Object.assign(row, change);
};
const plus = (index: number, name: string, by: number): Row => ({
  [name]: Math.round((number(index, name) + by) * 1e6) / 1e6,
});

/** Two episodes change their deciles. */
function moved(rows: Row[]): void {
  const row = rows[drifting] ?? {};
  rows[drifting] = { ...row, bin_1: Number(row.bin_1) + 2, bin_10: Number(row.bin_10) - 2 };
}

const mutations: readonly Mutation[] = [
  ["key", "a measurement that stands twice", (rows) => rows.splice(drifting + 1, 0, { ...rows[drifting] })],
  ["group", "a window without a metric", (rows) => rows.splice(drifting, 1)],
  [
    "group",
    "metrics in another order",
    (rows) => rows.splice(drifting, 2, ...rows.slice(drifting, drifting + 2).toReversed()),
  ],
  ["window-order", "rows that begin later", (rows) => rows.splice(0, AGENTS * METRICS)],
  ["window-order", "a missing hour", (rows) => rows.splice(240, AGENTS * METRICS)],
  ["window-order", "an agent that is left out", (rows) => rows.splice(240, METRICS)],
  ["window-order", "an hour of a second less", window(drifting, { ts: later(valid[drifting]?.ts, -1_000) })],
  [
    "group-constant",
    "a window of two lengths",
    changed(drifting, { episodes: number(drifting, "episodes") === 400 ? 401 : 400 }),
  ],
  ["group-constant", "a label for one metric", changed(drifting, { drift_label: false })],
  ["cycle", "a cycle that is left out", cycle(nextCycle, { cycle: 5 })],
  ["cycle", "a cycle that begins later", window(drifting, { cycle_start: number(drifting, "window_index") + 1 })],
  [
    "cycle-constant",
    "a drift that changes its cause",
    window(drifting, { cause: valid[drifting]?.cause === "data_shift" ? "prompt_change" : "data_shift" }),
  ],
  ["cycle-constant", "a baseline that moves", changed(drifting, plus(drifting, "baseline_mean", 0.01))],
  [
    "cycle-constant",
    "an agent with another model",
    window(drifting, { model: valid[drifting]?.model === "ember-1" ? "dune-2-flash" : "ember-1" }),
  ],
  ["z", "a distance that does not fit", changed(drifting, plus(drifting, "z", 0.02))],
  ["bins", "an episode in no decile", changed(drifting, { bin_3: number(drifting, "bin_3") + 1 })],
  ["psi", "an index that does not fit", changed(drifting, plus(drifting, "psi", 0.000005))],
  ["psi", "episodes that changed their deciles", moved],
  ["ks", "a distance of deciles that does not fit", changed(drifting, plus(drifting, "ks_stat", 0.000005))],
  ["js", "a divergence that does not fit", changed(drifting, plus(drifting, "js_div", 0.000005))],
  [
    "tool-mix",
    "a call that went nowhere",
    window(drifting, { tool_share_search: number(drifting, "tool_share_search") > 0.5 ? 0.1 : 0.9 }),
  ],
  ["detector-up", "a detector that rises by itself", changed(calm, { cusum_up: 0.5 })],
  ["detector-down", "a detector that forgets", changed(calm, { cusum_down: 0 })],
  ["detector-flag", "an alarm for nothing", changed(calm, { detector_flag: true })],
  ["detection-delay", "a delay without an alarm", changed(calm, { detection_delay: 3 })],
  [
    "detection-delay",
    "an hour more",
    changed(flagged, { detection_delay: number(flagged, "detection_delay") === 1 ? 2 : 1 }),
  ],
  ["control", "a control with an effect", changed(control, { effect: 0.5, metric_affected: true })],
  ["control", "a control with an onset", cycle(control, { drift_onset: number(control, "cycle_start") + 100 })],
  ["control", "a drift without a width", cycle(drifting, { drift_width: null })],
  [
    "drift-prob",
    "a drift that comes sooner",
    window(drifting, { drift_prob: number(drifting, "drift_prob") > 0.9 ? 0.8 : 0.95 }),
  ],
  ["drift-label", "a drift that is not labelled", window(drifting, { drift_label: false })],
  ["before-onset", "a drift long before its onset", window(early, { drift_prob: 0.3 })],
  [
    "onset-in-cycle",
    "an onset at the end of the cycle",
    cycle(steady, { drift_onset: number(steady, "cycle_start") + 239 }),
  ],
  ["period", "a wave without a period", cycle(wavy, { drift_period: null })],
  ["period", "a period of what stays", cycle(steady, { drift_period: 48 })],
  ["sudden-width", "a sudden drift that takes hours", cycle(sudden, { drift_width: 3 })],
  ["cause-kind", "a new prompt for other inputs", cycle(concept, { cause: "data_shift" })],
  ["covariate-metrics", "inputs that make errors", changed(untouched, { metric_affected: true, effect: 0.5 })],
  ["covariate-metrics", "answers that make no errors", changed(concept, { metric_affected: false, effect: 0 })],
  ["effect", "an effect on what is not affected", changed(control, { effect: 0.3 })],
  ["effect", "an effect beyond the severity", changed(affected, { effect: 1.75, severity: 0.2 })],
  [
    "effect",
    "a drift of one metric",
    (rows) => {
      const start = affected - (affected % METRICS);
      for (let i = start; i < start + METRICS; i++)
        if (i !== affected) Object.assign(rows[i] ?? {}, { metric_affected: false, effect: 0 });
    },
  ],
  [
    "versions",
    "a version that rises without a cause",
    window(control, { prompt_version: number(control, "prompt_version") + 1 }),
  ],
  [
    "versions",
    "an upgrade that did not happen",
    (rows) => {
      const { agent_id, window_index } = valid[upgraded] ?? {};
      const before =
        valid.find((row) => row.agent_id === agent_id && row.window_index === Number(window_index) - 1) ?? {};
      const { model_version, prompt_version, tool_schema_version } = before;
      window(upgraded, { model_version, prompt_version, tool_schema_version })(rows);
    },
  ],
  ["schema", "a null where none is declared", changed(drifting, { z: null })],
  ["schema", "a probability above one", changed(drifting, { drift_prob: 1.2 })],
  ["schema", "a field that nobody declared", changed(drifting, { note: "x" })],
  ["schema", "a version that changes", changed(drifting, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: agentBehavioralDrift,
  validate: validateAgentBehavioralDrift,
  valid,
  mutations,
  determined: [
    ...["agent_id", "ts", "window_index", "cycle", "cycle_start", "model", "model_version", "task_type", "metric"],
    ...[
      "episodes",
      "value",
      "baseline_mean",
      "baseline_sd",
      "z",
      "bin_1",
      "bin_5",
      "bin_10",
      "psi",
      "ks_stat",
      "js_div",
    ],
    ...["cusum_up", "cusum_down", "detector_flag", "detection_delay", "tool_share_code", "drift_type", "drift_prob"],
    ...["drift_label", "severity", "metric_affected", "effect"],
  ],
});
