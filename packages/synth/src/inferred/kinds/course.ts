import { MS_PER_DAY } from "../../engine/calendar.ts";
import { cosineOfTurn } from "../../random/cosine.ts";
import { normalTable } from "../../random/distributions.ts";
import { log } from "../../random/elementary.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { smoothNoise } from "../../random/smooth-noise.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import type { CompiledModel, Draft, Target } from "../draft.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { everything, type Interval } from "../interval.ts";
import type { Model } from "../model.ts";
import { clockOf } from "../model-reads.ts";
import { meanOf, quantileWithin } from "../quantile.ts";
import { momentIn } from "../readers.ts";
import { running } from "../running.ts";
import { runningSum } from "../running-sum.ts";
import { type WalkPlan, walkPlan } from "../walk-plan.ts";
import { cellBounds, cellOf, scaled, shown } from "./number.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

const HOUR_MS = 3_600_000;
const YEAR_MS = 365.2425 * MS_PER_DAY;
/** Warmest and busiest in the afternoon, and in July. */
const DAILY_PEAK = 15 / 24;
const YEARLY_PEAK = 0.54;
/** Rows over which a measurement forgets its noise, and how much of the noise it never remembers. */
const MEMORY = 4;
const FRESH = 0.36;

/** Throws what is beyond a bound back inside, so that nothing piles up there. */
function folded(value: number, { low, high }: Interval): number {
  if (value >= low && value <= high) return value;
  const width = high - low;
  if (!(width > 0)) return low;
  if (width === everything.high) return value < low ? 2 * low - value : 2 * high - value;
  const turns = (value - low) / (2 * width);
  const within = (turns - Math.floor(turns)) * 2 * width;
  return low + (within <= width ? within : 2 * width - within);
}

/** Cells within their bounds, folded and rounded. */
function roundedIn(target: Target, decimals: number): (value: number) => number {
  const { power } = scaled(decimals);
  const bounds = cellBounds(target.bounds, decimals, power);
  if (bounds.low > bounds.high)
    throw new InfeasibleBlueprint([target.name], `no value lies within ${shown(target.bounds)}`);
  return (value) => {
    const cell = cellOf(folded(value, target.bounds), decimals, power);
    return Math.max(bounds.low, Math.min(bounds.high, cell));
  };
}

/** The subject's own level, waves of the day and of the year, and noise of which a part is remembered. */
export function measurement(model: Of<"measurement">, target: Target, draft: Draft): CompiledModel {
  const { daily, yearly, noise, decimals } = model;
  const { form } = scaled(decimals);
  const round = roundedIn(target, decimals);
  const level = quantileWithin(model.level, target.bounds, 0);
  const [clock] = clockOf(draft.table);
  const time = clock === undefined ? undefined : momentIn(draft.formOf(clock), draft.slotOf(clock));
  const { slot } = target;
  return {
    form,
    open({ state, scope, stream }) {
      const { cells, track } = state;
      const now = time?.(state) ?? (() => track.rank * HOUR_MS);
      const salt = stream.a;
      const normal = normalTable();
      return () => {
        const key = innerKey(track.key, salt);
        const told = now();
        const ms = Number.isNaN(told) ? track.rank * HOUR_MS : told;
        let value = level(draw(key, 0));
        if (daily !== 0) value += daily * cosineOfTurn(ms / MS_PER_DAY - DAILY_PEAK - 0.04 * unit(draw(key, 1)));
        if (yearly !== 0) value += yearly * cosineOfTurn(ms / YEAR_MS - YEARLY_PEAK);
        if (noise !== 0) {
          const fresh = quantileAt(normal, draw(scope.key, salt));
          const kept = smoothNoise(innerKey(key, 2), track.rank / MEMORY);
          value += noise * (Math.sqrt(1 - FRESH) * kept + Math.sqrt(FRESH) * fresh);
        }
        cells[slot] = round(value);
      };
    },
  };
}

/** Never falls along a run; where it would pass its bound it rises ever more slowly towards it. */
export function counter(model: Of<"counter">, target: Target, draft: Draft): CompiledModel {
  const { decimals } = model;
  const { form, power } = scaled(decimals);
  const bounds = cellBounds(target.bounds, decimals, power);
  const start = quantileWithin(model.start, target.bounds, 1 / power);
  const quantile = quantileWithin(model.increment, { low: 0, high: everything.high }, 0);
  const { runs } = draft.layout;
  const roomLeft = target.bounds.high - Math.min(target.bounds.high, meanOf(model.start));
  const isTight = meanOf(model.increment) * runs.length * 1.5 > roomLeft;
  const { slot } = target;
  return {
    form,
    open({ state, stream }) {
      const { cells, track } = state;
      const sum = runningSum(runs, { quantile, isRising: true }, stream.a);
      return () => {
        let risen = sum(track);
        const from = start(draw(innerKey(track.key, stream.b), 0));
        const room = target.bounds.high - from;
        if (isTight) risen = room <= 0 ? 0 : risen / (1 + risen / room);
        const cell = cellOf(from + risen, decimals, power);
        cells[slot] = Math.max(bounds.low, Math.min(bounds.high, cell));
      };
    },
  };
}

/** Without bounds a walk stays within this factor of its start, however long it goes on. */
const USUAL_REACH = 3;

/** A walk of relative steps from a start of the run's own: a price, a balance. */
export function drift(model: Of<"drift">, target: Target, draft: Draft): CompiledModel {
  const { decimals, step } = model;
  const { form } = scaled(decimals);
  const round = roundedIn(target, decimals);
  const start = quantileWithin(model.start, target.bounds, 0);
  const { low, high } = target.bounds;
  const { slot } = target;
  const { runs } = draft.layout;
  return {
    form,
    open({ state, stream }) {
      const { cells, track } = state;
      const normal = normalTable();
      const quantile = (u: number): number => quantileAt(normal, u);
      const sum = runningSum(runs, { quantile, isRising: false }, stream.a);
      return () => {
        const from = start(draw(innerKey(track.key, stream.b), 0));
        const moved = step * sum(track);
        if (from <= 0) {
          cells[slot] = round(from + Math.max(1, Math.abs(from)) * moved);
          return;
        }
        const least = low > 0 ? log(low / from) : -USUAL_REACH;
        const most = high < everything.high ? log(high / from) : USUAL_REACH;
        cells[slot] = round(from * fastExp(folded(moved, { low: Math.min(least, 0), high: Math.max(most, 0) })));
      };
    },
  };
}

/** The number of the row within its run. */
export function ordinal({ first }: Of<"ordinal">, { slot }: Target): CompiledModel {
  return {
    form: { kind: "integer" },
    open({ state: { cells, track } }) {
      return () => {
        cells[slot] = first + Math.floor(track.rank);
      };
    },
  };
}

/** A state machine along a run. A run does not end up where nothing follows before its last row, if it can help it. */
export function walk(model: Of<"walk">, { slot }: Target, draft: Draft): CompiledModel {
  const plan = walkPlan(model);
  const { runs } = draft.layout;
  // Where every state can be followed for ever, nothing has to be looked ahead.
  const isEndless = plan.states.every((_, state) => plan.canGo(state, Number.POSITIVE_INFINITY));
  const tables = isEndless ? plan.next.map((weights) => weightedTable([...weights])) : undefined;
  return {
    form: { kind: "choice", values: plan.states },
    open({ state: { cells, track }, stream }) {
      const salt = stream.a;
      const weights = new Float64Array(plan.states.length);
      const choose = (from: Float64Array, left: number, u: number): number => {
        const kept = allowed(plan, from, left, weights);
        return kept === 0 ? -1 : drawn(weights, kept * unit(u));
      };
      const states = running(runs.count, {
        first: (of) => Math.max(0, choose(plan.first, of.length - 1, draw(innerKey(of.key, salt), 0))),
        next: (value, of, rank) => {
          if (tables !== undefined) return pick(tables[value] as WeightedTable, draw(innerKey(of.key, salt), rank + 1));
          const chosen = choose(
            plan.next[value] as Float64Array,
            of.length - rank - 2,
            draw(innerKey(of.key, salt), rank + 1),
          );
          return chosen < 0 ? value : chosen;
        },
      });
      return () => {
        cells[slot] = states(track);
      };
    },
  };
}

/** Weights of the states from which so many rows can still follow; their sum. On the last row, ends count thrice. */
function allowed(plan: WalkPlan, from: Float64Array, left: number, into: Float64Array): number {
  let sum = 0;
  for (let state = 0; state < from.length; state++) {
    const isPossible = plan.canGo(state, Math.max(0, left));
    into[state] = isPossible ? (from[state] as number) * (left <= 0 && plan.isLast(state) ? 3 : 1) : 0;
    sum += into[state] as number;
  }
  if (sum > 0) return sum;
  // Nowhere leads far enough: any state will do.
  into.set(from);
  return from.reduce((all, weight) => all + weight, 0);
}

function drawn(weights: Float64Array, place: number): number {
  let rest = place;
  let last = -1;
  for (let state = 0; state < weights.length; state++) {
    const weight = weights[state] as number;
    if (weight <= 0) continue;
    last = state;
    if (rest < weight) return state;
    rest -= weight;
  }
  return last;
}
