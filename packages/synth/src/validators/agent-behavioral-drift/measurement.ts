import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A metric of an agent's window whose fields have the published types. */
export interface Measurement {
  agent_id: string;
  ts: string;
  window_index: number;
  cycle: number;
  cycle_start: number;
  model: string;
  model_version: number;
  prompt_version: number;
  tool_schema_version: number;
  task_type: string;
  metric: string;
  episodes: number;
  value: number;
  baseline_mean: number;
  baseline_sd: number;
  z: number;
  bin_1: number;
  bin_2: number;
  bin_3: number;
  bin_4: number;
  bin_5: number;
  bin_6: number;
  bin_7: number;
  bin_8: number;
  bin_9: number;
  bin_10: number;
  psi: number;
  ks_stat: number;
  js_div: number;
  cusum_up: number;
  cusum_down: number;
  detector_flag: boolean;
  detection_delay: number | null;
  tool_share_search: number;
  tool_share_code: number;
  tool_share_browse: number;
  tool_share_database: number;
  tool_share_message: number;
  drift_type: string;
  shift_kind: string | null;
  cause: string | null;
  drift_onset: number | null;
  drift_width: number | null;
  drift_period: number | null;
  drift_prob: number;
  drift_label: boolean;
  severity: number;
  metric_affected: boolean;
  effect: number;
  schema_version: string;
}

/** The metrics of a window, in the order of its rows. */
export const metrics = [
  ...["latency_ms", "cost_usd", "response_tokens", "plan_depth"],
  ...["tool_calls", "error_rate", "refusal_rate", "sentiment"],
] as const;

/** Windows of a cycle. */
export const CYCLE_WINDOWS = 240;

export const binFields = [
  "bin_1",
  "bin_2",
  "bin_3",
  "bin_4",
  "bin_5",
  "bin_6",
  "bin_7",
  "bin_8",
  "bin_9",
  "bin_10",
] as const satisfies readonly (keyof Measurement)[];

const shareFields = [
  "tool_share_search",
  "tool_share_code",
  "tool_share_browse",
  "tool_share_database",
  "tool_share_message",
] as const satisfies readonly (keyof Measurement)[];

/** Fields that all rows of a cycle share. */
export const cycleFields = [
  "drift_type",
  "shift_kind",
  "cause",
  "drift_onset",
  "drift_width",
  "drift_period",
  "severity",
] as const satisfies readonly (keyof Measurement)[];

/** Fields that all rows of an agent's window share. */
export const windowFields = [
  "ts",
  "cycle",
  "cycle_start",
  "model",
  "model_version",
  "prompt_version",
  "tool_schema_version",
  "task_type",
  "episodes",
  ...shareFields,
  ...cycleFields,
  "drift_prob",
  "drift_label",
] as const satisfies readonly (keyof Measurement)[];

/** The five shares in ten-thousandths. */
export function toolShares(row: Measurement): number {
  let sum = 0;
  for (const name of shareFields) sum += Math.round(row[name] * 10_000);
  return sum;
}

const counted: FieldRule = { type: "integer", minimum: 1 };
const measure: FieldRule = { type: "number", decimals: 6 };
const score: FieldRule = { type: "number", minimum: 0, maximum: 16, decimals: 4 };
const tasks = memberOf("coding", "research", "customer_support", "data_analysis", "booking");
const types = memberOf("none", "sudden", "gradual", "incremental", "recurring", "seasonal");
const causes = memberOf("model_upgrade", "prompt_change", "tool_schema_change", "data_shift");

function eachOf(names: readonly string[], rule: FieldRule): [string, FieldRule][] {
  return names.map((name) => [name, rule]);
}

/** Published form of each field. */
export const measurementRules: RecordRules = new Map<string, FieldRule>([
  ["agent_id", { type: "text", pattern: /^agt_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["ts", { type: "instant" }],
  ["window_index", { type: "integer", minimum: 0 }],
  ["cycle", { type: "integer", minimum: 0 }],
  ["cycle_start", { type: "integer", minimum: 1 - CYCLE_WINDOWS }],
  ["model", memberOf("aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4")],
  ["model_version", counted],
  ["prompt_version", counted],
  ["tool_schema_version", counted],
  ["task_type", tasks],
  ["metric", memberOf(...metrics)],
  ["episodes", { type: "integer", minimum: 240, maximum: 1_200 }],
  ["value", measure],
  ["baseline_mean", measure],
  ["baseline_sd", { type: "number", minimum: 0.0001, decimals: 6 }],
  ["z", { type: "number", decimals: 4 }],
  ...eachOf(binFields, { type: "integer", minimum: 0, maximum: 1_200 }),
  ["psi", { type: "number", minimum: 0, decimals: 6 }],
  ["ks_stat", { type: "number", minimum: 0, maximum: 1, decimals: 6 }],
  ["js_div", { type: "number", minimum: 0, maximum: 0.693148, decimals: 6 }],
  ["cusum_up", score],
  ["cusum_down", score],
  ["detector_flag", { type: "boolean" }],
  ["detection_delay", { type: "integer", nullable: true, minimum: 0, maximum: CYCLE_WINDOWS }],
  ...eachOf(shareFields, { type: "number", minimum: 0, maximum: 1, decimals: 4 }),
  ["drift_type", types],
  ["shift_kind", orNull(memberOf("concept", "covariate"))],
  ["cause", orNull(causes)],
  ["drift_onset", { type: "integer", nullable: true }],
  ["drift_width", { type: "integer", nullable: true, minimum: 1, maximum: 60 }],
  ["drift_period", { type: "integer", nullable: true, minimum: 24, maximum: 96 }],
  ["drift_prob", { type: "number", minimum: 0, maximum: 1, decimals: 6 }],
  ["drift_label", { type: "boolean" }],
  ["severity", { type: "number", minimum: 0, maximum: 1.4, decimals: 2 }],
  ["metric_affected", { type: "boolean" }],
  ["effect", { type: "number", minimum: -1.75, maximum: 1.75, decimals: 2 }],
  ["schema_version", versionRule],
]);
