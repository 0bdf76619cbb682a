import type { Findings } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { madeProduct } from "../../rules/product-rule.ts";
import {
  baseOfCharge,
  type Charge,
  quantityOfCharge,
  restOfCharge,
  scaleOfCharge,
  totalOfCharge,
} from "../constraints/charge.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { decimalsOf, finenessOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import type { RuleBook } from "./rules-plan.ts";

interface Charged {
  readonly field: DraftField;
  readonly base: DraftField;
  readonly found: Charge;
}

/** "net, 19% VAT, gross", "kWh, cost at 0.49 euro per kWh": what is charged is computed, and the total with it. */
export function applyCharges(findings: Findings, table: DraftTable, book: RuleBook, notes: DraftNotes): void {
  const charged = findings.found.flatMap((found): readonly Charged[] => {
    const field = found.kind === "charge" ? chargedBy(found, table) : undefined;
    const base = found.kind === "charge" && field !== undefined ? baseOfCharge(found, field, table) : undefined;
    return found.kind !== "charge" || field === undefined || base === undefined ? [] : [{ field, base, found }];
  });
  for (const { field, base, found } of charged) {
    const rule = chargeRule(field, base, found, quantityOfCharge(found, field, table));
    if (book.apply(rule, "stated"))
      say(notes, field, table, "relation", rule.statement, { relation: rule.statement }, found);
  }
  // What is due of a bill adds up all that stands on it.
  if (charged.some(({ found }) => found.of === "subtotal")) return;
  const [first] = charged.filter(({ found }) => found.per === "%" && found.of !== "product");
  if (first === undefined) return;
  const { base, found } = first;
  const levied = charged.flatMap((each) => (each.found.per === "%" && each.base === base ? [each.field] : []));
  const rest = restOfCharge(found, first.field, base, table);
  const total = rest ?? totalOfCharge(first.field, base, table);
  if (total === undefined) return;
  const isKnown = book.relations().some(({ checks }) => checks.some((check) => isTotal(check, total)));
  if (isKnown && rest === undefined) return;
  const rule = rest === undefined ? sumRule(total, [base, ...levied], []) : sumRule(rest, [base], levied);
  if (book.apply(rule, "stated"))
    say(notes, total, table, "relation", rule.statement, { relation: rule.statement }, found);
}

/** The number in whose item a charge stands. */
function chargedBy(found: Charge, table: DraftTable): DraftField | undefined {
  return table.fields.find(
    (field) => isNumeric(field) && field.items.some((item) => item.founds.some((each) => each.found === found)),
  );
}

function chargeRule(field: DraftField, base: DraftField, { times, per }: Charge, quantity?: DraftField): Rule {
  const factors = [base, ...(quantity === undefined ? [] : [quantity])].map(({ name }) => name);
  const factor = Number((times * scaleOfCharge(per, base)).toPrecision(12));
  const decimals = Math.max(finenessOf(field), finenessOf(base));
  return {
    statement: `${field.name} = ${factors.join(" * ")} * ${factor}`,
    needs: [field.name, ...factors],
    ...madeProduct(field, { factors, times: factor }, decimals),
  };
}

/** What all of them come to: those that are added, less those that are taken off. */
function sumRule(total: DraftField, added: readonly DraftField[], taken: readonly DraftField[]): Rule {
  const terms = [
    ...added.map(({ name }) => ({ field: name, times: 1 })),
    ...taken.map(({ name }) => ({ field: name, times: -1 })),
  ];
  const sum = added.map(({ name }) => name).join(" + ");
  return {
    statement: `${total.name} = ${[sum, ...taken.map(({ name }) => name)].join(" - ")}`,
    needs: [total.name, ...terms.map(({ field }) => field)],
    sets: { [total.name]: { kind: "sum", terms, decimals: decimalsOf(total.model) ?? 2 } },
    checks: [{ kind: "sum", total: total.name, terms }],
  };
}

function isTotal(check: Rule["checks"][number], { name }: DraftField): boolean {
  return (check.kind === "sum" && check.total === name) || (check.kind === "product" && check.result === name);
}
