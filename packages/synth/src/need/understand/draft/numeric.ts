import type { Distribution, Model } from "../../../inferred/model.ts";
import { support } from "../../../inferred/quantile.ts";
import type { DraftField } from "./draft.ts";
import { fitted, scaled } from "./fit.ts";

export function decimalsOf(model: Model): number | undefined {
  return "decimals" in model ? model.decimals : undefined;
}

/** The decimals that a field's numbers have; two where its model does not say. */
export function finenessOf({ type, model }: DraftField): number {
  return type === "int" ? 0 : (decimalsOf(model) ?? 2);
}

/** Makes a field one of numbers, when nothing but its form was known. */
export function becomeNumeric(field: DraftField, whole: boolean, like: Distribution): void {
  if (field.type === "int" || field.type === "number") return;
  field.type = whole ? "int" : "number";
  field.model = { kind: "number", distribution: like, decimals: whole ? 0 : 2 };
}

/** Keeps the numbers within new bounds. */
export function bound(field: DraftField, minimum: number | undefined, maximum: number | undefined): void {
  if (minimum !== undefined) field.minimum = minimum;
  if (maximum !== undefined) field.maximum = maximum;
  // What the domain thinks of the other end gives way to what the buyer says of this one.
  if (field.minimum !== undefined && field.maximum !== undefined && field.minimum > field.maximum) {
    // A price from 0.05 on that is to lie below 0.005 still is no debt.
    if (minimum === undefined) field.minimum = field.maximum > 0 && field.minimum >= 0 ? 0 : undefined;
    else if (maximum === undefined) field.maximum = undefined;
  }
  if (isBelowOnly(field) && liesAboveNothing(field.model)) field.minimum = 0;
  field.model = boundedModel(field.model, field);
}

function isBelowOnly({ minimum, maximum }: DraftField): boolean {
  return minimum === undefined && maximum !== undefined && maximum > 0;
}

/** What is never below 0 by nature is not so under an upper bound: "cost per impression under 0.005". */
function liesAboveNothing(model: Model): boolean {
  return model.kind === "number" && support(model.distribution).low >= 0;
}

/** The model with its numbers where the bounds of the field are. */
function boundedModel(model: Model, field: DraftField): Model {
  const { minimum, maximum } = field;
  const within = (distribution: Distribution): Distribution => fitted(distribution, minimum, maximum);
  switch (model.kind) {
    case "number": {
      const { distribution } = model;
      const now = model.decimals === 0 ? wholeFitted(distribution, minimum, maximum) : within(distribution);
      // Minutes up to 240 need no millionths, however fine the milliseconds were that the domain counts in.
      const isFar = now !== distribution && (maximum ?? 0) >= 20 && field.unit !== "deg";
      return { ...model, distribution: now, decimals: isFar ? Math.min(model.decimals, 3) : model.decimals };
    }
    case "measurement": {
      const level = within(model.level);
      const share = level === model.level ? 1 : 0.3;
      return {
        ...model,
        level,
        daily: model.daily * share,
        yearly: model.yearly * share,
        noise: model.noise * share,
      };
    }
    case "counter":
    case "drift":
      return { ...model, start: within(model.start) };
    case "dependent": {
      const models = Object.entries(model.models).map(
        ([value, each]) => [value, liesWithin(each, field) ? each : boundedModel(each, field)] as const,
      );
      return { ...model, models: Object.fromEntries(models), otherwise: boundedModel(model.otherwise, field) };
    }
    case "choice":
      return field.fixed.has("enum") || field.fixed.has("shares") ? model : spreadMembers(model, minimum, maximum);
    default:
      return model;
  }
}

/** "premium plans have 5 to 7 seats", of 1 to 50: what has bounds of its own within those of the field keeps them. */
function liesWithin(model: Model, { minimum, maximum }: DraftField): boolean {
  if (model.kind !== "number") return false;
  const { low, high } = support(model.distribution);
  return (
    Number.isFinite(high - low) &&
    low >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    high <= (maximum ?? Number.POSITIVE_INFINITY)
  );
}

const MOST_MEMBERS = 101;

/** Stars from 1 to 5 under a range of 1 to 10 become all of its numbers, as often as the stars that they lie by. */
function spreadMembers(
  model: Extract<Model, { kind: "choice" }>,
  minimum: number | undefined,
  maximum: number | undefined,
): Model {
  const numbers = model.values.map(Number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (!numbers.every(Number.isFinite) || (minimum === undefined && maximum === undefined)) return model;
  if (minimum === undefined || maximum === undefined) return membersWithin(model, minimum, maximum);
  if ((first === minimum && last === maximum) || maximum <= minimum || first === last) return model;
  const step = numbers.every(Number.isInteger) && Number.isInteger(minimum) ? 1 : 0.5;
  const count = Math.floor((maximum - minimum) / step) + 1;
  if (count > MOST_MEMBERS) return numbersWithin(minimum, maximum, step === 1);
  const weightAt = (value: number): number => {
    const place = first + ((value - minimum) / (maximum - minimum)) * (last - first);
    const distances = numbers.map((number) => Math.abs(number - place));
    return model.weights?.[distances.indexOf(Math.min(...distances))] ?? 1;
  };
  const values = Array.from({ length: count }, (_, index) => minimum + index * step);
  return { ...model, values: values.map(String), weights: values.map(weightAt) };
}

/** Under one bound the members beyond it fall away; where none is left, the figures lie on from the bound. */
function membersWithin(
  model: Extract<Model, { kind: "choice" }>,
  minimum = Number.NEGATIVE_INFINITY,
  maximum = Number.POSITIVE_INFINITY,
): Model {
  const kept = model.values.flatMap((value, index) =>
    Number(value) >= minimum && Number(value) <= maximum ? [{ value, weight: model.weights?.[index] ?? 1 }] : [],
  );
  if (kept.length === model.values.length) return model;
  const end = Number.isFinite(minimum) ? minimum : maximum;
  if (kept.length === 0)
    return Number.isFinite(minimum)
      ? numbersWithin(end, end + Math.max(10, Math.abs(end)), Number.isInteger(end))
      : numbersWithin(end - Math.max(10, Math.abs(end)), end, Number.isInteger(end));
  return { ...model, values: kept.map(({ value }) => value), weights: kept.map(({ weight }) => weight) };
}

/** "rating 1200 to 2550" is no number of stars. */
function numbersWithin(minimum: number, maximum: number, whole: boolean): Model {
  return {
    kind: "number",
    distribution: { kind: "beta", a: 2, b: 2, minimum, maximum },
    decimals: whole ? 0 : 1,
  };
}

/** A handful of whole numbers, like 1-5, is spread over all of them. */
function wholeFitted(
  distribution: Distribution,
  minimum: number | undefined,
  maximum: number | undefined,
): Distribution {
  const kept = fitted(distribution, minimum, maximum);
  if (kept === distribution || minimum === undefined || maximum === undefined) return kept;
  return maximum - minimum <= 12 && kept.kind !== "geometric" ? { kind: "uniform", minimum, maximum } : kept;
}

/** The numbers in another unit. */
export function rescale(field: DraftField, factor: number): void {
  const { model } = field;
  // "width in mm (195, 205, 225)": members are said in that unit.
  if (model.kind === "choice") return;
  const decimals = (own: number): number =>
    Math.max(0, Math.min(9, own - Math.round(Math.log10(factor === 0 ? 1 : Math.abs(factor)))));
  const round = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : Number((value * factor).toPrecision(8));
  field.minimum = round(field.minimum);
  field.maximum = round(field.maximum);
  if (model.kind === "number") {
    const digits = field.type === "int" ? 0 : decimals(model.decimals);
    field.model = { ...model, distribution: scaled(model.distribution, factor), decimals: digits };
  } else if (model.kind === "measurement") {
    field.model = {
      ...model,
      level: scaled(model.level, factor),
      daily: model.daily * factor,
      yearly: model.yearly * factor,
      noise: model.noise * factor,
      decimals: decimals(model.decimals),
    };
  }
}
