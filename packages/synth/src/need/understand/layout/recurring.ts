import { areOpposites } from "../../text/opposites.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { recordWords } from "../draft/record-words.ts";
import { wordKey } from "../words/phrase.ts";
import { happenings } from "./happenings.ts";
import { subjectNamed } from "./population.ts";

/** Every field whose frame says so is an attribute of its subject, unless the row is that thing itself. */
export function attachSubjects(table: DraftTable): void {
  const record = recordWords(table);
  for (const field of table.fields) {
    field.of ??= recurringIn(field, table, record);
    if (field.of === undefined) continue;
    if (isOtherOne(field, table)) field.of = field.name.replace(/_id$/, "");
    if (record.has(wordKey(field.of)) && table.layout.kind === "rows" && table.frame?.layout === undefined) {
      field.of = undefined;
      continue;
    }
    subjectNamed(table, field.of);
  }
}

/** "previous agent, new agent": two of a kind in each row, each of them drawn by itself. */
function isOtherOne(field: DraftField, table: DraftTable): boolean {
  if (field.type !== "id" || field.frameField !== null) return false;
  const before = table.fields.slice(0, table.fields.indexOf(field));
  const twin = before.find((each) => each.type === "id" && each.of === field.of && each.source === "stated");
  return twin !== undefined && sidesApart(twin.name, field.name);
}

/** Whether two names differ in their sides alone, or are two sides: "old_item" and "new_item", "sender_id" and "recipient_id". */
function sidesApart(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => name.replace(/_id$/, "").split("_"));
  if (words === undefined || others === undefined) return false;
  return words.some((word) => others.some((each) => areOpposites(word, each) || isTurn(word, each)));
}

function isTurn(one: string, other: string): boolean {
  return /^(?:old|previous|former|from|original)$/.test(one) && /^(?:new|current|next|to|replacement)$/.test(other);
}

/** People whom the rows of a log name again and again by what they do. */
const roles = new Set(
  "reporter assignee author judge dentist doctor physician nurse driver agent contractor teacher instructor technician inspector officer salesperson manager reviewer operator approver cashier courier trainer coach referee lecturer professor advisor adviser consultant therapist surgeon clinician pilot captain supervisor creator committer maintainer seller host curator editor examiner interviewer recruiter handler owner".split(
    " ",
  ),
);

/** The subject of a field whose values recur, though no domain says so. */
function recurringIn(field: DraftField, table: DraftTable, record: ReadonlySet<string>): string | undefined {
  if (field.unique || field.frameField?.key === true) return undefined;
  if (field.type === "id") {
    const { subject } = field.semantic;
    if (field.name === "id" || field.name === `${table.name}_id`) return undefined;
    // The id of something that rows speak of again and again does not count the rows.
    if (subject !== undefined && field.frameField === null) return record.has(wordKey(subject)) ? undefined : subject;
    if (subject !== undefined || field.model.kind !== "code") return undefined;
    const [, noun] = /^([a-z_]+)_id$/.exec(field.name) ?? [];
    const last = noun?.split("_").at(-1);
    if (noun === undefined || last === undefined || record.has(last) || happenings.has(last)) return undefined;
    const keyed = table.fields.some(
      (each) => each !== field && each.type === "id" && (each.frameField?.key === true || each.source === "implied"),
    );
    const isSide = table.fields.some(
      (each) => each !== field && each.type === "id" && sidesApart(each.name, field.name),
    );
    return keyed || isSide ? noun : undefined;
  }
  const { model } = field;
  if (model.kind !== "person") return undefined;
  // An agent's e-mail address is of the same agent as the name.
  const isName = model.part === "full_name" || model.part === "username";
  const said = isName ? `${field.name}_${field.semantic.id}` : field.name;
  const words = said.split("_").map((word) => wordKey(word));
  const role = words.find((word) => roles.has(word));
  return role === undefined || record.has(role) ? undefined : role;
}

/** As many of each role as a log of so many rows names: few, each often. */
export function countRoles(table: DraftTable): void {
  for (const subject of table.subjects) {
    if (subject.count === undefined && roles.has(subject.name) && table.layout.kind === "rows")
      subject.count = Math.max(1, Math.min(table.rows, Math.round(2 * Math.sqrt(table.rows))));
  }
}
