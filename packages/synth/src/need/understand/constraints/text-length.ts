import { CHARACTERS } from "../../extract/text-length.ts";
import type { Found } from "../../findings.ts";
import { shortTexts } from "../../own-schema/short-texts.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";

/** Texts of the world are shorter than this anyway. */
const LONGEST = 255;

/** "text max 280 characters": how long the texts of a column may be; false where it holds no texts. */
export function applyTextLength(
  found: Extract<Found, { kind: "range" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  if (field.type !== "string" || field.fixed.has("enum")) return false;
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = found;
  if (minimum > 0 || maximum < LONGEST) {
    const texts = shortTexts(field.model, minimum, maximum);
    if (texts.length === 0) return false;
    field.model = { kind: "choice", values: texts };
  }
  field.fixed.add("range");
  const ends = [
    ...(found.minimum === undefined ? [] : [`at least ${found.minimum}`]),
    ...(found.maximum === undefined ? [] : [`at most ${found.maximum}`]),
  ];
  const value = {
    ...(found.minimum === undefined ? {} : { min: found.minimum }),
    ...(found.maximum === undefined ? {} : { max: found.maximum }),
    unit: CHARACTERS,
  };
  say(notes, field, table, "range", `${field.name} has ${ends.join(" and ")} characters`, value, found);
  return true;
}
