import type { Column } from "../../engine/column.ts";
import { agentModels } from "../../entities/agents.ts";
import { domains, errorTypes, finishReasons } from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  chain: 0,
  created: 1,
  solver: 2,
  domain: 3,
  difficulty: 4,
  question: 5,
  givens: 6,
  program: 7,
  steps: 8,
  stepCount: 9,
  finalAnswer: 10,
  goldAnswer: 11,
  answerUnit: 12,
  isCorrect: 13,
  firstError: 14,
  errorType: 15,
  selfCorrected: 16,
  finish: 17,
  tokens: 18,
  version: 19,
} as const;

/** An exact number as text: an integer or a decimal, else a fraction in lowest terms. */
const EXACT = "-?[0-9]+(\\.[0-9]+|/[0-9]+)?";

/** The published fields of one chain, with their forms in the register. */
export function chainColumns(version: string): Column[] {
  return [...identity(), ...problem(), ...solution(), ...verdict(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "chain_id",
        type: "id",
        meaning: "The chain: one question with one attempt to solve it.",
        pattern: "rc_[0-9A-HJKMNP-TV-Z]{6}",
        example: "rc_4ZQ0KX",
      },
      form: { kind: "code", prefixes: ["rc_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "created_at",
        type: "datetime",
        meaning: "When the chain was sampled; later on every row.",
        example: "2026-01-05T08:14:51.207Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "solver",
        type: "enum",
        meaning: "The invented model that made the attempt; they differ in how often they err.",
        values: agentModels,
        example: "cobalt-3",
      },
      form: { kind: "choice", values: agentModels },
    },
    {
      field: { name: "domain", type: "enum", meaning: "Kind of reasoning.", values: domains, example: "arithmetic" },
      form: { kind: "choice", values: domains },
    },
    {
      field: {
        name: "difficulty",
        type: "int",
        meaning: "Difficulty from 1 to 5: grows with the length of the program and with distractors.",
        minimum: 1,
        maximum: 5,
        example: 3,
      },
      form: { kind: "integer" },
    },
  ];
}

function problem(): Column[] {
  const given = {
    type: "object",
    properties: {
      kind: { enum: ["stated", "known", "distractor"] },
      name: { type: "string", pattern: "^[a-z][a-z0-9_]*$" },
      unit: { type: "string" },
      value: { type: "string", pattern: `^${EXACT}$` },
    },
    required: ["kind", "name", "unit", "value"],
    additionalProperties: false,
  };
  const node = {
    type: "object",
    properties: {
      formula: { type: "string" },
      node: { type: "string", pattern: "^s[1-9][0-9]*$" },
      unit: { type: "string" },
    },
    required: ["formula", "node", "unit"],
    additionalProperties: false,
  };
  return [
    {
      field: {
        name: "question",
        type: "string",
        meaning: "The problem as a reader gets it, in English.",
        example: "A crate holds 12 jars. The cannery fills 7 crates and sells 30 jars. How many jars are left?",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "givens",
        type: "array",
        meaning:
          "The quantities of the problem: stated in the question, known to everybody (as 60 minutes an hour), or stated but of no use (distractor).",
        schema: { items: given },
        example: [
          { kind: "stated", name: "jars_per_crate", unit: "jar/crate", value: "12" },
          { kind: "stated", name: "crates", unit: "crate", value: "7" },
          { kind: "stated", name: "jars_sold", unit: "jar", value: "30" },
        ],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "program",
        type: "array",
        meaning: "The right way to the answer: named nodes with their formulas over givens and earlier nodes.",
        schema: { items: node, minItems: 1 },
        example: [
          { formula: "crates * jars_per_crate", node: "s1", unit: "jar" },
          { formula: "s1 - jars_sold", node: "s2", unit: "jar" },
        ],
      },
      form: { kind: "json" },
    },
  ];
}

function solution(): Column[] {
  const step = {
    type: "object",
    properties: {
      depends_on: { type: "array", items: { type: "integer", minimum: 1 } },
      error_type: { enum: [...errorTypes, null] },
      expr: { type: ["string", "null"] },
      i: { type: "integer", minimum: 1 },
      node: { type: ["string", "null"] },
      rating: { enum: [-1, 0, 1] },
      text: { type: "string" },
      unit: { type: ["string", "null"] },
      value: { type: ["string", "null"], pattern: `^${EXACT}$` },
    },
    required: ["depends_on", "error_type", "expr", "i", "node", "rating", "text", "unit", "value"],
    additionalProperties: false,
  };
  return [
    {
      field: {
        name: "steps",
        type: "array",
        meaning:
          "The attempt, step by step. rating 1 is right, -1 the error, 0 neutral: no calculation, or a sound one that rests on an error.",
        schema: { items: step, minItems: 1 },
        example: [
          {
            depends_on: [],
            error_type: null,
            expr: "7 * 12",
            i: 1,
            node: "s1",
            rating: 1,
            text: "Seven crates of 12 make 7 * 12 = 84 jars.",
            unit: "jar",
            value: "84",
          },
          {
            depends_on: [1],
            error_type: null,
            expr: "84 - 30",
            i: 2,
            node: "s2",
            rating: 1,
            text: "After the sale 84 - 30 = 54 remain.",
            unit: "jar",
            value: "54",
          },
        ],
      },
      form: { kind: "json" },
    },
    {
      field: { name: "step_count", type: "int", meaning: "Number of steps.", minimum: 1, maximum: 12, example: 2 },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "final_answer",
        type: "string",
        meaning: "What the attempt arrives at: an exact number, or yes or no; null when it gives up.",
        nullable: true,
        pattern: `${EXACT}|yes|no`,
        example: "54",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "gold_answer",
        type: "string",
        meaning: "The right answer: an exact number, or yes or no.",
        pattern: `${EXACT}|yes|no`,
        example: "54",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "answer_unit",
        type: "string",
        meaning: 'Unit of the answer, in the singular; "1" for a pure number, "truth" for yes or no.',
        example: "jar",
      },
      form: { kind: "text" },
    },
  ];
}

function verdict(version: string): Column[] {
  return [
    {
      field: {
        name: "is_correct",
        type: "bool",
        meaning: "Whether the final answer is the right one.",
        example: true,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "first_error_step",
        type: "int",
        meaning: "The step that is rated -1; null when there is none.",
        nullable: true,
        minimum: 1,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "error_type",
        type: "enum",
        meaning: "Kind of the error in that step; null when there is none.",
        nullable: true,
        values: errorTypes,
        example: "misread",
      },
      form: { kind: "choice", values: errorTypes },
    },
    {
      field: {
        name: "self_corrected",
        type: "bool",
        meaning: "Whether a later step takes the error back.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "finish_reason",
        type: "enum",
        meaning: "How the attempt ended: with the right answer, with a wrong one, or without any.",
        values: finishReasons,
        example: "solution",
      },
      form: { kind: "choice", values: finishReasons },
    },
    {
      field: {
        name: "tokens",
        type: "int",
        meaning: "Tokens of the steps as the invented model counts them.",
        unit: "token",
        minimum: 1,
        example: 31,
      },
      form: { kind: "integer" },
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
