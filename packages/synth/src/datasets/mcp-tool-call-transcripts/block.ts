import { daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import { exponentialTable } from "../../random/distributions.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { below, draw, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** Transcripts of a block. Every block has the same lengths in another order, so a row's block is a plain division. */
export const BLOCK_TRANSCRIPTS = 256;
export const BLOCKS = 20_000;
/** The shortest transcript: handshake, tool list, one call. */
const SHORTEST = 7;
const LONGEST = 90;

/** Monday. */
const FIRST_DAY = daysFromCivil(2026, 9, 7);
const WEEK_MS = 7 * MS_PER_DAY;
/** Hours of the week (UTC) at which blocks begin: working hours are denser, weekends thinner. */
const WEEK_HOURS = [
  ...[0, 1, 2, 3, 4].flatMap((day) => [0, 7.5, 11.5, 15.5].map((hour) => day * 24 + hour)),
  ...[5, 6].flatMap((day) => [0, 13].map((hour) => day * 24 + hour)),
];

/** Rows of a block's transcripts: quantiles of handshake plus a lognormal number of calls (median 5, 90th percentile 12). */
const lengths = Uint8Array.from({ length: BLOCK_TRANSCRIPTS }, (_, i) => {
  const calls = 5.2 * exp(0.62 * normalQuantile((i + 0.5) / BLOCK_TRANSCRIPTS));
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(4.6 + 2.2 * calls)));
});

export const BLOCK_ROWS = lengths.reduce((sum, length) => sum + length, 0);

/** The layout of one block: which rows and which times belong to which of its transcripts. */
export interface Block {
  readonly index: number;
  /** First row of each transcript within the block, and the block's end. */
  readonly firstRow: Uint16Array;
  /** Start of each transcript, ms since 1970, ascending. */
  readonly start: Float64Array;
}

/** When a block begins, ms since 1970. */
function blockStart(index: number): number {
  const week = Math.floor(index / WEEK_HOURS.length);
  const hour = WEEK_HOURS[index - week * WEEK_HOURS.length] as number;
  return FIRST_DAY * MS_PER_DAY + week * WEEK_MS + hour * 3_600_000;
}

/** Lays out a block: shuffled lengths, and starts at exponential gaps that fill the block's time. */
export function layBlock(of: Stream, index: number): Block {
  const key = keyAt(of, index);
  const order = lengths.slice();
  for (let i = BLOCK_TRANSCRIPTS - 1; i > 0; i--) {
    const j = below(draw(key, i), i + 1);
    const moved = order[i] as number;
    order[i] = order[j] as number;
    order[j] = moved;
  }
  const firstRow = new Uint16Array(BLOCK_TRANSCRIPTS + 1);
  const start = new Float64Array(BLOCK_TRANSCRIPTS);
  const exponential = exponentialTable();
  let elapsed = 0;
  for (let i = 0; i < BLOCK_TRANSCRIPTS; i++) {
    firstRow[i + 1] = (firstRow[i] as number) + (order[i] as number);
    elapsed += quantileAt(exponential, draw(key, BLOCK_TRANSCRIPTS + i));
    start[i] = elapsed;
  }
  elapsed += quantileAt(exponential, draw(key, 2 * BLOCK_TRANSCRIPTS));
  const from = blockStart(index);
  const span = blockStart(index + 1) - from;
  for (let i = 0; i < BLOCK_TRANSCRIPTS; i++) start[i] = from + Math.floor(((start[i] as number) / elapsed) * span);
  return { index, firstRow, start };
}

/** The transcript, within its block, that holds a row of the block. */
export function transcriptAt(block: Block, row: number): number {
  let low = 0;
  let high = BLOCK_TRANSCRIPTS - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((block.firstRow[middle] as number) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}
