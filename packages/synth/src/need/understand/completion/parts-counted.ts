import type { Findings, Found } from "../../findings.ts";
import { plural } from "../../text/stem.ts";
import { constrain } from "../constraints/constrain.ts";
import { type DraftNotes, type DraftTable, draftField, isNumeric } from "../draft/draft.ts";
import { recordWords } from "../draft/record-words.ts";
import { countedGroup, groupSizes } from "../layout/grouping.ts";
import { freeName } from "../meaning/naming.ts";
import { lastKey, slugOf, wordsOf } from "../words/phrase.ts";

type Belongs = Extract<Found, { kind: "belongs" }>;

/** "500 orders, 3 to 5 items each": where the rows are the whole and no table holds its parts, a column says how many it has. */
export function addPartsCounted(table: DraftTable, findings: Findings, notes: DraftNotes): void {
  if (groupSizes(findings, table) !== undefined || countedGroup(findings, table) !== undefined) return;
  const record = recordWords(table);
  for (const found of findings.found) {
    if (found.kind !== "belongs" || found.least === undefined || found.most === undefined || found.most < 2) continue;
    if (!record.has(lastKey(found.parent)) || record.has(lastKey(found.child))) continue;
    countParts(table, found, notes);
  }
}

function countParts(
  table: DraftTable,
  { child, least = 1, most = least, start, end }: Belongs,
  notes: DraftNotes,
): void {
  const part = slugOf(wordsOf(child));
  const name = plural(part);
  const known = table.fields.find(
    (field) => isNumeric(field) && [name, `${part}_count`, `number_of_${name}`].includes(field.name),
  );
  const field =
    known ??
    draftField(
      freeName(name, new Set(table.fields.map((each) => each.name))),
      {
        id: name,
        type: "int",
        meaning: `How many ${name.replaceAll("_", " ")} it has.`,
        names: { en: name.replaceAll("_", " ") },
        model: { kind: "number", distribution: { kind: "uniform", minimum: least, maximum: most }, decimals: 0 },
        minimum: 0,
      },
      { known: true, frameField: null, source: "stated", confidence: 0.7 },
    );
  if (known === undefined) {
    field.span = { start, end };
    table.fields.push(field);
  }
  constrain({ kind: "range", minimum: least, maximum: most, start, end }, field, table, notes);
}
