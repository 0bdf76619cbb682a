import { type Aspect, aspects, type Finding } from "./finding.ts";
import { FLOOR, type RecordScore, weights } from "./score.ts";

/** A row that was turned down, and why. */
export interface RejectedScore {
  readonly row: number;
  readonly attempt: number;
  readonly score: RecordScore;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
}

/** The scores of a delivery together. */
export interface ScoreReport {
  readonly floor: number;
  readonly weights: typeof weights;
  readonly aspects: Readonly<Record<Aspect, Spread>>;
  readonly overall: Spread;
  readonly note: string;
}

export interface RejectionReport {
  readonly count: number;
  /** How many rows broke each rule. */
  readonly byRule: Readonly<Record<string, number>>;
  readonly billed: false;
  readonly rows: readonly {
    readonly row: number;
    readonly attempt: number;
    readonly overall: number;
    readonly rules: readonly Pick<Finding, "rule" | "aspect" | "path" | "detail">[];
  }[];
}

/** The scores of the rows of a delivery. */
export function scoreReport(scores: readonly RecordScore[]): ScoreReport {
  const of = (read: (score: RecordScore) => number): Spread => {
    const values = scores.map(read);
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return { mean: Math.floor(mean * 1_000 + 1e-9) / 1_000, least: Math.min(1, ...values) };
  };
  return {
    floor: FLOOR,
    weights,
    aspects: Object.fromEntries(
      aspects.map((aspect) => [aspect, of(({ scores: each }) => each[aspect])]),
    ) as ScoreReport["aspects"],
    overall: of(({ overall }) => overall),
    note: "Computed by rules that are written apart from the generator; no person rated these rows.",
  };
}

/** The rows that were turned down, with rule and reason; none of them is billed. */
export function rejectionReport(rejected: readonly RejectedScore[]): RejectionReport {
  const byRule: Record<string, number> = {};
  for (const { score } of rejected) {
    for (const rule of new Set(deciding(score).map((finding) => finding.rule))) byRule[rule] = (byRule[rule] ?? 0) + 1;
  }
  return {
    count: rejected.length,
    byRule,
    billed: false,
    rows: rejected.map(({ row, attempt, score }) => ({
      ...{ row, attempt, overall: score.overall },
      rules: deciding(score).map(({ rule, aspect, path, detail }) => ({ rule, aspect, path, detail })),
    })),
  };
}

/** What turned the row down by itself; else everything that pulled it under the floor. */
function deciding({ findings }: RecordScore): readonly Finding[] {
  const alone = findings.filter(({ rejects }) => rejects);
  return alone.length > 0 ? alone : findings;
}
