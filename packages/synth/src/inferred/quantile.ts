import { exponentialTable, normalTable } from "../random/distributions.ts";
import { exp, log, power } from "../random/elementary.ts";
import { fastExp } from "../random/exponential.ts";
import { quantileAt } from "../random/quantile-table.ts";
import { common, everything, type Interval, isEmpty } from "./interval.ts";
import type { Distribution } from "./model.ts";
import { normalShare } from "./normal-scores.ts";
import { tabulated } from "./tabulated-distribution.ts";

/** The value of a distribution at a 32-bit draw; monotone in it. */
export type Quantile = (u: number) => number;

const DRAWS = 4294967296;
/** Less of a distribution than this within the bounds, and its shape says nothing about what lies there. */
const LEAST_SHARE = 0.005;
const LARGEST_EXPONENT = 44;

/** Where the values of a distribution lie. */
export function support(of: Distribution): Interval {
  switch (of.kind) {
    case "constant":
      return { low: of.value, high: of.value };
    case "uniform":
    case "beta":
    case "triangular":
      return { low: of.minimum, high: of.maximum };
    case "normal":
      return of.sd === 0 ? { low: of.mean, high: of.mean } : everything;
    case "lognormal":
    case "exponential":
    case "poisson":
    case "geometric":
    case "gamma":
    case "weibull":
      return { low: 0, high: everything.high };
    case "pareto":
      return { low: of.minimum, high: everything.high };
    case "zipf":
      return { low: 1, high: of.members };
  }
}

/**
 * Where values lie that must keep bounds. A distribution that lies outside of them gives way, unless it is a single value: then
 * nothing is left.
 */
export function supportWithin(of: Distribution, bounds: Interval): Interval {
  const left = common(support(of), bounds);
  return isEmpty(left) && of.kind !== "constant" ? bounds : left;
}

/**
 * A distribution cut to what lies within bounds, so that no value piles up at a bound. Where next to nothing of it lies there
 * the bounds decide the shape. `width` is the step of the values: half of it beyond the bounds rounds to them.
 */
export function quantileWithin(of: Distribution, bounds: Interval, width: number): Quantile {
  if (of.kind === "constant") return () => of.value;
  const wide = { low: bounds.low - width / 2, high: bounds.high + width / 2 };
  if (of.kind === "uniform") {
    const own = common({ low: of.minimum - width / 2, high: of.maximum + width / 2 }, wide);
    return evenly(isEmpty(own) ? wide : own);
  }
  const own = common(support(of), wide);
  const kept = isEmpty(own) ? wide : own;
  const shape = shapeOf(of);
  const from = shape.share(wide.low);
  const share = shape.share(wide.high) - from;
  if (share < LEAST_SHARE) return shaped(kept, shape.share(wide.high) < 0.5);
  if (share === 1) return shape.quantile;
  const first = from * DRAWS;
  const { quantile } = shape;
  const { high, low } = kept;
  // Between the entries of a table a quantile is off by a little, which must not carry it over a bound.
  return (u) => {
    const value = quantile(Math.floor(first + u * share) >>> 0);
    return Math.max(low, Math.min(high, value));
  };
}

function evenly({ low, high }: Interval): Quantile {
  const factor = (high - low) / DRAWS;
  return (u) => low + u * factor;
}

/** Most at the side where the distribution would rather be. */
function shaped({ low, high }: Interval, rather: boolean): Quantile {
  if (high === everything.high) {
    const mean = Math.max(1, Math.abs(low)) * 0.35;
    return (u) => low + mean * quantileAt(exponentialTable(), u);
  }
  if (low === everything.low) {
    const mean = Math.max(1, Math.abs(high)) * 0.35;
    return (u) => high - mean * quantileAt(exponentialTable(), u);
  }
  return triangular(low, low + (high - low) * (rather ? 0.65 : 0.35), high);
}

function triangular(low: number, mode: number, high: number): Quantile {
  const width = high - low;
  if (width <= 0) return () => low;
  const turn = (mode - low) / width;
  const left = width * (mode - low);
  const right = width * (high - mode);
  return (u) => {
    const p = u / DRAWS;
    return p < turn ? low + Math.sqrt(p * left) : high - Math.sqrt((1 - p) * right);
  };
}

/** A distribution as its quantile function and the share that lies below a value. */
interface Shape {
  readonly quantile: Quantile;
  readonly share: (x: number) => number;
}

function shapeOf(of: Exclude<Distribution, { kind: "constant" | "uniform" }>): Shape {
  switch (of.kind) {
    case "normal": {
      const { mean, sd } = of;
      return {
        quantile: (u) => mean + sd * quantileAt(normalTable(), u),
        share: (x) => (sd === 0 ? Number(x >= mean) : normalShare((x - mean) / sd)),
      };
    }
    case "lognormal": {
      const { median, sigma } = of;
      const largest = LARGEST_EXPONENT / Math.max(sigma, 0.001);
      return {
        quantile: (u) => {
          const score = quantileAt(normalTable(), u);
          return median * fastExp(sigma * Math.max(-largest, Math.min(largest, score)));
        },
        share: (x) => (x <= 0 ? 0 : normalShare(logOf(x / median) / sigma)),
      };
    }
    case "exponential": {
      const { mean } = of;
      return { quantile: (u) => mean * quantileAt(exponentialTable(), u), share: (x) => exponentialShare(x / mean) };
    }
    case "geometric": {
      const rate = log(1 + 1 / of.mean);
      return {
        quantile: (u) => Math.floor(quantileAt(exponentialTable(), u) / rate),
        share: (x) => exponentialShare(Math.floor(x + 1) * rate),
      };
    }
    case "pareto": {
      const { minimum, alpha } = of;
      return {
        quantile: (u) => minimum * fastExp(Math.min(LARGEST_EXPONENT, quantileAt(exponentialTable(), u) / alpha)),
        share: (x) => (x <= minimum ? 0 : exponentialShare(logOf(x / minimum) * alpha)),
      };
    }
    case "triangular": {
      const { minimum: low, mode, maximum: high } = of;
      const width = high - low;
      return {
        quantile: triangular(low, mode, high),
        share: (x) => {
          if (x <= low) return 0;
          if (x >= high) return 1;
          return x < mode
            ? ((x - low) * (x - low)) / (width * (mode - low))
            : 1 - ((high - x) * (high - x)) / (width * (high - mode));
        },
      };
    }
    case "beta":
    case "gamma":
    case "weibull":
    case "poisson":
    case "zipf":
      return tabulated(of);
  }
}

function logOf(x: number): number {
  return x === Number.POSITIVE_INFINITY ? x : log(x);
}

function exponentialShare(x: number): number {
  if (x <= 0) return 0;
  return x > 700 ? 1 : 1 - exp(-x);
}

/** Lanczos' coefficients for g = 7 (Godfrey). */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Γ(x) for x ≥ 1. */
function gammaFunction(x: number): number {
  const t = x + 6.5;
  const sum = lanczos.reduce((total, coefficient, i) => total + (i === 0 ? coefficient : coefficient / (x - 1 + i)), 0);
  return Math.sqrt(2 * Math.PI) * exp((x - 0.5) * log(t) - t) * sum;
}

/** The mean of a distribution, exactly or nearly. */
export function meanOf(of: Distribution): number {
  switch (of.kind) {
    case "constant":
      return of.value;
    case "uniform":
      return (of.minimum + of.maximum) / 2;
    case "normal":
    case "exponential":
    case "poisson":
    case "geometric":
      return of.mean;
    case "lognormal":
      return of.median * exp((of.sigma * of.sigma) / 2);
    case "beta":
      return of.minimum + ((of.maximum - of.minimum) * of.a) / (of.a + of.b);
    case "gamma":
      return of.shape * of.scale;
    case "weibull":
      return of.scale * gammaFunction(1 + 1 / of.shape);
    case "pareto":
      return of.alpha > 1.1 ? (of.minimum * of.alpha) / (of.alpha - 1) : of.minimum * 11;
    case "zipf":
      return power(of.members, 0.6);
    case "triangular":
      return (of.minimum + of.mode + of.maximum) / 3;
  }
}
