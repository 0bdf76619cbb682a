import type { Annuity, Check, Condition, Timed } from "../../inferred/check.ts";
import type { Model } from "../../inferred/model.ts";

/** What a field of a rule is called in the plan at hand. */
export type Rename = (name: string) => string;

/** The model with every field that it speaks of renamed. Fields of other tables keep their names. */
export function renamedModel(model: Model, rename: Rename): Model {
  const own = ownFieldsRenamed(model, rename);
  return "follows" in own && own.follows !== undefined
    ? { ...own, follows: own.follows.map((influence) => ({ ...influence, field: rename(influence.field) })) }
    : own;
}

function ownFieldsRenamed(model: Model, rename: Rename): Model {
  switch (model.kind) {
    case "flag":
      return model.within === undefined
        ? model
        : { ...model, within: { ...model.within, field: rename(model.within.field) } };
    case "later":
      return { ...model, than: rename(model.than) };
    case "shifted":
      return { ...model, than: rename(model.than), by: rename(model.by) };
    case "elapsed":
      return { ...model, from: rename(model.from), to: rename(model.to) };
    case "timed":
      return { ...model, ...renamedTimed(model, rename) };
    case "part":
    case "portion":
    case "banded":
      return { ...model, of: rename(model.of) };
    case "sum":
      return { ...model, terms: model.terms.map((term) => ({ ...term, field: rename(term.field) })) };
    case "product":
      return {
        ...model,
        factors: model.factors.map(rename),
        ...(model.plus === undefined
          ? {}
          : { plus: model.plus.map((term) => ({ ...term, field: rename(term.field) })) }),
        ...(model.off === undefined ? {} : { off: model.off.map((term) => ({ ...term, field: rename(term.field) })) }),
      };
    case "quotient":
      return { ...model, of: rename(model.of), by: rename(model.by) };
    case "annuity":
      return { ...model, ...renamedAnnuity(model, rename) };
    case "lookup":
      return { ...model, by: rename(model.by) };
    case "dependent":
      return {
        ...model,
        by: rename(model.by),
        models: Object.fromEntries(
          Object.entries(model.models).map(([value, each]) => [value, renamedModel(each, rename)]),
        ),
        otherwise: renamedModel(model.otherwise, rename),
      };
    case "holds":
      return { ...model, when: renamedCondition(model.when, rename) };
    case "compared":
      return {
        ...model,
        left: rename(model.left),
        right: typeof model.right === "string" ? rename(model.right) : model.right,
      };
    case "prose":
      return model.by === undefined ? model : { ...model, by: rename(model.by) };
    case "inherited":
      return { ...model, reference: rename(model.reference) };
    case "list":
      return { ...model, of: renamedModel(model.of, rename) };
    case "object":
      return {
        ...model,
        fields: model.fields.map((field) => ({ ...field, model: renamedModel(field.model, rename) })),
      };
    default:
      return model;
  }
}

function renamedAnnuity({ principal, rate, term, unit }: Annuity, rename: Rename): Annuity {
  return { principal: rename(principal), rate: rename(rate), term: rename(term), unit };
}

function renamedTimed({ from, to, less, factors }: Timed, rename: Rename): Pick<Timed, "from" | "to"> & Partial<Timed> {
  return {
    from: rename(from),
    to: rename(to),
    ...(less === undefined ? {} : { less: less.map((each) => ({ ...each, field: rename(each.field) })) }),
    ...(factors === undefined ? {} : { factors: factors.map(rename) }),
  };
}

/** The condition with its field renamed. */
export function renamedCondition(condition: Condition, rename: Rename): Condition {
  const renamed = (parts: readonly Condition[]): readonly Condition[] =>
    parts.map((part) => renamedCondition(part, rename));
  if ("all" in condition) return { all: renamed(condition.all) };
  if ("any" in condition) return { any: renamed(condition.any) };
  const field = rename(condition.field);
  if ("after" in condition) return { ...condition, field, after: rename(condition.after) };
  if ("as" in condition) return { ...condition, field, as: rename(condition.as) };
  return "than" in condition && typeof condition.than === "string"
    ? { ...condition, field, than: rename(condition.than) }
    : { ...condition, field };
}

/** The check with every field of its own table renamed. */
export function renamedCheck(check: Check, rename: Rename): Check {
  switch (check.kind) {
    case "ascending":
    case "unique":
      return { ...check, fields: check.fields.map(rename) };
    case "sum":
      return {
        ...check,
        total: rename(check.total),
        terms: check.terms.map((term) => ({ ...term, field: rename(term.field) })),
      };
    case "product":
      return {
        ...check,
        result: rename(check.result),
        factors: check.factors.map(rename),
        ...(check.plus === undefined
          ? {}
          : { plus: check.plus.map((term) => ({ ...term, field: rename(term.field) })) }),
        ...(check.off === undefined ? {} : { off: check.off.map((term) => ({ ...term, field: rename(term.field) })) }),
      };
    case "quotient":
      return { ...check, result: rename(check.result), of: rename(check.of), by: rename(check.by) };
    case "annuity":
      return { ...check, ...renamedAnnuity(check, rename), result: rename(check.result) };
    case "elapsed":
      return { ...check, result: rename(check.result), from: rename(check.from), to: rename(check.to) };
    case "timed":
      return { ...check, ...renamedTimed(check, rename), result: rename(check.result) };
    case "offset":
    case "apart":
      return { ...check, from: rename(check.from), to: rename(check.to) };
    case "present":
      return { ...check, field: rename(check.field), when: renamedCondition(check.when, rename) };
    case "implies":
      // biome-ignore lint/suspicious/noThenProperty: the published word of the check; nothing ever awaits it.
      return { ...check, when: renamedCondition(check.when, rename), then: renamedCondition(check.then, rename) };
    case "function":
      return { ...check, result: rename(check.result), by: check.by.map(rename) };
    case "reference":
      return { ...check, field: rename(check.field) };
    case "forest":
      return { ...check, field: rename(check.field), key: rename(check.key) };
    case "different":
    case "sign":
      return { ...check, fields: [rename(check.fields[0]), rename(check.fields[1])] };
    case "monotone":
      return {
        ...check,
        field: rename(check.field),
        ...(check.within === undefined ? {} : { within: rename(check.within) }),
      };
    case "transitions":
      return { ...check, field: rename(check.field), within: rename(check.within) };
  }
}

/** The fields of the row that a model speaks of. */
export function namesInModel(model: Model): readonly string[] {
  const names = new Set<string>();
  renamedModel(model, (name) => {
    names.add(name);
    return name;
  });
  return [...names];
}

/** The fields of the row that a check speaks of. */
export function namesInCheck(check: Check): readonly string[] {
  const names = new Set<string>();
  renamedCheck(check, (name) => {
    names.add(name);
    return name;
  });
  return [...names];
}

/** A statement with the names of its fields, as whole words, renamed. */
export function renamedStatement(statement: string, rename: Rename): string {
  return statement.replace(/[a-z][a-z0-9_]*/g, (word) => rename(word));
}
