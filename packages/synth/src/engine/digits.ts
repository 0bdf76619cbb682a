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

/** What stands after the whole part of a decimal: ".5", ".05" or nothing in JSON, all its places in CSV. */
export interface Fractions {
  readonly fixedWords: Int32Array;
  readonly fixedLengths: Uint8Array;
  readonly trimmedWords: Int32Array;
  readonly trimmedLengths: Uint8Array;
}

function fractions(scale: number): Fractions {
  const texts = Array.from({ length: 10 ** scale }, (_, n) => `.${String(n).padStart(scale, "0")}`);
  const trimmed = texts.map((text) => text.replace(/\.?0+$/, ""));
  return {
    fixedWords: Int32Array.from(texts, packed),
    fixedLengths: new Uint8Array(texts.length).fill(scale + 1),
    trimmedWords: Int32Array.from(trimmed, packed),
    trimmedLengths: Uint8Array.from(trimmed, (text) => text.length),
  };
}

/** By scale, as far as the point and the places fit a word: tenths, hundredths, thousandths. */
export const fractionsOf: ReadonlyMap<number, Fractions> = new Map([1, 2, 3].map((scale) => [scale, fractions(scale)]));

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

/** How many of the four digits of n are left without trailing zeros: 4 for 0001, 1 for 5000, 0 for 0000. */
const trimmedDigits = Uint8Array.from(
  { length: SHORT },
  (_, n) => String(n).padStart(4, "0").replace(/0+$/, "").length,
);

/** A scaled integer as a number with exactly `scale` decimals (fixed) or without trailing zeros (canonical). */
export function putDecimal(to: Sink, value: number, scale: number, power: number, fixed: boolean): void {
  let n = value;
  if (n < 0) {
    to.bytes[to.at++] = 45;
    n = -n;
  }
  const whole = Math.floor(n / power);
  const rest = n - whole * power;
  putInteger(to, whole);
  if (scale === 0 || (rest === 0 && !fixed)) return;
  const short = fractionsOf.get(scale);
  if (short === undefined) putLongFraction(to, rest, scale, fixed);
  else if (fixed) {
    to.view.setInt32(to.at, short.fixedWords[rest] as number, true);
    to.at += scale + 1;
  } else {
    to.view.setInt32(to.at, short.trimmedWords[rest] as number, true);
    to.at += short.trimmedLengths[rest] as number;
  }
}

/** The point and four to six decimals, of which not all are 0 unless they are fixed. */
function putLongFraction(to: Sink, rest: number, scale: number, fixed: boolean): void {
  const { view } = to;
  to.bytes[to.at++] = 46;
  const beyond = scale === 6 ? 100 : scale === 5 ? 10 : 1;
  const first = (rest / beyond) | 0;
  const last = rest - first * beyond;
  view.setInt32(to.at, paddedWords[first] as number, true);
  if (last === 0 && !fixed) {
    to.at += trimmedDigits[first] as number;
    return;
  }
  to.at += 4;
  if (scale === 6) {
    view.setInt16(to.at, digitPairs[last] as number, true);
    to.at += fixed || last % 10 !== 0 ? 2 : 1;
  } else if (scale === 5) to.bytes[to.at++] = ZERO + last;
}
