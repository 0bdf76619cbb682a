import { daysFromCivil } from "../../engine/calendar.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";
import { MOST_EPISODES } from "./deciles.ts";
import { METRICS, TOOLS } from "./vocabulary.ts";

/** Usual level, spread of its logarithm between agents, and an episode's standard deviation as a share of the level. */
const levels = [
  { level: 1_900, between: 0.45, within: 0.4 },
  { level: 0.032, between: 0.6, within: 0.4 },
  { level: 620, between: 0.5, within: 0.35 },
  { level: 4.2, between: 0.3, within: 0.3 },
  { level: 5.6, between: 0.4, within: 0.35 },
  { level: 0.058, between: 0.4, within: 0.3 },
  { level: 0.024, between: 0.35, within: 0.25 },
  { level: 0.27, between: 0.25, within: 0.4 },
] as const;

/** A window's standard deviation as a share of an episode's: sampling, and the agent's own wobble. */
export const WINDOW_SPREAD = 0.1;
const LEAST_SD = 100;
const CYCLE_CHANGE = 0.05;

/** How often each tool is called, by task. */
const mixes = [
  [10, 62, 6, 8, 14],
  [46, 6, 36, 8, 4],
  [18, 2, 8, 30, 42],
  [8, 34, 4, 50, 4],
  [26, 1, 22, 33, 18],
] as const;

/** Traffic by hour of the day (UTC), business interfaces. */
const hourWeights = [
  0.25, 0.2, 0.18, 0.18, 0.2, 0.28, 0.42, 0.62, 0.88, 1, 1, 0.98, 0.88, 0.95, 1, 0.98, 0.92, 0.8, 0.6, 0.48, 0.42, 0.38,
  0.34, 0.3,
] as const;
/** Monday to Sunday. */
const weekdayWeights = [1, 1.05, 1.05, 1.02, 0.95, 0.55, 0.5] as const;
const LEAST_EPISODES = 240;

const field = { level: 0, change: 8, tools: 16, volume: 24, other: 25, noise: 32, episodes: 40 } as const;

/** The days since 1970 of a Monday, from which weekdays count. */
const MONDAY = daysFromCivil(2026, 1, 5);

/** Mean and standard deviation of a cycle's baseline by metric, as millionths. */
export function fillBaseline(means: Float64Array, deviations: Float64Array, agentKey: number, cycle: number): void {
  const cycleKey = innerKey(agentKey, cycle);
  for (let metric = 0; metric < METRICS; metric++) {
    const { level, between, within } = levels[metric] as (typeof levels)[number];
    const lasting = level * fastExp(between * quantileAt(normalTable(), draw(agentKey, field.level + metric)));
    const change = 1 + CYCLE_CHANGE * quantileAt(normalTable(), draw(cycleKey, 64 + field.change + metric));
    const mean = lasting * Math.max(0.7, change);
    means[metric] = Math.round(mean * 1e6);
    deviations[metric] = Math.max(LEAST_SD, Math.round(mean * within * WINDOW_SPREAD * 1e6));
  }
}

/** Episodes that the agent finishes in a window: by its trade, the hour and the day of the week. */
export function episodesIn(agentKey: number, windowKey: number, hourSince1970: number): number {
  const day = Math.floor(hourSince1970 / 24);
  const hour = hourSince1970 - day * 24;
  const weekday = (((day - MONDAY) % 7) + 7) % 7;
  const volume = 700 * fastExp(0.25 * quantileAt(normalTable(), draw(agentKey, field.volume)));
  const busy = (hourWeights[hour] as number) * (weekdayWeights[weekday] as number);
  const chance = 1 + 0.08 * quantileAt(normalTable(), draw(windowKey, field.episodes));
  return Math.min(MOST_EPISODES, Math.max(LEAST_EPISODES, Math.round(volume * (0.5 + 0.5 * busy) * chance)));
}

/** The agent's usual shares of its tools, and those that a drift leads to. */
export function fillMixes(usual: Float64Array, other: Float64Array, agentKey: number, task: number): void {
  const mix = mixes[task] as (typeof mixes)[number];
  for (let tool = 0; tool < TOOLS; tool++) {
    const own = fastExp(0.45 * quantileAt(normalTable(), draw(agentKey, field.tools + tool)));
    usual[tool] = (mix[tool] as number) * own;
    // Drifts lead to other tools: half of each share goes to the next one in the list.
    other[tool] = (mix[(tool + 1) % TOOLS] as number) * (0.6 + unit(draw(agentKey, field.other + tool)));
  }
  normalise(usual);
  normalise(other);
}

function normalise(shares: Float64Array): void {
  let sum = 0;
  for (let tool = 0; tool < TOOLS; tool++) sum += shares[tool] as number;
  for (let tool = 0; tool < TOOLS; tool++) shares[tool] = (shares[tool] as number) / sum;
}

const WHOLE = 10_000;

/** The shares of a window in ten-thousandths that sum to the whole; `drifted` is how much of the other mix is in it. */
export function writeShares(
  into: Float64Array,
  at: number,
  usual: Float64Array,
  other: Float64Array,
  drifted: number,
  windowKey: number,
): void {
  let sum = 0;
  for (let tool = 0; tool < TOOLS; tool++) {
    const share = (usual[tool] as number) * (1 - drifted) + (other[tool] as number) * drifted;
    const noisy = share * Math.max(0.2, 1 + 0.07 * quantileAt(normalTable(), draw(windowKey, field.noise + tool)));
    into[at + tool] = noisy;
    sum += noisy;
  }
  let largest = 0;
  let left = WHOLE;
  for (let tool = 0; tool < TOOLS; tool++) {
    const rounded = Math.round(((into[at + tool] as number) / sum) * WHOLE);
    into[at + tool] = rounded;
    left -= rounded;
    if (rounded > (into[at + largest] as number)) largest = tool;
  }
  into[at + largest] = (into[at + largest] as number) + left;
}
