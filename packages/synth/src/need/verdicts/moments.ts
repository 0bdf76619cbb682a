import type { JsonValue } from "../../schema/json-value.ts";
import { type Judgement, judgeShare } from "./shares.ts";

/** Fewer values say nothing about how they are distributed. */
const LEAST = 30;

export interface Moments {
  readonly count: number;
  readonly mean: number;
  readonly sd: number;
  readonly median: number;
  readonly skewness: number;
  readonly minimum: number;
  readonly maximum: number;
}

export function momentsOf(values: readonly number[]): Moments {
  const count = values.length;
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  let squares = 0;
  let cubes = 0;
  for (const value of values) {
    const d = value - mean;
    squares += d * d;
    cubes += d * d * d;
  }
  const sd = Math.sqrt(squares / Math.max(1, count - 1));
  const middle = Math.floor(count / 2);
  const median = count % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const skewness = sd === 0 ? 0 : cubes / Math.max(1, count) / sd ** 3;
  return { count, mean, sd, median, skewness, minimum: sorted[0] ?? 0, maximum: sorted.at(-1) ?? 0 };
}

function shown(moments: Moments): JsonValue {
  const round = (value: number): number => Number(value.toPrecision(6));
  return {
    mean: round(moments.mean),
    sd: round(moments.sd),
    median: round(moments.median),
    skewness: round(moments.skewness),
    count: moments.count,
  };
}

function tooFew(moments: Moments): Judgement | undefined {
  if (moments.count >= LEAST) return undefined;
  return {
    satisfied: null,
    actual: shown(moments),
    reason: `${moments.count} values are too few to judge a distribution`,
  };
}

/** Whether the mean is the wanted one, as near as chance and a bounded range allow. */
export function judgeAverage(values: readonly number[], mean: number): Judgement {
  const moments = momentsOf(values);
  return tooFew(moments) ?? { satisfied: isMean(moments, mean), actual: shown(moments) };
}

function isMean({ mean, sd, count }: Moments, wanted: number): boolean {
  return Math.abs(mean - wanted) <= Math.max((4 * sd) / Math.sqrt(count), 0.1 * sd, 0.02 * Math.abs(wanted));
}

/** Whether values have the shape and the parameters that were asked for. Bounds cut tails, so that shape is judged with patience. */
export function judgeDistribution(values: readonly number[], wanted: Readonly<Record<string, JsonValue>>): Judgement {
  if (typeof wanted.share === "number") return judgeTail(values, wanted.share, wanted);
  const moments = momentsOf(values);
  const few = tooFew(moments);
  if (few !== undefined) return few;
  const { mean, sd, median, sigma } = wanted;
  const wrong: string[] = [];
  if (typeof sigma === "number" && !isSigma(values, sigma)) wrong.push("sigma");
  if (typeof mean === "number" && !isMean(moments, mean)) wrong.push("mean");
  if (typeof sd === "number" && Math.abs(moments.sd - sd) > sd * (0.2 + 3 / Math.sqrt(moments.count))) wrong.push("sd");
  if (typeof median === "number") {
    const below = values.filter((value) => value < median).length / values.length;
    const upTo = values.filter((value) => value <= median).length / values.length;
    const slack = 0.03 + 2 / Math.sqrt(values.length);
    if (below > 0.5 + slack || upTo < 0.5 - slack) wrong.push("median");
  }
  if (!hasShape(moments, String(wanted.name))) wrong.push("shape");
  const judgement = { satisfied: wrong.length === 0, actual: shown(moments) };
  return wrong.length === 0 ? judgement : { ...judgement, reason: `the ${wrong.join(", ")} of the values differs` };
}

/** "about 4% of battery is below 20" */
function judgeTail(
  values: readonly number[],
  share: number,
  { above, below }: Readonly<Record<string, JsonValue>>,
): Judgement {
  const hits = values.filter(
    (value) => (typeof above === "number" && value > above) || (typeof below === "number" && value < below),
  ).length;
  const judgement = judgeShare(hits, values.length, share, false);
  // How a number lies is about so: a share of half as many more is not it.
  const isNear = Math.abs(hits / Math.max(1, values.length) - share) <= 0.02 + share * 0.2;
  return judgement.satisfied === false && isNear ? { ...judgement, satisfied: true } : judgement;
}

/** Whether the logarithms spread so far. */
function isSigma(values: readonly number[], wanted: number): boolean {
  const { sd, count } = momentsOf(values.filter((value) => value > 0).map(Math.log));
  return Math.abs(sd - wanted) <= wanted * (0.2 + 3 / Math.sqrt(Math.max(1, count)));
}

function hasShape({ skewness, count, mean, sd, minimum, maximum }: Moments, name: string): boolean {
  const chance = 4 * Math.sqrt(6 / count);
  switch (name) {
    case "normal":
      return Math.abs(skewness) < 0.6 + chance;
    case "uniform":
      // The sd of a uniform distribution is its width by the root of twelve.
      return (
        Math.abs(skewness) < 0.3 + chance &&
        Math.abs(sd * Math.sqrt(12) - (maximum - minimum)) < (0.15 + chance / 4) * (maximum - minimum)
      );
    case "lognormal":
    case "exponential":
    case "zipf":
    case "pareto":
    case "gamma":
      return skewness > 0.2 - chance;
    case "weibull":
      return skewness > -0.6 - chance;
    case "skewed":
      return Math.abs(skewness) > 0.2 - chance / 2;
    case "poisson":
      return Math.abs((sd * sd) / Math.max(mean, 1e-9) - 1) < 0.4 + 6 / Math.sqrt(count);
    default:
      return true;
  }
}
