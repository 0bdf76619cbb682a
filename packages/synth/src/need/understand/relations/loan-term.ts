import type { Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import type { DraftField } from "../draft/draft.ts";

type FieldOf = (name: string) => DraftField | undefined;

/** The domain's own name of a term: it counts months. */
const TERM = "term_months";

/**
 * A rule about payments of a loan, in what its term counts: buyers tell it in years too ("15, 20 or 30 years"). None where the
 * units of the columns are others, and no annuity can be told.
 */
export function inTermsOfLoan(rule: Rule, fieldOf: FieldOf): Rule | undefined {
  const sets = Object.entries(rule.sets).map(([name, model]) => [name, inTerm(model, fieldOf)] as const);
  const models = sets.flatMap(([name, model]) => (model === undefined ? [] : [[name, model] as const]));
  if (models.length < sets.length) return undefined;
  const annuity = models.map(([, model]) => model).find(({ kind }) => kind === "annuity");
  if (annuity?.kind !== "annuity") return { ...rule, sets: Object.fromEntries(models) };
  return {
    ...rule,
    sets: Object.fromEntries(models),
    checks: rule.checks.map((check) => (check.kind === "annuity" ? { ...check, unit: annuity.unit } : check)),
  };
}

function inTerm(model: Model, fieldOf: FieldOf): Model | undefined {
  if (model.kind === "quotient" && model.by === TERM && fieldOf(TERM)?.unit === "year")
    return { ...model, times: (model.times ?? 1) / 12 };
  if (model.kind !== "annuity") return model;
  const unit = fieldOf(model.term)?.unit;
  if ((unit !== "month" && unit !== "year") || fieldOf(model.rate)?.unit !== "%") return undefined;
  return { ...model, unit };
}
