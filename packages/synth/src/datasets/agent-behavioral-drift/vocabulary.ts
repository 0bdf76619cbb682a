/** The windowed measurements of an agent, in the order of an agent's rows. */
export const metrics = [
  "latency_ms",
  "cost_usd",
  "response_tokens",
  "plan_depth",
  "tool_calls",
  "error_rate",
  "refusal_rate",
  "sentiment",
] as const;

export const METRICS = metrics.length;

/** The first ones follow what an agent is asked, the others how well it answers. */
export const INPUT_METRICS = 5;
export const ERROR_RATE = 5;

export const driftTypes = ["none", "sudden", "gradual", "incremental", "recurring", "seasonal"] as const;
export const NO_DRIFT = 0;
export const SUDDEN = 1;
export const GRADUAL = 2;
export const INCREMENTAL = 3;
export const RECURRING = 4;
export const SEASONAL = 5;

export const shiftKinds = ["concept", "covariate"] as const;
export const CONCEPT = 0;
export const COVARIATE = 1;

export const causes = ["model_upgrade", "prompt_change", "tool_schema_change", "data_shift"] as const;
export const DATA_SHIFT = 3;

export const severities = ["low", "medium", "high"] as const;

export const taskTypes = ["coding", "research", "customer_support", "data_analysis", "booking"] as const;

export const tools = ["search", "code", "browse", "database", "message"] as const;
export const TOOLS = tools.length;

/** Windows of an hour in one cycle of observation, after which a new baseline is set. */
export const CYCLE_WINDOWS = 240;
export const BINS = 10;

/** The reference detector in units of z: what it forgives a window, when it flags, where it stops counting. */
export const detector = { slack: 1, threshold: 12, cap: 16 } as const;
