import type { TableBlueprint } from "./blueprint.ts";
import { namesInCondition } from "./check.ts";
import type { Influence, Model } from "./model.ts";

/** The published names of the fields that a model speaks of. */
export function readsOf(model: Model, table: TableBlueprint): readonly string[] {
  switch (model.kind) {
    case "choice":
    case "flag":
    case "number":
      return followed(model.follows);
    case "measurement":
      return clockOf(table);
    case "later":
      return [model.than];
    case "shifted":
      return [model.than, model.by];
    case "elapsed":
      return [model.from, model.to];
    case "timed":
      return [model.from, model.to, ...(model.factors ?? []), ...(model.less ?? []).map(({ field }) => field)];
    case "part":
    case "banded":
      return [model.of];
    case "lookup":
      return [model.by];
    case "dependent":
      return [model.by, ...[...Object.values(model.models), model.otherwise].flatMap((part) => readsOf(part, table))];
    case "holds":
      return namesInCondition(model.when);
    case "compared":
      return typeof model.right === "string" ? [model.left, model.right] : [model.left];
    case "prose":
      return model.by === undefined ? [] : [model.by];
    case "inherited":
      return [model.reference];
    case "list":
      return readsOf(model.of, table);
    case "object":
      return model.fields.flatMap((part) => readsOf(part.model, table));
    default:
      return computedFrom(model);
  }
}

/** The fields that a model reckons with: where one of them is null, so is what comes of them. */
export function computedFrom(model: Model): readonly string[] {
  switch (model.kind) {
    case "portion":
      return [model.of];
    case "sum":
      return model.terms.map(({ field }) => field);
    case "product":
      return [...model.factors, ...[...(model.plus ?? []), ...(model.off ?? [])].map(({ field }) => field)];
    case "quotient":
      return [model.of, model.by];
    case "annuity":
      return [model.principal, model.rate, model.term];
    default:
      return [];
  }
}

/** The fields that a model, or a part of it, follows. */
export function influencesOf(model: Model): readonly Influence[] {
  if (model.kind === "dependent") return [...Object.values(model.models), model.otherwise].flatMap(influencesOf);
  if (model.kind === "list") return influencesOf(model.of);
  if (model.kind === "object") return model.fields.flatMap((part) => influencesOf(part.model));
  return "follows" in model ? (model.follows ?? []) : [];
}

/** What a model's exact shares follow: rows are ranked by it. */
export function rankedBy(model: Model): readonly string[] {
  if (model.kind === "dependent") return [...Object.values(model.models), model.otherwise].flatMap(rankedBy);
  if (model.kind === "list") return rankedBy(model.of);
  if (model.kind === "object") return model.fields.flatMap((part) => rankedBy(part.model));
  return "exact" in model && model.exact === true ? followed(model.follows) : [];
}

function followed(follows: readonly Influence[] | undefined): readonly string[] {
  return follows?.map(({ field }) => field) ?? [];
}

/** The time of the row, by which measurements tell day and season. */
export function clockOf({ fields }: TableBlueprint): readonly string[] {
  const clock = fields.find(({ of, model }) => of === undefined && model.kind === "moment");
  return clock === undefined ? [] : [clock.field.name];
}
