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

/** A block, as far as it has been laid out. */
export interface BlockLayout {
  readonly block: number;
  readonly key: number;
  /** Orders laid out so far; order j has the rows starts[j] … starts[j + 1] − 1 of the block. */
  count: number;
  readonly starts: number[];
  readonly kinds: number[];
  /** The burst of card tests: its first row in the block, and its size in orders of one row; 0 until it is met. */
  burstStart: number;
  burstSize: number;
  /** The row that the burst waits for, BLOCK_ROWS where there is none, and the orders that it will have. */
  readonly burstFrom: number;
  readonly burstOrders: number;
  /** The row from which one customer goes bust, and the orders still to come of that. */
  readonly bustingFrom: number;
  busting: number;
}

/** What fraud there is: of how many blocks one has a burst of card tests, or a customer who goes bust; how often an account is taken over. */
export interface FraudRates {
  readonly burstEvery: number;
  readonly bustingEvery: number;
  readonly takeovers: number;
}

export const fraudLevels = ["none", "usual", "frequent"] as const;
export type FraudLevel = (typeof fraudLevels)[number];

/** A steady rate of fraud, by its level. */
export const fraudRates: Readonly<Record<FraudLevel, FraudRates>> = {
  none: { burstEvery: 0, bustingEvery: 0, takeovers: 0 },
  usual: { burstEvery: 8, bustingEvery: 20, takeovers: 0.0006 },
  frequent: { burstEvery: 1, bustingEvery: 2, takeovers: 0.006 },
};
const field = { burst: 0, burstAt: 1, burstSize: 2, busting: 3, bustingAt: 4, bustingOrders: 5 } as const;

/** Lines of an order: one, plus a negative binomial number of further ones (r = 1.2, mean 2.35), at most 24 in all. */
const basketSizes = weightedTable(negativeBinomial(1.2, 2.35, MAX_LINES), 14);

function negativeBinomial(r: number, mean: number, terms: number): number[] {
  const q = mean / (r + mean);
  const weights = [1];
  for (let k = 0; k + 1 < terms; k++) weights.push(((weights[k] as number) * q * (k + r)) / (k + 1));
  return weights;
}

/**
 * The layouts of a seed's blocks, each laid out as far as the row of it that is asked for. The last one is kept and grows, for
 * rows that follow one another. Its arrays grow too, because opening a seed for a few rows must cost little.
 */
export function orderLayouts(of: Stream, rates: FraudRates): (block: number, row: number) => BlockLayout {
  const starts: number[] = [];
  const kinds: number[] = [];
  let kept: BlockLayout | undefined;
  return (block, row) => {
    if (kept?.block !== block) kept = beginLayout(of, rates, block, starts, kinds);
    if ((starts[kept.count] as number) <= row) extend(kept, row);
    return kept;
  };
}

function beginLayout(of: Stream, rates: FraudRates, block: number, starts: number[], kinds: number[]): BlockLayout {
  const key = keyAt(of, block);
  const hasBurst = isChosen(of, block, rates.burstEvery, field.burst);
  const hasBusting = isChosen(of, block, rates.bustingEvery, field.busting);
  starts[0] = 0;
  return {
    block,
    key,
    count: 0,
    starts,
    kinds,
    burstStart: 0,
    burstSize: 0,
    burstFrom: hasBurst ? below(draw(key, field.burstAt), 960) : BLOCK_ROWS,
    burstOrders: 5 + below(draw(key, field.burstSize), 4),
    bustingFrom: hasBusting ? below(draw(key, field.bustingAt), 500) : BLOCK_ROWS,
    busting: hasBusting ? 4 + below(draw(key, field.bustingOrders), 5) : 0,
  };
}

/** Lays out further orders until one has the row. */
function extend(layout: BlockLayout, until: number): void {
  const { key, starts, kinds } = layout;
  let { count } = layout;
  let row = starts[count] as number;
  while (row <= until) {
    if (row >= layout.burstFrom && layout.burstSize === 0) {
      layout.burstStart = row;
      layout.burstSize = layout.burstOrders;
      for (let j = 0; j < layout.burstOrders; j++) {
        starts[count] = row++;
        kinds[count++] = BURST;
      }
    }
    const orderKey = innerKey(key, count);
    starts[count] = row;
    const isBusting = layout.busting > 0 && row >= layout.bustingFrom && orderKey % 6 === 0;
    if (isBusting) layout.busting -= 1;
    kinds[count] = isBusting ? BUSTING : ORDINARY;
    count += 1;
    row = Math.min(BLOCK_ROWS, row + 1 + pick(basketSizes, draw(orderKey, 0)));
    starts[count] = row;
  }
  layout.count = count;
}

/** True for exactly one block, drawn by hash, of each `every` that follow one another; for none when that is 0. */
function isChosen(of: Stream, block: number, every: number, draws: number): boolean {
  if (every === 0) return false;
  const stretch = Math.floor(block / every);
  // Stretches have keys beyond those of all blocks.
  return block - stretch * every === below(draw(keyAt(of, 0x40000000 + stretch), draws), every);
}

/** The order of a block that a row of it belongs to; the block is laid out that far. */
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
