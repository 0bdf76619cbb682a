/** Numbers that are multiplied, by what each is the number of; steps of time stand in it once, the finest. */
export type Factors = ReadonlyMap<number | "time", number>;

export function productOf(factors: Factors): number {
  return [...factors.values()].reduce((product, factor) => product * factor, 1);
}

export function united(all: readonly Factors[]): Factors {
  const union = new Map<number | "time", number>();
  for (const factors of all)
    for (const [of, factor] of factors) union.set(of, of === "time" ? Math.max(factor, union.get(of) ?? 0) : factor);
  return union;
}

/** The factors with the greatest product. */
export function largest(candidates: readonly Factors[]): Factors | undefined {
  return candidates.reduce<Factors | undefined>(
    (most, each) => (most === undefined || productOf(each) > productOf(most) ? each : most),
    undefined,
  );
}
