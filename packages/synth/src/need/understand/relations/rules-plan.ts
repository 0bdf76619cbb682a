import { type Check, type Condition, namesInCondition, partsOf } from "../../../inferred/check.ts";
import { checkStatement } from "../../../inferred/check-statement.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import {
  namesInCheck,
  namesInModel,
  type Rename,
  renamedCheck,
  renamedCondition,
  renamedModel,
  renamedStatement,
} from "../../rules/rename.ts";
import { fixMemberRate } from "../constraints/enumeration.ts";
import {
  type DraftField,
  type DraftNotes,
  type DraftRelation,
  type DraftTable,
  fieldNamed,
  isNumeric,
  isTime,
} from "../draft/draft.ts";
import { fitted } from "../draft/fit.ts";
import { memberOf } from "../draft/members.ts";
import { bound } from "../draft/numeric.ts";
import { ruleByFlags } from "./by-flags.ts";
import { decidedPairs, ordersOneOf } from "./decided-pairs.ts";
import { inTermsOfLoan } from "./loan-term.ts";
import { scaledRule } from "./scaled-rule.ts";
import { turnedRule } from "./turned-rule.ts";

/** Among so many times the order of each two is told. */
const MOST_TIMES = 6;

/** The field that a rule means by a name. */
type FieldOf = (name: string) => DraftField | undefined;

type Ascending = Extract<Check, { kind: "ascending" }>;

interface Applied {
  readonly statement: string;
  readonly sets: readonly DraftField[];
  readonly present: readonly { readonly field: DraftField; readonly when: Condition }[];
  readonly checks: readonly Check[];
  readonly source: DraftRelation["source"];
}

/** "net, VAT 7 or 19 %, gross": a percentage is no part of an amount. */
function addsPercents(checks: Rule["checks"], fieldOf: FieldOf): boolean {
  return checks.some((check) => {
    if (check.kind !== "sum") return false;
    const arePercents = [check.total, ...check.terms.map(({ field }) => field)].map(
      (name) => fieldOf(name)?.unit === "%",
    );
    return arePercents.includes(true) && arePercents.includes(false);
  });
}

/** Rules in the order in which they are applied; a later one takes over what an earlier one set. */
export class RuleBook {
  #table: DraftTable;
  #notes: DraftNotes;
  #applied: Applied[] = [];
  #owners = new Map<DraftField, Applied>();
  #expected: Ascending[] = [];
  #presentAsSaid = new Set<DraftField>();
  /** Pairs of columns whose order a flag of the buyer tells. */
  #decided = new Set<string>();

  #named: FieldOf = (name) => fieldNamed(this.#table, name);

  constructor(table: DraftTable, notes: DraftNotes) {
    this.#table = table;
    this.#notes = notes;
  }

  /** Rules of the domain that the plan has all fields for: what they make true need not be made true otherwise. */
  expect(rules: readonly Rule[], fieldOf: FieldOf): void {
    for (const rule of rules) {
      const isHere = rule.needs.every((name) => fieldOf(name) !== undefined);
      // "prices 20 to 900 SEK": bounds and a unit are kept by the rule that sets the numbers.
      const isFree = Object.keys(rule.sets).every((name) => {
        const fixed = fieldOf(name)?.fixed;
        return fixed !== undefined && [...fixed].every((what) => what === "unit" || what === "range");
      });
      if (!isHere || !isFree) continue;
      const rename: Rename = (name) => fieldOf(name)?.name ?? name;
      for (const check of rule.checks) if (check.kind === "ascending") this.#expected.push(asAscending(check, rename));
    }
  }

  /** Whether an order that the buyer says follows from what the domain's rules will make true. */
  promises(rule: Rule): boolean {
    const [check, ...others] = rule.checks;
    if (check?.kind !== "ascending" || others.length > 0 || check.strict === true) return false;
    if (rule.needs.some((name) => this.#named(name) === undefined) || !follows(check.fields, this.#expected))
      return false;
    this.#applied.push({ statement: rule.statement, sets: [], present: [], checks: rule.checks, source: "stated" });
    return true;
  }

  /** Applies a rule whose names `fieldOf` finds, those of the table unless told otherwise; false where it does not fit what the buyer said. */
  apply(told: Rule, source: DraftRelation["source"], fieldOf: FieldOf = this.#named): boolean {
    const scaled = source === "stated" ? told : scaledRule(told, fieldOf);
    const rule = inTermsOfLoan(ruleByFlags(turnedRule(scaled, fieldOf), fieldOf), fieldOf);
    if (rule === undefined) return false;
    const fields = rule.needs.map(fieldOf);
    if (fields.some((field) => field === undefined)) return false;
    if (new Set(fields).size < new Set(rule.needs).size) return false;
    const rename: Rename = (name) => fieldOf(name)?.name ?? name;
    const sets = Object.entries(rule.sets).map(([name, model]) => ({
      field: fieldOf(name),
      model: renamedModel(model, rename),
    }));
    const present = Object.entries(rule.present ?? {}).map(([name, when]) => ({
      field: fieldOf(name),
      when: renamedCondition(when, rename),
    }));
    const checks = rule.checks.map((check) => renamedCheck(check, rename));
    if (!this.#namesExist(sets, present, checks)) return false;
    if (source !== "stated" && (ordersOneOf(checks, this.#decided) || addsPercents(checks, fieldOf))) return false;
    for (const { field, model } of sets) {
      if (field === undefined || !this.#canTake(field, model, source)) return false;
    }
    for (const condition of conditionsIn(
      sets.map(({ model }) => model),
      present,
      checks,
    )) {
      if (!this.#canHold(condition)) return false;
    }
    for (const { field } of present) {
      if (field === undefined || field.fixed.has("nulls")) return false;
      // "withdrawn enrolments have no grade": the domain's own condition gives way.
      if (source !== "stated" && this.#presentAsSaid.has(field)) return false;
    }
    const models = new Map(sets.map(({ field, model }) => [(field as DraftField).name, model]));
    if (
      this.#hasCircle(
        models,
        present.flatMap(({ field, when }) =>
          namesInCondition(when).map((name) => [(field as DraftField).name, name] as const),
        ),
      )
    )
      return false;
    const isApart = source === "stated" && checks.some(({ kind }) => kind === "apart");
    for (const { field, model } of sets) {
      this.#take(field as DraftField, model);
      if (isApart) field?.fixed.add("relation");
    }
    for (const { field, when } of present) {
      (field as DraftField).present = when;
      if (source === "stated") this.#presentAsSaid.add(field as DraftField);
    }
    const applied: Applied = {
      statement: statementOf(renamedStatement(rule.statement, rename), checks),
      sets: sets.map(({ field }) => field as DraftField),
      present: present.map(({ field, when }) => ({ field: field as DraftField, when })),
      checks,
      source,
    };
    this.#applied.push(applied);
    for (const pair of decidedPairs([...models.values()], checks)) this.#decided.add(pair);
    for (const field of applied.sets) this.#owners.set(field, applied);
    return true;
  }

  /** The relations that the models now make true. */
  relations(): readonly DraftRelation[] {
    const live = this.#applied.filter((applied) => applied.sets.every((field) => this.#owners.get(field) === applied));
    // A field is there under one condition: the last that was applied.
    const overruled = live.filter(({ present }) => present.some(({ field, when }) => field.present !== when));
    const lines = live.flatMap(({ checks }) => checks).filter((check) => check.kind === "ascending");
    const promised = new Set(live.flatMap(({ checks }) => checks).map((check) => JSON.stringify(check)));
    const isPromised = (check: Check): boolean =>
      promised.has(JSON.stringify(check)) ||
      (check.kind === "ascending" && (follows(check.fields, lines) || this.#isImplied(check.fields)));
    const kept = this.#applied.filter(
      (applied) =>
        !overruled.includes(applied) &&
        (live.includes(applied) || (applied.checks.length > 0 && applied.checks.every(isPromised))),
    );
    const told = new Set<string>();
    return [...kept, ...this.#furtherOrders(kept)]
      .toSorted((one, other) => Number(one.source !== "stated") - Number(other.source !== "stated"))
      .filter(({ statement }) => !told.has(statement) && told.add(statement))
      .map(({ statement, checks, source }) => ({ statement, checks, source }));
  }

  /** "arrival, seen, left": the first is not after the last either. */
  #furtherOrders(kept: readonly Applied[]): readonly DraftRelation[] {
    const lines = kept.flatMap(({ checks }) => checks).filter((check) => check.kind === "ascending");
    const direct = new Set(lines.map(({ fields }) => fields.join(" ")));
    const times = this.#table.fields.filter((field) => field.source === "stated" && isTime(field)).slice(0, MOST_TIMES);
    const pairs = times.flatMap((first) => times.map((last) => [first.name, last.name] as const));
    return pairs
      .filter((pair) => pair[0] !== pair[1] && !direct.has(pair.join(" ")) && follows(pair, lines))
      .map((fields) => ({
        statement: fields.join(" <= "),
        checks: [{ kind: "ascending", fields }],
        source: "implied",
      }));
  }

  /** Two fields in order by the model of the first: a portion of the second, or nothing of it. */
  #isImplied(fields: readonly string[]): boolean {
    const [low = "", high = "", ...more] = fields;
    const field = fieldNamed(this.#table, low);
    return more.length === 0 && field !== undefined && isAtMost(field.model, high);
  }

  #namesExist(
    sets: readonly { readonly model: Model }[],
    present: readonly { readonly when: Condition }[],
    checks: readonly Check[],
  ): boolean {
    const names = new Set(this.#table.fields.map((field) => field.name));
    const all = [
      ...sets.flatMap(({ model }) => namesInModel(model)),
      ...present.flatMap(({ when }) => namesInCondition(when)),
      ...checks.flatMap(namesInCheck),
    ];
    return all.every((name) => names.has(name));
  }

  /** What the buyer fixed stays; bounds are met by the new model, shares and lists of members are not. */
  #canTake(field: DraftField, model: Model, source: DraftRelation["source"]): boolean {
    const { fixed } = field;
    // "A from 90, otherwise B": its own members, by what decides them.
    if (model.kind === "banded" && source === "stated" && !fixed.has("shares") && !fixed.has("rate")) return true;
    const isAsSaid = source === "stated" && fixed.has("enum") && !fixed.has("shares") && !fixed.has("rate");
    if (isAsSaid && holdsOnly(model, field.model)) return true;
    if (fixed.has("enum") || fixed.has("shares") || fixed.has("prefix")) return false;
    if (fixed.has("distribution") && source !== "stated") return false;
    if (fixed.has("average") && source !== "stated" && model.kind !== "number") return false;
    // What is later than another time and ends with the window keeps it.
    const keepsWindow = model.kind === "later" && model.until !== undefined;
    if (fixed.has("window") && source !== "stated" && !keepsWindow) return false;
    if (source !== "stated" && (this.#losesMember(field, model) || this.#isOfOthers(model))) return false;
    if (fixed.has("unique")) return false;
    if (field.unique && model.kind !== "code") return false;
    if (fixed.has("rate")) return this.#passesRate(field, model);
    if (this.#owners.get(field)?.source === "stated" && source !== "stated") return false;
    return true;
  }

  /** What the domain knows of its own members says nothing of the buyer's; hours between two days are nobody's hours. */
  #isOfOthers(model: Model): boolean {
    const named = (name: string): DraftField | undefined => fieldNamed(this.#table, name);
    if (model.kind === "elapsed" || model.kind === "timed") {
      const isFine = !/^(?:day|week|month|year)$/.test(model.unit);
      return isFine && named(model.from)?.type === "date" && named(model.to)?.type === "date";
    }
    if (model.kind !== "dependent") return false;
    const by = named(model.by);
    if (by?.model.kind !== "choice") return false;
    const { values } = by.model;
    return !values.some((value) => Object.hasOwn(model.models, value));
  }

  /** "decline reason if declined": the domain's own model of the decision may know no such member. */
  #losesMember(field: DraftField, model: Model): boolean {
    const { model: own, name } = field;
    if (own.kind !== "choice") return false;
    const told = [...this.#presentAsSaid].flatMap(({ present }) =>
      present !== undefined && "in" in present && present.field === name ? present.in : [],
    );
    const written = JSON.stringify(model);
    const holds = (member: unknown): boolean => written.includes(JSON.stringify(member));
    return told.some((member) => !holds(member)) && own.values.some(holds);
  }

  /** The rate of a flag that tells a member is the share of that member. */
  #passesRate(field: DraftField, model: Model): boolean {
    if (model.kind === "flag") return true;
    const when = model.kind === "holds" && "in" in model.when ? model.when : undefined;
    if (when === undefined || field.model.kind !== "flag") return false;
    const other = fieldNamed(this.#table, when.field);
    const [member] = when.in;
    if (other === undefined || when.in.length !== 1 || typeof member !== "string") return false;
    if (other.model.kind !== "choice" || other.fixed.has("shares") || other.fixed.has("rate")) return false;
    const own = memberOf(other, member);
    if (own === undefined) return false;
    const { constraints } = this.#notes;
    const before = constraints.length;
    const done = fixMemberRate(
      own,
      field.model.rate,
      other,
      this.#table,
      this.#notes,
      field.span ?? { start: 0, end: 0 },
    );
    // The buyer spoke of the flag; the share of the member only follows.
    constraints.splice(before);
    return done;
  }

  #canHold(condition: Condition): boolean {
    const parts = partsOf(condition);
    if (parts !== undefined) return parts.every((part) => this.#canHold(part));
    if (!("in" in condition)) return true;
    const field = fieldNamed(this.#table, condition.field);
    if (field === undefined) return false;
    if (field.type === "bool") return condition.in.some((value) => typeof value === "boolean");
    if (field.model.kind === "choice") {
      const { values } = field.model;
      return (
        condition.in.some((value) => typeof value === "string" && values.includes(value)) ||
        condition.in.every((value) => typeof value !== "string")
      );
    }
    return true;
  }

  #hasCircle(models: ReadonlyMap<string, Model>, present: readonly (readonly [string, string])[]): boolean {
    const needs = new Map<string, readonly string[]>();
    for (const field of this.#table.fields) {
      const model = models.get(field.name) ?? field.model;
      const when = present.filter(([name]) => name === field.name).map(([, other]) => other);
      const own = field.present === undefined || when.length > 0 ? [] : namesInCondition(field.present);
      needs.set(field.name, [...namesInModel(model), ...when, ...own]);
    }
    return hasCircle(needs);
  }

  #take(field: DraftField, model: Model): void {
    if (model.kind === "elapsed" && model.unit === "ms") {
      const [start, end] = [model.from, model.to].map((name) => fieldNamed(this.#table, name));
      if (start?.model.kind === "moment") start.model = { ...start.model, grain: "ms" };
      if (end !== undefined) lastMilliseconds(field, end);
    }
    if (isCountOfParts(field, model, this.#table)) {
      field.type = "number";
      field.model = { ...model, decimals: PARTS };
      return;
    }
    const { fixed, minimum, maximum } = field;
    const said = fixed.has("rate") && field.model.kind === "flag" ? field.model.rate : undefined;
    field.model =
      said !== undefined && model.kind === "flag"
        ? { ...model, rate: said, exact: true }
        : withOwnDecimals(model, field);
    if (fixed.has("range") && isNumeric(field)) bound(field, minimum, maximum);
  }
}

/** Whether a model gives no other members than those that were said: "correct when they match" picks among the same options. */
function holdsOnly(model: Model, said: Model): boolean {
  if (said.kind !== "choice") return false;
  const { values } = said;
  if (model.kind === "choice") return model.values.every((value) => values.includes(value));
  if (model.kind === "lookup")
    return [...Object.values(model.values), model.otherwise].every((value) => values.includes(value as never));
  if (model.kind !== "dependent") return false;
  return [...Object.values(model.models), model.otherwise].every((each) => holdsOnly(each, said));
}

/** Decimals of what is worked out of fractions. */
const PARTS = 2;

/** "total volume (dose times area)": what is worked out of fractions is one, though its name counts. */
function isCountOfParts(
  field: DraftField,
  model: Model,
  { fields }: DraftTable,
): model is Extract<Model, { kind: "product" }> {
  if (field.type !== "int" || field.unit !== null || field.fixed.has("range") || field.fixed.has("enum")) return false;
  if (model.kind !== "product" || !Number.isInteger(model.times ?? 1)) return false;
  return model.factors.some((name) => fields.some((each) => each.name === name && each.type === "number"));
}

/** What lasts milliseconds begins and ends at some, and lasts as long as its own numbers say. */
function lastMilliseconds(field: DraftField, end: DraftField): void {
  const own = distributionOf(field.model);
  if (end.model.kind !== "later" || own === undefined) return;
  const { minimum, maximum } = field;
  end.model = { ...end.model, by: fitted(own, minimum, maximum), unit: "ms" };
}

/** A statement that names all its fields as they are published: the domain's own words, else those of the checks. */
function statementOf(statement: string, checks: readonly Check[]): string {
  const names = checks.flatMap(namesInCheck);
  return names.every((name) => statement.includes(name)) ? statement : checks.map(checkStatement).join(" ");
}

function asAscending(check: Ascending, rename: Rename): Ascending {
  return { ...check, fields: check.fields.map(rename) };
}

/** Money with the decimals that the field has, whatever the rule writes. */
function withOwnDecimals(model: Model, field: DraftField): Model {
  if (!("decimals" in model) || model.decimals === undefined) return model;
  return field.type === "int" && model.decimals !== 0 ? { ...model, decimals: 0 } : model;
}

function isAtMost(model: Model, high: string): boolean {
  if (model.kind === "portion") return model.of === high;
  if (model.kind === "constant") return model.value === 0;
  if (model.kind !== "dependent") return false;
  return [...Object.values(model.models), model.otherwise].every((each) => isAtMost(each, high));
}

/** Whether an order follows from others: paid <= billed from paid <= allowed and allowed <= billed. */
function follows(fields: readonly string[], lines: readonly Extract<Check, { kind: "ascending" }>[]): boolean {
  const next = new Map<string, string[]>();
  for (const line of lines) {
    line.fields.forEach((field, index) => {
      const after = line.fields[index + 1];
      if (after !== undefined) next.set(field, [...(next.get(field) ?? []), after]);
    });
  }
  return fields.every((field, index) => {
    const goal = fields[index + 1];
    if (goal === undefined) return true;
    const seen = new Set([field]);
    const open = [field];
    while (open.length > 0) {
      for (const each of next.get(open.pop() as string) ?? []) {
        if (each === goal) return true;
        if (seen.has(each)) continue;
        seen.add(each);
        open.push(each);
      }
    }
    return false;
  });
}

/** Whether following what each name needs ever comes back. */
export function hasCircle(needs: ReadonlyMap<string, readonly string[]>): boolean {
  const state = new Map<string, "open" | "done">();
  const visit = (name: string): boolean => {
    const known = state.get(name);
    if (known !== undefined) return known === "open";
    state.set(name, "open");
    const circle = (needs.get(name) ?? []).some(visit);
    state.set(name, "done");
    return circle;
  };
  return [...needs.keys()].some(visit);
}

function conditionsIn(
  models: readonly Model[],
  present: readonly { readonly when: Condition }[],
  checks: readonly Check[],
): readonly Condition[] {
  return [
    ...models.flatMap((model) => (model.kind === "holds" ? [model.when] : [])),
    ...present.map(({ when }) => when),
    ...checks.flatMap((check) =>
      check.kind === "implies" ? [check.when, check.then] : check.kind === "present" ? [check.when] : [],
    ),
  ];
}
