import type { Rule } from "../../frames/frame.ts";
import type { DraftField } from "../draft/draft.ts";
import { round } from "../draft/saying.ts";

/** What marks go up to where nobody says so. */
const USUAL_MOST = 100;

/** "nota de 0 a 10, aprobado": a bound of the domain beyond what the buyer's figure can reach is one of the usual scale. */
export function scaledRule(rule: Rule, fieldOf: (name: string) => DraftField | undefined): Rule {
  const [only, ...others] = Object.entries(rule.sets);
  const [name, model] = only ?? [];
  if (name === undefined || model?.kind !== "compared" || typeof model.right !== "number" || others.length > 0)
    return rule;
  const field = fieldOf(model.left);
  const most = field?.fixed.has("range") === true ? field.maximum : undefined;
  if (most === undefined || most <= 0 || model.right <= most || model.right > USUAL_MOST) return rule;
  const right = round((model.right * most) / USUAL_MOST);
  return {
    ...rule,
    statement: `${name} exactly where ${model.left} ${model.is} ${right}`,
    sets: { [name]: { ...model, right } },
  };
}
