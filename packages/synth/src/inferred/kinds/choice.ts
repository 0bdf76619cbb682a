import { lastAtMost } from "../../engine/last-at-most.ts";
import { normalTable } from "../../random/distributions.ts";
import { normalQuantile } from "../../random/elementary.ts";
import { draw } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { pick } from "../../random/weighted-table.ts";
import type { CompiledModel, Draft, Make, Opening, Target } from "../draft.ts";
import { InfeasibleBlueprint } from "../infeasible-blueprint.ts";
import { influenced } from "../influence.ts";
import type { Model } from "../model.ts";
import { drawOfScore } from "../normal-scores.ts";
import { placeIn } from "../ranking.ts";
import { exactPlaces, fittingTable, mildWeights } from "../shares.ts";
import { shuffle } from "../shuffle.ts";
import { delivered, numbersOf } from "./numeric-choice.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

export function weightsOf({ values, weights }: Of<"choice">): readonly number[] {
  return weights ?? mildWeights(values.length);
}

/** One of the values: by its weight, or by its exact share of the rows. */
export function choice(model: Of<"choice">, target: Target, draft: Draft): CompiledModel {
  const { values } = model;
  const numbers = numbersOf(values, target);
  const { high, low } = target.bounds;
  // Of values that are numbers, only those within the bounds occur.
  const isWithin = (i: number): boolean =>
    numbers === undefined || ((numbers[i] ?? 0) >= low && (numbers[i] ?? 0) <= high);
  const weights = weightsOf(model).map((weight, i) => (isWithin(i) ? weight : 0));
  if (!weights.some((weight) => weight > 0)) throw new InfeasibleBlueprint([target.name], "no value is left to choose");
  if (values.length === 0 || weights.length !== values.length || weights.some((weight) => !(weight >= 0))) {
    throw new TypeError(`${target.name}: every value needs a weight that is not negative`);
  }
  const count = draft.countOf(target.scope);
  if (target.unique && values.length < count) {
    throw new InfeasibleBlueprint([target.name], `${values.length} values cannot be unique in ${count} rows`);
  }
  return delivered({ form: { kind: "choice", values }, open: opened(model, weights, target, draft) }, target);
}

function opened(model: Of<"choice">, weights: readonly number[], target: Target, draft: Draft): (at: Opening) => Make {
  const { slot, unique } = target;
  const count = draft.countOf(target.scope);
  if (unique) {
    return ({ state: { cells }, scope, stream }) => {
      const places = shuffle(stream, model.values.length);
      return () => {
        cells[slot] = places.placeOf(scope.index);
      };
    };
  }
  const digit = draft.digitOf(target.name);
  if (digit !== undefined) {
    return ({ state: { cells, digits } }) =>
      () => {
        cells[slot] = digits[digit] as number;
      };
  }
  if (model.exact === true) {
    const { rarest, starts } = exactPlaces(weights, count);
    const place = placeIn(model.follows, rarest, target, draft);
    return (at) => {
      const { cells } = at.state;
      const placeOf = place(at);
      return () => {
        cells[slot] = lastAtMost(starts, 0, starts.length, placeOf());
      };
    };
  }
  const table = fittingTable(weights);
  const follow = influenced(model.follows, draft);
  return ({ state, scope, stream }) => {
    const { cells } = state;
    const salt = stream.a;
    if (follow === undefined) {
      return () => {
        cells[slot] = pick(table, draw(scope.key, salt));
      };
    }
    const score = follow.open(state);
    return () => {
      cells[slot] = pick(table, drawOfScore(score(quantileAt(normalTable(), draw(scope.key, salt)))));
    };
  };
}

/** The normal score of each value by the order in which they stand. */
export function choiceScores(weights: readonly number[]): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let below = 0;
  return Float64Array.from(weights, (weight) => {
    const middle = (below + weight / 2) / total;
    below += weight;
    return weight <= 0 ? 0 : normalQuantile(Math.min(0.9999, Math.max(0.0001, middle)));
  });
}
