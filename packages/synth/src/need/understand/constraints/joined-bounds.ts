import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import type { Item } from "../words/items.ts";
import { type Site, unitFitness } from "./attach.ts";
import { constrain } from "./constrain.ts";

/** "debit and credit in EUR", "length and width 10-50 cm": what is joined to the field shares its unit. */
export function shareWithJoined(
  { found, index, item }: Site,
  field: DraftField,
  items: readonly Item[],
  table: DraftTable,
  notes: DraftNotes,
): void {
  if (found.kind === "unit" || found.kind === "range" || found.kind === "distribution") {
    // "both ratings 800-2600" is said of two fields, "q1 to q5 from 1 to 7" of five.
    const headOf = ({ name }: DraftField): string => (name.split("_").at(-1) ?? name).replace(/(?:min|max|\d+)$/, "");
    const twins = table.fields.filter(
      (each) => each !== field && each.items.includes(item) && headOf(each) === headOf(field) && isNumeric(each),
    );
    for (const twin of twins) if (!twin.fixed.has(found.kind)) constrain(found, twin, table, notes);
  }
  if (found.kind !== "unit" && found.kind !== "range") return;
  // "baseline score and current score (both 0-1)"
  const isBoth = item.words.some(({ folded }) => boths.has(folded));
  if (found.unit === undefined && !isBoth) return;
  const before = items[index - 1];
  const isSaid = before?.founds.some((each) => !(isBoth && each.found.kind === "unit")) ?? false;
  if (before?.joint !== "and" || isSaid || before.sentence !== items[index]?.sentence) return;
  const other = table.fields.findLast((each) => each !== field && each.items.includes(before));
  if (other === undefined || (other.fixed.has("unit") && !isBoth) || other.fixed.has("range")) return;
  // "taux butyreux et taux protéique en g/kg": what nobody knows is a number beside a number.
  const isOpen =
    !other.known && (isNumeric(other) || other.type === "string") && (isBoth || haveOneNoun(other.name, field.name));
  if (!isNumeric(other) && !isOpen) return;
  if (!isOpen && found.unit !== undefined && unitFitness(found.unit, other, !other.known) < 1) return;
  constrain(found, other, table, notes);
}

function haveOneNoun(one: string, other: string): boolean {
  const [words, others] = [one.split("_"), other.split("_")];
  return words.length > 1 && others.length > 1 && (words[0] === others[0] || words.at(-1) === others.at(-1));
}

const boths = new Set("both each beide jeweils ambos ambas cada chacun chacune".split(" "));
