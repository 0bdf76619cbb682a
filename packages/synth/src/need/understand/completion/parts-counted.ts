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
    // "cart id, shopper, 1 to 25 items in cart": what is counted of nothing else is a part of the row.
    const isOfRow = found.parent === "" ? isPartAlone(found, table, findings.text) : record.has(lastKey(found.parent));
    if (!isOfRow || record.has(lastKey(found.child))) continue;
    countParts(table, found, findings.text, notes);
  }
}

/** "3 to 20 items each" may be the rows themselves, and steps that are listed are counted in their list. */
function isPartAlone({ child, start, end }: Belongs, { fields }: DraftTable, text: string): boolean {
  const isSaid = fields.some(({ name, type }) => name.startsWith(lastKey(child)) && type !== "int");
  return !isSaid && !/\beach\b/i.test(text.slice(start, end + 6));
}

/** The "in cart" of "1 to 25 items in cart". */
const placed = /^ ((?:in|on|at) (?:the )?[a-z]+)(?=[,;.)]|$)/;

function countParts(
  table: DraftTable,
  { child, least = 1, most = least, start, end }: Belongs,
  text: string,
  notes: DraftNotes,
): void {
  const part = slugOf(wordsOf(child));
  const [, place] = placed.exec(text.slice(end, end + 40)) ?? [];
  const name = place === undefined ? plural(part) : `${plural(part)}_${slugOf(wordsOf(place))}`;
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
