import type { Findings, Found } from "../../findings.ts";
import { applyMembers, applyShares } from "../constraints/enumeration.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { freeName } from "../meaning/naming.ts";
import { areNamesOfCounted } from "../mentions/names-of-counted.ts";
import type { Lookup } from "../words/lookup.ts";
import { sayCount } from "./counted-keys.ts";

type Entities = Extract<Found, { kind: "entities" }>;
type Members = Extract<Found, { kind: "members" }>;
type Shares = Extract<Found, { kind: "shares" }>;

/**
 * "3 namespaces (prod, staging, tools)", "from 4 warehouses (Hamburg, Lyon, Porto, Milan)": as many names as are counted are theirs, and
 * tell them apart in the place of a key. The names that were taken.
 */
export function nameCounted(
  counted: Entities,
  key: DraftField,
  findings: Findings,
  table: DraftTable,
  lookup: Lookup,
  notes: DraftNotes,
): Members | Shares | undefined {
  const names = findings.found.find((each) => each.start >= counted.end);
  if (names?.kind !== "members" && names?.kind !== "shares") return undefined;
  const values = names.kind === "members" ? names.values : names.shares.map(({ value }) => value);
  if (findings.text[names.start] !== "(" || findings.text.slice(counted.end, names.start).trim() !== "")
    return undefined;
  const areSaid = notes.constraints.some(({ kind, field }) => kind === "enum" && field === key.name);
  if (areSaid || !areNamesOfCounted(counted, values, lookup)) return undefined;
  // "3 languages": as many of the known ones were taken.
  key.fixed.delete("enum");
  key.type = "string";
  key.known = false;
  const bare = key.name.replace(/_id$/, "");
  if (bare !== key.name) key.name = freeName(bare, new Set(table.fields.map(({ name }) => name)));
  const said = notes.constraints.findIndex(({ kind, span }) => kind === "entities" && span?.start === counted.start);
  if (said >= 0) notes.constraints.splice(said, 1);
  sayCount(key, counted, table, notes);
  if (names.kind === "shares") {
    // "3 languages (en 60, de 25, fr 15)": shares of the rows, each of which has one.
    key.of = undefined;
    key.unique = false;
    return applyShares(names, key, table, notes) ? names : undefined;
  }
  if (!applyMembers(names, names.values, key, table, notes)) return undefined;
  key.unique = key.of !== undefined;
  return names;
}
