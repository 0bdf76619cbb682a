import { mix, type Stream } from "./hash.ts";

/**
 * A permutation of 0 … 2^bits − 1 (bits even, at most 32): a Feistel network of four rounds. Gives unique identifiers that
 * do not count upwards, without a set of those used.
 */
export function permute(of: Stream, index: number, bits: number): number {
  const half = bits >>> 1;
  const mask = (1 << half) - 1;
  let left = index >>> half;
  let right = index & mask;
  for (let round = 0; round < 4; round++) {
    const next = left ^ (mix(right + of.a + Math.imul(round + 1, of.b | 1)) & mask);
    left = right;
    right = next;
  }
  return left * (1 << half) + right;
}
