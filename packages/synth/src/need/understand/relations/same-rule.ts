import type { Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { flagRule } from "../constraints/flag-rule.ts";
import { type DraftField, isNumeric, isTime } from "../draft/draft.ts";
import { becomeNumeric, finenessOf } from "../draft/numeric.ts";

/** How often two that may be the same are so, where the buyer does not say. */
const OFTEN = 0.6;

/**
 * "is_correct when the model answer equals the final answer": two columns drawn apart would hardly ever be the same, so that the flag is
 * drawn and the first column told from it: the other one again, or one of its own.
 */
export function sameRule(
  flag: DraftField,
  one: DraftField | undefined,
  other: DraftField | undefined,
  isSame: boolean,
): Rule | undefined {
  if (one === undefined || other === undefined) return undefined;
  const copy = copyOf(one, other);
  const rule = flagRule(flag, { field: one.name, same: isSame, as: other.name });
  if (copy === undefined) return undefined;
  const [models, otherwise] = isSame ? [{ true: copy }, one.model] : [{ false: copy }, one.model];
  const rate = isSame ? OFTEN : 1 - OFTEN;
  return {
    ...rule,
    sets: {
      [one.name]: { kind: "dependent", by: flag.name, models, otherwise },
      ...(flag.fixed.has("rate") ? {} : { [flag.name]: { kind: "flag", rate } }),
    },
  };
}

/** The model by which a column has what another has. */
function copyOf(one: DraftField, other: DraftField): Model | undefined {
  beLike(one, other);
  if (isTime(one) && one.type === other.type)
    return { kind: "later", than: other.name, by: { kind: "constant", value: 0 }, unit: "day" };
  if (isNumeric(one) && isNumeric(other)) {
    const decimals = finenessOf(one);
    return { kind: "sum", terms: [{ field: other.name, times: 1 }], decimals };
  }
  if (one.model.kind !== "choice" || other.model.kind !== "choice") return undefined;
  const known = new Set(one.model.values);
  if (!other.model.values.every((value) => known.has(value))) return undefined;
  const values = Object.fromEntries(other.model.values.map((value) => [value, value]));
  return { kind: "lookup", by: other.name, values, otherwise: other.model.values[0] ?? "" };
}

/** What can be the same as a number is one; two choices of which nothing is said have the same members. */
function beLike(one: DraftField, other: DraftField): void {
  if (isNumeric(other) && one.type === "string" && one.fixed.size === 0 && other.model.kind === "number")
    becomeNumeric(one, other.type === "int", other.model.distribution);
  if (isNumeric(one) && other.type === "string" && other.fixed.size === 0 && one.model.kind === "number")
    becomeNumeric(other, one.type === "int", one.model.distribution);
  if (one.model.kind === "choice" && other.model.kind === "choice") {
    if (one.fixed.size === 0) one.model = { ...other.model };
    else if (other.fixed.size === 0) other.model = { ...one.model };
  }
}
