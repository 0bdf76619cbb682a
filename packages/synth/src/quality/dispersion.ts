import { mean, type Series, variance } from "./moments.ts";

/** Index of dispersion of counts: variance over mean. 1 for independent events (Poisson), more where some attract them. Null without counts. */
export function dispersionIndex(counts: Series): number | null {
  const centre = mean(counts);
  const spread = variance(counts);
  return centre === null || spread === null || centre === 0 ? null : spread / centre;
}
