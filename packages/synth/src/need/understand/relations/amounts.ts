import { amountsInARow } from "../../rules/amounts-in-a-row.ts";
import { namesInModel } from "../../rules/rename.ts";
import { type DraftTable, fieldNamed } from "../draft/draft.ts";
import { finenessOf } from "../draft/numeric.ts";
import type { RuleBook } from "./rules-plan.ts";
import { middleOfField } from "./said-relations.ts";

/**
 * What the buyer's columns of money come to, as they are named in a row. Such a sum takes the place of one that the domain makes
 * from fewer of them: "gross, tax, pension, net" leaves the pension out of no net pay.
 */
export function applyAmounts(table: DraftTable, book: RuleBook): void {
  const stated = table.fields.filter(({ source }) => source === "stated");
  const named = stated.map((field) => ({
    name: field.name,
    type: field.type,
    unit: field.unit,
    decimals: finenessOf(field),
    middle: middleOfField(field),
    of: field.of,
    ...(field.known ? { meaning: field.semantic.id } : {}),
  }));
  const rules = amountsInARow(named);
  for (const rule of rules) {
    const [result = "", ...terms] = rule.needs;
    const model = fieldNamed(table, result)?.model;
    if (model === undefined) continue;
    const isPortion = rule.sets[result]?.kind === "portion";
    const before = new Set(namesInModel(model));
    // "net, VAT, gross, discount, payable": what another sum takes off is no part of this one.
    const isTwice = rules.some(
      (other) =>
        other !== rule &&
        other.sets[result] === undefined &&
        other.needs.some((name) => before.has(name) && name !== result && !terms.includes(name)),
    );
    const isMade = terms.every((name) => before.has(name)) && !("noise" in model) && !isTwice;
    if (model.kind === "number" || (!isPortion && !isMade)) book.apply(rule, "implied");
  }
}
