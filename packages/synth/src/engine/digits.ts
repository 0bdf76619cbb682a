import type { Sink } from "./sink.ts";

const ZERO = 48;
const SHORT = 10_000;

/** Up to four ASCII characters as one little-endian word. */
export function packed(text: string): number {
  let word = 0;
  for (let i = 0; i < text.length; i++) word |= text.charCodeAt(i) << (8 * i);
  return word;
}

/**
 * 0 … 9999 without leading zeros as four little-endian bytes, and how many of them count: numbers of changing length
 * then cost no branch that a processor would guess wrong.
 */
export const shortWords = Int32Array.from({ length: SHORT }, (_, n) => packed(String(n)));
export const shortLengths = Uint8Array.from({ length: SHORT }, (_, n) => String(n).length);
/** "0000" … "9999". */
export const paddedWords = Int32Array.from({ length: SHORT }, (_, n) => packed(String(n).padStart(4, "0")));
/** "00" … "99". */
export const digitPairs = Int16Array.from({ length: 100 }, (_, n) => packed(String(n).padStart(2, "0")));

/** Hundredths after the point: ".5", ".05" or nothing in JSON; always two digits in CSV. */
const hundredths = Array.from({ length: 100 }, (_, n) => `.${Math.floor(n / 10)}${n % 10}`);
const trimmed = hundredths.map((text) => text.replace(/\.?0+$/, ""));
export const fixedWords = Int32Array.from(hundredths, packed);
export const fixedLengths = new Uint8Array(100).fill(3);
export const trimmedWords = Int32Array.from(trimmed, packed);
export const trimmedLengths = Uint8Array.from(trimmed, (text) => text.length);

/** Two digits of n, 0 ≤ n ≤ 99. */
export function putPair(to: Sink, n: number): void {
  to.view.setInt16(to.at, digitPairs[n] as number, true);
  to.at += 2;
}

/** An integer within ±(2^53 − 1) in decimal. */
export function putInteger(to: Sink, value: number): void {
  let n = value;
  if (n < 0) {
    to.bytes[to.at++] = 45;
    n = -n;
  }
  if (n < 1e8) {
    putSmall(to, n | 0);
    return;
  }
  const high = Math.floor(n / 1e8);
  putInteger(to, high);
  putPadded(to, n - high * 1e8, 8);
}

/** 0 ≤ n < 10^8. */
function putSmall(to: Sink, n: number): void {
  if (n < SHORT) {
    to.view.setInt32(to.at, shortWords[n] as number, true);
    to.at += shortLengths[n] as number;
    return;
  }
  const { view, at } = to;
  const high = (n / SHORT) | 0;
  const length = shortLengths[high] as number;
  view.setInt32(at, shortWords[high] as number, true);
  view.setInt32(at + length, paddedWords[n - high * SHORT] as number, true);
  to.at = at + length + 4;
}

/** Exactly `width` decimal digits of n, zero padded; 0 ≤ n < 10^9. */
export function putPadded(to: Sink, value: number, width: number): void {
  let n = value | 0;
  const { bytes } = to;
  const start = to.at;
  for (let at = start + width - 1; at >= start; at--) {
    const tenth = (n / 10) | 0;
    bytes[at] = ZERO + n - tenth * 10;
    n = tenth;
  }
  to.at = start + width;
}

/** A scaled integer as a number with exactly `scale` decimals (fixed) or without trailing zeros (canonical). */
export function putDecimal(to: Sink, value: number, scale: number, power: number, fixed: boolean): void {
  let n = value;
  if (n < 0) {
    to.bytes[to.at++] = 45;
    n = -n;
  }
  if (scale === 2 && n < 1e9) {
    putHundredths(to, n | 0, fixed);
    return;
  }
  const whole = Math.floor(n / power);
  let rest = n - whole * power;
  putInteger(to, whole);
  if (scale === 0 || (rest === 0 && !fixed)) return;
  let width = scale;
  if (!fixed) {
    while (rest % 10 === 0) {
      rest /= 10;
      width -= 1;
    }
  }
  to.bytes[to.at++] = 46;
  putPadded(to, rest, width);
}

/** Money, which is most decimals: 0 ≤ n < 10^9 hundredths. */
function putHundredths(to: Sink, n: number, fixed: boolean): void {
  const whole = (n / 100) | 0;
  const rest = n - whole * 100;
  putSmall(to, whole);
  to.view.setInt32(to.at, (fixed ? fixedWords[rest] : trimmedWords[rest]) as number, true);
  to.at += fixed ? 3 : (trimmedLengths[rest] as number);
}
