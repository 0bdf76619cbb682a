import type { Distribution } from "../../../inferred/model.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { becomeNumeric, decimalsOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { sayUnit, takeUnit } from "../draft/units-of-fields.ts";
import { inField } from "./bounds.ts";

export function applyDistribution(
  found: Extract<Found, { kind: "distribution" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (!isNumeric(field)) {
    if (field.known && field.type !== "string") return false;
    becomeNumeric(field, found.name === "poisson", { kind: "lognormal", median: 40, sigma: 0.6 });
  }
  const distribution = distributionFor(found, field);
  if (distribution === undefined) return false;
  const own = decimalsOf(field.model);
  const decimals = field.type === "int" ? 0 : (own ?? 2);
  field.model = { kind: "number", distribution, decimals };
  releaseBounds(field, distribution);
  field.fixed.add("distribution");
  const { name, mean, sd, median } = found;
  const parts = [
    ...(mean === undefined ? [] : [`mean ${mean}`]),
    ...(median === undefined ? [] : [`median ${median}`]),
    ...(sd === undefined ? [] : [`standard deviation ${sd}`]),
  ];
  const value = {
    name,
    ...(mean === undefined ? {} : { mean }),
    ...(sd === undefined ? {} : { sd }),
    ...(median === undefined ? {} : { median }),
  };
  say(
    notes,
    field,
    table,
    "distribution",
    `${field.name} is distributed ${name}${parts.length === 0 ? "" : ` with ${parts.join(" and ")}`}`,
    value,
    found,
  );
  return true;
}

/** Bounds of the domain give way where the buyer's distribution lies beyond them. */
function releaseBounds(field: DraftField, distribution: Distribution): void {
  if (field.fixed.has("range")) return;
  const middle =
    "mean" in distribution ? distribution.mean : "median" in distribution ? distribution.median : undefined;
  if (middle === undefined) return;
  if (field.maximum !== undefined && field.maximum < middle * 1.5) field.maximum = undefined;
  if (field.minimum !== undefined && field.minimum > middle / 2) field.minimum = undefined;
}

function distributionFor(found: Extract<Found, { kind: "distribution" }>, field: DraftField): Distribution | undefined {
  const own =
    field.model.kind === "number"
      ? field.model.distribution
      : field.model.kind === "measurement"
        ? field.model.level
        : undefined;
  const middle = found.median ?? found.mean ?? middleOf(own);
  switch (found.name) {
    case "normal":
      return { kind: "normal", mean: found.mean ?? middle, sd: found.sd ?? Math.abs(middle) * 0.15 + 0.01 };
    case "lognormal":
    case "skewed": {
      const sigma = found.sd !== undefined && found.sd < 3 ? found.sd : own?.kind === "lognormal" ? own.sigma : 0.7;
      const median = found.median ?? (found.mean === undefined ? middle : found.mean / Math.exp((sigma * sigma) / 2));
      return { kind: "lognormal", median: Math.max(median, 1e-6), sigma };
    }
    case "uniform":
      return {
        kind: "uniform",
        minimum: field.minimum ?? 0,
        maximum: field.maximum ?? Math.max((field.minimum ?? 0) + 1, middle * 2),
      };
    case "exponential":
      return { kind: "exponential", mean: middle };
    case "poisson":
      return { kind: "poisson", mean: middle };
    case "zipf":
      return { kind: "zipf", members: Math.max(2, Math.round(field.maximum ?? 100)), exponent: 1.1 };
    case "beta":
      return { kind: "beta", a: 2, b: 5, minimum: field.minimum ?? 0, maximum: field.maximum ?? 1 };
  }
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
