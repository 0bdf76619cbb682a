import type { Form } from "../engine/column.ts";
import { NULL } from "../engine/rows.ts";
import { normalQuantile } from "../random/elementary.ts";
import type { RowState } from "./draft.ts";
import { choiceScores, weightsOf } from "./kinds/choice.ts";
import type { Influence, Model } from "./model.ts";
import { numberIn } from "./readers.ts";

/** What else a flag's shift may be, however rare it is: a correlation of 0.3 with one row in a thousand would shift by nine deviations. */
const LEAST_SHIFT = 1.2;

type Score = (state: RowState) => () => number;

/** Weight times the normal score of a number that was drawn by score; nothing where it is null. */
export function latentScore(slot: number, weight: number): Score {
  return ({ cells, scores }) =>
    () =>
      cells[slot] === NULL ? 0 : weight * (scores[slot] as number);
}

/** A flag's pull: as far apart as the correlation asks for, centred so that the mean stays. */
export function flagScore(slot: number, { weight }: Influence, rate: number): Score {
  const spread = Math.sqrt(rate * (1 - rate));
  if (spread === 0) return () => () => 0;
  const size = Math.min(Math.abs(weight) / spread, LEAST_SHIFT + 2 * Math.abs(weight));
  const shift = weight < 0 ? -size : size;
  return ({ cells }) =>
    () => {
      const cell = cells[slot] as number;
      return cell === NULL ? 0 : shift * (cell - rate);
    };
}

/** A choice's pull: its values in the order in which they stand, the first lowest. */
export function choiceScore(
  form: Form,
  slot: number,
  model: Extract<Model, { kind: "choice" }>,
  weight: number,
): Score {
  const scores = choiceScores(weightsOf(model)).map((score) => weight * score);
  if (form.kind === "choice") {
    return ({ cells }) =>
      () => {
        const cell = cells[slot] as number;
        return cell === NULL ? 0 : (scores[cell] as number);
      };
  }
  // Values that are numbers lie in their cells as such.
  const byNumber = new Map(model.values.map((value, i) => [Number(value), scores[i] as number]));
  const number = numberIn(form, slot);
  return (state) => {
    const read = number(state);
    return () => byNumber.get(read()) ?? 0;
  };
}

/** A value's normal score by its place among a sample of its own kind. */
export function sampledScore(
  read: (state: RowState) => () => number,
  sample: () => Float64Array,
  weight: number,
): Score {
  return (state) => {
    const value = read(state);
    const sorted = sample();
    const scores = rankScores(sorted.length);
    return () => {
      const x = value();
      if (Number.isNaN(x)) return 0;
      // Half way between how many are below and how many are not above.
      return weight * (scores[countBelow(sorted, x, false) + countBelow(sorted, x, true)] as number);
    };
  };
}

const scoresBySize = new Map<number, Float64Array>();

/** The normal scores of half ranks among so many values. Samples are of few sizes. */
function rankScores(size: number): Float64Array {
  let scores = scoresBySize.get(size);
  if (scores === undefined) {
    scores = Float64Array.from({ length: 2 * size + 1 }, (_, i) => {
      const share = (i / 2 + 0.25) / (size + 0.5);
      return normalQuantile(Math.min(0.999, Math.max(0.001, share)));
    });
    scoresBySize.set(size, scores);
  }
  return scores;
}

/** How many of ascending values are below x, or at most x. */
function countBelow(sorted: Float64Array, x: number, orEqual: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] as number;
    if (value < x || (orEqual && value === x)) low = middle + 1;
    else high = middle;
  }
  return low;
}
