import { NULL } from "@sdg/synth/engine/rows";

/** Arrow's bitmap of present values, least significant bit first, and how many are absent. */
export interface Validity {
  readonly nullCount: number;
  readonly nullBitmap: Uint8Array;
}

const ALL_PRESENT: Validity = { nullCount: 0, nullBitmap: new Uint8Array(0) };

/** The validity of the first `rows` cells, in `bitmap`, which is used again for the next block. */
export function validity(cells: Float64Array, rows: number, bitmap: Uint8Array): Validity {
  const bytes = (rows + 7) >>> 3;
  bitmap.fill(0, 0, bytes);
  let nullCount = 0;
  for (let row = 0; row < rows; row++) {
    if (cells[row] === NULL) nullCount += 1;
    else bitmap[row >>> 3] = (bitmap[row >>> 3] as number) | (1 << (row & 7));
  }
  return nullCount === 0 ? ALL_PRESENT : { nullCount, nullBitmap: bitmap.subarray(0, bytes) };
}
