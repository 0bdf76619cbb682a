import { normalTable } from "../random/distributions.ts";
import { draw } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";
import type { Draft, Opening, Target } from "./draft.ts";
import { influenced } from "./influence.ts";
import type { Influence } from "./model.ts";
import { shuffle } from "./shuffle.ts";

/** Where a row stands among all rows, in an order of the field's own, as whole numbers from 0. */
type PlaceIn = (at: Opening) => () => number;

const LEAST_BLOCK = 64;
const LARGEST_BLOCK = 512;
/** Rows of the rarest kind that a block should have, so that it matters which rows they are. */
const RARE_ROWS = 4;

/**
 * The place of a row in the order by which exact shares are given away: a permutation. Where the field follows others, the rows of
 * a block share out the places that the block has by their scores, the highest to the highest, so that the counts stay exact.
 * `rarest` is the smallest share that matters.
 */
export function placeIn(
  follows: readonly Influence[] | undefined,
  rarest: number,
  target: Target,
  draft: Draft,
): PlaceIn {
  const count = draft.countOf(target.scope);
  const follow = influenced(follows, draft);
  if (follow === undefined || follows === undefined) {
    return ({ scope, stream }) => {
      const places = shuffle(stream, count);
      return () => places.placeOf(scope.index);
    };
  }
  let size = LEAST_BLOCK;
  while (size * rarest < RARE_ROWS && size < LARGEST_BLOCK) size *= 2;
  return ({ keyOf, peers, scope, stream }) => {
    const places = shuffle(stream, count);
    const others = peers();
    const score = follow.open(others.state);
    const normal = normalTable();
    const scores = new Float64Array(size);
    const sorted = new Float64Array(size);
    const given = new Float64Array(size);
    let known = -1;
    const enter = (block: number): void => {
      known = block;
      const first = block * size;
      const rows = Math.min(size, count - first);
      for (let i = 0; i < rows; i++) {
        others.load(first + i);
        scores[i] = score(quantileAt(normal, draw(keyOf(first + i), stream.a)));
        sorted[i] = places.placeOf(first + i);
      }
      sorted.subarray(0, rows).sort();
      const order = Uint16Array.from({ length: rows }, (_, i) => i).sort(
        (a, b) => (scores[a] as number) - (scores[b] as number) || a - b,
      );
      for (let rank = 0; rank < rows; rank++) given[order[rank] as number] = sorted[rank] as number;
    };
    return () => {
      const block = Math.floor(scope.index / size);
      if (block !== known) enter(block);
      return given[scope.index - block * size] as number;
    };
  };
}
