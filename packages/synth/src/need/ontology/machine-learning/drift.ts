import { choice, decimal, flag, percent, share, whole } from "../define.ts";
import { beta, lognormal, normal, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** How behaviour changes. */
export const driftTypes: readonly SemanticType[] = [
  choice(
    "drift_type",
    "type of drift|kind of drift|drift class|drift kind",
    "How the behaviour changes.",
    "none:70|gradual:11|sudden:9|incremental:6|recurring:4",
  ),
  flag(
    "drift_detected",
    {
      en: "drift|drift flag|is drift|drift label|has drift|drifted|drift alert",
      de: "drift erkannt|drift",
      es: "deriva detectada|deriva",
      fr: "dérive détectée|dérive",
      pt: "desvio detectado|desvio",
    },
    "Whether the behaviour has changed.",
    0.16,
  ),
  share(
    "drift_score",
    "drift magnitude|drift metric|drift value|degree of drift|drift measure",
    "How far the behaviour has changed, 0 to 1.",
    beta(1.2, 6),
    4,
  ),
  decimal(
    "psi",
    "population stability index|psi score|stability index",
    "Population stability index against the baseline.",
    lognormal(0.06, 0.8),
    4,
    { minimum: 0, maximum: 10 },
  ),
  share(
    "ks_statistic",
    "ks stat|ks|kolmogorov smirnov|ks test|kolmogorov-smirnov statistic",
    "Kolmogorov-Smirnov distance to the baseline.",
    beta(1.4, 12),
    4,
  ),
  share(
    "js_divergence",
    "jensen shannon divergence|js distance|kl divergence|js div",
    "Divergence from the baseline.",
    beta(1.2, 12),
    4,
  ),
  decimal(
    "baseline_mean",
    "baseline|baseline mean value|reference mean|expected value|training mean",
    "Mean of the metric before.",
    lognormal(0.7, 0.3),
    4,
  ),
  decimal(
    "baseline_sd",
    "baseline standard deviation|reference sd|baseline std|expected deviation",
    "Standard deviation of the metric before.",
    lognormal(0.08, 0.4),
    4,
    { minimum: 0 },
  ),
  decimal(
    "z_score",
    "z|standard score|deviation score|zscore|standardized deviation",
    "Standard deviations from the mean.",
    normal(0, 1.2),
    3,
    { minimum: -20, maximum: 20 },
  ),
  whole(
    "window_index",
    "window|window number|time window index|monitoring window|window id|evaluation window",
    "Number of the window.",
    uniform(0, 120),
  ),
  choice(
    "monitored_metric",
    "behavior metric|behaviour metric|metric monitored|drift metric name|monitored feature|agent metric|feature monitored",
    "Which quantity is watched.",
    "tool_error_rate:22|response_length:20|refusal_rate:18|latency:16|task_success:14|cost_per_task:10",
  ),
  choice(
    "drift_cause",
    "cause of drift|drift reason|cause of change",
    "What changed.",
    "model upgrade:34|prompt change:28|tool change:20|data shift:18",
  ),
  percent(
    "refusal_rate",
    "share of refusals|rate of refusals|refusal pct",
    "Share of refusals.",
    beta(2, 40, 0, 100),
    2,
  ),
  percent(
    "success_rate",
    "success pct|task success rate|pass rate|completion rate|rate of success|success ratio|solve rate",
    "Share that succeeded.",
    beta(9, 3, 0, 100),
    2,
  ),
  decimal(
    "average_response_length",
    "response length|avg response length|output length|answer length|mean response length",
    "Words of an answer.",
    lognormal(120, 0.5),
    1,
    { minimum: 0 },
  ),
];
