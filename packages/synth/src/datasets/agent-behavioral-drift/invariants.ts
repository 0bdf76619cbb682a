import type { Invariant } from "../../schema/dataset.ts";
import { CYCLE_WINDOWS, detector, METRICS } from "./vocabulary.ts";

export const driftInvariants: readonly Invariant[] = [
  { id: "key", statement: "(agent_id, window_index, metric) is unique." },
  {
    id: "group",
    statement: `The rows of an agent's window follow one another, ${METRICS} of them, one for each metric in the order latency_ms, cost_usd, response_tokens, plan_depth, tool_calls, error_rate, refusal_rate, sentiment.`,
  },
  {
    id: "window-order",
    statement:
      "window_index is 0 on the first row, never falls and rises by 1; every window has the same agents in the same order; ts is the ts of window 0 plus window_index hours, and a full hour.",
  },
  {
    id: "group-constant",
    statement:
      "ts, cycle, cycle_start, model, model_version, prompt_version, tool_schema_version, task_type, episodes, the tool_share_ fields, drift_type, shift_kind, cause, drift_onset, drift_width, drift_period, drift_prob, drift_label and severity are the same on all rows of an agent's window.",
  },
  {
    id: "cycle",
    statement: `A cycle has ${CYCLE_WINDOWS} windows: cycle_start ≤ window_index < cycle_start + ${CYCLE_WINDOWS}, and an agent's next cycle is the number above and starts ${CYCLE_WINDOWS} later; cycle 0 starts at 0 or before.`,
  },
  {
    id: "cycle-constant",
    statement:
      "drift_type, shift_kind, cause, drift_onset, drift_width, drift_period and severity are the same in all rows of an agent's cycle; baseline_mean, baseline_sd, metric_affected and effect are the same in all rows of an agent's cycle and metric; model and task_type are the same in all rows of an agent.",
  },
  {
    id: "z",
    statement: "z differs from (value − baseline_mean) ÷ baseline_sd by at most 0.006.",
  },
  { id: "bins", statement: "bin_1 + … + bin_10 = episodes." },
  {
    id: "psi",
    statement:
      "With p_i = (bin_i + 0.5) ÷ (episodes + 5): psi = the sum over i of (p_i − 0.1) × ln(p_i ÷ 0.1), within 0.000002.",
  },
  {
    id: "ks",
    statement: "ks_stat = the largest |(bin_1 + … + bin_k) ÷ episodes − k ÷ 10| over k = 1 … 10, within 0.000002.",
  },
  {
    id: "js",
    statement:
      "With the same p_i and m_i = (p_i + 0.1) ÷ 2: js_div = half the sum of p_i × ln(p_i ÷ m_i) plus half the sum of 0.1 × ln(0.1 ÷ m_i), within 0.000002.",
  },
  {
    id: "tool-mix",
    statement: "The five tool_share_ fields sum to 1, exact to four decimals.",
  },
  {
    id: "detector-up",
    statement: `cusum_up = max(0, min(${detector.cap}, u + z − ${detector.slack})), where u is cusum_up of the same agent and metric in the window before, and 0 in the first window of a cycle; exact to four decimals.`,
  },
  {
    id: "detector-down",
    statement: `cusum_down = max(0, min(${detector.cap}, d − z − ${detector.slack})), where d is cusum_down of the same agent and metric in the window before, and 0 in the first window of a cycle; exact to four decimals.`,
  },
  {
    id: "detector-flag",
    statement: `detector_flag is true exactly when cusum_up or cusum_down is at least ${detector.threshold}.`,
  },
  {
    id: "detection-delay",
    statement:
      "detection_delay is present exactly when detector_flag is true, drift_onset is present and window_index ≥ drift_onset; it is f − drift_onset, where f is the first window_index ≥ drift_onset of the cycle at which this agent's metric is flagged, and may lie before the first window of the dataset.",
  },
  {
    id: "control",
    statement:
      "With drift_type none, drift_prob is 0, drift_label and metric_affected are false, severity and effect are 0, and shift_kind, cause, drift_onset, drift_width and drift_period are null; otherwise severity is at least 0.2 and shift_kind, cause, drift_onset and drift_width are present.",
  },
  {
    id: "drift-prob",
    statement:
      "drift_prob = 1 ÷ (1 + e^(−4 × d ÷ drift_width)), within 0.000002, where d = window_index − drift_onset for sudden, gradual and incremental drift, and before the onset of the others; from the onset of a recurring or seasonal drift on, with u = (window_index − drift_onset) mod drift_period and h = drift_period ÷ 2, d = min(u, h − u) when u < h, and d = −min(u − h, drift_period − u) otherwise.",
  },
  { id: "drift-label", statement: "drift_label is true exactly when drift_prob ≥ 0.5." },
  {
    id: "before-onset",
    statement: "drift_prob is below 0.02 in every window at least 2 × drift_width before drift_onset.",
  },
  {
    id: "onset-in-cycle",
    statement: `drift_onset − 2 × drift_width ≥ cycle_start and drift_onset + drift_width < cycle_start + ${CYCLE_WINDOWS}.`,
  },
  {
    id: "period",
    statement:
      "drift_period is present exactly for recurring drift (even, 48 to 96) and seasonal drift (24, with drift_onset at 00:00 UTC).",
  },
  { id: "sudden-width", statement: "drift_width is 1 for sudden drift." },
  {
    id: "cause-kind",
    statement: "shift_kind is covariate exactly when cause is data_shift; seasonal drift has the cause data_shift.",
  },
  {
    id: "covariate-metrics",
    statement:
      "Covariate shifts affect none of error_rate, refusal_rate and sentiment; concept shifts affect error_rate.",
  },
  {
    id: "effect",
    statement:
      "effect is other than 0 exactly when metric_affected; then |effect| lies between 0.74 × severity and 1.26 × severity, within 0.005; every cycle with drift affects at least two metrics.",
  },
  {
    id: "versions",
    statement:
      "model_version, prompt_version and tool_schema_version change only by +1, and only at window_index = drift_onset: model_version with cause model_upgrade, prompt_version with prompt_change, tool_schema_version with tool_schema_change, and then always.",
  },
];
