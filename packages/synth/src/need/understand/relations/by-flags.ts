import { type Condition, namesInCondition } from "../../../inferred/check.ts";
import type { Rule } from "../../frames/frame.ts";
import type { DraftField } from "../draft/draft.ts";

/**
 * A rule that speaks of a state of a field, told for a field that is a flag of that state: "tx_hash only where status is settled",
 * where the buyer has a flag `settled` for the status. A flag of anything else has no such state.
 */
export function ruleByFlags(rule: Rule, fieldOf: (name: string) => DraftField | undefined): Rule {
  const flagged = (when: Condition): Condition => {
    const field = "in" in when ? fieldOf(when.field) : undefined;
    if (field?.type !== "bool" || !("in" in when)) return when;
    const words = field.name.split("_");
    const isTold = when.in.some((value) => typeof value === "string" && words.includes(value));
    return isTold ? { field: when.field, in: [true] } : when;
  };
  const conditions = Object.entries(rule.present ?? {});
  const told = conditions.map(([name, when]) => [name, flagged(when)] as const);
  if (told.every(([, when], index) => when === conditions[index]?.[1])) return rule;
  const [name = "", when] = told[0] ?? [];
  return {
    ...rule,
    statement:
      told.length === 1 && when !== undefined
        ? `${name} only where ${namesInCondition(when).join(" ")} is true`
        : rule.statement,
    present: Object.fromEntries(told),
    checks: rule.checks.map((check) => (check.kind === "present" ? { ...check, when: flagged(check.when) } : check)),
  };
}
