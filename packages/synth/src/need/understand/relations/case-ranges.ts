import type { Check } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Findings, Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import { inField } from "../constraints/bounds.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, finenessOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { applyUnit } from "../draft/units-of-fields.ts";
import { conditionFor, type Members } from "./conditional.ts";
import type { RuleBook } from "./rules-plan.ts";
import type { Finder } from "./sides.ts";

type CaseRange = Extract<Found, { kind: "caseRange" }>;

/** A range in the rows of one case, in the unit of its field. */
interface Case {
  readonly said: CaseRange;
  readonly when: Members;
  readonly minimum: number;
  readonly maximum: number;
}

interface Column {
  readonly field: DraftField;
  readonly by: DraftField;
  readonly cases: Case[];
}

/** "price single 60-90, double 90-140", "premium users have at least 5 seats": the range that a number has in each case. */
export function applyCaseRanges(
  findings: Findings,
  table: DraftTable,
  book: RuleBook,
  notes: DraftNotes,
  find: Finder,
): void {
  const columns: Column[] = [];
  for (const said of findings.found) {
    if (said.kind !== "caseRange") continue;
    if (!isHeard(said, columns, table, notes, find))
      notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
  }
  for (const column of columns) {
    const rule = ruleOf(column);
    const isKept = book.apply(rule, "stated");
    for (const { said } of column.cases) {
      if (isKept) say(notes, column.field, table, "relation", rule.statement, { relation: rule.statement }, said);
      else notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
    }
  }
}

/** Puts a range to the others of its column and choice; false where the words name no column or no case. */
function isHeard(said: CaseRange, columns: Column[], table: DraftTable, notes: DraftNotes, find: Finder): boolean {
  const field = said.left === "" ? numberBefore(said, table) : find(said.left, said);
  if (field === undefined || isTime(field) || field.type === "array" || field.type === "id") return false;
  const when = conditionFor(field, said.when, table, find);
  const by = table.fields.find(({ name }) => name === when?.field);
  if (when === undefined || by === undefined || isNumeric(by)) return false;
  if (!isNumeric(field)) {
    if (field.fixed.size > 0) return false;
    becomeNumeric(
      field,
      [said.minimum, said.maximum].every((end) => Number.isInteger(end ?? 0)),
      USUAL,
    );
  }
  if (said.unit !== undefined) applyUnit(said, said.unit, field, table, notes);
  const known = columns.find((column) => column.field === field && column.by === by);
  const column = known ?? { field, by, cases: [] };
  if (known === undefined) columns.push(column);
  column.cases.push({ said, when, ...boundsOf(said, field) });
  return true;
}

const USUAL: Distribution = { kind: "lognormal", median: 100, sigma: 0.6 };

/** "delivery days, express at most 2": the number that is named last before it. */
function numberBefore({ start, unit }: CaseRange, { fields }: DraftTable): DraftField | undefined {
  const before = fields
    .filter(({ span, source }) => source === "stated" && span !== null && span.end <= start)
    .toSorted((one, other) => (other.span?.end ?? 0) - (one.span?.end ?? 0));
  const numbers = before.filter(isNumeric);
  const ofUnit = unit === undefined ? undefined : numbers.find((field) => field.unit === unit);
  return ofUnit ?? numbers[0] ?? before.find(({ type, fixed }) => type === "string" && fixed.size === 0);
}

/** Both ends of a range; one that is not said is the field's own, or as far off as its numbers go. */
function boundsOf(said: CaseRange, field: DraftField): { readonly minimum: number; readonly maximum: number } {
  const step = 10 ** -finenessOf(field);
  const least = inField(said.minimum, said.unit, field);
  const most = inField(said.maximum, said.unit, field);
  const low = least === undefined ? undefined : least + (said.exclusiveMinimum === true ? step : 0);
  const high = most === undefined ? undefined : most - (said.exclusiveMaximum === true ? step : 0);
  const minimum = low ?? Math.min(high ?? 0, Math.max(field.minimum ?? 0, 0));
  return { minimum, maximum: high ?? topOf(field, minimum) };
}

/** So many times its least is the most of a case of which only the least is said, where nothing tells more. */
const FARTHEST = 3;

function topOf(field: DraftField, minimum: number): number {
  if (field.maximum !== undefined && field.maximum > minimum) return field.maximum;
  const distribution = distributionOf(field.model);
  const high = distribution === undefined ? 0 : bulkOf(distribution).high;
  return Math.max(Math.ceil(high), minimum * FARTHEST, minimum + 1);
}

function ruleOf({ field, by, cases }: Column): Rule {
  widen(field, cases);
  // The numbers of all other rows are what they were.
  const others = field.model;
  const members = by.model.kind === "choice" ? by.model.values : [];
  const models: Record<string, Model> = Object.fromEntries(members.map((member) => [member, others]));
  const checks: Check[] = [];
  // "rpm 0 when idle, 800-3000 when running": the figure holds beside the range.
  for (const [member, value] of figuresOf(others, by))
    checks.push(implies({ field: by.name, in: [member] }, { field: field.name, in: [value] }));
  for (const { said, when, minimum, maximum } of cases) {
    for (const member of when.in) models[String(member)] = numbersWithin(field, minimum, maximum);
    if (said.minimum !== undefined) checks.push(implies(when, { field: field.name, is: ">=", than: minimum }));
    if (said.maximum !== undefined) checks.push(implies(when, { field: field.name, is: "<=", than: maximum }));
  }
  return {
    statement: `${field.name} is ${cases.map(statementOf).join(", ")}`,
    needs: [field.name, by.name],
    sets: { [field.name]: { kind: "dependent", by: by.name, models, otherwise: others } },
    checks,
  };
}

/** The members for which a number was said before. */
function figuresOf(model: Model, { name }: DraftField): readonly (readonly [member: string, value: number])[] {
  if (model.kind !== "dependent" || model.by !== name) return [];
  return Object.entries(model.models).flatMap(([member, each]) =>
    each.kind === "constant" && typeof each.value === "number" ? [[member, each.value] as const] : [],
  );
}

function statementOf({ said, when, minimum, maximum }: Case): string {
  const where = `where ${when.field} is ${when.in.join(" or ")}`;
  if (said.maximum === undefined) return `at least ${minimum} ${where}`;
  return said.minimum === undefined ? `at most ${maximum} ${where}` : `${minimum} to ${maximum} ${where}`;
}

/** Bounds that the domain gave a field give way to those of its cases. */
function widen(field: DraftField, cases: readonly Case[]): void {
  if (field.fixed.has("range")) return;
  const least = Math.min(...cases.map(({ minimum }) => minimum));
  const most = Math.max(...cases.map(({ maximum }) => maximum));
  if (field.minimum !== undefined && field.minimum > least) field.minimum = least;
  if (field.maximum !== undefined && field.maximum < most) field.maximum = most;
}

/** So few whole numbers are all alike likely. */
const FEW = 12;

function numbersWithin(field: DraftField, minimum: number, maximum: number): Model {
  const decimals = finenessOf(field);
  if (minimum === maximum) return { kind: "constant", value: minimum };
  const isFew = decimals === 0 && maximum - minimum <= FEW;
  const distribution: Distribution = isFew
    ? { kind: "uniform", minimum, maximum }
    : { kind: "beta", a: 1.8, b: 2.2, minimum, maximum };
  return { kind: "number", distribution, decimals };
}
