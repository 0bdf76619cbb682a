import { mean, type Series, variance } from "./moments.ts";

/** Coefficient of variation of the gaps between ascending times: 1 for a Poisson process, less when evenly spaced, more when bursty. */
export function gapVariation(times: Series): number | null {
  if (times.length < 3) return null;
  const gaps = Float64Array.from({ length: times.length - 1 }, (_, i) => (times[i + 1] ?? 0) - (times[i] ?? 0));
  const centre = mean(gaps);
  const spread = variance(gaps);
  return centre === null || spread === null || centre === 0 ? null : Math.sqrt(spread) / centre;
}

/** Goh and Barabási's burstiness of ascending times: 0 for a Poisson process, towards 1 when bursty, below 0 when regular. */
export function burstiness(times: Series): number | null {
  const variation = gapVariation(times);
  return variation === null ? null : (variation - 1) / (variation + 1);
}

/** Times in the busiest `span` hours of the day (UTC) over those in the quietest ones; null when these have none. */
export function hourContrast(times: Series, span: number): number | null {
  const hours = new Float64Array(24);
  for (let i = 0; i < times.length; i++) {
    const hour = Math.floor((times[i] ?? 0) / 3_600_000) % 24;
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  hours.sort();
  const sum = (part: Float64Array): number => part.reduce((total, count) => total + count, 0);
  const quietest = sum(hours.subarray(0, span));
  return quietest === 0 ? null : sum(hours.subarray(24 - span)) / quietest;
}
