import type { Track } from "./draft.ts";

/** What comes before, and what each step of a run makes of it. */
export interface Steps {
  first(track: Track): number;
  /** The value after the step from `rank` to `rank` + 1. */
  next(value: number, track: Track, rank: number): number;
}

/**
 * Values that build on each other along runs of rows. Each run's last value is kept, so rows in order cost one step each; a row
 * asked for alone costs the steps that lead to it.
 */
export function running(runs: number, { first, next }: Steps): (track: Track) => number {
  const kept = keptRuns(runs, 1);
  return (track) => {
    const wanted = Math.floor(track.rank);
    const place = kept.placeOf(track, wanted);
    const { ranks, values } = kept;
    if ((ranks[place] as number) < 0) {
      ranks[place] = 0;
      values[place] = first(track);
    }
    let value = values[place] as number;
    for (let rank = ranks[place] as number; rank < wanted; rank++) value = next(value, track, rank);
    kept.note(wanted - (ranks[place] as number));
    ranks[place] = wanted;
    values[place] = value;
    return value;
  };
}

const MOST_KEPT = 65_536;
/** So many runs are kept from the start. */
const FEW = 256;
/** Steps that were gone before memory is taken for more than one run: a few rows are not worth it. */
const WARM = 4_096;

/** The last state of each run: its rank (−1: unknown) and `width` values. */
export interface KeptRuns {
  readonly ranks: Int32Array;
  readonly values: Float64Array;
  /** Where a run's state is kept; unknown when another run's was, or one beyond the wanted rank. */
  placeOf(track: Track, wanted: number): number;
  /** Tells how many steps were gone. */
  note(steps: number): void;
}

export function keptRuns(runs: number, width: number): KeptRuns {
  let full = 1;
  while (full < runs && full < MOST_KEPT) full *= 2;
  let size = full <= FEW ? full : 1;
  let keys = new Float64Array(size).fill(Number.NaN);
  let gone = 0;
  const kept = {
    ranks: new Int32Array(size),
    values: new Float64Array(size * width),
    placeOf(track: Track, wanted: number): number {
      if (gone > WARM && size < full) {
        size = full;
        keys = new Float64Array(size).fill(Number.NaN);
        kept.ranks = new Int32Array(size);
        kept.values = new Float64Array(size * width);
      }
      const place = track.id & (size - 1);
      if (keys[place] !== track.key || (kept.ranks[place] as number) > wanted) {
        keys[place] = track.key;
        kept.ranks[place] = -1;
      }
      return place;
    },
    note(steps: number): void {
      gone += steps + 1;
    },
  };
  return kept;
}
