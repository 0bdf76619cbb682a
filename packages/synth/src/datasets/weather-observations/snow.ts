import { anomaly, type Region, seasonalMean, wetDayAmount, wetness, wetThreshold } from "./region.ts";
import type { Station } from "./stations.ts";

/** Days whose snow may still lie. */
const MEMORY_DAYS = 22;
/** Share that is gone a day by settling alone, and more for each degree above −2. */
const SETTLING = 0.11;
const MELT = 0.11;

/** Depth in cm at the midnight with which a day begins: what fell on the days before, less what settled and melted. */
export function snowDepth(region: Region, station: Station, day: number, dayOfYear: number): number {
  const { climate } = region;
  const mean = seasonalMean(climate, station, dayOfYear);
  if (mean - 2.5 * climate.spread > 1) return 0;
  const threshold = wetThreshold(climate, dayOfYear);
  let depth = 0;
  let left = 1;
  for (let before = 1; before <= MEMORY_DAYS && left > 0.02; before++) {
    const that = day - before;
    // The season moves little within the memory.
    const temperature = mean + anomaly(region, station, that);
    left *= 1 - Math.min(1, SETTLING + MELT * Math.max(0, temperature + 2));
    const excess = wetness(region, station, that) - threshold;
    if (excess > 0 && temperature < 0.2) depth += 0.1 * left * wetDayAmount(climate, station, that, excess);
  }
  return Math.round(depth);
}
