import { exp, powerOfTwo } from "./elementary.ts";

const CELLS = 1024;
const PER_CELL = Math.LN2 / CELLS;
const fractions = Float64Array.from({ length: CELLS }, (_, i) => exp(i * PER_CELL));
const powers = Float64Array.from({ length: 129 }, (_, i) => powerOfTwo(i - 64));

/** e^x for |x| ≤ 44 to about 1e-15, in the row path: a table of 2^(i/1024) and four terms of the series for the rest. */
export function fastExp(x: number): number {
  const cells = Math.floor(x / PER_CELL);
  const r = x - cells * PER_CELL;
  const octave = cells >> 10;
  return (
    (powers[octave + 64] as number) *
    (fractions[cells & 1023] as number) *
    (1 + r * (1 + r * (0.5 + r * (1 / 6 + r / 24))))
  );
}

/** The table, for the fingerprint of the generator. */
export function fractionTable(): Float64Array {
  return fractions;
}
