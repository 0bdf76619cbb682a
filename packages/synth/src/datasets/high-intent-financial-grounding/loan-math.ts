/** (1 + i)^n by repeated squaring: products alone, so that every engine gets the same bits. */
export function growth(i: number, n: number): number {
  let result = 1;
  let square = 1 + i;
  for (let left = n; left > 0; left = (left - (left % 2)) / 2) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** The instalment that pays back a principal in n months at a nominal yearly rate in percent, before rounding. */
export function instalment(principal: number, ratePercent: number, n: number): number {
  const r = ratePercent / 1200;
  return r === 0 ? principal / n : (principal * r) / (1 - 1 / growth(r, n));
}

/** What n payments are worth at the start, at a monthly rate. */
function presentValue(payment: number, i: number, n: number): number {
  return i === 0 ? payment * n : (payment * (1 - 1 / growth(i, n))) / i;
}

const HALVINGS = 48;

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The nominal yearly rate in percent at which n payments are worth `net` (Regulation Z's annual percentage rate for equal
 * payments), in thousandths. `net` is at most what the payments are worth at `atLeastPercent`.
 */
export function annualPercentageRate(payment: number, net: number, n: number, atLeastPercent: number): number {
  let low = atLeastPercent / 1200;
  let high = low + 0.05;
  // Every number between two that round to the same one rounds to it too.
  for (let k = 0; k < HALVINGS && toThousandths(1200 * low) !== toThousandths(1200 * high); k++) {
    const middle = (low + high) / 2;
    if (presentValue(payment, middle, n) > net) low = middle;
    else high = middle;
  }
  return toThousandths(1200 * ((low + high) / 2));
}

/** Rounds half up to cents, in currency units. */
export function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}
