import { type DraftField, type DraftTable, draftField } from "../draft/draft.ts";
import type { Lookup } from "../words/lookup.ts";

/** Words that are a whole name when they stand alone, and one part of it beside the other. */
const single = /^(?:nom|nome|nombre|name|apellidos?|apelido|sobrenome|nachname|familienname|vorname|surname)$/;

/** "nom, prénom": beside a first name the name is the last name; beside a last name it is the first. */
export function divideNames(table: DraftTable, { vocabulary, language }: Lookup): void {
  const partOf = (field: DraftField): string | undefined =>
    field.model.kind === "person" ? field.model.part : undefined;
  for (const [index, field] of table.fields.entries()) {
    if (partOf(field) !== "full_name" || !single.test(field.name)) continue;
    const beside = table.fields.filter((each) => each.of === field.of).map(partOf);
    const [hasFirst, hasLast] = [beside.includes("first_name"), beside.includes("last_name")];
    if (hasFirst === hasLast || (language === "en" && field.name === "name" && hasLast && index > 0)) continue;
    const type = vocabulary.types.get(hasFirst ? "last_name" : "first_name");
    if (type === undefined) continue;
    const { name, source, confidence, sentence, span, of, items, spans } = field;
    const divided = draftField(name, type, { known: true, source, confidence, sentence, span });
    divided.of = of;
    divided.items.push(...items);
    divided.spans.push(...spans);
    table.fields[index] = divided;
  }
}
