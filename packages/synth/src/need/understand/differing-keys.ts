import type { DraftField, DraftTable } from "./draft/draft.ts";
import { subjectNamed } from "./layout/population.ts";

/**
 * "user a, user b" that differ: two keys of one subject would always be the same, so the second is that of another one, drawn by itself
 * from as many.
 */
export function partDifferingKeys(table: DraftTable): void {
  for (const { checks } of table.relations)
    for (const check of checks) {
      if (check.kind !== "different") continue;
      const [one, other] = check.fields.map((name) => table.fields.find((field) => field.name === name));
      if (one?.of !== undefined && other !== undefined && areKeysOfOne(one, other)) ownSubject(one.of, other, table);
    }
}

function areKeysOfOne(one: DraftField, other: DraftField): boolean {
  const [model, like] = [one.model, other.model];
  return one.of === other.of && model.kind === "code" && like.kind === "code" && model.prefix === like.prefix;
}

function ownSubject(of: string, field: DraftField, table: DraftTable): void {
  const like = subjectNamed(table, of);
  const name = `other_${of}`;
  if (!table.subjects.some((subject) => subject.name === name)) table.subjects.push({ ...like, name });
  field.of = name;
}
