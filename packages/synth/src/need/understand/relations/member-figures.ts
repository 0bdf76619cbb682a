import type { Check } from "../../../inferred/check.ts";
import type { Model } from "../../../inferred/model.ts";
import { hasExactShare } from "../../../inferred/shares.ts";
import type { Findings, Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { implies } from "../../frames/rules.ts";
import { applyMembers } from "../constraints/enumeration.ts";
import { becomeFlag } from "../draft/become-flag.ts";
import { type DraftField, type DraftNotes, type DraftTable, fieldNamed, isNumeric, isTime } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { becomeNumeric, bound } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { applyUnit } from "../draft/units-of-fields.ts";
import type { RuleBook } from "./rules-plan.ts";
import type { Finder } from "./sides.ts";

type Figures = Extract<Found, { kind: "figures" }>;

/** "price by zone (stalls 55, circle 40)", "conversion 4% for A and 4.6% for B": what each member of a choice comes to. */
export function applyFigures(
  findings: Findings,
  table: DraftTable,
  book: RuleBook,
  notes: DraftNotes,
  find: Finder,
): void {
  for (const said of findings.found) {
    if (said.kind !== "figures") continue;
    const rule = ruleOf(said, table, notes, find);
    if (rule !== undefined && book.apply(rule, "stated"))
      say(
        notes,
        fieldNamed(table, rule.needs[0] ?? "") ?? null,
        table,
        "relation",
        rule.statement,
        { relation: rule.statement },
        said,
      );
    else notes.assumptions.push(`not understood: "${findings.text.slice(said.start, said.end)}"`);
  }
}

function ruleOf(said: Figures, table: DraftTable, notes: DraftNotes, find: Finder): Rule | undefined {
  const figure = find(said.left, said);
  const choice = figure === undefined ? undefined : choiceOf(said, figure, table, find);
  if (figure === undefined || choice === undefined || figure === choice) return undefined;
  if (isTime(figure) || figure.type === "array" || figure.type === "object" || figure.type === "id") return undefined;
  if (!choice.fixed.has("enum") && !choice.fixed.has("shares") && said.figures.every(({ value }) => value !== ""))
    applyMembers(
      said,
      said.figures.map(({ value }) => value),
      choice,
      table,
      notes,
    );
  const told = said.figures.map(({ value, figure: at }, index) => [memberSaid(value, index, choice), at] as const);
  if (told.some(([member]) => member === undefined)) return undefined;
  const values = Object.fromEntries(told.map(([member, at]) => [member ?? "", at]));
  if (said.ofRows === true && figure.type !== "bool") becomeFlag(figure);
  return figure.type === "bool"
    ? rates(said, figure, choice, values)
    : constants(said, figure, choice, values, table, notes);
}

/** "4.0% vs 4.6%": without names the figures are of the members in their order. */
function memberSaid(value: string, index: number, choice: DraftField): string | undefined {
  const values = choice.model.kind === "choice" ? choice.model.values : [];
  // "A" is no article.
  return value === "" ? values[index] : (values.find((each) => each === value) ?? memberOf(choice, value));
}

/** What the words name, or the column that has these members, or the last choice before that has none of its own. */
function choiceOf(said: Figures, figure: DraftField, table: DraftTable, find: Finder): DraftField | undefined {
  const named = said.by === "" ? undefined : find(said.by, said);
  if (named !== undefined) return named.type === "enum" || named.type === "string" ? named : undefined;
  if (said.by !== "") return undefined;
  const choices = table.fields.filter((field) => field !== figure && field.type === "enum");
  const holds = ({ value }: Figures["figures"][number], field: DraftField): boolean =>
    memberSaid(value, 0, field) !== undefined;
  if (said.figures.every(({ value }) => value === "")) {
    const sides = choices.filter(({ model }) => model.kind === "choice" && model.values.length === said.figures.length);
    return sides.length === 1 ? sides[0] : undefined;
  }
  const ofAll = choices.find((field) => said.figures.every((each) => holds(each, field)));
  return (
    ofAll ??
    choices.find((field) => !field.fixed.has("enum") && said.figures.filter((each) => holds(each, field)).length > 1)
  );
}

/** "conversion 4% for A and 4.6% for B": how often it is so in the rows of each. */
function rates(
  { unit }: Figures,
  flag: DraftField,
  choice: DraftField,
  values: Readonly<Record<string, number>>,
): Rule | undefined {
  const all = Object.entries(values);
  if (unit !== "%" || all.some(([, at]) => at < 0 || at > 100)) return undefined;
  return {
    statement: `${flag.name} is true in ${all.map(([member, at]) => `${at}% of ${member}`).join(", ")}`,
    needs: [flag.name, choice.name],
    sets: {
      [flag.name]: {
        kind: "dependent",
        by: choice.name,
        models: Object.fromEntries(all.map(([member, at]) => [member, flagOf(member, at / 100, flag, choice)])),
        otherwise: { kind: "flag", rate: (all[0]?.[1] ?? 0) / 100 },
      },
    },
    checks: [],
  };
}

/** Of a member that has an exact share of the rows, an exact share of these. */
function flagOf(member: string, rate: number, flag: DraftField, { name, model, of, fixed }: DraftField): Model {
  const isExact = model.kind === "choice" && fixed.has("shares") && of === flag.of && hasExactShare(model, member);
  if (!isExact) return { kind: "flag", rate };
  const weights = model.weights ?? [];
  const share = (weights[model.values.indexOf(member)] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
  return { kind: "flag", rate: share * rate, exact: true, within: { field: name, is: member } };
}

function constants(
  said: Figures,
  figure: DraftField,
  choice: DraftField,
  values: Readonly<Record<string, number>>,
  table: DraftTable,
  notes: DraftNotes,
): Rule | undefined {
  const all = Object.entries(values);
  const figures = all.map(([, at]) => at);
  const isWhole = figures.every(Number.isInteger);
  if (!isNumeric(figure)) {
    figure.fixed.delete("enum");
    figure.type = "string";
    becomeNumeric(figure, isWhole, { kind: "uniform", minimum: Math.min(...figures), maximum: Math.max(...figures) });
  }
  if (figure.type === "int" && !isWhole) figure.type = "number";
  if (said.unit !== undefined) applyUnit(said, said.unit, figure, table, notes);
  bound(figure, Math.min(...figures), Math.max(...figures));
  const checks: readonly Check[] = all.map(([member, at]) =>
    implies({ field: choice.name, in: [member] }, { field: figure.name, in: [at] }),
  );
  return {
    statement: `${figure.name} is ${all.map(([member, at]) => `${at} where ${choice.name} is ${member}`).join(", ")}`,
    needs: [figure.name, choice.name],
    sets: { [figure.name]: { kind: "lookup", by: choice.name, values, otherwise: null } },
    checks,
  };
}
