import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, spanIn } from "../draft/draft.ts";
import { memberNamed, memberOf, memberSlug } from "../draft/members.ts";
import type { Site } from "./attach.ts";
import { constrain } from "./constrain.ts";
import { fixMemberRate } from "./enumeration.ts";

type Rate = Extract<Found, { kind: "rate" }>;

const led = /^(?:with|mit|con|avec|com|of which|davon|dont)\s/i;
/** Columns of what something was found, judged or decided to be: their members may be any. */
const open =
  /(?:^|_)(?:outcome|result|status|decision|verdict|class|classification|label|type|kind|category|state|stage|diagnosis|finding|reason|cause|response|severity|profile|grade|rating|method|channel|segment|resultado|estado|clase|tipo|decision|etiqueta|veredicto|categoria|ergebnis|klasse|art|urteil|befund|entscheidung|resultat|statut|classe|etat|issue|categorie|situacao|rotulo)$/;

/** "ClinVar class with 4% pathogenic", "outcome with 35% won": a member of the column right before, and no flag beside it. */
export function applyShareOfColumn(site: Site, table: DraftTable, text: string, notes: DraftNotes): boolean {
  const { found, item } = site;
  if (found.kind !== "rate" || found.of === undefined || !led.test(text.slice(found.start, found.end))) return false;
  const field = table.fields.findLast((each) => {
    const span = spanIn(each, item);
    return span !== undefined && found.start - span.end === 1;
  });
  const value = found.of.replace(/^(?:is|are|being|as|of|in)\s+/i, "");
  if (field === undefined || value.split(" ").length > 2 || !mayBe(field, value)) return false;
  const isFree = !field.fixed.has("enum") && !field.fixed.has("rate");
  if (field.type === "enum" && field.model.kind === "choice") {
    const member = memberNamed(field, value) ?? memberOf(field, value) ?? memberSlug(value);
    return fixMemberRate(member, found.rate, field, table, notes, found);
  }
  if (!isFree) return false;
  const { rate, start, end } = found;
  return constrain({ kind: "shares", shares: [{ value, share: rate }], start, end }, field, table, notes);
}

/** Whether a word may be one of what the column holds: "price with 10% discount" and "device with 5% offline" have other things. */
function mayBe(field: DraftField, value: string): boolean {
  if (field.fixed.has("enum") || memberOf(field, value) !== undefined) return field.type === "enum";
  if (field.type !== "enum" && field.type !== "string" && (field.known || field.type === "bool")) return false;
  return open.test(field.name) || (!field.known && field.type === "enum");
}

/** "3% are 429s": a code of the column of codes. */
export function applyCode(found: Rate, table: DraftTable, notes: DraftNotes): boolean {
  const field = table.fields.find(
    ({ model }) => model.kind === "choice" && model.values.every((value) => /^[1-5]\d\d$/.test(value)),
  );
  if (field === undefined || !/^[1-5]\d\d$/.test(found.of ?? "")) return false;
  return fixMemberRate(found.of ?? "", found.rate, field, table, notes, found);
}
