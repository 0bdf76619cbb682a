import { MS_PER_DAY } from "../../engine/calendar.ts";
import { exponentialTable } from "../../random/distributions.ts";
import { exp, normalQuantile } from "../../random/elementary.ts";
import { below, draw, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** Negotiations of a block. Every block has the same lengths in another order, so a row's block is a plain division. */
export const BLOCK_NEGOTIATIONS = 160;
export const SHORTEST = 3;
export const LONGEST = 26;

/** Acts of a block's negotiations: lognormal, median 8.6; most are even, since two sides take turns until both have signed. */
const lengths = Uint8Array.from({ length: BLOCK_NEGOTIATIONS }, (_, i) => {
  const acts = 8.8 * exp(0.36 * normalQuantile((i + 0.5) / BLOCK_NEGOTIATIONS));
  const whole = i % 5 === 0 ? Math.round(acts) : 2 * Math.round(acts / 2);
  return Math.min(LONGEST, Math.max(SHORTEST, whole));
});

export const BLOCK_ROWS = lengths.reduce((sum, length) => sum + length, 0);

/** Which rows and which times belong to which negotiation of a block. */
export interface NegotiationBlock {
  readonly index: number;
  /** First row of each negotiation within the block, and the block's end. */
  readonly firstRow: Uint16Array;
  /** Start of each, ms since 1970, ascending. */
  readonly start: Float64Array;
}

export function layNegotiations(of: Stream, index: number, from: number, perDay: number): NegotiationBlock {
  const key = keyAt(of, index);
  const order = lengths.slice();
  for (let i = BLOCK_NEGOTIATIONS - 1; i > 0; i--) {
    const j = below(draw(key, i), i + 1);
    const moved = order[i] as number;
    order[i] = order[j] as number;
    order[j] = moved;
  }
  const firstRow = new Uint16Array(BLOCK_NEGOTIATIONS + 1);
  const start = new Float64Array(BLOCK_NEGOTIATIONS);
  const gaps = exponentialTable();
  let elapsed = 0;
  for (let i = 0; i < BLOCK_NEGOTIATIONS; i++) {
    firstRow[i + 1] = (firstRow[i] as number) + (order[i] as number);
    elapsed += quantileAt(gaps, draw(key, BLOCK_NEGOTIATIONS + i));
    start[i] = elapsed;
  }
  elapsed += quantileAt(gaps, draw(key, 2 * BLOCK_NEGOTIATIONS));
  const span = (BLOCK_NEGOTIATIONS * MS_PER_DAY) / perDay;
  const begin = from + index * span;
  for (let i = 0; i < BLOCK_NEGOTIATIONS; i++) start[i] = Math.floor(begin + ((start[i] as number) / elapsed) * span);
  return { index, firstRow, start };
}

/** The negotiation, within its block, that holds a row of the block. */
export function negotiationAt(block: NegotiationBlock, row: number): number {
  let low = 0;
  let high = BLOCK_NEGOTIATIONS - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((block.firstRow[middle] as number) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}
