import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";

/**
 * A rule that makes a time from an earlier one, told from its other end where the buyer's window is on the later of the two:
 * "arrival before departure, departures in Q2" leaves the departures where they are and makes the arrivals from them.
 */
export function turnedRule(rule: Rule, fieldOf: (name: string) => DraftField | undefined): Rule {
  const [only, ...others] = Object.entries(rule.sets);
  if (only === undefined || others.length > 0 || rule.present !== undefined) return rule;
  const [name, model] = only;
  if (model.kind === "elapsed" || model.kind === "timed") return endFromLength(rule, name, model, fieldOf);
  if (model.kind !== "later") return rule;
  const [later, base] = [fieldOf(name), fieldOf(model.than)];
  if (later === undefined || base === undefined || !later.fixed.has("window") || base.fixed.has("window")) return rule;
  const before = { kind: "later", than: name, by: negative(model.by), unit: model.unit } as const;
  // "baptisms 1850 to 1900": those baptised were born before.
  if (later.model.kind === "moment" && isBirth(base)) return { ...rule, sets: { [model.than]: before } };
  if (later.model.kind !== "moment" || base.model.kind !== "moment" || later.of !== base.of) return rule;
  if (base.model.every !== undefined) return rule;
  if (base.model.ascending) {
    // The rows go by the earlier time: it lies in the window, and the later one before the window's end.
    const { from, to } = later.model;
    base.model = { ...base.model, from, to: dayBefore(to) };
    return { ...rule, sets: { [name]: { ...model, until: to } } };
  }
  return { ...rule, sets: { [model.than]: before } };
}

/** Whether a field is the day of birth of a made-up person. */
export function isBirth({ model }: DraftField): boolean {
  return model.kind === "person" && model.part === "birth_date";
}

/** "start, end, duration 30, 60 or 90 min": where the lengths are as the buyer says, the end is made from them. */
function endFromLength(
  rule: Rule,
  name: string,
  model: Extract<Model, { readonly kind: "elapsed" | "timed" }>,
  fieldOf: (name: string) => DraftField | undefined,
): Rule {
  const [length, start, end] = [fieldOf(name), fieldOf(model.from), fieldOf(model.to)];
  const isOnly = model.kind === "elapsed" || (model.less ?? model.factors ?? []).length === 0;
  if (length === undefined || start === undefined || end === undefined || !isOnly) return rule;
  if (!length.fixed.has("enum") || !isNumeric(length) || end.fixed.size > 0 || start.of !== end.of) return rule;
  return { ...rule, sets: { [model.to]: { kind: "shifted", than: model.from, by: name, unit: model.unit } } };
}

function dayBefore(moment: string): string {
  const day = Date.parse(moment) - 86_400_000;
  return Number.isNaN(day) ? moment : new Date(day).toISOString().slice(0, 10);
}

function negative(by: Distribution): Distribution {
  if (by.kind === "constant") return { kind: "constant", value: -by.value };
  if (by.kind === "uniform") return { kind: "uniform", minimum: -by.maximum, maximum: -by.minimum };
  if (by.kind === "triangular")
    return { kind: "triangular", minimum: -by.maximum, mode: -by.mode, maximum: -by.minimum };
  if (by.kind === "normal") return { ...by, mean: -by.mean };
  const { low, middle, high } = bulkOf(by);
  return { kind: "triangular", minimum: -high, mode: -middle, maximum: -low };
}
