import type { Condition } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Findings, Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { memberOf } from "../draft/members.ts";
import { decimalsOf, finenessOf } from "../draft/numeric.ts";
import { round, say } from "../draft/saying.ts";
import type { RuleBook } from "./rules-plan.ts";

type Bands = NonNullable<Extract<Found, { kind: "members" }>["bands"]>;

/** "grade A from 90, B from 80, otherwise C": a choice that a figure of the row decides. */
export function applyTiersSaid(findings: Findings, table: DraftTable, book: RuleBook, notes: DraftNotes): void {
  for (const said of findings.found) {
    if ((said.kind !== "members" && said.kind !== "bands") || said.bands === undefined) continue;
    const field = table.fields.find((each) => holdsAll(each, said.values));
    const figure = field === undefined ? undefined : figureOf(field, said.bands.edges, table);
    const rule = field === undefined || figure === undefined ? undefined : tiersRule(field, figure, said.bands);
    if (field !== undefined && rule !== undefined && book.apply(rule, "stated"))
      say(notes, field, table, "relation", rule.statement, { relation: rule.statement }, said);
    else notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
  }
}

function holdsAll(field: DraftField, values: readonly string[]): boolean {
  return field.model.kind === "choice" && values.every((value) => memberOf(field, value) !== undefined);
}

/** The figure that shares a word with the choice ("age group" and "age"), else the one named last before it, else the next. */
function figureOf(field: DraftField, edges: Bands["edges"], { fields }: DraftTable): DraftField | undefined {
  const figures = fields.filter((each) => isNumeric(each) && each !== field && each.source === "stated");
  const parts = new Set(field.name.split("_"));
  const start = field.span?.start ?? Number.POSITIVE_INFINITY;
  // "score 0-100 … A from 90": what was said to lie around the bounds.
  const isAround = ({ minimum, maximum, fixed }: DraftField): boolean =>
    fixed.has("range") && edges.every(({ at }) => at >= (minimum ?? at) && at <= (maximum ?? at));
  return (
    figures.find(({ name }) => name.split("_").some((part) => parts.has(part))) ??
    figures.findLast((each) => each.span !== null && each.span.start < start && isAround(each)) ??
    figures.findLast(({ span }) => span !== null && span.start < start) ??
    figures[0]
  );
}

function tiersRule(field: DraftField, figure: DraftField, bands: Bands): Rule | undefined {
  const values = bands.values.map((value) => memberOf(field, value) ?? value);
  const decimals = finenessOf(figure);
  const edges = bands.edges.map(({ at, isAbove }) => (isAbove ? round(at + 10 ** -decimals) : at));
  spreadOver(figure, edges, decimals);
  const where = values.map((value, index): readonly [string, Condition] => {
    const [low, high] = [edges[index - 1], edges[index]];
    const least: readonly Condition[] = low === undefined ? [] : [{ field: figure.name, is: ">=", than: low }];
    const most: readonly Condition[] = high === undefined ? [] : [{ field: figure.name, is: "<", than: high }];
    const [one, other] = [...least, ...most];
    return [value, one !== undefined && other !== undefined ? { all: [one, other] } : (one as Condition)];
  });
  const words = bands.edges.map(
    ({ at, isAbove }, index) => `${values[index + 1]} where ${figure.name} ${isAbove ? ">" : ">="} ${at}`,
  );
  return {
    statement: `${field.name} is ${words.toReversed().join(", ")}, else ${values[0]}`,
    needs: [field.name, figure.name],
    sets: { [field.name]: { kind: "banded", of: figure.name, edges, values } },
    checks: where.map(([value, when]) => implies(when, { field: field.name, in: ofType(field, value) })),
  };
}

/** "Note 1 ab 90": members that are numbers are so in the rows too. */
function ofType(field: DraftField, value: string): readonly (string | number)[] {
  return isNumeric(field) ? [Number(value)] : [value];
}

/** A figure that nothing was said of lies over all the bands. */
function spreadOver(figure: DraftField, edges: readonly number[], decimals: number): void {
  const { model, fixed } = figure;
  const own = distributionOf(model);
  const [first, last] = [edges[0], edges.at(-1)];
  const isFree = model.kind === "number" || model.kind === "measurement";
  if (own === undefined || !isFree || first === undefined || last === undefined) return;
  if (fixed.has("range") || fixed.has("distribution") || fixed.has("average")) return;
  const { low, high } = bulkOf(own);
  if (low < first && high > last) return;
  const span = Math.max(last - first, Math.abs(last) * 0.5, 10 ** -decimals);
  const minimum = Math.max(first - span * 0.7, figure.minimum ?? (first >= 0 ? 0 : -Infinity));
  const maximum = Math.min(last + span * 0.7, figure.maximum ?? Infinity);
  const distribution = { kind: "beta", a: 1.6, b: 1.8, minimum, maximum } as const;
  figure.model = { kind: "number", distribution, decimals: Math.max(decimals, decimalsOf(model) ?? 0) };
}
