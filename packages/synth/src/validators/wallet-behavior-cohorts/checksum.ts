import { keccak256 } from "./keccak.ts";

const UPPER_A = 65;
const LOWER_A = 97;

/** True when an address of 0x and 40 hexadecimal digits has its letters in the case that EIP-55 asks for. */
export function isChecksummed(address: string): boolean {
  const words = keccak256(address.slice(2).toLowerCase());
  for (let i = 0; i < 40; i++) {
    const code = address.charCodeAt(i + 2);
    if (code < UPPER_A) continue;
    // Digit i of the hash: two to a byte, the high one first.
    const digit = ((words[i >> 3] ?? 0) >> (8 * ((i >> 1) & 3) + (i % 2 === 0 ? 4 : 0))) & 15;
    if (code < LOWER_A !== digit >= 8) return false;
  }
  return true;
}
