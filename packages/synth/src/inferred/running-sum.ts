import { normalTable } from "../random/distributions.ts";
import { draw, innerKey } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";
import type { Track } from "./draft.ts";
import type { Quantile } from "./quantile.ts";
import { keptRuns, running } from "./running.ts";

const BLOCK = 64;
/** Keys of blocks lie beyond those of steps. */
const BLOCKS = 0x40000000;
const SAMPLES = 256;

/** What is added at each step. */
export interface Increments {
  readonly quantile: Quantile;
  /** True where none is negative, so that the sum must never fall. */
  readonly isRising: boolean;
}

/** Runs up to this length are summed step by step. */
const SHORT = 4 * BLOCK;

/** The sum of a run's increments up to its rank, before the first 0; for runs of about `length` rows. */
export function runningSum(
  runs: { readonly count: number; readonly length: number },
  increments: Increments,
  salt: number,
): (track: Track) => number {
  return runs.length <= SHORT
    ? stepSum(runs.count, increments.quantile, salt)
    : blockedSum(runs.count, increments, salt);
}

function stepSum(runs: number, quantile: Quantile, salt: number): (track: Track) => number {
  const stepOf = (track: Track, rank: number): number => quantile(draw(innerKey(track.key, salt), rank));
  const sum = running(runs, { first: () => 0, next: (value, track, rank) => value + stepOf(track, rank) });
  return (track) => {
    const whole = Math.floor(track.rank);
    const part = track.rank - whole;
    return part === 0 ? sum(track) : sum(track) + part * stepOf(track, whole);
  };
}

/**
 * The sums of whole blocks are drawn themselves and their steps
 * are fitted to them, so a row deep inside costs a draw for every 64 rows before it.
 */
function blockedSum(runs: number, increments: Increments, salt: number): (track: Track) => number {
  const { isRising, quantile } = increments;
  const { mean, spread } = momentsOf(quantile);
  const kept = keptRuns(runs, 4);
  const normal = normalTable();

  const blockSum = (key: number, block: number): number => {
    const sum = BLOCK * mean + Math.sqrt(BLOCK) * spread * quantileAt(normal, draw(key, BLOCKS + block));
    return isRising ? Math.max(0, sum) : sum;
  };
  const stepOf = (key: number, rank: number): number => quantile(draw(key, rank));

  /** What the steps of a block are multiplied by, or shifted, to add up to its sum. */
  const fit = (values: Float64Array, at: number, key: number, block: number): void => {
    let sum = 0;
    for (let i = 0; i < BLOCK; i++) sum += stepOf(key, block * BLOCK + i);
    const wanted = blockSum(key, block);
    const isScaled = isRising && sum > 0;
    values[at + 1] = 0;
    values[at + 2] = isScaled ? 0 : (wanted - (isRising ? 0 : sum)) / BLOCK;
    values[at + 3] = isScaled ? wanted / sum : isRising ? 0 : 1;
  };

  return (track) => {
    const key = innerKey(track.key, salt);
    const wanted = Math.floor(track.rank);
    const place = kept.placeOf(track, wanted);
    const { ranks, values } = kept;
    // Kept: the sum of the blocks before, the sum within the block, and shift and factor of its steps.
    const at = place * 4;
    let rank = ranks[place] as number;
    if (rank < 0) {
      rank = 0;
      values[at] = 0;
      fit(values, at, key, 0);
    }
    const known = rank;
    const block = Math.floor(wanted / BLOCK);
    if (Math.floor(rank / BLOCK) < block) {
      for (let b = Math.floor(rank / BLOCK); b < block; b++) values[at] = (values[at] as number) + blockSum(key, b);
      rank = block * BLOCK;
      fit(values, at, key, block);
    }
    for (; rank < wanted; rank++) {
      values[at + 1] =
        (values[at + 1] as number) + (values[at + 2] as number) + (values[at + 3] as number) * stepOf(key, rank);
    }
    kept.note((wanted - known) / 8);
    ranks[place] = wanted;
    const inside = values[at + 1] as number;
    // What adding up loses must not carry a rising sum beyond its block's.
    const isLate = isRising && wanted - block * BLOCK > BLOCK - 4;
    const sum = (values[at] as number) + (isLate ? Math.min(inside, blockSum(key, block)) : inside);
    const part = track.rank - wanted;
    if (part === 0) return sum;
    return sum + part * ((values[at + 2] as number) + (values[at + 3] as number) * stepOf(key, wanted));
  };
}

function momentsOf(quantile: Quantile): { readonly mean: number; readonly spread: number } {
  const values = Array.from({ length: SAMPLES }, (_, i) => quantile(Math.floor(((i + 0.5) / SAMPLES) * 4294967296)));
  const mean = values.reduce((sum, value) => sum + value, 0) / SAMPLES;
  return { mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / SAMPLES) };
}
