import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** The most calls that an episode has. */
export const STEP_LIMIT = 30;

/** Where a value comes from: written out, an argument of the call, or the state. */
export interface ValueSource {
  readonly const?: unknown;
  readonly arg?: string;
  readonly at?: string;
}

export interface Condition {
  readonly is: string;
  readonly left: ValueSource;
  readonly right?: ValueSource;
}

export interface Effect {
  readonly do: string;
  readonly path: string;
  readonly value?: ValueSource;
}

export interface Tool {
  readonly description: string;
  readonly effects: readonly Effect[];
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requires: readonly Condition[];
  readonly returns: string | null;
}

export interface PolicyRule {
  readonly text: string;
  readonly tool: string;
  readonly when: readonly Condition[];
}

export interface Action {
  readonly args: Readonly<Record<string, unknown>>;
  readonly name: string;
}

export interface Call extends Action {
  readonly i: number;
  readonly observation: unknown;
  readonly ok: boolean;
}

/** An episode whose fields have the published types. */
export interface Episode {
  readonly task_id: string;
  readonly agent_id: string;
  readonly trial: number;
  readonly started_at: string;
  readonly agent_model: string;
  readonly domain: string;
  readonly difficulty: number;
  readonly instruction: string;
  readonly initial_state: Readonly<Record<string, unknown>>;
  readonly tools: readonly Tool[];
  readonly policy: string;
  readonly policy_rules: readonly PolicyRule[];
  readonly gold_actions: readonly Action[];
  readonly gold_state_hash: string;
  readonly trajectory: readonly Call[];
  readonly num_steps: number;
  readonly final_state_hash: string;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly cost_usd: number;
  readonly wall_s: number;
  readonly success: boolean;
  readonly reward: number;
  readonly failure_mode: string | null;
  readonly policy_violation: boolean;
  readonly exit_status: string;
  readonly schema_version: string;
}

const text: FieldRule = { type: "text" };
const crockford = (prefix: string): FieldRule => ({
  type: "text",
  pattern: new RegExp(`^${prefix}[0-9A-HJKMNP-TV-Z]{6}$`),
});
const hash: FieldRule = { type: "text", pattern: /^[0-9a-f]{64}$/ };
const positive: FieldRule = { type: "integer", minimum: 1 };

/** Published form of each field. */
export const episodeRules: RecordRules = new Map<string, FieldRule>([
  ["task_id", crockford("task_")],
  ["agent_id", crockford("agt_")],
  ["trial", positive],
  ["started_at", { type: "instant" }],
  ["agent_model", memberOf("aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4")],
  ["domain", memberOf("retail", "travel", "calendar", "warehouse", "helpdesk", "banking")],
  ["difficulty", { type: "integer", minimum: 1, maximum: 5 }],
  ["instruction", text],
  ["initial_state", { type: "object" }],
  ["tools", { type: "array" }],
  ["policy", text],
  ["policy_rules", { type: "array" }],
  ["gold_actions", { type: "array" }],
  ["gold_state_hash", hash],
  ["trajectory", { type: "array" }],
  ["num_steps", { type: "integer", minimum: 1, maximum: STEP_LIMIT }],
  ["final_state_hash", hash],
  ["tokens_in", positive],
  ["tokens_out", positive],
  ["cost_usd", { type: "number", minimum: 0, decimals: 6 }],
  ["wall_s", { type: "number", minimum: 0, decimals: 1 }],
  ["success", { type: "boolean" }],
  ["reward", { type: "number", minimum: 0, maximum: 1, decimals: 2 }],
  [
    "failure_mode",
    orNull(
      memberOf(
        ...["wrong_argument", "wrong_target", "missing_action", "extra_action", "policy_violation", "gave_up"],
        "step_limit",
      ),
    ),
  ],
  ["policy_violation", { type: "boolean" }],
  ["exit_status", memberOf("submitted", "gave_up", "step_limit")],
  ["schema_version", versionRule],
]);
