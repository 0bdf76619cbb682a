import type { Found } from "../findings.ts";
import { distributionOf } from "./distribution-parameters.ts";
import { hedgeAt, type Quantity, quantityAt } from "./quantity.ts";
import { number, type Reading, word } from "./reading.ts";

/** How many standard deviations of a normal distribution lie below a percentile. */
const deviations: ReadonlyMap<number, number> = new Map([
  [50, 0],
  [75, 0.6745],
  [80, 0.8416],
  [90, 1.2816],
  [95, 1.6449],
  [99, 2.3263],
  [99.9, 3.0902],
]);
/** The logarithm's spread of what waits and queues, where only one percentile was said. */
const USUAL_SIGMA = 0.6;

const passing = new Set("is = : of at about is ist bei von de".split(" "));
const below = new Set("under below < <= ≤ unter max".split(" "));
/** "p95 under 400 ms" is kept with a little room. */
const KEPT_BELOW = 0.9;
const joints = new Set(", and / & und y et e ;".split(" "));
const rangeMarks = new Set("- – to .. bis a und and".split(" "));

interface Percentile {
  readonly deviation: number;
  readonly value: number;
  readonly next: number;
}

/**
 * "p50 around 80 ms and p95 400", "(p50 80, p99 900)", "95th percentile 2 s": a lognormal distribution whose percentiles these are.
 * "p95 200-400" is a column of its own, as is "p95" without a figure.
 */
export function percentilesAt(reading: Reading, at: number): Found | undefined {
  const isOpened = word(reading, at) === "(";
  const first = percentileAt(reading, isOpened ? at + 1 : at);
  if (first === undefined) return undefined;
  const said = [first];
  let { next } = first;
  for (;;) {
    const joint = joints.has(word(reading, next)) ? next + 1 : next;
    const further = percentileAt(reading, word(reading, joint) === "and" ? joint + 1 : joint);
    if (further === undefined) break;
    said.push(further);
    next = further.next;
  }
  const curve = curveThrough(said);
  if (isOpened && word(reading, next) !== ")") return undefined;
  if (isOpened) next += 1;
  return curve === undefined ? undefined : distributionOf(reading, at, "lognormal", { ...curve, next });
}

function percentileAt(reading: Reading, at: number): Percentile | undefined {
  const named = nameAt(reading, at);
  if (named === undefined) return undefined;
  let { next } = named;
  let kept = 1;
  while (next < named.next + 3 && (passing.has(word(reading, next)) || below.has(word(reading, next)))) {
    if (below.has(word(reading, next))) kept = KEPT_BELOW;
    next += 1;
  }
  const said: Quantity | undefined = quantityAt(reading, hedgeAt(reading, next).next);
  if (said === undefined || said.value <= 0 || said.unit?.symbol === "%") return undefined;
  const isRange = rangeMarks.has(word(reading, said.next)) && number(reading, said.next + 1) !== undefined;
  return isRange ? undefined : { deviation: named.deviation, value: kept * said.value, next: said.next };
}

/** "p95", "95th percentile". */
function nameAt(reading: Reading, at: number): { readonly deviation: number; readonly next: number } | undefined {
  const named = /^p(\d\d(?:\.\d)?)$/.exec(word(reading, at))?.[1];
  const told = /^(\d\d)(?:th)?$/.exec(word(reading, at))?.[1];
  const behind =
    told === undefined || word(reading, at + 1) === "percentile" ? 1 : word(reading, at + 2) === "percentile" ? 2 : 0;
  if (named === undefined && (told === undefined || behind === 0)) return undefined;
  const deviation = deviations.get(Number(named ?? told));
  return deviation === undefined ? undefined : { deviation, next: named === undefined ? at + behind + 1 : at + 1 };
}

/** Median and sigma of the lognormal distribution through the lowest and the highest of them; none where they do not rise. */
function curveThrough(said: readonly Percentile[]): { readonly median: number; readonly sigma?: number } | undefined {
  const sorted = said.toSorted((a, b) => a.deviation - b.deviation);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  if (low.deviation === high.deviation) {
    const sigma = low.deviation === 0 ? {} : { sigma: USUAL_SIGMA };
    return { median: rounded(low.value / Math.exp(USUAL_SIGMA * low.deviation)), ...sigma };
  }
  const sigma = Math.log(high.value / low.value) / (high.deviation - low.deviation);
  return sigma <= 0
    ? undefined
    : { median: rounded(low.value / Math.exp(sigma * low.deviation)), sigma: rounded(sigma) };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
