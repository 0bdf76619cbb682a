import type { Distribution } from "../../../inferred/model.ts";

/** Where the bulk of a distribution lies, roughly: its middle, and a tenth of it below `low` and above `high`. */
export interface Bulk {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const TENTH = 1.2816;

export function bulkOf(distribution: Distribution): Bulk {
  switch (distribution.kind) {
    case "constant":
      return { low: distribution.value, middle: distribution.value, high: distribution.value };
    case "uniform": {
      const { minimum, maximum } = distribution;
      const span = maximum - minimum;
      return { low: minimum + span / 10, middle: minimum + span / 2, high: maximum - span / 10 };
    }
    case "normal":
      return {
        low: distribution.mean - TENTH * distribution.sd,
        middle: distribution.mean,
        high: distribution.mean + TENTH * distribution.sd,
      };
    case "lognormal": {
      const factor = Math.exp(TENTH * distribution.sigma);
      return { low: distribution.median / factor, middle: distribution.median, high: distribution.median * factor };
    }
    case "exponential":
      return {
        low: distribution.mean * 0.105,
        middle: distribution.mean * Math.LN2,
        high: distribution.mean * Math.LN10,
      };
    case "poisson": {
      const sd = Math.sqrt(distribution.mean);
      return {
        low: Math.max(0, distribution.mean - TENTH * sd),
        middle: distribution.mean,
        high: distribution.mean + TENTH * sd,
      };
    }
    case "geometric":
      return { low: 0, middle: distribution.mean * 0.69, high: distribution.mean * 2.3 };
    case "beta": {
      const { a, b, minimum, maximum } = distribution;
      const mean = a / (a + b);
      const sd = Math.sqrt((a * b) / ((a + b) * (a + b) * (a + b + 1)));
      const at = (share: number): number => minimum + Math.min(1, Math.max(0, share)) * (maximum - minimum);
      return { low: at(mean - TENTH * sd), middle: at(mean), high: at(mean + TENTH * sd) };
    }
    case "gamma": {
      const { shape, scale } = distribution;
      const spread = TENTH * scale * Math.sqrt(shape);
      return { low: Math.max(0, shape * scale - spread), middle: shape * scale, high: shape * scale + spread };
    }
    case "weibull": {
      const { shape, scale } = distribution;
      const at = (share: number): number => scale * (-Math.log(1 - share)) ** (1 / shape);
      return { low: at(0.1), middle: at(0.5), high: at(0.9) };
    }
    case "pareto":
      return {
        low: distribution.minimum * 1.05,
        middle: distribution.minimum * 2 ** (1 / distribution.alpha),
        high: distribution.minimum * 10 ** (1 / distribution.alpha),
      };
    case "zipf":
      return { low: 1, middle: Math.max(1, Math.sqrt(distribution.members)), high: distribution.members };
    case "triangular": {
      const { minimum, mode, maximum } = distribution;
      return { low: (minimum * 2 + mode) / 3, middle: (minimum + mode + maximum) / 3, high: (maximum * 2 + mode) / 3 };
    }
  }
}

/**
 * The distribution where it has its bulk within the bounds, since truncation then changes little; else one of the same
 * temper within them. A bound that a buyer states is met by values all over the range, not by a sliver at its edge.
 */
export function fitted(
  distribution: Distribution,
  minimum: number | undefined,
  maximum: number | undefined,
): Distribution {
  const { low, middle, high } = bulkOf(distribution);
  const least = minimum ?? Number.NEGATIVE_INFINITY;
  const most = maximum ?? Number.POSITIVE_INFINITY;
  if (minimum !== undefined && maximum !== undefined) {
    const span = maximum - minimum;
    const fits = middle > least + span * 0.05 && middle < most - span * 0.05 && high - low > span * 0.15;
    if (fits && high - low < span * 6) return distribution;
    if (span <= 0) return { kind: "constant", value: minimum };
    if (minimum > 0 && maximum / minimum > 30) {
      const sigma = Math.log(maximum / minimum) / 5;
      return { kind: "lognormal", median: Math.sqrt(minimum * maximum), sigma };
    }
    // Counts stay small for the most part, however far they may go: one loaf more often than twelve.
    if (distribution.kind === "geometric" && minimum >= 0 && minimum <= span)
      return { kind: "geometric", mean: Math.max(distribution.mean, span / 6) };
    const skewed =
      distribution.kind === "lognormal" || distribution.kind === "exponential" || distribution.kind === "pareto";
    return { kind: "beta", a: skewed ? 1.6 : 2, b: skewed ? 3 : 2, minimum, maximum };
  }
  if (maximum !== undefined) {
    if (low <= maximum && middle < maximum) return distribution;
    if (maximum > 0) return { kind: "beta", a: 2.2, b: 2, minimum: Math.max(0, minimum ?? 0), maximum };
    return { kind: "triangular", minimum: maximum * 2 - 10, mode: maximum * 1.3 - 3, maximum };
  }
  if (minimum !== undefined) {
    if (high >= minimum && middle > minimum) return distribution;
    const spread = Math.max(high - low, Math.abs(minimum) * 0.2, 1);
    return { kind: "triangular", minimum, mode: minimum + spread * 0.15, maximum: minimum + spread * 1.5 };
  }
  return distribution;
}

/** The distribution in another unit: each value times a factor. */
export function scaled(distribution: Distribution, factor: number): Distribution {
  if (factor === 1) return distribution;
  switch (distribution.kind) {
    case "constant":
      return { ...distribution, value: neat(distribution.value * factor) };
    case "uniform":
      return {
        ...distribution,
        minimum: neat(distribution.minimum * factor),
        maximum: neat(distribution.maximum * factor),
      };
    case "normal":
      return { ...distribution, mean: neat(distribution.mean * factor), sd: neat(distribution.sd * factor) };
    case "lognormal":
      return { ...distribution, median: neat(distribution.median * factor) };
    case "exponential":
    case "poisson":
    case "geometric":
      return { ...distribution, mean: neat(distribution.mean * factor) };
    case "beta":
      return {
        ...distribution,
        minimum: neat(distribution.minimum * factor),
        maximum: neat(distribution.maximum * factor),
      };
    case "gamma":
    case "weibull":
      return { ...distribution, scale: neat(distribution.scale * factor) };
    case "pareto":
      return { ...distribution, minimum: neat(distribution.minimum * factor) };
    case "zipf":
      return distribution;
    case "triangular":
      return {
        ...distribution,
        minimum: neat(distribution.minimum * factor),
        mode: neat(distribution.mode * factor),
        maximum: neat(distribution.maximum * factor),
      };
  }
}

function neat(value: number): number {
  return Number(value.toPrecision(8));
}
