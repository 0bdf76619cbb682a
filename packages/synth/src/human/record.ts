import type { Emotion } from "./emotion.ts";

/*
 * What a delivered row of human-like data holds, and the rules by which a stranger can check it. `emotion.ts` has the table of
 * emotions (valence, arousal, words). All numbers are rounded to two decimals where they are published, and every rule
 * below is stated on the published numbers.
 */

/** The version of everything here that decides about bytes; it is part of every row's provenance. */
export const humanDataVersion = "1.1.0";

/** Numbers of the rules below. */
export const rules = {
  /** A term counts when its absolute value is at least this (weak: below). */
  threshold: 0.15,
  /** Above this suddenness, what is otherwise weak is a surprise. */
  sudden: 0.7,
  /** At least this likely, something good ahead may excite instead of only giving hope. */
  nearlyCertain: 0.7,
  /** Below this control, a bad event of circumstance may frustrate. */
  littleControl: 0.3,
  /** How much each state of the same emotion right before takes off, and at most. */
  habituation: { step: 0.2, most: 0.5 },
  /** What a state's valence adds to the mood. */
  moodGain: 0.2,
  /** Tolerances for recomputing what was rounded. */
  tolerance: { intensity: 0.01, affect: 0.01, mood: 0.02 },
  /** Bounds of lists and texts, inclusive. */
  bounds: {
    steps: [5, 12],
    turns: [2, 40],
    text: [1, 700],
    summaryWords: [6, 40],
    goals: [2, 4],
    goalWeight: [0.45, 1],
    moodHalfLife: [6, 24],
    /** The local hours in which people act or write: 06:00:00.000 to 23:59:59.999. */
    localHours: [6, 23],
  },
} as const;

/** Who or what brought it about. */
export const agencies = ["self", "other", "circumstance"] as const;
export type Agency = (typeof agencies)[number];

/** How somebody judges an event. Numbers lie in −1 … 1 where nothing else is said. */
export interface Appraisal {
  /** How good for its person: for the speaker, or, when the event concerns somebody else, for that somebody. */
  desirability: number;
  /** Above 0 and below 1 for what lies ahead (0.05 … 0.95), exactly 1 for everything that has happened. */
  likelihood: number;
  agency: Agency;
  /** How right or wrong the deed was; 0 for what nobody did. */
  praiseworthiness: number;
  /** Towards the other person of an event that concerns one, towards the thing for an object; else 0. */
  liking: number;
  /** How much the speaker can do about it. */
  control: number;
  /** 0 foreseen … 1 out of the blue. */
  suddenness: number;
  /** −1 against what one may expect of people … 1 better than that. */
  norm: number;
}

/** What is judged: something that happens, something that somebody does, or a thing as such. */
export const eventKinds = ["event", "action", "object"] as const;
export type EventKind = (typeof eventKinds)[number];

/** Ahead, there, or a prospect's end: as hoped or feared (confirmed), or not (disconfirmed). */
export const eventStatuses = ["present", "prospective", "confirmed", "disconfirmed"] as const;
export type EventStatus = (typeof eventStatuses)[number];

export interface HumanEvent {
  kind: EventKind;
  /** A stable name, ^[a-z][a-z0-9_]{2,47}$. A prospect and its end share it. */
  token: string;
  /** A clause in the speaker's words, lower case at its start but for names and "I": "my landlord kept the deposit". */
  text: string;
  /** What it is about, as a noun phrase: "the deposit". */
  object: string;
  /** Whose good is at stake. "other" only with kind "event" and status "present". */
  concerns: "self" | "other";
  /** Actions and objects are always "present". */
  status: EventStatus;
  /**
   * "continuing" when the speaker is still occupied with it: then an earlier state of the same speaker holds the same token
   * and status with phase "onset", and the same text. A speaker has at most one onset for a token and status.
   */
  phase: "onset" | "continuing";
  /** Which of the speaker's goals it touches: a `goals[].goal` of the persona. */
  goal: string;
  /** Index of the speaker's earlier state whose action led to it, or null. */
  caused_by: number | null;
}

/** The state in which a prospect was felt. */
export interface Prior {
  /** Index of an earlier state of the same speaker: same token, status "prospective". */
  index: number;
  /** That state's emotion: hope or excitement, fear or anxiety. */
  emotion: Emotion;
}

/** What the speaker is moved to do. */
export interface Action {
  /** ^[a-z][a-z_]{2,47}$ */
  token: string;
  /** A clause in the past tense: "I wrote down what I wanted to ask". */
  text: string;
}

/** A point in valence and arousal, each −1 … 1. */
export interface Affect {
  valence: number;
  arousal: number;
}

/**
 * The names of appraisal cells, for the rule trace. With T = `rules.threshold`, D desirability, P praiseworthiness, L liking;
 * "weak" is an absolute value below T. The terms of a state are: D for kind "event" that concerns oneself; D and L for one that
 * concerns another (it is weak when either is); P for kind "action"; L for kind "object".
 *
 * | cell | condition | allowed emotions |
 * |---|---|---|
 * | none | no event, or terms weak and suddenness ≤ 0.7 | neutral |
 * | sudden | terms weak, D weak, suddenness > 0.7 | surprise |
 * | event_good | event, self, present, D ≥ T | joy |
 * | event_bad | event, self, present, D ≤ −T | sadness; frustration if agency is circumstance and control < 0.3; anger if agency is other and P ≤ −T |
 * | prospect_good | event, self, prospective, D ≥ T, 0 < likelihood < 1 | hope; excitement if likelihood > 0.7 |
 * | prospect_bad | event, self, prospective, D ≤ −T, 0 < likelihood < 1 | fear, anxiety |
 * | hope_confirmed | confirmed, prior hope or excitement, D ≥ T | satisfaction, joy |
 * | fear_confirmed | confirmed, prior fear or anxiety, D ≤ −T | fears_confirmed, resignation, sadness |
 * | hope_disconfirmed | disconfirmed, prior hope or excitement, D ≤ −T | disappointment |
 * | fear_disconfirmed | disconfirmed, prior fear or anxiety, D ≥ T | relief |
 * | other_good_liked | event, other, D ≥ T, L ≥ T | happy_for |
 * | other_good_disliked | event, other, D ≥ T, L ≤ −T | envy |
 * | other_bad_liked | event, other, D ≤ −T, L ≥ T | compassion |
 * | other_bad_disliked | event, other, D ≤ −T, L ≤ −T | gloating |
 * | own_deed_good | action, agency self, P ≥ T | pride; gratification if D ≥ T |
 * | own_deed_bad | action, agency self, P ≤ −T | shame, guilt; remorse if D ≤ −T |
 * | deed_good | action, agency other, P ≥ T | admiration; gratitude if D ≥ T |
 * | deed_bad | action, agency other, P ≤ −T | reproach; anger if D ≤ −T |
 * | object_appealing | object, L ≥ T | liking, love |
 * | object_unappealing | object, L ≤ −T | dislike, disgust |
 *
 * Kind "action" never has agency "circumstance". The cells do not overlap: exactly one fits a valid state.
 */
export const cells = [
  "none",
  "sudden",
  "event_good",
  "event_bad",
  "prospect_good",
  "prospect_bad",
  "hope_confirmed",
  "fear_confirmed",
  "hope_disconfirmed",
  "fear_disconfirmed",
  "other_good_liked",
  "other_good_disliked",
  "other_bad_liked",
  "other_bad_disliked",
  "own_deed_good",
  "own_deed_bad",
  "deed_good",
  "deed_bad",
  "object_appealing",
  "object_unappealing",
] as const;
export type Cell = (typeof cells)[number];

/**
 * What somebody feels at one time, and why. A row's states are the steps of a trace or the turns of a conversation; "the
 * speaker's states" are those of one person, in order.
 *
 * - Emotion: in the allowed set of the cell that fits (see `cells`).
 * - Prospects: `prior` is set exactly when the status is "confirmed" or "disconfirmed"; it names the speaker's state in which
 *   the same token was prospective. A prospect ends at most once.
 * - Signs: valence has the sign of the emotion's `emotionKinds` valence; that is the sign of D for cells of events that concern
 *   oneself, of P for deeds, of L for objects; for events that concern others the emotion's own sign counts.
 * - Intensity: |lead term| × relevance × (1 − habituation), 0 … 1, and exactly 0 for neutral and above 0 for all else.
 *   The lead term is suddenness for surprise, D for events, P for actions, L for objects. Relevance is the weight of the
 *   persona's goal that the event names, and 0 without an event. Habituation is min(0.5, 0.2 × n), n being how many of the
 *   speaker's states directly before have the same emotion without interruption; 0 for neutral.
 * - Affect: valence and arousal are the emotion's table values times the intensity.
 * - Mood: after the state, per dimension: clamp(k × mood before + 0.2 × affect, −1, 1), k = 2^(−h / half-life), h the hours
 *   since the speaker's state before. The first state's mood before is the persona's `mood_at_start`, with k = 1.
 * - Time: `at` rises strictly from state to state of the row.
 */
export interface State {
  /** From 0, dense, over all states of the row. */
  index: number;
  /** YYYY-MM-DDTHH:mm:ss.sssZ */
  at: string;
  /** Null when nothing is judged (a greeting, an answer): then the appraisal is all 0 but for likelihood 1 and agency circumstance. */
  event: HumanEvent | null;
  appraisal: Appraisal;
  prior: Prior | null;
  emotion: Emotion;
  /** 0 … 1 */
  intensity: number;
  /** 0 … 1; the weight of the goal that is touched. */
  relevance: number;
  /** 0 … 0.5 */
  habituation: number;
  valence: number;
  arousal: number;
  /** After this state. */
  mood: Affect;
  /** Null for neutral and for the other person's states, and only there. */
  action: Action | null;
  /** What the person writes, thinks or says: 1 … 700 characters of one line; its wording follows from the state. */
  text: string;
}

export const ageBands = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
export type AgeBand = (typeof ageBands)[number];

/** What a person wants; the weight says how much, 0.45 … 1. */
export interface Goal {
  /** ^[a-z][a-z0-9_]{2,47}$, unique within the persona. */
  goal: string;
  /** What completes "it mattered for …": "a fair deal". */
  text: string;
  weight: number;
}

/** Somebody invented. Nothing of this changes within a row. */
export interface Persona {
  /** ^prs_[0-9a-v]{10}$ */
  persona_id: string;
  /** A first name; no family names. */
  name: string;
  age_band: AgeBand;
  /** What the person is in this scenario: "tenant", "job seeker", "sister". */
  role: string;
  /** The five factors, each 0 … 1. */
  traits: {
    openness: number;
    conscientiousness: number;
    extraversion: number;
    agreeableness: number;
    stability: number;
  };
  /** Two to four. */
  goals: Goal[];
  /** How the person writes, each 0 … 1. */
  voice: { formality: number; verbosity: number; patience: number };
  /** Whole hours, 6 … 24. */
  mood_half_life_hours: number;
  mood_at_start: Affect;
  /** Local time is UTC plus this, whole hours −8 … 10. */
  utc_offset_hours: number;
}

/** How the scenario was understood; but for the place the same in every row of an order. */
export interface ScenarioLabel {
  /** A family of scenarios: "job_search". */
  family: string;
  /** What the rows speak of, or null: "the deposit", "the beekeeping course". */
  subject: string | null;
  /** Where the person is: "in the library". */
  place: string;
  /** True when the sensitive route was taken: the other person supports and points to help. */
  sensitive: boolean;
  /** What a reader of sensitive rows should know, or null. */
  note: string | null;
}

/**
 * Why the person did what it did, about the row's strongest state of the main person (the highest intensity, the earliest of
 * equals). The text has 6 … 40 words (split at white space) and holds every part verbatim, letter case apart:
 * `event` is that state's `event.text`, `emotion` one of the `words` of that state's emotion in `emotionKinds`,
 * `decision` its `action.text`, and `reason` follows one of `causalConnectives` in the text, or `event` does.
 * The reason holds the text of the goal that the event touches.
 */
export interface CausalSummary {
  text: string;
  parts: { index: number; event: string; reason: string; emotion: string; decision: string };
}

/** Words that state a cause in a causal summary. */
export const causalConnectives = ["because", "since", "as", "so"] as const;

/** All that is needed to make the row again, and the rules that were applied. */
export interface RowProvenance {
  generator: "human-data";
  generator_version: string;
  seed: string;
  row: number;
  /** 0 for the first try; rejected rows are made again with the next one. */
  attempt: number;
  /** One line a state, in order: "<index> <cell> <emotion>" ("3 prospect_bad anxiety"). */
  rule_trace: string[];
}

/** One step of a trace: what happened, what it did to the person, what the person did. */
export type TraceStep = State;

/** What one person went through over some days. */
export interface HumanTrace {
  /** ^htr_[0-9a-v]{12}$ */
  trace_id: string;
  format: "traces";
  scenario: ScenarioLabel;
  persona: Persona;
  started_at: string;
  ended_at: string;
  /** 5 … 12. */
  steps: TraceStep[];
  causal_summary: CausalSummary;
  provenance: RowProvenance;
}

/** What a message does. */
export const acts = [
  "greet",
  "small_talk",
  "tell",
  "ask",
  "answer",
  "dwell",
  "repair_request",
  "repair",
  "topic_return",
  "empathise",
  "apologise",
  "advise",
  "offer_help",
  "explain",
  "support",
  "decide",
  "thank",
  "acknowledge",
  "farewell",
] as const;
export type Act = (typeof acts)[number];

/** One message. The main person is "user"; only their states carry actions. */
export interface Turn extends State {
  speaker: "user" | "other";
  act: Act;
}

/** One whole conversation between two people. */
export interface HumanConversation {
  /** ^hcv_[0-9a-v]{12}$ */
  conversation_id: string;
  format: "conversations";
  scenario: ScenarioLabel;
  participants: { user: Persona; other: Persona };
  started_at: string;
  ended_at: string;
  /** 2 … 40; 6 … 16 where the request names no number. Each speaker has at least one. */
  turns: Turn[];
  causal_summary: CausalSummary;
  provenance: RowProvenance;
}

export type HumanRecord = HumanTrace | HumanConversation;
export const humanFormats = ["traces", "conversations"] as const;
export type HumanFormat = (typeof humanFormats)[number];
