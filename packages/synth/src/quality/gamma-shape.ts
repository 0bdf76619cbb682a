import { at, type Series } from "./moments.ts";

/**
 * Shape of the gamma distribution fitted to positive values: 1 for exponential ones, more the more regular they are
 * (Minka's closed approximation of the maximum likelihood, good to 1.5%). Null without two different values.
 */
export function gammaShape(series: Series): number | null {
  let sum = 0;
  let logs = 0;
  let count = 0;
  for (let i = 0; i < series.length; i++) {
    const value = at(series, i);
    if (!(value > 0)) continue;
    sum += value;
    logs += Math.log(value);
    count++;
  }
  if (count < 2) return null;
  const s = Math.log(sum / count) - logs / count;
  return s <= 1e-12 ? null : (3 - s + Math.sqrt((s - 3) ** 2 + 24 * s)) / (12 * s);
}
