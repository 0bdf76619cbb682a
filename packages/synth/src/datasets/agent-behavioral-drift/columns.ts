import type { Column } from "../../engine/column.ts";
import { agentModels } from "../../entities/agents.ts";
import type { Field } from "../../schema/field.ts";
import {
  BINS,
  CYCLE_WINDOWS,
  causes,
  detector,
  driftTypes,
  metrics,
  shiftKinds,
  taskTypes,
  tools,
} from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  agent: 0,
  ts: 1,
  window: 2,
  cycle: 3,
  cycleStart: 4,
  model: 5,
  modelVersion: 6,
  promptVersion: 7,
  toolSchemaVersion: 8,
  task: 9,
  metric: 10,
  episodes: 11,
  value: 12,
  baselineMean: 13,
  baselineSd: 14,
  z: 15,
  bins: 16,
  psi: 26,
  ks: 27,
  js: 28,
  up: 29,
  down: 30,
  flag: 31,
  delay: 32,
  shares: 33,
  type: 38,
  kind: 39,
  cause: 40,
  onset: 41,
  width: 42,
  period: 43,
  probability: 44,
  label: 45,
  severity: 46,
  affected: 47,
  effect: 48,
  version: 49,
} as const;

const integer = { kind: "integer" } as const;
const boolean = { kind: "boolean" } as const;

function decimal(scale: number, field: Omit<Field, "type" | "decimals">): Column {
  return { field: { type: "number", decimals: scale, ...field }, form: { kind: "decimal", scale } };
}

function choice(values: readonly string[], field: Omit<Field, "type" | "values">): Column {
  return { field: { type: "enum", values, ...field }, form: { kind: "choice", values } };
}

/** One row is one metric of one agent in one window. */
export function driftColumns(version: string): readonly Column[] {
  return [...identity(), ...measurement(), ...distances(), ...toolMix(), ...truth(version)];
}

function identity(): Column[] {
  const columns: Column[] = [
    {
      field: {
        name: "agent_id",
        type: "id",
        meaning: "The agent; its rows of a window follow one another, one for each metric.",
        pattern: "agt_[0-9A-HJKMNP-TV-Z]{6}",
        example: "agt_3F7K2Q",
      },
      form: { kind: "code", prefixes: ["agt_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "Start of the window, a full hour (UTC); never before the row above.",
        example: "2026-01-05T09:00:00.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "window_index",
        type: "int",
        meaning: "Number of the window, in hours since the first one of the dataset, from 0.",
        minimum: 0,
        example: 9,
      },
      form: integer,
    },
    {
      field: {
        name: "cycle",
        type: "int",
        meaning: "Number of the agent's cycle of observation, from 0; a new baseline is set with each.",
        minimum: 0,
        example: 1,
      },
      form: integer,
    },
    {
      field: {
        name: "cycle_start",
        type: "int",
        meaning: "window_index at which the cycle began; negative when that was before the dataset.",
        minimum: 1 - CYCLE_WINDOWS,
        example: -38,
      },
      form: integer,
    },
    choice(agentModels, { name: "model", meaning: "Invented language model behind the agent.", example: "cobalt-3" }),
    ...versions(),
    choice(taskTypes, { name: "task_type", meaning: "What the agent is mostly asked to do.", example: "research" }),
  ];
  return columns.map((column) => ({ ...column, stable: true }));
}

function versions(): Column[] {
  return [
    ["model_version", "Version of the model that serves the agent, counted from 1."],
    ["prompt_version", "Version of the agent's system prompt, counted from 1."],
    ["tool_schema_version", "Version of the schemas of the agent's tools, counted from 1."],
  ].map(([name = "", meaning = ""]) => ({
    field: { name, type: "int", meaning, minimum: 1, example: 2 },
    form: integer,
  }));
}

function measurement(): Column[] {
  return [
    choice(metrics, {
      name: "metric",
      meaning: "What is measured: means over the window's episodes, rates as shares of an episode's steps.",
      example: "latency_ms",
    }),
    {
      field: {
        name: "episodes",
        type: "int",
        meaning: "Finished episodes of the agent in the window.",
        minimum: 240,
        maximum: 1200,
        example: 412,
      },
      form: integer,
      stable: true,
    },
    decimal(6, { name: "value", meaning: "The metric in this window.", example: 1893.204118 }),
    decimal(6, {
      name: "baseline_mean",
      meaning: "Mean of the metric's windows when the baseline of this cycle was set.",
      example: 1840.5,
    }),
    decimal(6, {
      name: "baseline_sd",
      meaning: "Standard deviation of the metric's windows when the baseline was set.",
      minimum: 0.0001,
      example: 46.1,
    }),
    decimal(4, {
      name: "z",
      meaning: "Distance of the value from the baseline, in baseline standard deviations.",
      example: 1.1433,
    }),
    ...Array.from(
      { length: BINS },
      (_, i): Column => ({
        field: {
          name: `bin_${i + 1}`,
          type: "int",
          meaning: `Episodes of the window whose measurement falls into decile ${i + 1} of the baseline's episodes; ties share a decile by chance.`,
          minimum: 0,
          maximum: 1200,
          example: 41,
        },
        form: integer,
      }),
    ),
  ];
}

function distances(): Column[] {
  const score = { minimum: 0, maximum: detector.cap };
  return [
    decimal(6, {
      name: "psi",
      meaning: "Population stability index of the window's deciles against the baseline.",
      minimum: 0,
      example: 0.031274,
    }),
    decimal(6, {
      name: "ks_stat",
      meaning: "Kolmogorov–Smirnov distance between the window's deciles and the baseline.",
      minimum: 0,
      maximum: 1,
      example: 0.041262,
    }),
    decimal(6, {
      name: "js_div",
      meaning: "Jensen–Shannon divergence between the window's deciles and the baseline.",
      unit: "nats",
      minimum: 0,
      maximum: 0.693148,
      example: 0.003871,
    }),
    decimal(4, {
      name: "cusum_up",
      meaning: "State of the reference detector for rises of the metric.",
      ...score,
      example: 0.1433,
    }),
    decimal(4, {
      name: "cusum_down",
      meaning: "State of the reference detector for falls of the metric.",
      ...score,
      example: 0,
    }),
    {
      field: {
        name: "detector_flag",
        type: "bool",
        meaning: "True when the reference detector reports drift of this metric.",
        example: false,
      },
      form: boolean,
    },
    {
      field: {
        name: "detection_delay",
        type: "int",
        meaning: "Windows from drift_onset to the first flag of this metric at or after it, while it is flagged.",
        unit: "windows",
        minimum: 0,
        maximum: CYCLE_WINDOWS,
        nullable: true,
        example: 3,
      },
      form: integer,
    },
  ];
}

function toolMix(): Column[] {
  return tools.map((tool) => ({
    ...decimal(4, {
      name: `tool_share_${tool}`,
      meaning: `Share of the agent's tool calls in the window that went to its ${tool} tool.`,
      minimum: 0,
      maximum: 1,
      example: 0.2,
    }),
    stable: true,
  }));
}

function truth(version: string): Column[] {
  const perAgent: Column[] = [
    choice(driftTypes, {
      name: "drift_type",
      meaning: "The drift that this cycle holds, or none for a control.",
      example: "gradual",
    }),
    choice(shiftKinds, {
      name: "shift_kind",
      meaning:
        "Whether the agent answers differently (concept) or is asked other things (covariate); null without drift.",
      nullable: true,
      example: "concept",
    }),
    choice(causes, {
      name: "cause",
      meaning: "What set the drift off; null without drift.",
      nullable: true,
      example: "prompt_change",
    }),
    {
      field: {
        name: "drift_onset",
        type: "int",
        meaning: "window_index at which the drift is half in place; null without drift.",
        nullable: true,
        example: 96,
      },
      form: integer,
    },
    {
      field: {
        name: "drift_width",
        type: "int",
        meaning: "Width of the transition; null without drift.",
        unit: "windows",
        minimum: 1,
        maximum: 60,
        nullable: true,
        example: 24,
      },
      form: integer,
    },
    {
      field: {
        name: "drift_period",
        type: "int",
        meaning: "Period with which the drift comes and goes; null for drifts that stay and without drift.",
        unit: "windows",
        minimum: 24,
        maximum: 96,
        nullable: true,
        example: 48,
      },
      form: integer,
    },
    decimal(6, {
      name: "drift_prob",
      meaning: "Truth: how far the drift is in place in this window.",
      minimum: 0,
      maximum: 1,
      example: 0.119203,
    }),
    {
      field: {
        name: "drift_label",
        type: "bool",
        meaning: "Truth: whether the agent is drifted in this window.",
        example: false,
      },
      form: boolean,
    },
    decimal(2, {
      name: "severity",
      meaning: "Usual size of the cycle's shifts in standard deviations of an episode; 0 without drift.",
      minimum: 0,
      maximum: 1.4,
      example: 0.55,
    }),
  ];
  return [
    ...perAgent.map((column): Column => ({ ...column, stable: true })),
    {
      field: {
        name: "metric_affected",
        type: "bool",
        meaning: "Truth: whether this cycle's drift moves this metric.",
        example: true,
      },
      form: boolean,
    },
    decimal(2, {
      name: "effect",
      meaning: "Truth: shift of this metric when the drift is in place, in standard deviations of an episode.",
      minimum: -1.75,
      maximum: 1.75,
      example: 0.61,
    }),
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
