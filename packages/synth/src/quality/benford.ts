import { at, type Series } from "./moments.ts";

/**
 * Mean absolute deviation of first-digit shares from Benford's law, over the nine digits.
 * Below 0.006 is close, above 0.015 is no conformity (Nigrini 2012). Null without positive amounts.
 */
export function benfordDeviation(amounts: Series): number | null {
  const counts = new Float64Array(10);
  let total = 0;
  for (let i = 0; i < amounts.length; i++) {
    const amount = at(amounts, i);
    if (!(amount > 0)) continue;
    const digit = Number(amount.toExponential()[0]);
    counts[digit] = at(counts, digit) + 1;
    total++;
  }
  if (total === 0) return null;
  let deviation = 0;
  for (let digit = 1; digit <= 9; digit++) {
    deviation += Math.abs(at(counts, digit) / total - Math.log10(1 + 1 / digit));
  }
  return deviation / 9;
}
