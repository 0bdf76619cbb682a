import type { DrawSequence } from "../random/draw-sequence.ts";
import { cellOf, emotionOf, leadTerm } from "./appraisal.ts";
import type { Emotion } from "./emotion.ts";
import type { Seed } from "./family-book.ts";
import { indifferent } from "./first-appraisal.ts";
import { published } from "./published.ts";
import {
  type Appraisal,
  type Cell,
  type EventKind,
  type EventStatus,
  type Persona,
  type Prior,
  rules,
} from "./record.ts";
import type { Tendency } from "./tendency.ts";

/** What is felt at one step of a story; words and times come later. */
export interface Felt {
  readonly seed: Seed | null;
  readonly kind: EventKind;
  readonly concerns: "self" | "other";
  readonly status: EventStatus;
  readonly phase: "onset" | "continuing";
  readonly causedBy: number | null;
  readonly appraisal: Appraisal;
  readonly prior: Prior | null;
  readonly cell: Cell;
  readonly emotion: Emotion;
  readonly relevance: number;
  readonly habituation: number;
  readonly intensity: number;
  readonly tendency: Tendency | null;
}

/** What happened, as far as it decides what is felt. */
export type Stage = Pick<Felt, "kind" | "concerns" | "status" | "phase" | "causedBy">;

/** Nothing is judged: a greeting, an answer. */
export const unmoved: Felt = {
  ...({ seed: null, kind: "event", concerns: "self", status: "present", phase: "onset", causedBy: null } as const),
  ...({ appraisal: indifferent, prior: null, cell: "none", emotion: "neutral" } as const),
  ...{ relevance: 0, habituation: 0, intensity: 0, tendency: null },
};

/** The emotion that follows by rule from how an event is judged, and how strong it is after those `before`. */
export function judge(
  seed: Seed | null,
  stage: Stage,
  raw: Appraisal,
  prior: Prior | null,
  { goals }: Pick<Persona, "goals">,
  before: readonly Felt[],
): Omit<Felt, "tendency"> {
  const { kind, concerns, status, phase, causedBy } = stage;
  const appraisal = rounded(raw);
  const cell = cellOf(stage, appraisal, prior?.emotion ?? null);
  const emotion = emotionOf(cell, appraisal);
  const relevance = seed === null ? 0 : (goals[seed.goal]?.weight ?? 0);
  let run = 0;
  while (emotion !== "neutral" && before.at(-1 - run)?.emotion === emotion) run += 1;
  const habituation = published(Math.min(rules.habituation.most, rules.habituation.step * run));
  const intensity = published(Math.abs(leadTerm(stage, emotion, appraisal)) * relevance * (1 - habituation));
  const what = { seed, kind, concerns, status, phase, causedBy, appraisal, prior };
  return { ...what, cell, emotion, relevance, habituation, intensity };
}

/** How the same event is judged a while later: mostly a little weaker, and no surprise any more. */
export function faded({ appraisal: old, status }: Felt, draws: DrawSequence): Appraisal {
  const drift = (value: number, by: number): number => value + (draws.share() - 0.5) * by;
  const weaker = (value: number): number => {
    if (Math.abs(value) < rules.threshold) return value;
    const size = Math.max(0.2, Math.min(0.97, Math.abs(value) * (0.82 + draws.share() * 0.26)));
    return value < 0 ? -size : size;
  };
  return {
    ...old,
    desirability: weaker(old.desirability),
    praiseworthiness: weaker(old.praiseworthiness),
    liking: weaker(old.liking),
    likelihood: status === "prospective" ? clamp(drift(old.likelihood, 0.3), 0.05, 0.95) : 1,
    control: clamp(drift(old.control, 0.2), -1, 1),
    suddenness: old.suddenness * 0.4,
  };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function rounded(of: Appraisal): Appraisal {
  return {
    desirability: published(of.desirability),
    likelihood: published(of.likelihood),
    agency: of.agency,
    praiseworthiness: published(of.praiseworthiness),
    liking: published(of.liking),
    control: published(of.control),
    suddenness: published(of.suddenness),
    norm: published(of.norm),
  };
}
