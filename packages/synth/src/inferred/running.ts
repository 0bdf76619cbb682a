import type { Track } from "./draft.ts";

/** What comes before, and what each step of a run makes of it. */
export interface Steps {
  first(track: Track): number;
  /** The value after the step from `rank` to `rank` + 1. */
  next(value: number, track: Track, rank: number): number;
}

const MOST_KEPT = 65_536;

/**
 * Values that build on each other along runs of rows. Each run's last value is kept, so rows in order cost one step each; a row
 * asked for alone costs the steps that lead to it. All runs together have as many steps as there are rows.
 */
export function running(runs: number, { first, next }: Steps): (track: Track) => number {
  let size = 1;
  while (size < runs && size < MOST_KEPT) size *= 2;
  const mask = size - 1;
  const keys = new Float64Array(size).fill(Number.NaN);
  const ranks = new Int32Array(size);
  const values = new Float64Array(size);
  return (track) => {
    const place = track.id & mask;
    const wanted = Math.floor(track.rank);
    if (keys[place] !== track.key || (ranks[place] as number) > wanted) {
      keys[place] = track.key;
      ranks[place] = 0;
      values[place] = first(track);
    }
    let value = values[place] as number;
    for (let rank = ranks[place] as number; rank < wanted; rank++) value = next(value, track, rank);
    ranks[place] = wanted;
    values[place] = value;
    return value;
  };
}
