const WORD = 0x100000000;

/** The upper half of an integer within ±2^53 as two's complement in 64 bits; the lower one is `value >>> 0`. */
export function highWord(value: number): number {
  return Math.floor(value / WORD) | 0;
}

/** The value as a 32-bit integer. Throws a RangeError when it is none: a column's declared bounds were broken. */
export function int32(value: number): number {
  const whole = value | 0;
  if (whole !== value) throw new RangeError(`${value} is outside the bounds that its field declares`);
  return whole;
}
