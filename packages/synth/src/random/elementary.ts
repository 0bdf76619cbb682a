/**
 * Elementary functions out of + − × ÷ and sqrt alone, which IEEE 754 rounds correctly, so that every engine builds the same
 * tables bit for bit. They fill lookup tables; no row computes them.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;

/** e^x for |x| ≤ 700, to about 1e-15 relative. */
export function exp(x: number): number {
  const k = Math.round(x / LN2);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1;
  for (let n = 16; n >= 1; n--) sum = 1 + (r / n) * sum;
  return sum * powerOfTwo(k);
}

/** 2^k for an integer k, exactly. */
export function powerOfTwo(k: number): number {
  let power = 1;
  const step = k < 0 ? 0.5 : 2;
  for (let i = Math.abs(k); i > 0; i--) power *= step;
  return power;
}

/** The natural logarithm of x > 0, to about 1e-15. */
export function log(x: number): number {
  let m = x;
  let k = 0;
  while (m > Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  while (m < Math.SQRT1_2) {
    m *= 2;
    k -= 1;
  }
  const s = (m - 1) / (m + 1);
  const square = s * s;
  let sum = 0;
  for (let n = 29; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return k * LN2_HIGH + (k * LN2_LOW + 2 * s * sum);
}

/** x^y for x > 0. */
export function power(x: number, y: number): number {
  return exp(y * log(x));
}

/** The standard normal quantile for 0 < p < 1 (Acklam's rational approximation, relative error below 1.2e-9). */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * log(p));
    const top =
      ((((-7.784894002430293e-3 * q - 3.223964580411365e-1) * q - 2.400758277161838) * q - 2.549732539343734) * q +
        4.374664141464968) *
        q +
      2.938163982698783;
    const bottom =
      (((7.784695709041462e-3 * q + 3.224671290700398e-1) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1;
    return top / bottom;
  }
  const q = p - 0.5;
  const r = q * q;
  const top =
    ((((-3.969683028665376e1 * r + 2.209460984245205e2) * r - 2.759285104469687e2) * r + 1.38357751867269e2) * r -
      3.066479806614716e1) *
      r +
    2.506628277459239;
  const bottom =
    ((((-5.447609879822406e1 * r + 1.615858368580409e2) * r - 1.556989798598866e2) * r + 6.680131188771972e1) * r -
      1.328068155288572e1) *
      r +
    1;
  return (q * top) / bottom;
}

/** The quantile of Student's t with 4 degrees of freedom for 1e-11 < p < 1, where the distribution function is algebraic. */
export function studentQuantile(p: number): number {
  if (p > 0.5) return -studentQuantile(1 - p);
  let low = -1;
  while (studentDistribution(low) > p) low *= 2;
  let high = 0;
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (studentDistribution(middle) > p) high = middle;
    else low = middle;
  }
  // Newton's method from here doubles the digits at each step.
  let t = (low + high) / 2;
  for (let i = 0; i < 3; i++) {
    const c = 1 + (t * t) / 4;
    t -= ((studentDistribution(t) - p) * c * c * Math.sqrt(c)) / 0.375;
  }
  return t;
}

function studentDistribution(t: number): number {
  const c = 1 + (t * t) / 4;
  return 0.5 + (0.375 * t * (1 - (t * t) / (12 * c))) / Math.sqrt(c);
}
