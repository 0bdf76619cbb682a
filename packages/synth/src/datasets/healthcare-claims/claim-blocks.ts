import { draw, keyAt, type Stream } from "../../random/hash.ts";
import { INSTITUTIONAL, PROFESSIONAL, RX } from "./vocabulary.ts";

/**
 * Which rows form which claim. Claims come in blocks of 64 with the same kinds and sizes in each, in an order of the block's
 * own, so a claim's kind, its lines and its rows follow from its number alone.
 */
export const BLOCK_CLAIMS = 64;
export const MAX_LINES = 12;

function kinds(type: number, lines: number, count: number): readonly { type: number; lines: number }[] {
  return new Array<{ type: number; lines: number }>(count).fill({ type, lines });
}

const pattern = [
  ...kinds(RX, 1, 24),
  ...kinds(PROFESSIONAL, 1, 17),
  ...kinds(PROFESSIONAL, 2, 9),
  ...kinds(PROFESSIONAL, 3, 4),
  ...kinds(PROFESSIONAL, 4, 3),
  ...kinds(PROFESSIONAL, 6, 1),
  ...kinds(INSTITUTIONAL, 3, 2),
  ...kinds(INSTITUTIONAL, 4, 1),
  ...kinds(INSTITUTIONAL, 5, 1),
  ...kinds(INSTITUTIONAL, 8, 1),
  ...kinds(INSTITUTIONAL, 12, 1),
];
const types = Uint8Array.from(pattern, ({ type }) => type);
const sizes = Uint8Array.from(pattern, ({ lines }) => lines);
export const BLOCK_ROWS = sizes.reduce((sum, lines) => sum + lines, 0);

/** The place in the pattern of a block's j-th claim: a permutation that the block's key chooses. */
function placeOf(key: number, j: number): number {
  let place = (j ^ (key & 63)) & 63;
  place = (place * ((key >>> 6) | 1)) & 63;
  place ^= place >> 3;
  return (place * ((key >>> 16) | 1) + (key >>> 26)) & 63;
}

export interface ClaimBlocks {
  typeOf(claim: number): number;
  linesOf(claim: number): number;
  /** The claim that a row belongs to. */
  claimAt(row: number): number;
  /** The first row of a claim of the block that was asked for last. */
  firstRow(claim: number): number;
}

export function claimBlocks(of: Stream): ClaimBlocks {
  const starts = new Uint16Array(BLOCK_CLAIMS + 1);
  let laidOut = -1;
  const keyOf = (claim: number): number => draw(keyAt(of, Math.floor(claim / BLOCK_CLAIMS)), 0);
  const patternOf = (claim: number): number => placeOf(keyOf(claim), claim % BLOCK_CLAIMS);

  const layOut = (block: number): void => {
    if (block === laidOut) return;
    const key = keyOf(block * BLOCK_CLAIMS);
    for (let j = 0; j < BLOCK_CLAIMS; j++) starts[j + 1] = (starts[j] as number) + (sizes[placeOf(key, j)] as number);
    laidOut = block;
  };
  return {
    typeOf: (claim) => types[patternOf(claim)] as number,
    linesOf: (claim) => sizes[patternOf(claim)] as number,
    claimAt: (row) => {
      const block = Math.floor(row / BLOCK_ROWS);
      layOut(block);
      const within = row - block * BLOCK_ROWS;
      let low = 0;
      let high = BLOCK_CLAIMS;
      while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((starts[middle] as number) <= within) low = middle;
        else high = middle;
      }
      return block * BLOCK_CLAIMS + low;
    },
    firstRow: (claim) => {
      const block = Math.floor(claim / BLOCK_CLAIMS);
      layOut(block);
      return block * BLOCK_ROWS + (starts[claim - block * BLOCK_CLAIMS] as number);
    },
  };
}
