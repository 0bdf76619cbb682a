import type { Column } from "../../engine/column.ts";
import { agentModels } from "../../entities/agents.ts";
import type { JsonSchema } from "../../schema/json-value.ts";
import { domains, exitStatuses, failureModes, STEP_LIMIT } from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  task: 0,
  agent: 1,
  trial: 2,
  started: 3,
  model: 4,
  domain: 5,
  difficulty: 6,
  instruction: 7,
  initialState: 8,
  tools: 9,
  policy: 10,
  policyRules: 11,
  goldActions: 12,
  goldHash: 13,
  trajectory: 14,
  steps: 15,
  finalHash: 16,
  tokensIn: 17,
  tokensOut: 18,
  cost: 19,
  wall: 20,
  success: 21,
  reward: 22,
  failure: 23,
  violation: 24,
  exit: 25,
  version: 26,
} as const;

const HASH = "[0-9a-f]{64}";

/** Where a value comes from: written out, an argument of the call, or the state before the call. */
const valueSchema: JsonSchema = {
  type: "object",
  properties: { arg: { type: "string" }, at: { type: "string" }, const: {} },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
};
const conditionSchema: JsonSchema = {
  type: "object",
  properties: {
    is: { enum: ["absent", "at_least", "equal", "less", "not_equal", "present"] },
    left: valueSchema,
    right: valueSchema,
  },
  required: ["is", "left"],
  additionalProperties: false,
};
const effectSchema: JsonSchema = {
  type: "object",
  properties: {
    do: { enum: ["add", "append", "remove", "set", "subtract"] },
    path: { type: "string" },
    value: valueSchema,
  },
  required: ["do", "path"],
  additionalProperties: false,
};

/** The published fields of one episode, with their forms in the register. */
export function episodeColumns(version: string): Column[] {
  return [...identity(), ...task(), ...gold(), ...episode(), ...verdict(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "task_id",
        type: "id",
        meaning: "The task; its episodes stand together.",
        pattern: "task_[0-9A-HJKMNP-TV-Z]{6}",
        example: "task_5R0ZKQ",
      },
      form: { kind: "code", prefixes: ["task_"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "agent_id",
        type: "id",
        meaning: "The agent that tries, the same as in the other datasets of the seed.",
        pattern: "agt_[0-9A-HJKMNP-TV-Z]{6}",
        example: "agt_7GQ2M0",
      },
      form: { kind: "code", prefixes: ["agt_"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "trial",
        type: "int",
        meaning: "Number of the agent's trial of this task, from 1.",
        minimum: 1,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "started_at",
        type: "datetime",
        meaning: "When the episode began; later on every row.",
        example: "2026-01-05T09:00:12.480Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "agent_model",
        type: "enum",
        meaning: "The agent's invented model.",
        values: agentModels,
        example: "birch-1-mini",
      },
      form: { kind: "choice", values: agentModels },
      stable: true,
    },
  ];
}

function task(): Column[] {
  const tool: JsonSchema = {
    type: "object",
    properties: {
      description: { type: "string" },
      effects: { type: "array", items: effectSchema },
      name: { type: "string", pattern: "^[a-z][a-z_]*$" },
      parameters: { type: "object" },
      requires: { type: "array", items: conditionSchema },
      returns: { type: ["string", "null"] },
    },
    required: ["description", "effects", "name", "parameters", "requires", "returns"],
    additionalProperties: false,
  };
  const rule: JsonSchema = {
    type: "object",
    properties: {
      text: { type: "string" },
      tool: { type: "string" },
      when: { type: "array", items: conditionSchema },
    },
    required: ["text", "tool", "when"],
    additionalProperties: false,
  };
  return [
    {
      field: { name: "domain", type: "enum", meaning: "Where the task plays.", values: domains, example: "calendar" },
      form: { kind: "choice", values: domains },
      stable: true,
    },
    {
      field: {
        name: "difficulty",
        type: "int",
        meaning: "Difficulty from 1 to 5: the number of gold actions, 5 for five and more.",
        minimum: 1,
        maximum: 5,
        example: 2,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "instruction",
        type: "string",
        meaning: "What the user asks for, in English.",
        example: "Please push my planning session ev_3 back to 15:00 and tell everyone.",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "initial_state",
        type: "object",
        meaning: "The simulated system before the episode.",
        example: { events: { ev_3: { start: "14:00", title: "Planning" } } },
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "tools",
        type: "array",
        meaning:
          "The tools offered, each with its parameters as JSON Schema and what a call requires and does to the state.",
        schema: { items: tool, minItems: 1 },
        example: [
          {
            description: "Moves an event to another time.",
            effects: [{ do: "set", path: "/events/{event_id}/start", value: { arg: "start" } }],
            name: "move_event",
            parameters: {
              type: "object",
              properties: { event_id: { type: "string" }, start: { type: "string" } },
              required: ["event_id", "start"],
            },
            requires: [{ is: "present", left: { at: "/events/{event_id}" } }],
            returns: "/events/{event_id}",
          },
        ],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "policy",
        type: "string",
        meaning: "The rules that the agent must follow, in English: the texts of policy_rules, one a line.",
        example: "Never delete an event that others attend.",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "policy_rules",
        type: "array",
        meaning:
          "The same rules for a program: a successful call of the tool breaks the rule when all of its conditions hold.",
        schema: { items: rule },
        example: [
          {
            text: "Never delete an event that others attend.",
            tool: "delete_event",
            when: [{ is: "at_least", left: { at: "/events/{event_id}/attendees" }, right: { const: 1 } }],
          },
        ],
      },
      form: { kind: "json" },
    },
  ];
}

const action: JsonSchema = {
  type: "object",
  properties: { args: { type: "object" }, name: { type: "string" } },
  required: ["args", "name"],
  additionalProperties: false,
};

function gold(): Column[] {
  return [
    {
      field: {
        name: "gold_actions",
        type: "array",
        meaning: "Calls that do exactly what is asked, in order.",
        schema: { items: action, minItems: 1 },
        example: [{ args: { event_id: "ev_3", start: "15:00" }, name: "move_event" }],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "gold_state_hash",
        type: "string",
        meaning: "SHA-256 of the state after gold_actions, written as RFC 8785 JSON in UTF-8.",
        pattern: HASH,
        example: "0f4c1f6f6cc0a1b7a6f3a3e7a6e2a5be0b3c1bb0a0a7d9a5c2a2d6f1d0a4c8e1",
      },
      form: { kind: "text" },
    },
  ];
}

function episode(): Column[] {
  const call: JsonSchema = {
    type: "object",
    properties: {
      args: { type: "object" },
      i: { type: "integer", minimum: 1 },
      name: { type: "string" },
      observation: {},
      ok: { type: "boolean" },
    },
    required: ["args", "i", "name", "observation", "ok"],
    additionalProperties: false,
  };
  return [
    {
      field: {
        name: "trajectory",
        type: "array",
        meaning: "The agent's calls in order, each with what came back.",
        schema: { items: call, minItems: 1 },
        example: [
          {
            args: { event_id: "ev_3", start: "15:00" },
            i: 1,
            name: "move_event",
            observation: { start: "15:00", title: "Planning" },
            ok: true,
          },
        ],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "num_steps",
        type: "int",
        meaning: "Number of calls in trajectory.",
        minimum: 1,
        maximum: STEP_LIMIT,
        example: 4,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "final_state_hash",
        type: "string",
        meaning: "SHA-256 of the state after trajectory, written as RFC 8785 JSON in UTF-8.",
        pattern: HASH,
        example: "0f4c1f6f6cc0a1b7a6f3a3e7a6e2a5be0b3c1bb0a0a7d9a5c2a2d6f1d0a4c8e1",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "tokens_in",
        type: "int",
        meaning: "Tokens that the model read over all steps.",
        unit: "token",
        minimum: 1,
        example: 9840,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "tokens_out",
        type: "int",
        meaning: "Tokens that the model wrote over all steps.",
        unit: "token",
        minimum: 1,
        example: 612,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "cost_usd",
        type: "number",
        meaning: "Price of the tokens.",
        unit: "USD",
        decimals: 6,
        minimum: 0,
        example: 0.030084,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "wall_s",
        type: "number",
        meaning: "How long the episode took.",
        unit: "s",
        decimals: 1,
        minimum: 0,
        example: 21.4,
      },
      form: { kind: "decimal", scale: 1 },
    },
  ];
}

function verdict(version: string): Column[] {
  return [
    {
      field: {
        name: "success",
        type: "bool",
        meaning: "Whether the episode reached the gold state without breaking the policy.",
        example: true,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "reward",
        type: "number",
        meaning: "1 for success; else half the share of gold actions done, 0 where the policy was broken.",
        decimals: 2,
        minimum: 0,
        maximum: 1,
        example: 0.33,
      },
      form: { kind: "decimal", scale: 2 },
    },
    {
      field: {
        name: "failure_mode",
        type: "enum",
        meaning: "What went wrong; null on success.",
        nullable: true,
        values: failureModes,
        example: "wrong_argument",
      },
      form: { kind: "choice", values: failureModes },
    },
    {
      field: {
        name: "policy_violation",
        type: "bool",
        meaning: "Whether a successful call broke a rule of the policy.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "exit_status",
        type: "enum",
        meaning: "How the episode ended: the agent said that it was done, gave up, or was cut.",
        values: exitStatuses,
        example: "submitted",
      },
      form: { kind: "choice", values: exitStatuses },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's schema and generator.",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
