/** The aspects that a row is scored on, as they are published. */
export const aspects = [
  "schema_completeness",
  "bounded_values",
  "emotion_appraisal",
  "causal_summary",
  "diversity",
  "provenance",
  "safety",
] as const;
export type Aspect = (typeof aspects)[number];

/** One rule that a row breaks. */
export interface Finding {
  readonly aspect: Aspect;
  /** A stable name, snake_case. */
  readonly rule: string;
  /** Where: `turns[3].emotion`. */
  readonly path: string;
  /** What is wrong. Never repeats what the safety rules found. */
  readonly detail: string;
  /** True for a rule that turns the row down by itself, whatever the mean. */
  readonly rejects: boolean;
}

/** Of so many things that were looked at, so many were as they must be. */
export interface Tally {
  kept: number;
  checked: number;
}

/** Notes what was looked at in one row. */
export interface Notes {
  readonly findings: Finding[];
  check(holds: boolean, tally: Tally, finding: () => Finding): boolean;
}

export function notes(): Notes {
  const findings: Finding[] = [];
  return {
    findings,
    check(holds, tally, finding) {
      tally.checked += 1;
      if (holds) tally.kept += 1;
      else findings.push(finding());
      return holds;
    },
  };
}

export function share({ kept, checked }: Tally): number {
  return checked === 0 ? 1 : kept / checked;
}
