import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { coneOf, fieldReads, type Reads } from "./evaluation-order.ts";
import type { Influence, Model } from "./model.ts";

type Ranked = Extract<Model, { kind: "flag" | "choice" }>;

/**
 * Exact shares are given away by the number of the row, so a flag that must hold in exactly 2 % of the rows cannot wait for an
 * amount: the amount follows the flag instead. A correlation has no direction.
 */
export function withTurnedInfluences(table: TableBlueprint): TableBlueprint {
  const turning = table.fields.filter(({ model }) => isExact(model) && (model.follows?.length ?? 0) > 0);
  if (turning.length === 0) return table;
  const fields = new Map(table.fields.map((field) => [field.field.name, field]));
  for (const { field, model } of turning) {
    if (!isExact(model)) continue;
    const { follows = [], ...free } = model;
    const kept: Influence[] = [];
    // Without the influences that are to be turned, the table says what a follower may not wait for.
    fields.set(field.name, { ...(fields.get(field.name) as FieldBlueprint), model: free });
    for (const influence of follows) {
      const reads = fieldReads({ ...table, fields: [...fields.values()] });
      if (isExact(fields.get(influence.field)?.model)) kept.push(influence);
      else
        for (const follower of followersOf(influence.field, reads, fields))
          add(fields, follower, { ...influence, field: field.name }, reads);
    }
    const [leader] = kept;
    if (leader !== undefined)
      fields.set(field.name, { ...(fields.get(field.name) as FieldBlueprint), model: { ...free, follows: [leader] } });
  }
  return { ...table, fields: table.fields.map(({ field }) => fields.get(field.name) as FieldBlueprint) };
}

function isExact(model: Model | undefined): model is Ranked & { readonly exact: true } {
  return (model?.kind === "flag" || model?.kind === "choice") && model.exact === true;
}

/** The field itself where it can follow, else what it is computed from. */
function followersOf(name: string, reads: Reads, fields: ReadonlyMap<string, FieldBlueprint>): readonly string[] {
  return [...coneOf([name], reads)].filter((other) => {
    const model = fields.get(other)?.model;
    if (model?.kind === "number") return true;
    return other === name && (model?.kind === "flag" || model?.kind === "choice") && model.exact !== true;
  });
}

function add(fields: Map<string, FieldBlueprint>, name: string, influence: Influence, reads: Reads): void {
  const found = fields.get(name) as FieldBlueprint;
  const { model } = found;
  if (model.kind !== "number" && model.kind !== "flag" && model.kind !== "choice") return;
  if (coneOf([influence.field], reads).has(name) || isLeft(fields, influence.field, found)) return;
  fields.set(name, { ...found, model: { ...model, follows: [...(model.follows ?? []), influence] } });
}

/** An attribute of a subject cannot follow what each row has anew. */
function isLeft(fields: ReadonlyMap<string, FieldBlueprint>, leader: string, { of }: FieldBlueprint): boolean {
  return of !== undefined && fields.get(leader)?.of !== of;
}
