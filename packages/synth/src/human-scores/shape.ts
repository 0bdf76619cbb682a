import { emotions } from "../human/emotion.ts";
import type { Finding, Notes, Tally } from "./finding.ts";

/** What may stand at a path. Bounds are inclusive, and lengths are of characters. */
export type Shape =
  | { readonly text: readonly [number, number]; readonly pattern?: RegExp }
  | { readonly number: readonly [number, number]; readonly whole?: true }
  | { readonly flag: true }
  | { readonly one: readonly string[] }
  | { readonly nullable: Shape }
  | { readonly list: Shape; readonly length: readonly [number, number] }
  | { readonly members: Readonly<Record<string, Shape>> };

const token = { text: [3, 48], pattern: /^[a-z][a-z0-9_]{2,47}$/ } as const;
const moment = { text: [24, 24], pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/ } as const;
const line = { text: [1, 700], pattern: /^[^\n\r]+$/ } as const;
const phrase = { text: [1, 400] } as const;
const unit = { number: [0, 1] } as const;
const signed = { number: [-1, 1] } as const;
const index = { number: [0, 1_000], whole: true } as const;
const affect: Shape = { members: { valence: signed, arousal: signed } };

const event: Shape = {
  members: {
    kind: { one: ["event", "action", "object"] },
    token,
    text: phrase,
    object: phrase,
    concerns: { one: ["self", "other"] },
    status: { one: ["present", "prospective", "confirmed", "disconfirmed"] },
    phase: { one: ["onset", "continuing"] },
    goal: token,
    caused_by: { nullable: index },
  },
};

const state: Readonly<Record<string, Shape>> = {
  index,
  at: moment,
  event: { nullable: event },
  appraisal: {
    members: {
      desirability: signed,
      likelihood: unit,
      agency: { one: ["self", "other", "circumstance"] },
      praiseworthiness: signed,
      liking: signed,
      control: signed,
      suddenness: unit,
      norm: signed,
    },
  },
  prior: { nullable: { members: { index, emotion: { one: emotions } } } },
  emotion: { one: emotions },
  intensity: unit,
  relevance: unit,
  habituation: { number: [0, 0.5] },
  valence: signed,
  arousal: signed,
  mood: affect,
  action: { nullable: { members: { token: { text: [3, 48], pattern: /^[a-z][a-z_]{2,47}$/ }, text: phrase } } },
  text: line,
};

const acts = [
  ...["greet", "small_talk", "tell", "ask", "answer", "dwell", "repair_request", "repair", "topic_return", "empathise"],
  ...["advise", "offer_help", "explain", "apologise", "support", "decide", "thank", "acknowledge", "farewell"],
];

const persona: Shape = {
  members: {
    persona_id: { text: [14, 14], pattern: /^prs_[0-9a-v]{10}$/ },
    name: { text: [2, 40] },
    age_band: { one: ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] },
    role: { text: [2, 80] },
    traits: {
      members: { openness: unit, conscientiousness: unit, extraversion: unit, agreeableness: unit, stability: unit },
    },
    goals: { list: { members: { goal: token, text: phrase, weight: { number: [0.45, 1] } } }, length: [2, 4] },
    voice: { members: { formality: unit, verbosity: unit, patience: unit } },
    mood_half_life_hours: { number: [6, 24], whole: true },
    mood_at_start: affect,
    utc_offset_hours: { number: [-8, 10], whole: true },
  },
};

const version = { text: [5, 20], pattern: /^\d+\.\d+\.\d+$/ } as const;

const shared: Readonly<Record<string, Shape>> = {
  scenario: {
    members: {
      family: token,
      subject: { nullable: phrase },
      place: { nullable: phrase },
      sensitive: { flag: true },
      note: { nullable: { text: [1, 600] } },
    },
  },
  started_at: moment,
  ended_at: moment,
  causal_summary: {
    members: {
      text: { text: [10, 900] },
      parts: { members: { index, event: phrase, reason: phrase, emotion: phrase, decision: phrase } },
    },
  },
  provenance: {
    members: {
      generator: { one: ["human-data"] },
      generator_version: version,
      seed: { text: [1, 64] },
      row: index,
      attempt: index,
      rule_trace: { list: { text: [5, 80] }, length: [1, 40] },
    },
  },
};

/** A trace and a conversation as `human/record.ts` publishes them. */
export const shapes: Readonly<Record<"traces" | "conversations", Shape>> = {
  traces: {
    members: {
      trace_id: { text: [16, 16], pattern: /^htr_[0-9a-v]{12}$/ },
      format: { one: ["traces"] },
      ...shared,
      persona,
      steps: { list: { members: state }, length: [5, 12] },
    },
  },
  conversations: {
    members: {
      conversation_id: { text: [16, 16], pattern: /^hcv_[0-9a-v]{12}$/ },
      format: { one: ["conversations"] },
      ...shared,
      participants: { members: { user: persona, other: persona } },
      turns: {
        list: { members: { ...state, speaker: { one: ["user", "other"] }, act: { one: acts } } },
        length: [2, 40],
      },
    },
  },
};

/** What of a row is there as it must be, and what of its numbers, texts and lists is within bounds. */
export interface ShapeTallies {
  readonly present: Tally;
  readonly bounded: Tally;
}

/** Walks a value along its shape. Never throws, whatever the value. */
export function checkShape(shape: Shape, value: unknown, path: string, tallies: ShapeTallies, into: Notes): void {
  const { present, bounded } = tallies;
  const missing = (detail: string) => (): Finding => ({
    ...{ aspect: "schema_completeness", rule: "required_path", path, detail, rejects: true },
  });
  const outside = (detail: string) => (): Finding => ({
    ...{ aspect: "bounded_values", rule: "out_of_bounds", path, detail, rejects: false },
  });
  if ("nullable" in shape) {
    if (value === null) into.check(true, present, missing("is absent"));
    else checkShape(shape.nullable, value, path, tallies, into);
  } else if ("members" in shape) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!into.check(isObject, present, missing("is no object"))) return;
    const record = value as Readonly<Record<string, unknown>>;
    for (const [name, inner] of Object.entries(shape.members)) {
      checkShape(inner, Object.hasOwn(record, name) ? record[name] : undefined, `${path}.${name}`, tallies, into);
    }
    const further = Object.keys(record).filter((name) => !Object.hasOwn(shape.members, name));
    if (further.length > 0) into.check(false, present, missing(`has ${further.length} members that are not declared`));
  } else if ("list" in shape) {
    if (!into.check(Array.isArray(value), present, missing("is no list"))) return;
    const items = value as readonly unknown[];
    const [least, most] = shape.length;
    into.check(items.length >= least && items.length <= most, bounded, outside(`has ${items.length} members`));
    for (const [i, item] of items.slice(0, 64).entries()) checkShape(shape.list, item, `${path}[${i}]`, tallies, into);
  } else if ("number" in shape) {
    if (!into.check(typeof value === "number" && Number.isFinite(value), present, missing("is no number"))) return;
    const [least, most] = shape.number;
    const number = value as number;
    const isWhole = shape.whole !== true || Number.isSafeInteger(number);
    into.check(isWhole && number >= least && number <= most, bounded, outside(`is not within ${least} and ${most}`));
  } else if ("text" in shape) {
    if (!into.check(typeof value === "string" && value !== "", present, missing("is no text"))) return;
    const text = value as string;
    const [least, most] = shape.text;
    const isFormed = shape.pattern === undefined || shape.pattern.test(text);
    into.check(
      isFormed && text.length >= least && text.length <= most,
      bounded,
      outside("has not the form it must have"),
    );
  } else if ("one" in shape) {
    const isMember = typeof value === "string" && shape.one.includes(value);
    into.check(isMember, present, missing("is no member of its list"));
  } else {
    into.check(typeof value === "boolean", present, missing("is neither true nor false"));
  }
}
