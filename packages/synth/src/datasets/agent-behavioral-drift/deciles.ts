import { normalTable } from "../../random/distributions.ts";
import { exp, log, normalQuantile } from "../../random/elementary.ts";
import { draw } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { BINS } from "./vocabulary.ts";

/** Episodes of a window lie within these bounds. */
export const MOST_EPISODES = 1_200;

/** Shifts of the standard normal from −4 to 4 in steps of 1/32. */
const STEPS = 32;
const REACH = 4;
const ROWS = 2 * REACH * STEPS + 1;

let probabilities: Float64Array | undefined;
let logarithms: Float64Array | undefined;

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17, within 1e-7). */
function normalDistribution(x: number): number {
  if (x < 0) return 1 - normalDistribution(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 0.3989422804014327 * exp((-x * x) / 2) * series;
}

/** By shift: the chances of the baseline's deciles for a shifted normal. */
function decileChances(): Float64Array {
  if (probabilities === undefined) {
    probabilities = new Float64Array(ROWS * BINS);
    const edges = Array.from({ length: BINS - 1 }, (_, i) => normalQuantile((i + 1) / BINS));
    for (let row = 0; row < ROWS; row++) {
      const shift = row / STEPS - REACH;
      let below = 0;
      for (let bin = 0; bin < BINS; bin++) {
        const edge = edges[bin];
        const upTo = edge === undefined ? 1 : normalDistribution(edge - shift);
        probabilities[row * BINS + bin] = upTo - below;
        below = upTo;
      }
    }
  }
  return probabilities;
}

/** The natural logarithms of 0 (unused), 1, 2 …, as far as the distances need them. */
function logarithmTable(): Float64Array {
  logarithms ??= Float64Array.from({ length: (BINS + 1) * MOST_EPISODES + BINS + 1 }, (_, n) => log(Math.max(1, n)));
  return logarithms;
}

/** Adds a share of the deciles' chances under a shift. */
export function addChances(into: Float64Array, shift: number, share: number): void {
  const table = decileChances();
  const place = (Math.min(REACH - 1e-9, Math.max(-REACH, shift)) + REACH) * STEPS;
  const row = Math.floor(place);
  const upper = (place - row) * share;
  const lower = share - upper;
  for (let bin = 0; bin < BINS; bin++) {
    const at = row * BINS + bin;
    into[bin] = (into[bin] as number) + lower * (table[at] as number) + upper * (table[at + BINS] as number);
  }
}

/** Throws so many episodes into the deciles: one after another, each binomial by its normal approximation. */
export function countEpisodes(
  into: Float64Array,
  at: number,
  chances: Float64Array,
  episodes: number,
  key: number,
): void {
  const normal = normalTable();
  let left = episodes;
  let rest = 1;
  for (let bin = 0; bin < BINS - 1; bin++) {
    const share = Math.min(1, (chances[bin] as number) / Math.max(1e-9, rest));
    const mean = left * share;
    const drawn = Math.round(mean + Math.sqrt(mean * (1 - share)) * quantileAt(normal, draw(key, bin)));
    const count = Math.min(left, Math.max(0, drawn));
    into[at + bin] = count;
    left -= count;
    rest -= chances[bin] as number;
  }
  into[at + BINS - 1] = left;
}

/** Distances of counted deciles from equal ones, as millionths. */
export interface Distances {
  psi: number;
  ks: number;
  js: number;
}

const LN_10 = Math.LN10;

/** With p = (n + ½) ÷ (N + 5) every logarithm is one of an integer. */
export function measureDistances(into: Distances, counts: Float64Array, at: number, episodes: number): void {
  const ln = logarithmTable();
  const whole = 2 * episodes + BINS;
  const lnWhole = ln[whole] as number;
  let psi = 0;
  let js = 0;
  let cumulative = 0;
  let farthest = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const n = counts[at + bin] as number;
    const p = (2 * n + 1) / whole;
    const lnPart = ln[2 * n + 1] as number;
    const lnMiddle = ln[BINS * n + episodes + BINS] as number;
    psi += (p - 0.1) * (lnPart - lnWhole + LN_10);
    js += p * (lnPart - lnMiddle + LN_10) + 0.1 * (lnWhole - lnMiddle);
    cumulative += n;
    farthest = Math.max(farthest, Math.abs(BINS * cumulative - (bin + 1) * episodes));
  }
  into.psi = Math.round(Math.max(0, psi) * 1e6);
  into.js = Math.round(Math.max(0, js / 2) * 1e6);
  into.ks = Math.round((farthest / (BINS * episodes)) * 1e6);
}
