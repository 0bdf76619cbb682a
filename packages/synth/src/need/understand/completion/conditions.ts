import { diagnosisPrefixes } from "../../rules/conditions.ts";
import { constrain } from "../constraints/constrain.ts";
import type { DraftNotes, DraftTable } from "../draft/draft.ts";
import type { Lookup } from "../words/lookup.ts";

/** "claims for diabetics": the codes of the diagnoses are those of the patients that the need names. */
export function applyConditions(table: DraftTable, { words }: Lookup, notes: DraftNotes): void {
  const field = table.fields.find(
    (each) =>
      each.model.kind === "choice" &&
      !each.fixed.has("prefix") &&
      !each.fixed.has("enum") &&
      /diagnos|icd|dx/.test(`${each.semantic.id} ${each.name}`) &&
      each.model.values.every((value) => /^[A-Z]\d/.test(value)),
  );
  const named = field === undefined ? undefined : diagnosisPrefixes(words.map((word) => word.english));
  if (field === undefined || named === undefined) return;
  const [first, last] = [words[named.at], words[named.at + named.length - 1]];
  constrain(
    { kind: "prefix", prefixes: named.prefixes, start: first?.start ?? 0, end: last?.end ?? 0 },
    field,
    table,
    notes,
  );
}
