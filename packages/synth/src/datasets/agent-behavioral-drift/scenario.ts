import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../../random/weighted-table.ts";
import {
  CONCEPT,
  COVARIATE,
  CYCLE_WINDOWS,
  DATA_SHIFT,
  ERROR_RATE,
  INPUT_METRICS,
  METRICS,
  NO_DRIFT,
  RECURRING,
  SEASONAL,
  SUDDEN,
} from "./vocabulary.ts";

/** What one cycle of an agent holds; numbers of windows count from the dataset's first one. */
export interface Scenario {
  cycle: number;
  start: number;
  type: number;
  kind: number;
  cause: number;
  onset: number;
  width: number;
  /** 0 for drifts that stay. */
  period: number;
  /** In hundredths. */
  severity: number;
  /** By metric, in hundredths of an episode's standard deviation. */
  readonly effects: Int32Array;
}

/** What the parameters leave open to a cycle. */
export interface DriftChoice {
  readonly share: number;
  readonly types: WeightedTable;
  /** Index into `severities`, or −1 for all of them. */
  readonly severity: number;
}

const field = {
  drifts: 0,
  type: 1,
  kind: 2,
  cause: 3,
  onset: 4,
  width: 5,
  period: 6,
  severity: 7,
  size: 8,
  first: 9,
  second: 10,
  affected: 11,
  factor: 19,
  sign: 27,
} as const;

/** Lower and upper end of the severities, in hundredths. */
const severityRanges = [
  [20, 35],
  [45, 65],
  [85, 140],
] as const;
const kindShares = { concept: 0.62 } as const;
const DAY_WINDOWS = 24;
/** Windows that a cycle has at least before its drift can be seen. */
const CALM_WINDOWS = 12;
const LAST_ONSET = 150;

/** Chances of the types in the order of `driftTypes`; the first is no drift. */
const typeWeights = [0, 3, 3, 2.5, 2, 1.5];

/** The types that were asked for; none asked for means all. */
export function driftTypeTable(isWanted: (type: number) => boolean): WeightedTable {
  const weights = typeWeights.map((weight, type) => (isWanted(type) ? weight : 0));
  return weightedTable(weights.some((weight) => weight > 0) ? weights : typeWeights);
}

export function emptyScenario(): Scenario {
  return {
    cycle: -1,
    start: 0,
    type: NO_DRIFT,
    kind: 0,
    cause: 0,
    onset: 0,
    width: 0,
    period: 0,
    severity: 0,
    effects: new Int32Array(METRICS),
  };
}

/** The cause of a cycle's drift, or −1 without drift. */
export function causeOf(agentKey: number, cycle: number, choice: DriftChoice): number {
  const key = innerKey(agentKey, cycle);
  if (unit(draw(key, field.drifts)) >= choice.share) return -1;
  const type = pick(choice.types, draw(key, field.type));
  return kindOf(key, type) === COVARIATE ? DATA_SHIFT : below(draw(key, field.cause), DATA_SHIFT);
}

function kindOf(key: number, type: number): number {
  if (type === SEASONAL) return COVARIATE;
  return unit(draw(key, field.kind)) < kindShares.concept ? CONCEPT : COVARIATE;
}

/** Fills in the scenario of an agent's cycle, whose first window is `start`. */
export function enterCycle(into: Scenario, agentKey: number, cycle: number, start: number, choice: DriftChoice): void {
  into.cycle = cycle;
  into.start = start;
  into.effects.fill(0);
  into.cause = causeOf(agentKey, cycle, choice);
  into.severity = 0;
  into.period = 0;
  into.type = NO_DRIFT;
  if (into.cause < 0) return;
  const key = innerKey(agentKey, cycle);
  into.type = pick(choice.types, draw(key, field.type));
  into.kind = kindOf(key, into.type);
  placeOnset(into, key);
  const level = choice.severity < 0 ? below(draw(key, field.severity), severityRanges.length) : choice.severity;
  const [low, high] = severityRanges[level] as (typeof severityRanges)[number];
  into.severity = low + below(draw(key, field.size), high - low + 1);
  fillEffects(into, key);
}

function placeOnset(into: Scenario, key: number): void {
  const { type, start } = into;
  const u = draw(key, field.onset);
  const wide = draw(key, field.width);
  if (type === SUDDEN) into.width = 1;
  else if (type === RECURRING) into.width = 3 + below(wide, 4);
  else if (type === SEASONAL) into.width = 4;
  else into.width = 12 + below(wide, 49);
  const earliest = 2 * into.width + CALM_WINDOWS;
  if (type === SEASONAL) {
    // Days are the calendar's: the swing begins at midnight.
    const after = start + earliest + below(u, 90);
    into.onset = Math.ceil(after / DAY_WINDOWS) * DAY_WINDOWS;
    into.period = DAY_WINDOWS;
    return;
  }
  into.onset = start + earliest + below(u, LAST_ONSET - earliest + 1);
  if (type === RECURRING) into.period = 48 + 2 * below(draw(key, field.period), 25);
}

function fillEffects(into: Scenario, key: number): void {
  const first = below(draw(key, field.first), INPUT_METRICS);
  const second = (first + 1 + below(draw(key, field.second), INPUT_METRICS - 1)) % INPUT_METRICS;
  const last = into.kind === COVARIATE ? INPUT_METRICS : METRICS;
  const sure = into.kind === COVARIATE ? second : ERROR_RATE;
  for (let metric = 0; metric < last; metric++) {
    if (metric !== first && metric !== sure && unit(draw(key, field.affected + metric)) >= 0.5) continue;
    const factor = 0.75 + 0.5 * unit(draw(key, field.factor + metric));
    const size = Math.round(into.severity * factor);
    // Trouble mostly means more errors and refusals, and a worse mood.
    const rises =
      unit(draw(key, field.sign + metric)) < (metric < ERROR_RATE ? 0.6 : metric === METRICS - 1 ? 0.2 : 0.8);
    into.effects[metric] = rises ? size : -size;
  }
}

/** Signed distance of a window from the drift's nearest change, in windows: above 0 while it is on. */
export function distanceIn(scenario: Scenario, window: number): number {
  const since = window - scenario.onset;
  if (since < 0 || scenario.period === 0) return since;
  const within = since % scenario.period;
  const half = scenario.period / 2;
  return within < half ? Math.min(within, half - within) : -Math.min(within - half, scenario.period - within);
}

/** The cycle that a window belongs to, where the agent's cycle 0 began at `origin` (not after window 0). */
export function cycleAt(window: number, origin: number): number {
  return Math.floor((window - origin) / CYCLE_WINDOWS);
}
