import type { FieldBlueprint, TableBlueprint } from "./blueprint.ts";
import { namesInCondition } from "./check.ts";
import { readsOf } from "./model-reads.ts";

/** The fields that must be known before a field, by published name. */
export type Reads = ReadonlyMap<string, readonly string[]>;

/** Throws a TypeError for a name that no field has. */
export function fieldReads(table: TableBlueprint): Reads {
  const names = new Set(table.fields.map(({ field }) => field.name));
  return new Map(
    table.fields.map(({ field, model, present }) => {
      const all = [...readsOf(model, table), ...(present === undefined ? [] : namesInCondition(present))];
      for (const name of all) {
        if (!names.has(name)) throw new TypeError(`${table.name}.${field.name} speaks of ${name}, which is no field`);
      }
      return [field.name, [...new Set(all)]];
    }),
  );
}

/** The fields in an order in which each finds what it reads. Throws a TypeError where they wait for each other. */
export function evaluationOrder(table: TableBlueprint, reads: Reads): readonly FieldBlueprint[] {
  const byName = new Map(table.fields.map((field) => [field.field.name, field]));
  const ordered = new Set<FieldBlueprint>();
  const path: string[] = [];
  const visit = (name: string): void => {
    const field = byName.get(name);
    if (field === undefined || ordered.has(field)) return;
    if (path.includes(name)) {
      const circle = [...path.slice(path.indexOf(name)), name];
      throw new TypeError(`${table.name}: fields wait for each other: ${circle.join(", ")}`);
    }
    path.push(name);
    for (const read of reads.get(name) ?? []) visit(read);
    path.pop();
    ordered.add(field);
  };
  for (const { field } of table.fields) visit(field.name);
  return [...ordered];
}

/** The given fields and all that they need, directly or not. */
export function coneOf(names: Iterable<string>, reads: Reads): ReadonlySet<string> {
  const cone = new Set<string>();
  const visit = (name: string): void => {
    if (cone.has(name)) return;
    cone.add(name);
    for (const read of reads.get(name) ?? []) visit(read);
  };
  for (const name of names) visit(name);
  return cone;
}
