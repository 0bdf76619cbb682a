/** An exact number: a fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly p: bigint;
  readonly q: bigint;
}

export const zero: Rational = { p: 0n, q: 1n };
export const one: Rational = { p: 1n, q: 1n };

/** A fraction in lowest terms; null for a denominator of 0. */
export function fraction(p: bigint, q: bigint): Rational | null {
  if (q === 1n) return { p, q };
  if (q === 0n) return null;
  let [a, b] = [p < 0n ? -p : p, q < 0n ? -q : q];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = q < 0n ? -a : a;
  return { p: p / divisor, q: q / divisor };
}

export function sum(a: Rational, b: Rational): Rational | null {
  return fraction(a.p * b.q + b.p * a.q, a.q * b.q);
}

export function difference(a: Rational, b: Rational): Rational | null {
  return fraction(a.p * b.q - b.p * a.q, a.q * b.q);
}

export function product(a: Rational, b: Rational): Rational | null {
  return fraction(a.p * b.p, a.q * b.q);
}

export function quotient(a: Rational, b: Rational): Rational | null {
  return fraction(a.p * b.q, a.q * b.p);
}

export function floor({ p, q }: Rational): Rational {
  const truncated = p / q;
  return { p: p < 0n && truncated * q !== p ? truncated - 1n : truncated, q: 1n };
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.p * b.q, b.p * a.q];
  return left < right ? -1 : left > right ? 1 : 0;
}

const PLAIN = /^(-?)(?:(0|[1-9][0-9]*)(?:\.([0-9]{1,6}))?|([0-9]+)\/([0-9]+))$/;

/** Reads a published number; null for a text that is none. */
export function readRational(text: string): Rational | null {
  if (/^[1-9][0-9]*$/.test(text)) return { p: BigInt(text), q: 1n };
  const [, sign, whole, decimals = "", p, q] = PLAIN.exec(text) ?? [];
  if (sign === undefined) return null;
  const magnitude =
    whole === undefined
      ? fraction(BigInt(p ?? 0), BigInt(q ?? 0))
      : fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return magnitude === null || sign === "" ? magnitude : { p: -magnitude.p, q: magnitude.q };
}

const MILLION = 1_000_000n;

/** The one text of a number: an integer, a decimal of at most 6 places, or else a fraction. */
export function rationalText({ p, q }: Rational): string {
  if (q === 1n) return p.toString();
  if (MILLION % q !== 0n) return `${p}/${q}`;
  const millionths = ((p < 0n ? -p : p) * (MILLION / q)).toString().padStart(7, "0");
  const decimals = millionths.slice(-6).replace(/0+$/, "");
  return `${p < 0n ? "-" : ""}${millionths.slice(0, -6)}.${decimals}`;
}
