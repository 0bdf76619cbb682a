/** An exact fraction: whole numbers within 2^53, the denominator positive, in lowest terms. */
export interface Rational {
  readonly n: number;
  readonly d: number;
}

function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** Throws a RangeError for a denominator of zero and for numbers past 2^53, which would not be exact. */
export function rational(n: number, d = 1): Rational {
  if (d === 1) return whole(n);
  if (d === 0 || !Number.isSafeInteger(n) || !Number.isSafeInteger(d)) throw new RangeError(`${n}/${d} is not exact`);
  const divisor = gcd(n, Math.abs(d)) * (d < 0 ? -1 : 1);
  return { n: n === 0 ? 0 : n / divisor, d: d / divisor };
}

function whole(n: number): Rational {
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is not exact`);
  return { n: n === 0 ? 0 : n, d: 1 };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d);
}

export function divide(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n);
}

export function floor(a: Rational): Rational {
  return rational(Math.floor(a.n / a.d));
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  return subtract(a, b).n;
}

export function equal(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

/** Decimals that a denominator needs, up to 6; −1 where no such decimal is exact. */
function decimalsOf(d: number): number {
  let power = 1;
  for (let decimals = 0; decimals <= 6; decimals++, power *= 10) if (power % d === 0) return decimals;
  return -1;
}

/** Small numbers as text: most that are told. */
const numerals = Array.from({ length: 1_000 }, (_, n) => String(n));

/** An integer or a decimal without trailing zeros where that is exact in 6 places, else a fraction p/q. */
export function exactText(a: Rational): string {
  if (a.d === 1) return numerals[a.n] ?? String(a.n);
  const decimals = decimalsOf(a.d);
  if (decimals < 0) return `${a.n}/${a.d}`;
  const scaled = (Math.abs(a.n) * 10 ** decimals) / a.d;
  const digits = String(scaled).padStart(decimals + 1, "0");
  return `${a.n < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
