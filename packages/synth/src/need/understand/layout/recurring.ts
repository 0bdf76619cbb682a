import type { DraftField, DraftTable } from "../draft/draft.ts";
import { wordKey } from "../words/phrase.ts";
import { happenings } from "./happenings.ts";
import { recordWords, subjectNamed } from "./population.ts";

/** Every field whose frame says so is an attribute of its subject, unless the row is that thing itself. */
export function attachSubjects(table: DraftTable): void {
  const record = recordWords(table);
  for (const field of table.fields) {
    field.of ??= recurringIn(field, table, record);
    if (field.of === undefined) continue;
    if (record.has(wordKey(field.of)) && table.layout.kind === "rows" && table.frame?.layout === undefined) {
      field.of = undefined;
      continue;
    }
    subjectNamed(table, field.of);
  }
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
    return keyed ? noun : undefined;
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
