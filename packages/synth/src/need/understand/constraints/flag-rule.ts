import { type Condition, namesInCondition } from "../../../inferred/check.ts";
import { conditionStatement } from "../../../inferred/check-statement.ts";
import type { Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import type { DraftField } from "../draft/draft.ts";

/**
 * A flag that is true exactly where a condition holds. Where the buyer says how often it is true, what decides it is told from the
 * flag instead: by the models given, or by drawing it again until it fits.
 */
export function flagRule(flag: DraftField, when: Condition, told: Readonly<Record<string, Model>> = {}): Rule {
  const isTrue: Condition = { field: flag.name, in: [true] };
  return {
    statement: `${flag.name} is true exactly where ${conditionStatement(when)}`,
    needs: [flag.name, ...namesInCondition(when)],
    sets: flag.fixed.has("rate") ? told : { [flag.name]: { kind: "holds", when } },
    checks: [implies(when, isTrue), implies(isTrue, when)],
  };
}
