/**
 * A quantile function as a table for 32-bit draws: 4,096 cells with straight lines between, and the first and the last cell
 * again in 4,096, so that the tails are as good as the body. One draw a value, and monotone in it: correlated draws
 * give correlated values.
 */
export interface QuantileTable {
  readonly body: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

const CELLS = 4096;

/** `quantile` is asked for probabilities strictly between 0 and 1. */
export function quantileTable(quantile: (p: number) => number): QuantileTable {
  const edge = 0.5 / 4294967296;
  const fill = (from: number, width: number): Float64Array =>
    Float64Array.from({ length: CELLS + 1 }, (_, i) =>
      quantile(Math.min(1 - edge, Math.max(edge, from + (width * i) / CELLS))),
    );
  return { body: fill(0, 1), low: fill(0, 1 / CELLS), high: fill(1 - 1 / CELLS, 1 / CELLS) };
}

/** The value at the 32-bit draw u. */
export function quantileAt(table: QuantileTable, u: number): number {
  const cell = u >>> 20;
  if (cell !== 0 && cell !== CELLS - 1) {
    const { body } = table;
    const left = body[cell] as number;
    return left + ((body[cell + 1] as number) - left) * ((u & 0xfffff) * 9.5367431640625e-7);
  }
  const tail = cell === 0 ? table.low : table.high;
  const inner = (u >>> 8) & 0xfff;
  const left = tail[inner] as number;
  return left + ((tail[inner + 1] as number) - left) * ((u & 0xff) * 0.00390625);
}

/** The values at a series of draws, times a factor. */
export function quantileSeries(into: Float64Array, table: QuantileTable, draws: Uint32Array, factor: number): void {
  for (let i = 0; i < into.length; i++) into[i] = factor * quantileAt(table, draws[i] as number);
}
