import type { TableBlueprint } from "./blueprint.ts";
import type { Target } from "./draft.ts";
import type { Model } from "./model.ts";

type WithPart = Extract<Model, { part: string }>;

/**
 * Which of several persons (or places …) of one row or member a field speaks of: the word before its first "_" where some part
 * of them stands twice, as in `sender_name` and `recipient_name`; "" where there is only one.
 */
export function roleOf(
  { fields }: TableBlueprint,
  { name, scope }: Target,
  kind: WithPart["kind"],
  subjects: readonly string[],
): string {
  if (name.includes(".")) return name;
  const subject = scope < 0 ? undefined : subjects[scope];
  const alike = fields.flatMap(({ field, model, of }) =>
    of === subject && model.kind === kind ? [{ name: field.name, part: (model as WithPart).part }] : [],
  );
  if (new Set(alike.map(({ part }) => part)).size === alike.length) return "";
  return firstWord(name) || firstWord(alike[0]?.name ?? "");
}

function firstWord(name: string): string {
  const end = name.indexOf("_");
  return end < 0 ? "" : name.slice(0, end);
}
