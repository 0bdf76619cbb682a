import type { HumanRecord } from "../human/record.ts";
import { checkCausalSummary } from "./causal-rules.ts";
import { diversityOf, nothingSaid, remember } from "./diversity.ts";
import { checkEmotions } from "./emotion-rules.ts";
import { feltStates } from "./felt-states.ts";
import { type Aspect, type Finding, type Notes, notes, share, type Tally } from "./finding.ts";
import { checkOrder } from "./order-rules.ts";
import { checkProvenance } from "./provenance-rules.ts";
import { checkSafety } from "./safety-rules.ts";
import { checkShape, shapes } from "./shape.ts";

export type Scores = Readonly<Record<Aspect, number>>;

export interface RecordScore {
  /** Each 0 … 1, three decimals. */
  readonly scores: Scores;
  /** The least of safety and the weighted mean of the others. */
  readonly overall: number;
  /** True when `overall` is at the floor or above and no rule turns the row down by itself. */
  readonly accepted: boolean;
  /** At most 20. */
  readonly findings: readonly Finding[];
}

/** What each aspect counts for in the mean; safety is no part of it, but nothing is better than its safety. */
export const weights: Readonly<Record<Exclude<Aspect, "safety">, number>> = {
  schema_completeness: 0.15,
  bounded_values: 0.1,
  emotion_appraisal: 0.3,
  causal_summary: 0.2,
  diversity: 0.15,
  provenance: 0.1,
};

/** Below it a row is turned down. */
export const FLOOR = 0.8;
const MOST_FINDINGS = 20;

/** Scores the rows of one delivery, one after another. */
export interface Scorer {
  /** Any JSON value gets a score; nothing is remembered of it. */
  score(record: unknown): RecordScore;
  /** What a row says is said from now on: who says it again is less diverse. */
  remember(record: HumanRecord): void;
}

/** Rules alone decide, and the same rows always get the same scores. Written apart from the generator, from what it publishes. */
export function scorer(): Scorer {
  const said = nothingSaid();
  return {
    remember: (record) => remember(said, record),
    score(record) {
      const into = notes();
      const tally = (): Tally => ({ kept: 0, checked: 0 });
      const [present, bounded] = [tally(), tally()];
      const format = formatOf(record);
      checkShape(shapes[format], record, "", { present, bounded }, into);
      const isWhole = into.findings.every(({ aspect }) => aspect !== "schema_completeness");
      const felt = isWhole ? feltScores(record as HumanRecord, bounded, into) : unreadable;
      const diversity = isWhole ? diversityOf(record as HumanRecord, said) : { score: 0 };
      if (diversity.finding !== undefined) into.findings.push(diversity.finding);
      const unsafe = checkSafety(record);
      into.findings.push(...unsafe);
      return scored(
        {
          schema_completeness: share(present),
          bounded_values: share(bounded),
          ...felt,
          diversity: diversity.score,
          safety: unsafe.length > 0 ? 0 : 1,
        },
        into.findings,
      );
    },
  };
}

/** What cannot be read is not kept. */
const unreadable = { emotion_appraisal: 0, causal_summary: 0, provenance: 0 };

function feltScores(record: HumanRecord, bounded: Tally, into: Notes): typeof unreadable {
  const states = feltStates(record);
  const [emotion, causal, provenance]: Tally[] = [1, 2, 3].map(() => ({ kept: 0, checked: 0 }));
  if (emotion === undefined || causal === undefined || provenance === undefined) return unreadable;
  checkOrder(record, states, bounded, into);
  checkEmotions(states, emotion, into);
  checkCausalSummary(record, states, causal, into);
  checkProvenance(record, states, provenance, into);
  return { emotion_appraisal: share(emotion), causal_summary: share(causal), provenance: share(provenance) };
}

function formatOf(record: unknown): keyof typeof shapes {
  const isTrace = typeof record === "object" && record !== null && "format" in record && record.format === "traces";
  return isTrace ? "traces" : "conversations";
}

function scored(scores: Scores, found: readonly Finding[]): RecordScore {
  const mean = Object.entries(weights).reduce((sum, [aspect, weight]) => sum + weight * scores[aspect as Aspect], 0);
  const overall = rounded(Math.min(scores.safety, mean));
  const isTurnedDown = found.some(({ rejects }) => rejects);
  // The worst first, so that what turned a row down is always among them.
  const findings = found.toSorted((a, b) => Number(b.rejects) - Number(a.rejects)).slice(0, MOST_FINDINGS);
  return {
    scores: Object.fromEntries(Object.entries(scores).map(([aspect, score]) => [aspect, rounded(score)])) as Scores,
    overall,
    accepted: overall >= FLOOR && !isTurnedDown,
    findings,
  };
}

/** Downwards, so that only what is whole says 1. */
function rounded(score: number): number {
  return Math.floor(score * 1_000 + 1e-9) / 1_000;
}
