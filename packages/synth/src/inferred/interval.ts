/** Closed; an empty one has low > high. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const everything: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

export function common(a: Interval, b: Interval): Interval {
  return { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
}

export function hull(all: readonly Interval[]): Interval {
  return { low: Math.min(...all.map(({ low }) => low)), high: Math.max(...all.map(({ high }) => high)) };
}

export function isEmpty({ low, high }: Interval): boolean {
  return low > high;
}

export function within(inner: Interval, outer: Interval): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}

export function plus(a: Interval, b: Interval): Interval {
  return { low: a.low + b.low, high: a.high + b.high };
}

/** 0 × ∞ counts as 0: a factor that is nothing makes nothing of anything. */
function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

export function times(a: Interval, b: Interval): Interval {
  const corners = [product(a.low, b.low), product(a.low, b.high), product(a.high, b.low), product(a.high, b.high)];
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** Everything where the divisor may be 0. */
export function over(a: Interval, b: Interval): Interval {
  if (b.low <= 0 && b.high >= 0)
    return a.low >= 0 && b.low >= 0 ? { low: lowest(a, b), high: everything.high } : everything;
  return times(a, { low: 1 / b.high, high: 1 / b.low });
}

function lowest(a: Interval, b: Interval): number {
  return b.high === 0 || b.high === Number.POSITIVE_INFINITY ? 0 : a.low / b.high;
}
