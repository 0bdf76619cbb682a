import type { Distribution } from "../../../inferred/model.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, decimalsOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { sayUnit, takeUnit } from "../draft/units-of-fields.ts";
import { inField } from "./bounds.ts";

type Said = Extract<Found, { kind: "distribution" }>;

export function applyDistribution(found: Said, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, found.name === "poisson", { kind: "lognormal", median: 40, sigma: 0.6 });
  }
  const distribution = distributionFor(found, field);
  const own = decimalsOf(field.model);
  const decimals = field.type === "int" ? 0 : Math.max(own ?? 2, decimalsNeeded(found));
  field.model = { kind: "number", distribution, decimals };
  releaseBounds(field, distribution);
  field.fixed.add("distribution");
  const value = Object.fromEntries(
    parameterNames.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])),
  );
  const parts = Object.entries(value).map(([key, number]) => `${spoken[key] ?? key} ${number}`);
  const words = parts.length === 0 ? "" : ` with ${parts.join(" and ")}`;
  say(
    notes,
    field,
    table,
    "distribution",
    `${field.name} is distributed ${found.name}${words}`,
    { name: found.name, ...value },
    found,
  );
  return true;
}

const parameterNames = ["mean", "median", "sd", "sigma", "shape", "scale", "mode", "minimum", "maximum"] as const;
const spoken: Readonly<Record<string, string>> = { sd: "standard deviation" };

/** "normal mean 12 sd 0.03" shows nothing with one decimal. */
function decimalsNeeded({ sd, maximum, minimum }: Said): number {
  const width = sd ?? (maximum === undefined || minimum === undefined ? undefined : (maximum - minimum) / 6);
  if (width === undefined || width >= 1 || width <= 0) return 0;
  return Math.min(6, Math.ceil(-Math.log10(width)) + 1);
}

/** Bounds of the domain give way where the buyer's distribution lies beyond them. */
function releaseBounds(field: DraftField, distribution: Distribution): void {
  if (field.fixed.has("range")) return;
  // The domain's bounds are no bounds of a distribution that brings its own.
  if (distribution.kind === "uniform" || distribution.kind === "triangular") {
    field.minimum = distribution.minimum;
    field.maximum = distribution.maximum;
    return;
  }
  const middle =
    "mean" in distribution
      ? distribution.mean
      : "median" in distribution
        ? distribution.median
        : distribution.kind === "constant" || distribution.kind === "zipf" || distribution.kind === "beta"
          ? undefined
          : bulkOf(distribution).high;
  if (middle === undefined) return;
  if (field.maximum !== undefined && field.maximum < middle * 1.5) field.maximum = undefined;
  if (field.minimum !== undefined && field.minimum > middle / 2) field.minimum = undefined;
}

function distributionFor(found: Said, field: DraftField): Distribution {
  const own =
    field.model.kind === "number"
      ? field.model.distribution
      : field.model.kind === "measurement"
        ? field.model.level
        : undefined;
  const middle = found.median ?? found.mean ?? middleOf(own);
  const { shape, scale } = found;
  switch (found.name) {
    case "normal":
      return { kind: "normal", mean: found.mean ?? middle, sd: found.sd ?? Math.abs(middle) * 0.15 + 0.01 };
    case "lognormal":
    case "skewed":
      return lognormalFor(found, middle, own?.kind === "lognormal" ? own.sigma : 0.7);
    case "uniform": {
      const minimum = found.minimum ?? field.minimum ?? 0;
      return { kind: "uniform", minimum, maximum: found.maximum ?? field.maximum ?? Math.max(minimum + 1, middle * 2) };
    }
    case "exponential":
      return { kind: "exponential", mean: middle };
    case "poisson":
      return { kind: "poisson", mean: middle };
    case "zipf":
      return { kind: "zipf", members: Math.max(2, Math.round(field.maximum ?? 100)), exponent: shape ?? 1.1 };
    case "gamma":
      return { kind: "gamma", shape: shape ?? 2, scale: scale ?? Math.max(middle, 1e-6) / (shape ?? 2) };
    case "weibull":
      return { kind: "weibull", shape: shape ?? 1.5, scale: scale ?? Math.max(middle, 1e-6) };
    case "pareto":
      return {
        kind: "pareto",
        minimum: Math.max(found.minimum ?? scale ?? field.minimum ?? 1, 1e-6),
        alpha: shape ?? 1.5,
      };
    case "triangular": {
      const minimum = found.minimum ?? field.minimum ?? 0;
      const maximum = found.maximum ?? field.maximum ?? Math.max(minimum + 1, middle * 2);
      return { kind: "triangular", minimum, mode: found.mode ?? (minimum + maximum) / 2, maximum };
    }
    case "beta":
      return { kind: "beta", a: shape ?? 2, b: scale ?? 5, minimum: field.minimum ?? 0, maximum: field.maximum ?? 1 };
  }
}

/** The spread of the logarithm where it is said, else the one that comes to the standard deviation that is. */
function lognormalFor({ mean, median, sd, sigma: said }: Said, middle: number, usual: number): Distribution {
  const sigma = said ?? sigmaOf(sd, mean, median) ?? usual;
  const centre = median ?? (mean === undefined ? middle : mean / Math.exp((sigma * sigma) / 2));
  return { kind: "lognormal", median: Math.max(centre, 1e-6), sigma };
}

/** A standard deviation far too small for the values is that of their logarithm. */
const LEAST_SPREAD = 0.02;

function sigmaOf(sd: number | undefined, mean: number | undefined, median: number | undefined): number | undefined {
  if (sd === undefined) return undefined;
  const centre = mean ?? median;
  if (centre === undefined) return sd < 4 ? sd : undefined;
  if (centre <= 0 || sd / centre < LEAST_SPREAD) return sd;
  const ratio = sd / centre;
  if (mean !== undefined) return Math.sqrt(Math.log(1 + ratio * ratio));
  return Math.sqrt(Math.log((1 + Math.sqrt(1 + 4 * ratio * ratio)) / 2));
}

function middleOf(distribution: Distribution | undefined): number {
  if (distribution === undefined) return 50;
  if ("mean" in distribution) return distribution.mean;
  if ("median" in distribution) return distribution.median;
  if (distribution.kind === "beta" || distribution.kind === "uniform")
    return (distribution.minimum + distribution.maximum) / 2;
  return 50;
}

export function applyAverage(
  found: Extract<Found, { kind: "average" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, Number.isInteger(found.mean) && found.unit === undefined, {
      kind: "lognormal",
      median: found.mean,
      sigma: 0.4,
    });
  }
  if (found.unit !== undefined) takeUnit(field, found.unit);
  const mean = inField(found.mean, found.unit, field) ?? found.mean;
  if (field.type === "int" && field.model.kind === "number") {
    field.model = { ...field.model, distribution: { kind: "poisson", mean } };
  } else if (field.model.kind === "number") {
    field.model = { ...field.model, distribution: centred(field.model.distribution, mean) };
  } else if (field.model.kind === "measurement") {
    field.model = { ...field.model, level: centred(field.model.level, mean) };
  } else {
    field.model = { kind: "number", distribution: { kind: "normal", mean, sd: Math.abs(mean) * 0.2 }, decimals: 2 };
  }
  const distribution = field.model.kind === "number" ? field.model.distribution : undefined;
  if (distribution !== undefined) releaseBounds(field, distribution);
  field.fixed.add("average");
  const unit = field.unit === null || field.unit === "currency" ? "" : ` ${field.unit}`;
  say(notes, field, table, "average", `${field.name} is ${mean}${unit} on average`, { mean }, found);
  if (found.unit !== undefined) sayUnit(field, table, notes, found);
  return true;
}

/** A distribution of the same temper with another mean. */
function centred(distribution: Distribution, mean: number): Distribution {
  switch (distribution.kind) {
    case "normal":
      return {
        ...distribution,
        mean,
        sd: distribution.mean === 0 ? distribution.sd : Math.abs((distribution.sd * mean) / distribution.mean),
      };
    case "exponential":
    case "poisson":
    case "geometric":
      return { ...distribution, mean };
    case "lognormal":
      return mean > 0
        ? { ...distribution, median: mean / Math.exp((distribution.sigma * distribution.sigma) / 2) }
        : { kind: "normal", mean, sd: Math.abs(mean) * 0.2 + 0.01 };
    default:
      return { kind: "normal", mean, sd: Math.abs(mean) * 0.2 + 0.01 };
  }
}
