import { tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";
import { closedListsOf } from "./closed-lists.ts";
import { isContent } from "./parts-of-text.ts";
import { areAlike, rootOf } from "./roots.ts";

const different =
  /^(?:distinct|different|unique|various|verschiedene[nr]?|unterschiedliche[nr]?|distint[oa]s?|diferentes?|differente?s?)$/;
const values =
  /^(?:values?|options?|categories|levels?|entries|countries|kinds?|types?|states?|werten?|auspragungen|kategorien|valores|opciones|categorias|valeurs?|modalites|categories|opcoes)$/;
const shells =
  /^(?:columns?|fields?|attributes?|spalte|feld|columna|campo|colonne|champ|coluna|values?|holds?|has|have|contains?|takes?|shows?|werte|enthalt|tiene|contient|tem)$/;
const FAR = 3;

/** "country is one of Kenya, Uganda and Tanzania, and the country column holds exactly six distinct values": of three there are no six. */
export function findOtherNumberOfValues(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const lists = closedListsOf(reading, findings).filter(({ name }) => name !== "");
  if (lists.length === 0) return;
  for (const { value, is, about, next, figure, span, unit } of reading.quantities) {
    if (unit !== undefined || about || is === "most" || !Number.isInteger(value) || value < 2) continue;
    const isOfValues = saysValues(reading, next);
    const list = lists.find(
      ({ name, values: own, start, end }) =>
        own.length > 1 && own.length < value && (span.start >= end || span.end <= start) && isOf(reading, figure, name),
    );
    if (!isOfValues || list === undefined) continue;
    const why = `${list.values.length} values are listed, and ${value} are asked`;
    const [first, last] = [span.start, reading.tokens[next + 1]?.end ?? span.end];
    tellApart(
      reading,
      notes,
      [list, { start: first, end: last }],
      why,
      `list ${value} values, or ask for ${list.values.length}`,
    );
    return;
  }
}

/** "six distinct values", "six different countries" */
function saysValues(reading: NeedReading, next: number): boolean {
  const [one, other] = [word(reading, next), word(reading, next + 1)];
  return (different.test(one) && isContent(reading, next + 1)) || (values.test(one) && different.test(other));
}

/** Whether the clause of a figure is of the column of a list, and of nothing else. */
function isOf(reading: NeedReading, figure: number, name: string): boolean {
  const [first, end] = clauseAround(reading, figure);
  const named = reading.tokens.slice(first, end).filter(({ folded }, index) => {
    const isOwn = first + index < figure || (first + index > figure && first + index < figure + FAR);
    return isOwn && isContent(reading, first + index) && !shells.test(folded) && !different.test(folded);
  });
  const root = rootOf(name, reading.language);
  const from = tokenFrom(reading, 0, reading.tokens[first]?.start ?? 0);
  return (
    from <= figure &&
    named.some(({ folded }) => folded.split("_").some((each) => areAlike(rootOf(each, reading.language), root)))
  );
}
