import type { Findings, Found } from "../../findings.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { type DraftNotes, type DraftSubject, type DraftTable, fieldNamed } from "../draft/draft.ts";
import { recordWords } from "../draft/record-words.ts";
import { say } from "../draft/saying.ts";
import { lastKey, wordKey } from "../words/phrase.ts";
import { subjectNamed } from "./population.ts";

/** Whether a field tells which member of the subject a row is of. */
export function shows(table: DraftTable, subject: string): boolean {
  return table.fields.some((field) => field.of === subject);
}

/** Sizes of groups at which as many groups as are counted have room in the rows. */
function roomFor(
  { least, most }: { readonly least: number; readonly most: number },
  rows: number,
  count: number | undefined,
): { readonly least: number; readonly most: number } {
  if (count === undefined) return { least, most };
  const each = rows / count;
  if (each >= least && each <= most && Math.abs(each - (least + most) / 2) < 1) return { least, most };
  const from = Math.max(1, Math.min(least, Math.floor(each)));
  return { least: from, most: Math.max(from, Math.ceil(2 * each) - from) };
}

type Belongs = Extract<Found, { kind: "belongs" }>;

/** How many rows stand together, where the need says it of what the domain groups by: "3-9 turns". */
export function groupSizes(findings: Findings, table: DraftTable): Belongs | undefined {
  const layout = table.frame?.layout;
  if (layout?.kind !== "groups") return undefined;
  const record = recordWords(table);
  return findings.found.find((found): found is Belongs => {
    if (found.kind !== "belongs" || (found.least === undefined && found.most === undefined)) return false;
    return found.parent === "" || lastKey(found.parent) === layout.subject || record.has(lastKey(found.child));
  });
}

/** "40 customers, 2 to 6 invoices each": what is counted has so many rows each, though no domain groups them. */
export interface CountedGroup {
  readonly found: Belongs;
  readonly subject: DraftSubject;
  readonly count: number;
}

export function countedGroup(findings: Findings, table: DraftTable): CountedGroup | undefined {
  const record = recordWords(table);
  for (const found of findings.found) {
    if (found.kind !== "belongs" || found.least === undefined || found.most === undefined) continue;
    const isRow = record.has(lastKey(found.child)) || arePartsTold(found, findings, table);
    const key = fieldNamed(table, `${lastKey(found.parent)}_id`);
    const subject = isRow
      ? table.subjects.find(
          ({ name }) => wordKey(name.split("_").at(-1) ?? name) === lastKey(found.parent) || name === key?.of,
        )
      : undefined;
    if (subject?.count !== undefined && shows(table, subject.name) && found.most > 1)
      return { found, subject, count: subject.count };
  }
  return undefined;
}

const listed = /^ ?(?::|,? (?:each )?(?:with|having|holding)(?: an?)? )/;
const eaches = /^(?:each|every) /i;

/** "every run has 4 to 40 steps, with step number, tool": columns of the parts are listed, so that rows are parts and no wholes. */
function arePartsTold({ child, parent, start, end }: Belongs, { text }: Findings, { fields }: DraftTable): boolean {
  const part = lastKey(child);
  const isNamed = fields.some(
    ({ name, source, type }) =>
      source === "stated" && name.startsWith(`${part}_`) && !/_count$/.test(name) && type !== "array",
  );
  const isListed = listed.test(text.slice(end, end + 20));
  // "3 to 5 items each: order date, total" are columns of the order.
  const whole = lastKey(parent);
  const isOfWhole = fields.some(
    ({ name, source }) =>
      source === "stated" && (/^total|_total$/.test(name) || (name.startsWith(`${whole}_`) && name !== `${whole}_id`)),
  );
  const isOpened = text[end] === ":" && !isOfWhole;
  return isNamed || (isListed && (eaches.test(text.slice(start, start + 6)) || isOpened));
}

/** Things of which each has several rows, by the nouns that they are called by. */
export function wholesOfParts(findings: Findings, table: DraftTable): readonly string[] {
  return findings.found.flatMap((found) => {
    if (found.kind !== "belongs" || found.parent === "" || (found.most ?? 0) < 2) return [];
    return arePartsTold(found, findings, table) ? [lastKey(found.parent)] : [];
  });
}

/** So many rows as the groups have on average. */
export function rowsOfCounted({ found, count }: CountedGroup): number {
  const { least, most } = boundsOf(found);
  return Math.min(ROW_LIMIT, Math.round((count * (least + most)) / 2));
}

/** Lays the rows of each of what is counted together, where as many have room. */
export function layCounted(table: DraftTable, { found, subject, count }: CountedGroup, notes: DraftNotes): void {
  const { least, most } = boundsOf(found);
  if (table.layout.kind !== "rows" || count * least > table.rows || count * most < table.rows) return;
  subject.spread = "even";
  table.layout = { kind: "groups", subject: subject.name, least, most };
  numberParts(table, found);
  holdToSizes(table, found, notes);
}

/** "step number" of the steps of a run: its place among them. */
function numberParts({ fields }: DraftTable, { child }: Belongs): void {
  const part = lastKey(child);
  const place = new RegExp(`^${part}_(?:number|no|num|index|position)$`);
  for (const field of fields) {
    const isFree = field.type === "int" && field.of === undefined && field.fixed.size === 0;
    if (isFree && place.test(field.name)) field.model = { kind: "ordinal", first: 1 };
  }
}

function boundsOf({ least, most }: Belongs): { readonly least: number; readonly most: number } {
  const from = Math.max(1, Math.min(least ?? 1, most ?? Number.POSITIVE_INFINITY));
  return { least: from, most: Math.max(from, Math.min(most ?? from * 4, ROW_LIMIT)) };
}

/** So many conversations of so many turns each. */
export function rowsOfGroups(table: DraftTable, sizes: Belongs | undefined, notes: DraftNotes): number | undefined {
  const layout = table.frame?.layout;
  if (layout?.kind !== "groups" || !shows(table, layout.subject)) return undefined;
  const count = table.subjects.find((subject) => subject.name === layout.subject)?.count;
  if (count === undefined) return undefined;
  const said = sizes === undefined ? layout : boundsOf(sizes);
  const most = Math.min(said.most, lastPlace(table));
  const least = Math.min(said.least, most);
  const rows = Math.round((count * (least + most)) / 2);
  const noun = (sizes?.child ?? table.frame?.record ?? "row").replaceAll("_", " ");
  notes.assumptions.push(`${Math.min(rows, ROW_LIMIT)} rows: ${count} times ${least} to ${most} of a ${noun}`);
  return rows;
}

/** Groups are as large as the need says: their rows have no further places, and it is told. */
export function holdToSizes(table: DraftTable, sizes: Belongs, notes: DraftNotes): void {
  limitPlaces(table);
  saySizes(table, sizes, notes);
}

/** "max 6 rounds": none is in a seventh place. */
function limitPlaces({ fields, layout }: DraftTable): void {
  if (layout.kind !== "groups") return;
  for (const field of fields) {
    if (field.model.kind !== "ordinal" || field.of !== undefined || field.fixed.has("range")) continue;
    field.minimum = field.model.first;
    field.maximum = field.model.first + layout.most - 1;
  }
}

/** The stated sizes of the groups, as they came to be. */
function saySizes(table: DraftTable, sizes: Belongs, notes: DraftNotes): void {
  if (table.layout.kind !== "groups") return;
  const { least, most, subject } = table.layout;
  const each = least === most ? `${least}` : `${least} to ${most}`;
  const statement = `${each} ${sizes.child}s for each ${subject.replaceAll("_", " ")}`;
  say(notes, null, table, "relation", statement, { relation: statement }, sizes);
}

/** "round 1-8": no group has more rows than its last place. */
function lastPlace({ fields }: DraftTable): number {
  const place = fields.find(({ model, fixed }) => model.kind === "ordinal" && fixed.has("range"));
  return Math.max(1, Math.floor(place?.maximum ?? Number.POSITIVE_INFINITY));
}

/** Rows of one conversation, session or visit stand together where the domain says so and its key is there. */
export function groupUp(table: DraftTable, sizes: Belongs | undefined): void {
  const layout = table.frame?.layout;
  if (layout?.kind !== "groups" || !shows(table, layout.subject)) return;
  const subject = subjectNamed(table, layout.subject);
  const rows = table.rows;
  const said = sizes === undefined ? roomFor(layout, rows, subject.count) : boundsOf(sizes);
  const most = Math.min(said.most, lastPlace(table));
  const least = Math.min(said.least, most);
  if (rows < least) {
    table.layout = { kind: "groups", subject: layout.subject, least: 1, most: Math.max(1, rows) };
    return;
  }
  subject.spread = "even";
  table.layout = { kind: "groups", subject: layout.subject, least, most };
}
