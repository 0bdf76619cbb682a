import type { Stream } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";

/** Servers of a block. Every block has the same sizes in another order, so a row's block is a plain division. */
export const BLOCK_SERVERS = 16;
const SERVER_BITS = 4;
/** Sizes as shares of the mean; they sum to the number of servers. */
const shares = [0.4, 0.5, 0.55, 0.65, 0.7, 0.8, 0.85, 0.9, 1, 1, 1.1, 1.2, 1.3, 1.45, 1.6, 2];

/** Tools of a server, by its rank among the sizes, where the mean is `mean`. */
function sizesFor(mean: number): Uint8Array {
  let cumulative = 0;
  let before = 0;
  return Uint8Array.from(shares, (share) => {
    cumulative += share;
    const end = Math.round(cumulative * mean);
    const size = end - before;
    before = end;
    return size;
  });
}

/** Where a row lies. */
export interface Place {
  server: number;
  first: number;
  count: number;
}

/** Finds the server of a row, where servers have so many tools on average. */
export function serverPlaces(of: Stream, mean: number): (into: Place, row: number) => void {
  const sizes = sizesFor(mean);
  const blockRows = BLOCK_SERVERS * mean;
  return (into, row) => {
    const block = Math.floor(row / blockRows);
    const order: Stream = { a: of.a ^ block, b: of.b + block };
    let first = block * blockRows;
    for (let place = 0; ; place++) {
      const count = sizes[permute(order, place, SERVER_BITS)] as number;
      if (row < first + count) {
        into.server = block * BLOCK_SERVERS + place;
        into.first = first;
        into.count = count;
        return;
      }
      first += count;
    }
  };
}
