import type { Findings } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { baseOfCharge, type Charge, restOfCharge, scaleOfCharge, totalOfCharge } from "../constraints/charge.ts";
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
  const byName = (name: string): DraftField | undefined => table.fields.find((field) => field.name === name);
  const charged = findings.found.flatMap((found): readonly Charged[] => {
    const field = found.kind === "charge" ? chargedBy(found, table) : undefined;
    const base = found.kind === "charge" && field !== undefined ? baseOfCharge(found, field, table) : undefined;
    return found.kind !== "charge" || field === undefined || base === undefined ? [] : [{ field, base, found }];
  });
  for (const { field, base, found } of charged) {
    const rule = chargeRule(field, base, found);
    if (book.apply(rule, byName, "stated"))
      say(notes, field, table, "relation", rule.statement, { relation: rule.statement }, found);
  }
  const [first] = charged.filter(({ found }) => found.per === "%");
  if (first === undefined) return;
  const levied = charged.filter(({ found, base }) => found.per === "%" && base === first.base);
  const rest = restOfCharge(first.field, first.base, table);
  if (rest !== undefined) {
    const rule = restRule(
      rest,
      first.base,
      levied.map(({ field }) => field),
    );
    if (book.apply(rule, byName, "stated"))
      say(notes, rest, table, "relation", rule.statement, { relation: rule.statement }, first.found);
    return;
  }
  const total = totalOfCharge(first.field, first.base, table);
  if (total === undefined || book.relations().some(({ checks }) => checks.some((check) => isTotal(check, total))))
    return;
  const rule = totalRule(total, [first.base, ...levied.map(({ field }) => field)]);
  if (book.apply(rule, byName, "stated"))
    say(notes, total, table, "relation", rule.statement, { relation: rule.statement }, first.found);
}

/** The number in whose item a charge stands. */
function chargedBy(found: Charge, table: DraftTable): DraftField | undefined {
  return table.fields.find(
    (field) => isNumeric(field) && field.items.some((item) => item.founds.some((each) => each.found === found)),
  );
}

function chargeRule(field: DraftField, base: DraftField, { times, per }: Charge): Rule {
  const factor = Number((times * scaleOfCharge(per, base)).toPrecision(12));
  const decimals = Math.max(finenessOf(field), finenessOf(base));
  return {
    statement: `${field.name} = ${base.name} * ${factor}`,
    needs: [field.name, base.name],
    sets: { [field.name]: { kind: "product", factors: [base.name], times: factor, decimals } },
    checks: [{ kind: "product", result: field.name, factors: [base.name], times: factor }],
  };
}

function totalRule(total: DraftField, parts: readonly DraftField[]): Rule {
  const terms = parts.map(({ name }) => ({ field: name, times: 1 }));
  return {
    statement: `${total.name} = ${parts.map(({ name }) => name).join(" + ")}`,
    needs: [total.name, ...parts.map(({ name }) => name)],
    sets: { [total.name]: { kind: "sum", terms, decimals: decimalsOf(total.model) ?? 2 } },
    checks: [{ kind: "sum", total: total.name, terms }],
  };
}

function restRule(rest: DraftField, base: DraftField, charged: readonly DraftField[]): Rule {
  const terms = [{ field: base.name, times: 1 }, ...charged.map(({ name }) => ({ field: name, times: -1 }))];
  return {
    statement: `${rest.name} = ${[base, ...charged].map(({ name }) => name).join(" - ")}`,
    needs: [rest.name, base.name, ...charged.map(({ name }) => name)],
    sets: { [rest.name]: { kind: "sum", terms, decimals: decimalsOf(rest.model) ?? 2 } },
    checks: [{ kind: "sum", total: rest.name, terms }],
  };
}

function isTotal(check: Rule["checks"][number], { name }: DraftField): boolean {
  return (check.kind === "sum" && check.total === name) || (check.kind === "product" && check.result === name);
}
