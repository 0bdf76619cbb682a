import { below, draw, innerKey, keyAt, type Stream } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";

/**
 * Which rows form which order. Rows come in blocks of 1,024 that orders fill exactly (the last order of a block is cut to
 * fit), so the orders around any row follow from the hash of its block alone.
 */
export const BLOCK_ROWS = 1024;
export const MAX_LINES = 24;

export const ORDINARY = 0;
export const BURST = 1;
export const BUSTING = 2;

export interface BlockLayout {
  readonly block: number;
  readonly key: number;
  /** Orders of the block; order j has the rows starts[j] … starts[j + 1] − 1 of it. */
  readonly count: number;
  readonly starts: Uint16Array;
  readonly kinds: Uint8Array;
  /** The burst of card tests: its first row in the block, and its size in orders of one row; 0 when there is none. */
  readonly burstStart: number;
  readonly burstSize: number;
}

/** One block in so many has a burst of card tests, and one in so many a customer who goes bust: a steady rate of fraud. */
const BURST_EVERY = 8;
const BUSTING_EVERY = 20;
const field = { burst: 0, burstAt: 1, burstSize: 2, busting: 3, bustingAt: 4, bustingOrders: 5 } as const;

/** Lines of an order: one, plus a negative binomial number of further ones (r = 1.2, mean 2.35), at most 24 in all. */
const basketSizes = weightedTable(negativeBinomial(1.2, 2.35, MAX_LINES), 14);

function negativeBinomial(r: number, mean: number, terms: number): number[] {
  const q = mean / (r + mean);
  const weights = [1];
  for (let k = 0; k + 1 < terms; k++) weights.push(((weights[k] as number) * q * (k + r)) / (k + 1));
  return weights;
}

/** The layouts of a seed's blocks; the last one is kept, for rows that follow one another. */
export function orderLayouts(of: Stream): (block: number) => BlockLayout {
  const starts = new Uint16Array(BLOCK_ROWS + 1);
  const kinds = new Uint8Array(BLOCK_ROWS);
  let kept: BlockLayout | undefined;
  return (block) => {
    if (kept?.block !== block) kept = layOut(of, block, starts, kinds);
    return kept;
  };
}

function layOut(of: Stream, block: number, starts: Uint16Array, kinds: Uint8Array): BlockLayout {
  const key = keyAt(of, block);
  const hasBurst = isChosen(of, block, BURST_EVERY, field.burst);
  const burstAt = hasBurst ? below(draw(key, field.burstAt), 960) : BLOCK_ROWS;
  const wantedBurst = 5 + below(draw(key, field.burstSize), 4);
  let burstStart = 0;
  let burstSize = 0;
  let busting = 0;
  let bustingFrom = BLOCK_ROWS;
  if (isChosen(of, block, BUSTING_EVERY, field.busting)) {
    busting = 4 + below(draw(key, field.bustingOrders), 5);
    bustingFrom = below(draw(key, field.bustingAt), 500);
  }
  let row = 0;
  let count = 0;
  while (row < BLOCK_ROWS) {
    if (row >= burstAt && burstSize === 0) {
      burstStart = row;
      burstSize = wantedBurst;
      for (let j = 0; j < wantedBurst; j++) {
        starts[count] = row++;
        kinds[count++] = BURST;
      }
    }
    const orderKey = innerKey(key, count);
    starts[count] = row;
    const isBusting = busting > 0 && row >= bustingFrom && orderKey % 6 === 0;
    if (isBusting) busting -= 1;
    kinds[count] = isBusting ? BUSTING : ORDINARY;
    count += 1;
    row = Math.min(BLOCK_ROWS, row + 1 + pick(basketSizes, draw(orderKey, 0)));
  }
  starts[count] = BLOCK_ROWS;
  return { block, key, count, starts, kinds, burstStart, burstSize };
}

/** True for exactly one block, drawn by hash, of each `every` that follow one another. */
function isChosen(of: Stream, block: number, every: number, draws: number): boolean {
  const stretch = Math.floor(block / every);
  // Stretches have keys beyond those of all blocks.
  return block - stretch * every === below(draw(keyAt(of, 0x40000000 + stretch), draws), every);
}

/** The order of a block that a row of it belongs to. */
export function orderAt(layout: BlockLayout, rowInBlock: number): number {
  let low = 0;
  let high = layout.count;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((layout.starts[middle] as number) <= rowInBlock) low = middle;
    else high = middle;
  }
  return low;
}
