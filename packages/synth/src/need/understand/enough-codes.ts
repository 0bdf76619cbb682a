import type { Model } from "../../inferred/model.ts";
import { countryOf } from "../../world/countries.ts";
import { readPattern } from "../own-schema/pattern.ts";
import { codesOfTemplate } from "../text/code-shape.ts";
import type { DraftField, DraftNotes, DraftTable } from "./draft/draft.ts";
import type { Made } from "./draft/made.ts";

/**
 * Once the rows are counted: codes of a shape that are fewer than they are repeat, unless they must not. Postcodes of the shape are those
 * of the places, where all of these write them so.
 */
export function settleCodes({ tables }: Made, notes: DraftNotes): void {
  for (const table of tables) {
    for (const field of table.fields) {
      if (!field.fixed.has("pattern") || field.pattern === undefined || field.pattern.endsWith(",}")) continue;
      settlePostcode(field, table);
      const codes = codesOfModel(field.model);
      const count = table.subjects.find(({ name }) => name === field.of)?.count ?? table.rows;
      if (codes >= count) continue;
      if (!mustDiffer(field, table)) field.unique = false;
      else tellTooFew(field, table, codes, count, notes);
    }
  }
}

function codesOfModel(model: Model): number {
  if (model.kind === "template") return codesOfTemplate(model.template);
  return model.kind === "code" ? model.radix ** model.width - (model.first ?? 1) : Number.POSITIVE_INFINITY;
}

/** What is said to be unique, counts up, or is the only thing by which rows are told apart and called after them. */
function mustDiffer(field: DraftField, table: DraftTable): boolean {
  if (field.fixed.has("unique") || (field.model.kind === "code" && field.of === undefined)) return true;
  if (!field.unique || field.of !== undefined) return false;
  if (table.fields.some((each) => each !== field && each.type === "id" && each.of === undefined)) return false;
  const [first = ""] = field.name.split("_");
  return field.frameField?.key === true || first === table.name.split("_").at(-1) || ownNames.test(field.name);
}

/** "badge number", "serial": of one thing alone; the doctor code of visits is of many. */
const ownNames =
  /^(?:badge|serial|tracking|sku|barcode|registration|matricula|matricule|reference|ref|code|number|id|pnr|licen[cs]e_plate|number_plate|plate|ticket|card|certificate|permit|kennzeichen|numero|codigo|folio)(?:_|$)/;

function tellTooFew(field: DraftField, { name }: DraftTable, codes: number, count: number, notes: DraftNotes): void {
  const said = notes.constraints.find(
    (each) => each.kind === "pattern" && each.field === field.name && each.table === name,
  );
  const { span } = said ?? {};
  const isTold = notes.impossible.some(({ spans }) =>
    spans.some(({ start, end }) => span != null && start < span.end && end > span.start),
  );
  if (isTold) return;
  const reason = `${said?.understoodAs ?? field.name}: ${codes} different ones at most, too few for ${count}`;
  const fix = `ask for ${codes} rows or fewer, or for a longer ${field.name}`;
  notes.impossible.push({ reason, spans: span == null ? [] : [span], fix });
}

function settlePostcode(field: DraftField, table: DraftTable): void {
  const { model, pattern = "" } = field;
  if (model.kind !== "place" || model.part !== "postcode") return;
  const places = table.subjects.find(({ name }) => name === (field.of ?? "place"))?.places ?? [];
  const whole = new RegExp(`^(?:${pattern})$`);
  const areAll = places.every((place) => {
    const form = countryOf(place.slice(0, 2))?.postcodePattern ?? "";
    return whole.test(form.replaceAll("N", "1").replaceAll("A", "B"));
  });
  if (places.length > 0 && areAll) return;
  const read = readPattern(pattern);
  if (read.kind === "template") field.model = { kind: "template", template: read.template };
}
