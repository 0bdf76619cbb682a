import type { Model } from "../../../inferred/model.ts";
import { isPast, type StateField, stateRules } from "../../rules/states.ts";
import { forMembers } from "../../rules/tiers.ts";
import { type DraftField, type DraftTable, fieldNamed, isNumeric, isTime } from "../draft/draft.ts";
import type { RuleBook } from "./rules-plan.ts";

/** Statuses, flags and times of a row tell the same story. */
export function applyStates(table: DraftTable, book: RuleBook): void {
  for (const alternatives of stateRules(table.fields.flatMap(stateField))) {
    const rule = alternatives.find((each) => book.apply(each, "implied"));
    for (const name of Object.keys(rule?.present ?? {})) {
      const field = fieldNamed(table, name);
      if (field !== undefined) field.nulls = undefined;
    }
  }
}

/** What no rule has settled yet. */
function stateField(field: DraftField): readonly StateField[] {
  const { name, model, of, fixed } = field;
  const isFixed = fixed.has("rate");
  if (isTime(field)) {
    const free = field.present === undefined && !field.unique && !(model.kind === "moment" && model.ascending);
    return free ? [{ name, form: "time", members: [], of, isFixed }] : [];
  }
  if (field.type === "bool") return model.kind === "flag" ? [{ name, form: "flag", members: [], of, isFixed }] : [];
  if (field.type !== "enum" || model.kind !== "choice") return [];
  const { values: members, weights } = model;
  return [{ name, form: "status", members, ...(weights === undefined ? {} : { weights }), of, isFixed }];
}

/** Prices and the like that hang on a choice know the buyer's own members. */
export function applyTiers(table: DraftTable): void {
  for (const field of table.fields) {
    const { model } = field;
    if (!isNumeric(field) || (model.kind !== "lookup" && model.kind !== "dependent")) continue;
    const by = fieldNamed(table, model.by);
    if (by?.model.kind === "choice") field.model = forMembers(model, by.model.values);
  }
}

/** What has happened by the day of the need has happened before it, unless the buyer says how long after another time. */
export function keepInThePast(table: DraftTable, today: string): void {
  for (const field of table.fields) {
    if (isTime(field) && isPast(field.name) && !field.fixed.has("relation")) field.model = untilDay(field.model, today);
  }
}

function untilDay(model: Model, today: string): Model {
  if (model.kind === "later")
    return { ...model, until: model.until !== undefined && model.until < today ? model.until : today };
  if (model.kind !== "dependent") return model;
  const models = Object.entries(model.models).map(([value, each]) => [value, untilDay(each, today)] as const);
  return { ...model, models: Object.fromEntries(models), otherwise: untilDay(model.otherwise, today) };
}
