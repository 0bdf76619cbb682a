import type { Found } from "../../findings.ts";
import { isFormOf } from "../../text/inflections.ts";
import { type DraftField, type DraftNotes, type DraftTable, isTime } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { memberOf } from "../draft/members.ts";
import type { Lookup } from "../words/lookup.ts";
import { wordsOf } from "../words/phrase.ts";
import type { Site } from "./attach.ts";
import { constrain } from "./constrain.ts";
import { flagCalled } from "./flag-called.ts";
import { applyMemberRate } from "./member-rates.ts";

type Nulls = Extract<Found, { kind: "nulls" }>;

/**
 * "18% still pending so no decision yet", "date fixed - a third not yet fixed": the time at which that ends is missing, and so is the
 * column that is named. Where the buyer listed the state it is a member, and where nothing tells a time a flag.
 */
export function applyUnfinished(site: Site, table: DraftTable, lookup: Lookup, notes: DraftNotes): boolean {
  const { found } = site;
  if (found.kind !== "nulls" || found.state === undefined) return false;
  const { start, end, state } = found;
  const rate = { kind: "rate", rate: found.rate, about: false, of: state, start, end } as const;
  const lacking = found.of === undefined ? notGiven(state, table) : fieldSaid(found.of, table, lookup);
  const isListed = table.fields.some((field) => field.fixed.has("enum") && memberOf(field, state) !== undefined);
  if (isListed) return applyMemberRate({ ...site, found: rate }, table, lookup, notes);
  // "delivered, 10% not delivered": the share of what a flag does not say.
  const flag = denial.test(state) ? flagCalled(state.replace(denial, ""), table) : undefined;
  if (flag !== undefined)
    return constrain({ ...rate, rate: Number((1 - found.rate).toPrecision(12)) }, flag, table, notes);
  const time = endOf(state, start, table);
  const fields = new Set([time, lacking].filter((field) => field !== undefined));
  if (fields.size === 0) return applyMemberRate({ ...site, found: rate }, table, lookup, notes);
  for (const field of fields) lack(found, field, table, notes);
  if (time !== undefined && lacking !== undefined && lacking !== time) lacksWith(lacking, time, table);
  return true;
}

/** "not graded", "ungraded" */
const denial = /^(?:(?:not|nicht|no|pas|não|nao|non|never|sin|sem|ohne|sans)\s+|un(?=\p{L}{2,}(?:ed|id|ld)$))/iu;

/** "grade A to F, 10% not graded yet": what has not been given has no value. */
function notGiven(state: string, { fields }: DraftTable): DraftField | undefined {
  // "6% never found" says how it ended.
  if (!denial.test(state) || /^never\b/i.test(state)) return undefined;
  const deed = state.replace(denial, "");
  return fields.find(
    ({ type, source, name }) =>
      source === "stated" && type !== "bool" && isFormOf(deed, name.split("_").at(-1) ?? name),
  );
}

function lack(found: Nulls, field: DraftField, table: DraftTable, notes: DraftNotes): void {
  if (!field.fixed.has("nulls")) constrain(found, field, table, notes);
}

/** What has no decision has no date of it: both are missing in the same rows. */
function lacksWith(field: DraftField, time: DraftField, table: DraftTable): void {
  const when = { field: time.name, present: true } as const;
  field.nulls = undefined;
  field.present = when;
  table.relations.push({
    statement: `${field.name} is present only where ${time.name} is present`,
    checks: [{ kind: "present", field: field.name, when }],
    source: "stated",
  });
}

/** Roots of what ends, and of what is done last. */
const endings =
  /(?:^|_)(?:end|clos|resol|fix|repair|return|back|paid|pay|settl|complet|finish|decid|decision|filled|fulfil|discharg|check_?out|left|leav|sold|hatch|redeem|repaid|ready|collected|released|expir|terminat|cancel|shipp|answer|repl|approv|ende|abschluss|geschloss|erledigt|fertig|behoben|bezahlt|zuruck|zurueck|ruckgabe|rueckgabe|entlass|zahlung|fin|cierre|cerrad|resoluc|devol|pago|pagad|salida|alta|cloture|ferme|retour|rendu|paie|paye|sortie|fim|fecho|encerr|conclus|pagamento|saida)/;

const arrivals = /(?:^|_)(?:arriv|deliver|receiv|geliefert|zustell|ankunft|llegada|entreg|arrivee|livr|chegada)/;
const underway = /transit|(?:^| )(?:way|route|road|unterwegs|camino|caminho|cours)(?: |$)|tr[aâá]nsito/i;

/** The time before a share that says when a state ends: called after it, or the last of several, or one of an end. */
function endOf(state: string, start: number, { fields }: DraftTable): DraftField | undefined {
  const before = fields
    .filter((field) => isTime(field) && field.source === "stated" && field.span !== null && field.span.start < start)
    .sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  const words = wordsOf(state).filter((word) => word.length > 3);
  const called = before.findLast(({ name }) =>
    name.split("_").some((part) => words.some((word) => isFormOf(word, part))),
  );
  // "still open" began when it was opened.
  const end = before.findLast(({ name }) => endings.test(name) || (underway.test(state) && arrivals.test(name)));
  return called === before[0] && end !== undefined ? end : (called ?? end);
}
