import { normalTable } from "../../random/distributions.ts";
import { draw, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/** Weeks over which a shock fades, and how fast. */
const MEMORY_WEEKS = 10;
const FADE = 0.75;
const MEAN = 48;
const SPREAD = 14;
/** Weeks before 1970 have no keys; the count begins well before any window. */
const WEEK_KEYS = 4_096;

/**
 * Interest of the market in a topic by calendar week, 0 to 100: shocks that fade over weeks, a sum over the last ten of them,
 * so that any week is known without the weeks before.
 */
export function surgeOf(noise: Stream, topic: number, week: number): number {
  const normal = normalTable();
  let sum = 0;
  let weight = 1;
  for (let age = 0; age < MEMORY_WEEKS; age++) {
    sum += weight * quantileAt(normal, draw(keyAt(noise, WEEK_KEYS + week - age), topic));
    weight *= FADE;
  }
  return Math.max(0, Math.min(100, Math.round(MEAN + SPREAD * sum)));
}
