import type { Findings, Found } from "../../findings.ts";
import { applyMembers } from "../constraints/enumeration.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { freeName } from "../meaning/naming.ts";
import { areNamesOfCounted } from "../mentions/names-of-counted.ts";
import type { Lookup } from "../words/lookup.ts";
import { sayCount } from "./counted-keys.ts";

type Entities = Extract<Found, { kind: "entities" }>;
type Members = Extract<Found, { kind: "members" }>;

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
): Members | undefined {
  const names = findings.found.find((each) => each.kind === "members" && each.start >= counted.end);
  if (names?.kind !== "members") return undefined;
  if (findings.text[names.start] !== "(" || findings.text.slice(counted.end, names.start).trim() !== "")
    return undefined;
  if (key.fixed.has("enum") || !areNamesOfCounted(counted, names.values, lookup)) return undefined;
  key.type = "string";
  key.known = false;
  const bare = key.name.replace(/_id$/, "");
  if (bare !== key.name) key.name = freeName(bare, new Set(table.fields.map(({ name }) => name)));
  const said = notes.constraints.findIndex(({ kind, span }) => kind === "entities" && span?.start === counted.start);
  if (said >= 0) notes.constraints.splice(said, 1);
  sayCount(key, counted, table, notes);
  if (!applyMembers(names, names.values, key, table, notes)) return undefined;
  key.unique = key.of !== undefined;
  return names;
}
