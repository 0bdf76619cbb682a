import type { Sink } from "./sink.ts";

const ZERO = 48;
/** "00" … "99" as little-endian pairs of ASCII bytes. */
export const digitPairs = Int16Array.from(
  { length: 100 },
  (_, i) => ZERO + Math.floor(i / 10) + ((ZERO + (i % 10)) << 8),
);

/** Two digits of n, 0 ≤ n ≤ 99. */
export function putPair(to: Sink, n: number): void {
  to.view.setInt16(to.at, digitPairs[n] as number, true);
  to.at += 2;
}

/**
 * 0 … 9999 without leading zeros as four little-endian bytes, and how many of them count: numbers of changing length
 * then cost no branch that a processor would guess wrong.
 */
const SHORT = 10_000;
const shortLengths = Uint8Array.from({ length: SHORT }, (_, n) => String(n).length);
const shortWords = Int32Array.from({ length: SHORT }, (_, n) => packed(String(n)));

/** Hundredths after the point: ".5", ".05" or nothing in JSON; always two digits in CSV. */
const hundredths = Array.from({ length: 100 }, (_, n) => `.${Math.floor(n / 10)}${n % 10}`);
const trimmed = hundredths.map((text) => text.replace(/\.?0+$/, ""));
const fixedWords = Int32Array.from(hundredths, packed);
const trimmedWords = Int32Array.from(trimmed, packed);
const trimmedLengths = Uint8Array.from(trimmed, (text) => text.length);

function packed(text: string): number {
  let word = 0;
  for (let i = 0; i < text.length; i++) word |= text.charCodeAt(i) << (8 * i);
  return word;
}

/** An integer within ±(2^53 − 1) in decimal. */
export function putInteger(to: Sink, value: number): void {
  let n = value;
  if (n < 0) {
    to.bytes[to.at++] = 45;
    n = -n;
  }
  if (n < 1e9) {
    putSmall(to, n | 0);
    return;
  }
  const high = Math.floor(n / 1e9);
  putSmall(to, high);
  putPadded(to, n - high * 1e9, 9);
}

/** 0 ≤ n < 10^9. */
function putSmall(to: Sink, n: number): void {
  if (n >= SHORT) {
    putPadded(to, n, digitsOf(n));
    return;
  }
  to.view.setInt32(to.at, shortWords[n] as number, true);
  to.at += shortLengths[n] as number;
}

function digitsOf(n: number): number {
  if (n < 1e5) return 5;
  if (n < 1e6) return 6;
  if (n < 1e7) return 7;
  return n < 1e8 ? 8 : 9;
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
