import type { NeedScore } from "./score.ts";

/** The figures over many needs; null where no need speaks to it. */
export interface Figures {
  readonly needs: number;
  /** Mean over the needs of the harmonic mean of recall and precision of their fields. */
  readonly fieldF1: number | null;
  /** Shares of the fields found that have the type, and the unit, that was expected. Reported, no gate. */
  readonly types: number | null;
  readonly units: number | null;
  readonly category: number | null;
  /** Share of all expected constraints that the plan states and the rows keep. */
  readonly constraints: number | null;
  readonly recognised: number | null;
  readonly satisfied: number | null;
  /** Of all that was asked back, how much had to be; of all that had to be, how much was, to the point. */
  readonly clarificationPrecision: number | null;
  readonly clarificationRecall: number | null;
  /** Of all that had to be asked back, how much was at all, to the point or beside it. Reported, no gate. */
  readonly askedAtAll: number | null;
  readonly safety: number | null;
}

export const gates = [
  { figure: "fieldF1", least: 0.8 },
  { figure: "category", least: 0.92 },
  { figure: "constraints", least: 0.88 },
  { figure: "clarificationPrecision", least: 1 },
  { figure: "clarificationRecall", least: 1 },
  { figure: "safety", least: 1 },
] as const satisfies readonly { readonly figure: keyof Figures; readonly least: number }[];

function share(right: number, of: number): number | null {
  return of === 0 ? null : right / of;
}

function sums(pairs: readonly (readonly [number, number])[]): number | null {
  return share(
    pairs.reduce((sum, [right]) => sum + right, 0),
    pairs.reduce((sum, [, of]) => sum + of, 0),
  );
}

export function figures(scores: readonly NeedScore[]): Figures {
  const f1 = scores.map((score) => score.f1).filter((value) => value !== null);
  const categories = scores.filter(({ category }) => category !== null);
  const verdicts = scores.flatMap(({ constraints }) => constraints);
  const count = (of: "recognised" | "satisfied"): number => verdicts.filter((one) => one[of]).length;
  const open = scores.filter(({ need }) => need.conduct === "ask");
  const asked = scores.filter(({ answer }) => answer.status === "asked" || answer.status === "impossible");
  const rightly = open.filter((score) => score.clarification === "").length;
  return {
    needs: scores.length,
    fieldF1: share(
      f1.reduce((sum, value) => sum + value, 0),
      f1.length,
    ),
    types: sums(scores.map(({ types }) => types)),
    units: sums(scores.map(({ units }) => units)),
    category: share(categories.filter(({ category }) => category).length, categories.length),
    constraints: share(verdicts.filter((one) => one.recognised && one.satisfied).length, verdicts.length),
    recognised: share(count("recognised"), verdicts.length),
    satisfied: share(count("satisfied"), verdicts.length),
    clarificationPrecision: share(asked.filter(({ need }) => need.conduct === "ask").length, asked.length),
    clarificationRecall: share(rightly, open.length),
    askedAtAll: share(asked.filter(({ need }) => need.conduct === "ask").length, open.length),
    safety: share(scores.filter(({ safety }) => safety === "").length, scores.length),
  };
}

/** The gates that the figures are under. A figure that no need speaks to stops nobody. */
export function failedGates(of: Figures): string[] {
  return gates
    .filter(({ figure, least }) => (of[figure] ?? 1) < least)
    .map(({ figure, least }) => `${figure} ${(of[figure] ?? 0).toFixed(3)} is under ${least}`);
}
