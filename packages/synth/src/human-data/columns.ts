import type { Column } from "../engine/column.ts";
import { emotionKinds } from "../human/emotion.ts";
import { acts, ageBands, type HumanFormat } from "../human/record.ts";
import type { JsonSchema } from "../schema/json-value.ts";

const text = { type: "string" } as const;
const unit = { type: "number", minimum: 0, maximum: 1 } as const;
const signed = { type: "number", minimum: -1, maximum: 1 } as const;

function closed(properties: Readonly<Record<string, JsonSchema>>, nullable = false): JsonSchema {
  return {
    type: nullable ? ["object", "null"] : "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const affect = closed({ valence: signed, arousal: signed });
const action = closed({ token: text, text }, true);

const event = closed(
  {
    kind: { enum: ["event", "action", "object"] },
    token: text,
    text,
    object: text,
    concerns: { enum: ["self", "other"] },
    status: { enum: ["present", "prospective", "confirmed", "disconfirmed"] },
    phase: { enum: ["onset", "continuing"] },
    goal: text,
    caused_by: { type: ["integer", "null"] },
  },
  true,
);

const appraisal = closed({
  desirability: signed,
  likelihood: unit,
  agency: { enum: ["self", "other", "circumstance"] },
  praiseworthiness: signed,
  liking: signed,
  control: signed,
  suddenness: signed,
  norm: signed,
});

const state = {
  index: { type: "integer", minimum: 0 },
  at: { type: "string", format: "date-time" },
  event,
  appraisal,
  prior: closed({ index: { type: "integer" }, emotion: text }, true),
  emotion: { enum: Object.keys(emotionKinds) },
  intensity: unit,
  relevance: unit,
  habituation: unit,
  valence: signed,
  arousal: signed,
  mood: affect,
  action,
  text: { type: "string", minLength: 1, maxLength: 700 },
} as const;

const persona = closed({
  persona_id: text,
  name: text,
  age_band: { enum: ageBands },
  role: text,
  traits: closed({
    openness: unit,
    conscientiousness: unit,
    extraversion: unit,
    agreeableness: unit,
    stability: unit,
  }),
  goals: { type: "array", items: closed({ goal: text, text, weight: unit }) },
  voice: closed({ formality: unit, verbosity: unit, patience: unit }),
  mood_half_life_hours: { type: "integer" },
  mood_at_start: affect,
  utc_offset_hours: { type: "integer" },
});

function object(name: string, meaning: string, schema: JsonSchema, example: Readonly<Record<string, string>>): Column {
  return { field: { name, type: "object", meaning, schema, example }, form: { kind: "json" } };
}

function moment(name: string, meaning: string): Column {
  return {
    field: { name, type: "datetime", meaning, example: "2026-03-02T17:20:41.000Z" },
    form: { kind: "instant" },
  };
}

function id(name: string, meaning: string, prefix: string): Column {
  return {
    field: { name, type: "id", meaning, pattern: `${prefix}_[0-9a-v]{12}`, example: `${prefix}_0a1b2c3d4e5f` },
    form: { kind: "text" },
  };
}

function formatColumn(format: HumanFormat): Column {
  return {
    field: { name: "format", type: "enum", meaning: "What the row is.", values: [format], example: format },
    form: { kind: "choice", values: [format] },
  };
}

const scenario = object(
  "scenario",
  "How the scenario was understood.",
  closed({
    family: text,
    subject: { type: ["string", "null"] },
    place: { type: ["string", "null"] },
    sensitive: { type: "boolean" },
    note: { type: ["string", "null"] },
  }),
  { family: "job_search" },
);

const began = moment("started_at", "When the first state was (UTC).");
const ended = moment("ended_at", "When the last state was (UTC).");

const summary = object(
  "causal_summary",
  "Why the person did what it did: event, reason, emotion and decision of the strongest state.",
  closed({
    text,
    parts: closed({ index: { type: "integer" }, event: text, reason: text, emotion: text, decision: text }),
  }),
  { text: "…" },
);

const scores = object(
  "scores",
  "The row's quality on seven aspects and overall, 0 to 1, computed by rules that are written apart from the generator.",
  closed({
    schema_completeness: unit,
    bounded_values: unit,
    emotion_appraisal: unit,
    causal_summary: unit,
    diversity: unit,
    provenance: unit,
    safety: unit,
    overall: unit,
  }),
  { overall: "…" },
);

const provenance = object(
  "provenance",
  "What makes the row again, and the rule that was applied to each state.",
  closed({
    generator: { const: "human-data" },
    generator_version: text,
    seed: text,
    row: { type: "integer" },
    attempt: { type: "integer" },
    rule_trace: { type: "array", items: text },
  }),
  { generator: "human-data" },
);

const steps: Column = {
  field: {
    name: "steps",
    type: "array",
    meaning: "What happened, how it was appraised, what was felt, and what the person did, in order.",
    schema: { items: closed(state), minItems: 5, maxItems: 12 },
    example: [],
  },
  form: { kind: "json" },
};

const turns: Column = {
  field: {
    name: "turns",
    type: "array",
    meaning: "The messages, each with the state that it follows from, in order.",
    schema: {
      items: closed({ ...state, speaker: { enum: ["user", "other"] }, act: { enum: acts } }),
      minItems: 2,
      maxItems: 40,
    },
    example: [],
  },
  form: { kind: "json" },
};

/** The fields of a trace or of a conversation, as `human/record.ts` has them, and the score beside them. */
export function humanColumns(format: HumanFormat): readonly Column[] {
  const shared = [formatColumn(format), scenario];
  const close = [summary, scores, provenance];
  if (format === "traces") {
    const who = object("persona", "Whose trace it is: somebody invented.", persona, { name: "…" });
    return [id("trace_id", "The trace.", "htr"), ...shared, who, began, ended, steps, ...close];
  }
  const both = object("participants", "Who talks: two invented people.", closed({ user: persona, other: persona }), {});
  return [id("conversation_id", "The conversation.", "hcv"), ...shared, both, began, ended, turns, ...close];
}
