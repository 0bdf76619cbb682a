/** The closed vocabularies of benchmark episodes. An enum's cell is the index here. */
export const domains = ["retail", "travel", "calendar", "warehouse", "helpdesk", "banking"] as const;
export type Domain = (typeof domains)[number];

export const failureModes = [
  "wrong_argument",
  "wrong_target",
  "missing_action",
  "extra_action",
  "policy_violation",
  "gave_up",
  "step_limit",
] as const;
export type FailureMode = (typeof failureModes)[number];

export const exitStatuses = ["submitted", "gave_up", "step_limit"] as const;

/** Calls after which an episode is cut. */
export const STEP_LIMIT = 30;
