import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import { namesInModel } from "../../rules/rename.ts";
import type { DraftField } from "../draft/draft.ts";
import { bulkOf, fitted } from "../draft/fit.ts";
import { finenessOf } from "../draft/numeric.ts";

/** Where a number lies when a flag is true: between the two, or outside of them. */
export interface Side {
  readonly least?: number;
  readonly most?: number;
  readonly isOutside: boolean;
}

/** A number as it lies where a flag is true and where it is not; undefined where other columns make it. */
export function toldByFlag(field: DraftField, flag: DraftField, side: Side): Model | undefined {
  const own = distributionOf(field.model);
  if (own === undefined || namesInModel(field.model).length > 0) return undefined;
  const isSaid = field.fixed.has("distribution") || field.fixed.has("average");
  // What the buyer says how it lies stays so, where both happen often enough to be drawn.
  if (isSaid && isAcross(own, side)) return undefined;
  const decimals = finenessOf(field);
  const [met, unmet] = sidesOf(own, side, field, 10 ** -decimals);
  const number = (distribution: Distribution): Model => ({ kind: "number", distribution, decimals });
  const goesOn = field.model.kind === "measurement" && side.isOutside;
  const otherwise = goesOn ? courseWithin(field.model, across(own, side), 0.5) : number(unmet);
  return { kind: "dependent", by: flag.name, models: { true: number(met) }, otherwise };
}

/** What is measured over time stays a course of its own, each subject near the middle of what is wanted. */
function courseWithin(model: Model, about: Distribution, share: number): Model {
  if (model.kind !== "measurement") return model;
  const { low, middle, high } = bulkOf(about);
  const sd = ((high - low) / 2.56) * share;
  return {
    ...model,
    level: { kind: "normal", mean: middle, sd: sd * 0.4 },
    daily: sd * 0.4,
    yearly: 0,
    noise: sd * 0.8,
  };
}

/** Moves a number that nothing was said of to where a bound on it decides something: some lie beyond it, most do not. */
export function standAcross(field: DraftField, side: Side): void {
  const { fixed, model } = field;
  const own = distributionOf(model);
  if (own === undefined || fixed.has("distribution") || fixed.has("average") || fixed.has("enum")) return;
  // What is measured over time has one level for each subject: a few of them may all lie on one side.
  if (model.kind === "measurement") field.model = courseWithin(model, across(own, side), 1);
  if (fixed.has("range") || model.kind !== "number" || isAcross(own, side)) return;
  const decimals = Math.max(model.decimals, ...[side.least, side.most].map(decimalsIn));
  field.model = { ...model, distribution: across(own, side), decimals: field.type === "int" ? 0 : decimals };
}

function isAcross(own: Distribution, { least, most }: Side): boolean {
  const { low, high } = bulkOf(own);
  // Bolts from 2 to 200 mm are hardly ever within 24.979 to 25.021.
  if (least !== undefined && most !== undefined && high - low > 2 * (most - least)) return false;
  return [least, most].some((bound) => bound !== undefined && bound > low && bound < high);
}

function across(own: Distribution, { least, most }: Side): Distribution {
  if (least !== undefined && most !== undefined)
    return { kind: "normal", mean: (least + most) / 2, sd: Math.max((most - least) * 0.35, 1e-6) };
  const bound = least ?? most ?? 0;
  const isPositive = bound > 0 && bulkOf(own).low >= 0;
  if (isPositive) return { kind: "lognormal", median: bound * (least === undefined ? 1.4 : 0.7), sigma: 0.55 };
  const sd = Math.max(Math.abs(bound) * 0.5, 1);
  return { kind: "normal", mean: bound + (least === undefined ? sd * 0.6 : -sd * 0.6), sd };
}

/** The distributions within and beyond: what is drawn on the wrong side is drawn again. */
function sidesOf(
  own: Distribution,
  { least, most, isOutside }: Side,
  { minimum, maximum }: DraftField,
  step: number,
): readonly [Distribution, Distribution] {
  if (least !== undefined && most !== undefined) {
    const spread = Math.max((most - least) * 0.4, step * 4);
    const inner = fitted(own, least, most);
    const outer: Distribution = {
      kind: "beta",
      a: 0.5,
      b: 0.5,
      minimum: Math.max(least - spread, minimum ?? -Infinity),
      maximum: Math.min(most + spread, maximum ?? Infinity),
    };
    return isOutside ? [outer, inner] : [inner, outer];
  }
  const above = fitted(own, least ?? most, maximum);
  const below = fitted(own, minimum, least ?? most);
  return least === undefined ? [below, above] : [above, below];
}

function decimalsIn(value: number | undefined): number {
  return value === undefined ? 0 : (String(value).split(".")[1]?.length ?? 0);
}
