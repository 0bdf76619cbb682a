import type { Draft, RowState } from "./draft.ts";
import type { Influence } from "./model.ts";

/** The most of a score's variance that other fields decide. */
const MOST_SHARED = 0.95;

/** Blends a field's own normal score with those of the fields that it follows. */
export interface Influenced {
  open(state: RowState): (own: number) => number;
}

/** A Gaussian copula in the order of evaluation: the field's score is Σ weight × score of the others, the rest its own. */
export function influenced(follows: readonly Influence[] | undefined, draft: Draft): Influenced | undefined {
  if (follows === undefined || follows.length === 0) return undefined;
  const squares = follows.reduce((sum, { weight }) => sum + weight * weight, 0);
  const shrink = squares > MOST_SHARED ? Math.sqrt(MOST_SHARED / squares) : 1;
  const own = Math.sqrt(1 - Math.min(MOST_SHARED, squares));
  const scores = follows.map((influence) => draft.scoreOf({ ...influence, weight: influence.weight * shrink }));
  const [only] = scores;
  if (scores.length === 1 && only !== undefined) {
    return {
      open: (state) => {
        const score = only(state);
        return (drawn) => own * drawn + score();
      },
    };
  }
  return {
    open: (state) => {
      const all = scores.map((score) => score(state));
      return (drawn) => {
        let sum = own * drawn;
        for (let i = 0; i < all.length; i++) sum += (all[i] as () => number)();
        return sum;
      };
    },
  };
}
