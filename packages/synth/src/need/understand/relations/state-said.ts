import type { PlainCondition } from "../../../inferred/check.ts";
import { isFormOf } from "../../text/inflections.ts";
import { isLateness, type StateWords, statesOf } from "../../text/opposed-states.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { wordsOf } from "../words/phrase.ts";

/**
 * What words say of a state that no column is called after: "only for answered calls" beside a flag `abandoned`, "for late returns"
 * beside a return date and a due date, "only for closed claims" beside a time `closed_at` that may be missing.
 */
export function stateSaid(told: DraftField, when: string, table: DraftTable): PlainCondition | undefined {
  if (when === "one") return happened(told, table);
  const words = wordsOf(when);
  const short = shortness(words, table);
  if (short !== undefined) return short;
  const others = { ...table, fields: table.fields.filter((field) => field !== told) };
  for (const word of words) {
    const states = statesOf(word);
    const met =
      first(states, (each) => flagOf(each, others) ?? membersOf(each, others)) ??
      // "late returns" are no returns.
      (isLateness(word) ? lateness(words, others) : undefined) ??
      first(states, (each) => timeOf(each, others));
    if (met !== undefined) return met;
  }
  return undefined;
}

/** "incidents, incident description only if there was one": the flag or the count that shares a word with it, or is named last. */
function happened(field: DraftField, table: DraftTable): PlainCondition | undefined {
  const start = field.span?.start ?? 0;
  const before = table.fields.filter(
    (each) => (each.type === "bool" || each.type === "int") && each.span !== null && each.span.start < start,
  );
  const shares = ({ name }: DraftField): boolean =>
    name.split("_").some((part) => field.name.split("_").some((own) => isFormOf(own, part)));
  const met = before.findLast(shares) ?? before.findLast(({ type }) => type === "bool") ?? before.at(-1);
  if (met === undefined) return undefined;
  return met.type === "bool" ? { field: met.name, in: [true] } : { field: met.name, is: ">", than: 0 };
}

const shortfalls =
  /^(?:short|shorted|shortage|less|fewer|incomplete|underdelivered|partial|missing|differs?|weniger|unvollstandig|menos|incompleto|faltan?|moins|incomplet|manque|falta)$/;
const wanted =
  /^(?:ordered|order|expected|requested|planned|required|booked|target|bestellt\w*|soll\w*|erwartet\w*|pedid[oa]s?|solicitad[oa]s?|previst[oa]s?|esperad[oa]s?|commandee?s?|demandee?s?|prevue?s?|esperad[oa]s?)$/;

/** "shortage reason when short", "reason if fewer came than ordered": what there is is less than what was wanted. */
function shortness(words: readonly string[], { fields }: DraftTable): PlainCondition | undefined {
  if (!words.some((word) => shortfalls.test(word))) return undefined;
  const isWanted = ({ name }: DraftField): boolean => name.split("_").some((part) => wanted.test(part));
  const [aim, ...others] = fields.filter((field) => isNumeric(field) && isWanted(field));
  if (aim === undefined || others.length > 0) return undefined;
  const [got, ...more] = fields
    .slice(fields.indexOf(aim) + 1)
    .filter((field) => field.type === aim.type && field.unit === aim.unit && field.source === "stated");
  return got === undefined || more.length > 0 ? undefined : { field: got.name, is: "<", than: aim.name };
}

function first<T, Found>(all: readonly T[], find: (each: T) => Found | undefined): Found | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The opposite of a condition on numbers, times or presence. */
export function turned(when: Exclude<PlainCondition, { readonly in: unknown }>): PlainCondition {
  if ("as" in when) return { ...when, same: !when.same };
  if ("present" in when) return { ...when, present: !when.present };
  return { ...when, is: ({ "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const)[when.is] };
}

const denials = /^(?:not|never|no|non|nicht|nie|nunca|jamais|nao)$/;
const auxiliaries = /^(?:is|was|has|had|been|got|flag|yn)$/;
/** A flag with more words than this is of something else: "late_fee_waived_by". */
const MOST_WORDS = 3;

/** Whether a name or a member says one of some words: "is_on_time", "No-Show". */
function says(parts: readonly string[], words: readonly string[]): boolean {
  const whole = parts.join("-");
  // A "no-show" did not show.
  const isDenied = parts.length > 1 && denials.test(parts[0] ?? "");
  return words.some((word) => isFormOf(word, whole) || (!isDenied && parts.some((part) => isFormOf(word, part))));
}

/** Whether words say the contrary of a flag: "engine off" of `engine`, "motor apagado" of `motor_encendido`. */
export function deniesFlag({ name }: DraftField, when: string): boolean {
  const parts = name.split("_");
  const others = wordsOf(when).filter((word) => word !== "of" && !parts.some((part) => isFormOf(part, word)));
  return others.some((word) =>
    statesOf(word).some(
      ({ same, opposite }) =>
        // Whatever it is, it is not on.
        same.includes("off") ||
        (parts.some((part) => opposite.some((each) => isFormOf(each, part))) &&
          !parts.some((part) => same.some((each) => isFormOf(each, part)))),
    ),
  );
}

function flagOf({ same, opposite }: StateWords, { fields }: DraftTable): PlainCondition | undefined {
  for (const field of fields) {
    const parts = field.name.split("_").filter((part) => !auxiliaries.test(part));
    const isDenied = parts.some((part) => denials.test(part));
    const bare = parts.filter((part) => !denials.test(part));
    if (field.type !== "bool" || bare.length > MOST_WORDS) continue;
    if (says(bare, same)) return { field: field.name, in: [!isDenied] };
    if (says(bare, opposite)) return { field: field.name, in: [isDenied] };
  }
  return undefined;
}

/** Words in a title or a name tell no state: "out" is none of "The Long Way Out". */
export function holdsNames({ semantic, fixed }: DraftField): boolean {
  return !fixed.has("enum") && /(?:^|_)(?:title|name|album|track|book|film|movie|song)$/.test(semantic.id);
}

function membersOf({ same, opposite }: StateWords, { fields }: DraftTable): PlainCondition | undefined {
  for (const field of fields) {
    const { name, type, model } = field;
    if (type !== "enum" || model.kind !== "choice" || holdsNames(field)) continue;
    const of = (words: readonly string[]): readonly string[] =>
      model.values.filter((value) => says(wordsOf(value), words));
    const [own, others] = [of(same), of(opposite)];
    if (own.length > 0 && own.length < model.values.length) return { field: name, in: own };
    if (others.length > 0 && others.length < model.values.length)
      return { field: name, in: model.values.filter((value) => !others.includes(value)) };
  }
  return undefined;
}

/** "only for closed claims" where `closed_at` is missing in some rows. */
function timeOf({ same, opposite }: StateWords, { fields }: DraftTable): PlainCondition | undefined {
  for (const field of fields) {
    if (!isTime(field) || (field.nulls === undefined && field.present === undefined)) continue;
    const parts = field.name.split("_");
    if (says(parts, same)) return { field: field.name, present: true };
    if (says(parts, opposite)) return { field: field.name, present: false };
  }
  return undefined;
}

/** What every row has behind it. */
const beginnings = /^(?:open|ouver|abier|abert|offen|creat|start|begin|beg[ou]n|order)/;

/** "empty until resolved": the time of that, which may be missing in some rows though nobody said so. */
export function openTimeSaid(told: DraftField, when: string, { fields }: DraftTable): DraftField | undefined {
  const words = wordsOf(when).filter((word) => !denials.test(word) && !auxiliaries.test(word) && word.length > 2);
  if (words.length === 0 || words.some((word) => beginnings.test(word))) return undefined;
  return fields.find(
    (field) =>
      isTime(field) &&
      field !== told &&
      !field.unique &&
      field.source === "stated" &&
      field.nulls === undefined &&
      field.present === undefined &&
      field.name.split("_").some((part) => words.every((word) => isFormOf(word, part))),
  );
}

const delays = /^(?:delays?|lateness|late|overdue|retrasos?|demora|retards?|atrasos?|verspatung|verzogerung|verzug)$/;

/** "if the flight left late": the delay is more than none, or what happened did so after it should have. */
function lateness(words: readonly string[], table: DraftTable): PlainCondition | undefined {
  const numbers = table.fields.filter(
    (field) => isNumeric(field) && field.name.split("_").some((part) => delays.test(part)),
  );
  const delay = numbers.find(({ name }) => isSpokenOf(name, words)) ?? numbers[0];
  return delay === undefined ? afterPlan(words, table) : { field: delay.name, is: ">", than: 0 };
}

function isSpokenOf(name: string, words: readonly string[]): boolean {
  return name.split("_").some((part) => words.some((word) => !isLateness(word) && isFormOf(part, word)));
}

const plans =
  /^(?:due|planned|scheduled|expected|estimated|promised|deadline|eta|etd|target|agreed|fallig\w*|soll\w*|geplant\w*|planm\w*|vencimiento|vencimento|previst[oa]s?|prevue?s?|echeance|limite|programad[oa]|prometid[oa])$/;
const deeds =
  /^(?:actual|real|effective|ist|tatsachlich\w*|efectiv[oa]|reelle?|returned|return|delivered|delivery|arrival|arrived|paid|payment|settled|submitted|submission|completed|finished|ruckgabe\w*|liefer\w*|zahlung\w*|bezahlt\w*|devolucion|entrega|pago|retour|livraison|paiement|devolucao|pagamento)$/;
const times = /^(?:date|time|at|on|day|datum|zeit|fecha|hora|heure|data|dia)$/;

/** "late returns": the return lies after the due date. */
function afterPlan(words: readonly string[], table: DraftTable): PlainCondition | undefined {
  const [planned, done] = [true, false].map((isPlan) =>
    table.fields.filter((field) => isTime(field) && field.name.split("_").some((part) => plans.test(part)) === isPlan),
  ) as [DraftField[], DraftField[]];
  const pairs = planned.flatMap((plan) => done.map((deed) => ({ plan, deed, worth: likeness(plan, deed, words) })));
  const [best] = pairs.sort((one, other) => other.worth - one.worth);
  return best === undefined || best.worth === 0 ? undefined : { field: best.deed.name, is: ">", than: best.plan.name };
}

/** How likely one time is what was planned for the other: "actual arrival" and "planned arrival". */
function likeness(plan: DraftField, deed: DraftField, words: readonly string[]): number {
  const parts = deed.name.split("_").filter((part) => !times.test(part));
  const isSame = parts.some((part) => plan.name.split("_").includes(part));
  return (isSame ? 4 : 0) + (isSpokenOf(deed.name, words) ? 2 : 0) + (parts.some((part) => deeds.test(part)) ? 1 : 0);
}
