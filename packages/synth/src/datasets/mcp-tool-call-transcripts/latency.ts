import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import type { Dice } from "./dice.ts";

/** One answer in eighty comes much later: a cold start, a lock, a garbage collection. */
const STALL = 1 / 80;

/** A lognormal duration in whole ms, at least 1. `sigma` is the spread of its natural logarithm. */
export function lognormal(dice: Dice, median: number, sigma: number): number {
  const factor = fastExp(sigma * quantileAt(normalTable(), dice.word()));
  return Math.max(1, Math.round(median * factor));
}

/** A service's latency in ms: lognormal, with rare stalls. */
export function latency(dice: Dice, median: number, sigma: number): number {
  const usual = lognormal(dice, median, sigma);
  return dice.chance(STALL) ? usual * dice.between(5, 20) : usual;
}

/** How long the agent thinks before it sends its next message, ms. */
export function thinking(dice: Dice): number {
  return 120 + lognormal(dice, 2_300, 0.75);
}
