import type { DraftNotes, DraftTable } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { memberOf } from "../draft/members.ts";
import { say } from "../draft/saying.ts";
import type { Lookup } from "../words/lookup.ts";
import type { Site } from "./attach.ts";
import { fixMemberRate } from "./enumeration.ts";

const statuses = /(?:^|_)(?:status|state|outcome|result|decision)$/;

/** "status. 6% lost with no delivered date": so many are so, whether the domain knows the state or not, and those have none. */
export function applyBecame({ found }: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  if (found.kind !== "nulls" || found.became === undefined || found.of === undefined) return false;
  const { became } = found;
  const lacking = fieldSaid(found.of, table, lookup);
  const choices = table.fields.filter(({ type, source }) => type === "enum" && source === "stated");
  const status =
    choices.find((field) => memberOf(field, became) !== undefined) ??
    choices.find(({ name, fixed }) => statuses.test(name) && !fixed.has("enum"));
  if (lacking === undefined || status === undefined) return false;
  const member = memberOf(status, became) ?? became;
  if (!fixMemberRate(member, found.rate, status, table, notes, found) || status.model.kind !== "choice") return false;
  const when = { field: status.name, in: status.model.values.filter((value) => value !== member) };
  lacking.present = when;
  const statement = `${lacking.name} is null where ${status.name} is ${member}`;
  const checks = [{ kind: "present", field: lacking.name, when, onlyIf: true }] as const;
  table.relations.push({ statement, checks, source: "stated" });
  say(notes, lacking, table, "relation", statement, { relation: statement }, found);
  return true;
}
