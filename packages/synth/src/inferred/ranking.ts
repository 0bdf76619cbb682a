import type { Draft, Opening, Target } from "./draft.ts";
import { saltOf, substream } from "./draft.ts";
import type { Influence } from "./model.ts";
import { shuffle } from "./shuffle.ts";

/** Where a row stands among all rows, in an order of the field's own, as whole numbers from 0. */
type PlaceIn = (at: Opening) => () => number;

/**
 * The place of a row in the order by which exact shares are given away. A field that follows another one with exact shares takes
 * over its places for a part of the rows and shuffles the rest among themselves, so both counts stay exact.
 */
export function placeIn(follows: readonly Influence[] | undefined, target: Target, draft: Draft): PlaceIn {
  const count = draft.countOf(target.scope);
  const leader = follows?.[0];
  if (leader === undefined) {
    return ({ scope, stream }) => {
      const places = shuffle(stream, count);
      return () => places.placeOf(scope.index);
    };
  }
  const moved = Math.round((1 - Math.min(1, Math.abs(leader.weight))) * count);
  return ({ scope, stream, tableStream }) => {
    const led = shuffle(substream(tableStream, saltOf(leader.field)), count);
    const which = shuffle(stream, count);
    const others = shuffle(substream(stream, 1), Math.max(1, moved));
    return () => {
      const place = led.placeOf(scope.index);
      const order = which.placeOf(place);
      const taken = order < moved ? which.indexAt(others.placeOf(order)) : place;
      return leader.weight < 0 ? count - 1 - taken : taken;
    };
  };
}
