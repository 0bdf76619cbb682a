import { type DraftField, type DraftNotes, type DraftTable, draftField } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { memberOf } from "../draft/members.ts";
import { recordWords } from "../draft/record-words.ts";
import { say } from "../draft/saying.ts";
import { freeName } from "../meaning/naming.ts";
import type { Lookup } from "../words/lookup.ts";
import { slugOf, wordKey, wordsOf } from "../words/phrase.ts";
import type { Site } from "./attach.ts";
import { constrain } from "./constrain.ts";
import { fixMemberRate } from "./enumeration.ts";
import { flagCalled } from "./flag-called.ts";

const statuses = /(?:^|_)(?:status|state|outcome|result|decision)$/;

/** "status. 6% lost with no delivered date": so many are so, whether the domain knows the state or not, and those have none. */
export function applyBecame({ found, item }: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  if (found.kind !== "nulls" || found.of === undefined) return false;
  const lacking = fieldSaid(found.of, table, lookup);
  const { became } = found;
  if (became === undefined) {
    // "deleted 1% with no text"
    const own = table.fields.find(
      ({ type, source, items, fixed }) =>
        type === "bool" && source === "stated" && items.includes(item) && !fixed.has("rate"),
    );
    return own !== undefined && lacking !== undefined && lackWithFlag(found, own, lacking, table, notes);
  }
  const choices = table.fields.filter(({ type, source }) => type === "enum" && source === "stated");
  const status =
    choices.find((field) => memberOf(field, became) !== undefined) ??
    choices.find(({ name, fixed }) => statuses.test(name) && !fixed.has("enum"));
  const flag = status === undefined ? (flagCalled(became, table) ?? newFlag(found, became, lacking, table)) : undefined;
  if (lacking !== undefined && flag !== undefined) return lackWithFlag(found, flag, lacking, table, notes);
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

/** "6% no-shows without a score": what so many are, and nothing else says, is a flag of its own. */
function newFlag(
  { start, end, rate }: Extract<Site["found"], { kind: "nulls" }>,
  became: string,
  lacking: DraftField | undefined,
  table: DraftTable,
): DraftField | undefined {
  const noun = wordKey(became);
  if (lacking === undefined || recordWords(table).has(noun) || noun.length < 4) return undefined;
  const name = freeName(slugOf(wordsOf(noun)), new Set(table.fields.map((field) => field.name)));
  const meaning = `Whether it is one of the ${became}.`;
  const type = { id: name, type: "bool", meaning, names: { en: noun }, model: { kind: "flag", rate } } as const;
  const field = draftField(name, type, { known: true, frameField: null, source: "stated", confidence: 0.7 });
  field.span = { start, end };
  table.fields.push(field);
  return field;
}

/** "edited 5%, deleted 1% with no text": so many are deleted, and those have none. */
function lackWithFlag(
  { start, end, rate }: Extract<Site["found"], { kind: "nulls" }>,
  flag: DraftField,
  lacking: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  constrain({ kind: "rate", rate, about: false, start, end }, flag, table, notes);
  const when = { field: flag.name, in: [false] } as const;
  lacking.present = when;
  const statement = `${lacking.name} is null where ${flag.name} is true`;
  const checks = [{ kind: "present", field: lacking.name, when, onlyIf: true }] as const;
  table.relations.push({ statement, checks, source: "stated" });
  say(notes, lacking, table, "relation", statement, { relation: statement }, { start, end });
  return true;
}
