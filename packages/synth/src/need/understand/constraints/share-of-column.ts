import { isAnswerCode } from "../../extract/share-parts.ts";
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
  /(?:^|_)(?:outcome|result|action|status|decision|verdict|class|classification|label|type|kind|category|state|stage|diagnosis|finding|reason|cause|response|severity|profile|grade|rating|method|channel|segment|resultado|estado|clase|tipo|decision|etiqueta|veredicto|categoria|ergebnis|klasse|art|urteil|befund|entscheidung|resultat|statut|classe|etat|issue|categorie|situacao|rotulo)$/;

/**
 * "ClinVar class with 4% pathogenic", "outcome with 35% won", "decision; three in ten are declined", "state incl. 2% rolled back": a
 * member of the column right before, and no flag beside it.
 */
export function applyShareOfColumn(site: Site, table: DraftTable, text: string, notes: DraftNotes): boolean {
  const { found, item } = site;
  if (found.kind !== "rate" || found.of === undefined) return false;
  const value = found.of
    .replace(/^(?:is|are|being|as|of|in)\s+/i, "")
    .replace(/,? (?:the )?(?:rest|others) \p{L}+$/u, "");
  if (value.split(" ").length > 2) return false;
  const isLed = led.test(text.slice(found.start, found.end));
  const field = isLed
    ? columnAt(item, found, table)
    : turnedOut.test(value)
      ? openBefore(found, text, table)
      : undefined;
  if (field === undefined || !mayBe(field, value)) return false;
  if (field.type === "enum" && field.model.kind === "choice") {
    const member = memberNamed(field, value) ?? memberOf(field, value) ?? memberSlug(value);
    withoutSynonyms(field, member);
    return fixMemberRate(member, found.rate, field, table, notes, found);
  }
  if (field.fixed.has("enum") || field.fixed.has("rate")) return false;
  const { rate, start, end } = found;
  return constrain({ kind: "shares", shares: [{ value, share: rate }], start, end }, field, table, notes);
}

function columnAt(item: Site["item"], found: Rate, table: DraftTable): DraftField | undefined {
  return table.fields.findLast((each) => {
    const span = spanIn(each, item);
    return span !== undefined && found.start - span.end === 1;
  });
}

/** What something has turned out to be: "declined", "rolled back", "abgelehnt", "rechazado". */
const turnedOut =
  /(?:ed|en|lost|won|dropped)(?: (?:back|out|off))?$|^(?:ab|an|ge|ver|be)\p{L}+(?:t|en)$|[ai]d[oa]s?$|[éè]e?s?$/iu;
/** What stands between a column and the share of one of its members. */
const joint =
  /^\s*(?:[,;:(.-]\s*)?(?:(?:incl\.?|including|inkl\.?|einschließlich|incluidos?|dont|davon|of which|about|roughly|some|with)\s*)*$/i;

/** The open column that ends right before the share, its mark or "incl." between them; nothing was said of its members yet. */
function openBefore({ start }: Rate, text: string, table: DraftTable): DraftField | undefined {
  const ends = (each: DraftField): boolean =>
    each.spans.some(({ end }) => end <= start && start - end < 24 && joint.test(text.slice(end, start)));
  const field = table.fields.findLast((each) => each.source === "stated" && ends(each));
  return field !== undefined && judged.test(field.name) && !field.fixed.has("enum") ? field : undefined;
}

/** Columns of how something ended: a "delay reason, 2% cancelled" is of something else. */
const judged =
  /(?:^|_)(?:outcome|result|action|status|decision|verdict|state|stage|resultado|estado|decisao|ergebnis|entscheidung|resultat|statut|etat|situacao)$/;

const synonyms: readonly RegExp[] = [
  /^(?:declined|rejected|refused|denied)$/,
  /^(?:accepted|approved|granted)$/,
  /^(?:cancelled|canceled)$/,
];

/** Who says "declined" means what the domain calls rejected, and not both. */
function withoutSynonyms(field: DraftField, member: string): void {
  const same = synonyms.find((each) => each.test(member));
  if (same === undefined || field.fixed.has("enum") || field.model.kind !== "choice") return;
  const { values } = field.model;
  const own = values.findIndex((value) => same.test(value));
  if (values.includes(member) || own < 0) return;
  field.model = { ...field.model, values: values.with(own, member) };
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
    ({ model }) => model.kind === "choice" && model.values.every((value) => isAnswerCode(value)),
  );
  if (field === undefined || !isAnswerCode(found.of ?? "")) return false;
  return fixMemberRate(found.of ?? "", found.rate, field, table, notes, found);
}
