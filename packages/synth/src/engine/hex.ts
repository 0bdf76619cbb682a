import { draw, mix } from "../random/hash.ts";
import { packed } from "./digits.ts";
import type { Sink } from "./sink.ts";

const DIGITS = "0123456789abcdef";
/** Two hexadecimal digits of a byte as a little-endian half word. */
const bytePairs = Int16Array.from({ length: 256 }, (_, byte) =>
  packed((DIGITS[byte >>> 4] as string) + (DIGITS[byte & 15] as string)),
);

const LOW_SPAN = 0x100000000;

/** The two 32-bit states that a key's digits come from. */
function stateA(key: number): number {
  return mix((key >>> 0) ^ Math.imul((key / LOW_SPAN) >>> 0, 0x9e3779b9));
}

function stateB(key: number): number {
  return mix(mix(((key / LOW_SPAN) >>> 0) + 0x5bd1e995) ^ (key >>> 0));
}

function putByte(to: Sink, at: number, byte: number): void {
  to.view.setInt16(at, bytePairs[byte & 255] as number, true);
}

/** 2 × `bytes` hexadecimal digits, a hash of the key: distinct keys have distinct digits from eight bytes on, practically. */
export function putHex(to: Sink, key: number, bytes: number): void {
  const a = stateA(key);
  const b = stateB(key);
  let at = to.at;
  for (let i = 0; i < bytes; i += 4) {
    const word = i % 8 === 0 ? draw(a, i) ^ b : draw(b, i) ^ a;
    const end = Math.min(4, bytes - i);
    for (let k = 0; k < end; k++) {
      putByte(to, at, word >>> (8 * k));
      at += 2;
    }
  }
  to.at = at;
}

/** The digits of `putHex` as text, for where they stand inside a nested value. */
export function hexText(key: number, bytes: number): string {
  const a = stateA(key);
  const b = stateB(key);
  let text = "";
  for (let i = 0; i < bytes; i++) {
    const word = i & 4 ? draw(b, i & ~3) ^ a : draw(a, i & ~3) ^ b;
    const byte = (word >>> (8 * (i & 3))) & 255;
    text += (DIGITS[byte >>> 4] as string) + (DIGITS[byte & 15] as string);
  }
  return text;
}

const DASHES = new Set([4, 6, 8, 10]);

/** A UUID of version 4, RFC 9562. */
export function putUuid(to: Sink, key: number): void {
  const a = stateA(key);
  const b = stateB(key);
  let at = to.at;
  for (let i = 0; i < 16; i++) {
    if (DASHES.has(i)) to.bytes[at++] = 45;
    const word = i & 4 ? draw(b, i & 12) ^ a : draw(a, i & 12) ^ b;
    let byte = (word >>> (8 * (i & 3))) & 255;
    if (i === 6) byte = (byte & 15) | 64;
    else if (i === 8) byte = (byte & 63) | 128;
    putByte(to, at, byte);
    at += 2;
  }
  to.at = at;
}

/** The text that `putUuid` writes. */
export function uuidText(key: number): string {
  const hex = hexText(key, 16);
  const version = `4${hex.slice(13, 16)}`;
  const variant = (DIGITS[8 + (Number.parseInt(hex.slice(16, 17), 16) & 3)] as string) + hex.slice(17, 20);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}-${variant}-${hex.slice(20)}`;
}
