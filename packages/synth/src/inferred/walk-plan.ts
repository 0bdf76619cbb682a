import type { Model } from "./model.ts";

type Walk = Extract<Model, { kind: "walk" }>;

/** A state machine by numbers. */
export interface WalkPlan {
  readonly states: readonly string[];
  /** Weights of the first states, by state. */
  readonly first: Float64Array;
  /** Weights of the next states: row = state. */
  readonly next: readonly Float64Array[];
  /** How many rows a run of it can have: from one row on up to this, without end where states come back. */
  readonly longest: number;
  /** Whether at least so many further steps can follow a state. */
  canGo(state: number, steps: number): boolean;
  /** Whether a state is one where nothing follows. */
  isLast(state: number): boolean;
}

/** Throws a TypeError when it has no first state. */
export function walkPlan({ first, next }: Walk): WalkPlan {
  const states = [
    ...new Set([...Object.keys(first), ...Object.entries(next).flatMap(([from, to]) => [from, ...Object.keys(to)])]),
  ];
  const row = (weights: Readonly<Record<string, number>>): Float64Array =>
    Float64Array.from(states, (state) => (Object.hasOwn(weights, state) ? (weights[state] ?? 0) : 0));
  const starts = row(first);
  if (!starts.some((weight) => weight > 0)) throw new TypeError("a walk needs a first state");
  const rows = states.map((state) => row(Object.hasOwn(next, state) ? (next[state] ?? {}) : {}));
  // How many steps can follow, found by as many rounds as there are states: more means a circle.
  let steps = states.map(() => 0);
  for (let round = 0; round <= states.length; round++) {
    steps = rows.map((weights) =>
      Math.max(0, ...states.map((_, to) => ((weights[to] as number) > 0 ? (steps[to] as number) + 1 : 0))),
    );
  }
  const further = steps.map((count) => (count > states.length ? Number.POSITIVE_INFINITY : count));
  return {
    states,
    first: starts,
    next: rows,
    longest:
      1 + Math.max(...states.map((_, state) => ((starts[state] as number) > 0 ? (further[state] as number) : 0))),
    canGo: (state, count) => (further[state] as number) >= count,
    isLast: (state) => further[state] === 0,
  };
}
