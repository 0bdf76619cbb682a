import { twinChoices } from "../completion/twin-members.ts";
import type { DraftTable } from "../draft/draft.ts";
import type { RuleBook } from "./rules-plan.ts";
import { sameRule } from "./same-rule.ts";

const correctness = /^(?:(?:is|was)_)?(?:correct|right|match|hit)(?:_flag)?$/;

/** "answer A-D, correct answer, is correct": the flag is true where the two are the same, whether that is said or not. */
export function applyCorrectness(table: DraftTable, book: RuleBook): void {
  const flags = table.fields.filter(
    ({ type, source, name }) => type === "bool" && source === "stated" && correctness.test(name),
  );
  const [flag, ...others] = flags;
  const twins = twinChoices(table);
  if (flag === undefined || twins === undefined || others.length > 0 || flag.model.kind !== "flag") return;
  const isDecided = book.relations().some(({ statement }) => statement.startsWith(`${flag.name} is `));
  const rule = isDecided ? undefined : sameRule(flag, twins[0], twins[1], true);
  // What the names say is the buyer's.
  if (rule !== undefined) book.apply(rule, "stated");
}
