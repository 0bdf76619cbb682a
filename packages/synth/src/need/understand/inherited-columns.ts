import type { DraftField, DraftNotes, DraftTable } from "./draft/draft.ts";

/**
 * "A lesson's group size never exceeds the room capacity": what the rows of a table are measured by, and another table has, is repeated
 * on them from the row they point at. A column that the buyer lists for both is each table's own.
 */
export function inheritColumns(child: DraftTable, parent: DraftTable, notes: DraftNotes): void {
  const pointer = child.fields.find(({ model }) => model.kind === "reference" && model.table === parent.name);
  if (pointer === undefined) return;
  for (const field of child.fields) {
    const above = parent.fields.find(({ name }) => name === field.name);
    if (above === undefined || !isMeasure(field, child) || above.source !== "stated" || above.nulls !== undefined)
      continue;
    if (above.type !== field.type || above.type === "id" || !isFree(field)) continue;
    field.model = { kind: "inherited", reference: pointer.name, field: above.name };
    field.of = pointer.of;
    field.unit = above.unit;
    field.minimum = above.minimum;
    field.maximum = above.maximum;
    notes.assumptions.push(`${field.name} of each ${child.name} is that of its ${parent.name}`);
  }
}

/** Named in a sentence only, as what something else is compared with. */
function isMeasure(field: DraftField, child: DraftTable): boolean {
  const isCompared = child.relations.some(
    ({ source, checks }) =>
      source === "stated" && checks.some((check) => "fields" in check && check.fields.includes(field.name)),
  );
  return isCompared && field.items.every(({ zone }) => zone === "prose");
}

/** Its values follow no other column's. */
function isFree({ model, fixed }: DraftField): boolean {
  return (model.kind === "number" || model.kind === "moment") && fixed.size === 0;
}
