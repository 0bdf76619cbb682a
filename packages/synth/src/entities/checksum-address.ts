import { halfOfLane, keccakPermutation, putLane } from "./keccak-permutation.ts";

/** 25 lanes of Keccak; the sponge takes in 136 bytes at once, so an address is one permutation. */
const state = new Uint32Array(50);
/** The lanes after the 40 digits, and at the end of the rate. */
const LANE_AFTER_DIGITS = 5;
const LAST_LANE_OF_RATE = 16;

const digits = "0123456789abcdef";
/** The two digits of a byte, by byte × 4 + (first one in capitals) × 2 + (second one in capitals). */
const pairs = Array.from({ length: 1024 }, (_, i) => {
  const high = digits[i >>> 6] as string;
  const low = digits[(i >>> 2) & 15] as string;
  return (i & 2 ? high.toUpperCase() : high) + (i & 1 ? low.toUpperCase() : low);
});
/** The two lower-case digits of a byte as a little-endian half word. */
const codes = Uint16Array.from({ length: 256 }, (_, byte) => {
  return digits.charCodeAt(byte >>> 4) | (digits.charCodeAt(byte & 15) << 8);
});

/** The address of 20 bytes, given as five words (first byte lowest), in the mixed case of EIP-55. */
export function checksumAddress(words: Uint32Array): string {
  state.fill(0);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    const low = (codes[word & 255] as number) | ((codes[(word >>> 8) & 255] as number) << 16);
    const high = (codes[(word >>> 16) & 255] as number) | ((codes[word >>> 24] as number) << 16);
    putLane(state, i, low, high);
  }
  // The padding of the original Keccak, which Ethereum uses: 01 after the message, 80 at the end of the rate.
  putLane(state, LANE_AFTER_DIGITS, 1, 0);
  putLane(state, LAST_LANE_OF_RATE, 0, 0x80000000);
  keccakPermutation(state);
  let text = "0x";
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    const hash = halfOfLane(state, i >>> 1, (i & 1) as 0 | 1);
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (word >>> shift) & 255;
      const nibbles = (hash >>> shift) & 255;
      // A digit that is a letter is a capital where its half byte of the hash is 8 or more.
      text += pairs[(byte << 2) | ((nibbles >>> 6) & 2) | ((nibbles >>> 3) & 1)] as string;
    }
  }
  return text;
}
