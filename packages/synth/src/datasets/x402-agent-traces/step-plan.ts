import {
  ABANDONED,
  INVALID,
  kind,
  NOT_SETTLED,
  PAID,
  REJECTED,
  SETTLEMENT_FAILED,
  VALID_AND_SETTLED,
} from "./vocabulary.ts";

/** One step of a scenario. */
export interface StepPlan {
  readonly kind: number;
  /** Number of the payment, 0 before there is one. */
  readonly attempt: number;
  /** True once the payment has been settled. */
  readonly isSpent: boolean;
  /** True where the agent asks for an answer again that it has paid for. */
  readonly isAgain: boolean;
}

export interface ScenarioPlan {
  /** How each payment ends, in order. */
  readonly fates: readonly number[];
  readonly outcome: number;
  readonly steps: readonly StepPlan[];
}

function plan(outcome: number, fates: readonly number[], asksAgain = false): ScenarioPlan {
  const steps: StepPlan[] = [
    { kind: kind.request, attempt: 0, isSpent: false, isAgain: false },
    { kind: kind.required, attempt: 0, isSpent: false, isAgain: false },
  ];
  for (const [i, fate] of fates.entries()) {
    const settles = fate === INVALID ? [] : [kind.settle];
    for (const each of [kind.sign, kind.retry, kind.verify, ...settles, kind.response]) {
      const isSpent = fate === VALID_AND_SETTLED && (each === kind.settle || each === kind.response);
      steps.push({ kind: each, attempt: i + 1, isSpent, isAgain: false });
    }
  }
  if (asksAgain) {
    for (const each of [kind.retry, kind.response]) {
      steps.push({ kind: each, attempt: fates.length, isSpent: true, isAgain: true });
    }
  }
  return { fates, outcome, steps };
}

/** What may happen in a trace, by number. */
export const scenarioPlans: readonly ScenarioPlan[] = [
  plan(PAID, [VALID_AND_SETTLED]),
  plan(ABANDONED, []),
  plan(REJECTED, [INVALID]),
  plan(PAID, [INVALID, VALID_AND_SETTLED]),
  plan(SETTLEMENT_FAILED, [NOT_SETTLED]),
  plan(PAID, [NOT_SETTLED, VALID_AND_SETTLED]),
  plan(PAID, [VALID_AND_SETTLED], true),
];
export const ABANDONED_SCENARIO = 1;
