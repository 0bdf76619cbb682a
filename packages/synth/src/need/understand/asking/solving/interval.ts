/** All numbers from `least` to `most`. */
export interface Interval {
  readonly least: number;
  readonly most: number;
}

export const everything: Interval = { least: -Infinity, most: Infinity };

export function sum(one: Interval, other: Interval): Interval {
  return { least: one.least + other.least, most: one.most + other.most };
}

export function product(one: Interval, other: Interval): Interval {
  const corners = [one.least, one.most].flatMap((a) =>
    [other.least, other.most].map((b) => (a === 0 || b === 0 ? 0 : a * b)),
  );
  return { least: Math.min(...corners), most: Math.max(...corners) };
}

/** What `one` can be divided by `other`: anything where that may be nothing. */
export function quotient(one: Interval, other: Interval): Interval {
  if (other.least <= 0 && other.most >= 0) {
    // A divisor that only begins at nothing leaves one end of what is positive.
    if (other.least < 0 || one.least < 0 || other.most === 0) return everything;
    return { least: one.least / other.most, most: Infinity };
  }
  return product(one, { least: 1 / other.most, most: 1 / other.least });
}

export function scaled({ least, most }: Interval, by: number): Interval {
  if (by === 0) return { least: 0, most: 0 };
  return by > 0 ? { least: least * by, most: most * by } : { least: most * by, most: least * by };
}
