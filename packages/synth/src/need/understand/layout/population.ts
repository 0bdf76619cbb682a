import { isKindNoun } from "../../extract/member-list.ts";
import type { Found } from "../../findings.ts";
import type { Frame, FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import {
  type DraftField,
  type DraftNotes,
  type DraftSubject,
  type DraftTable,
  draftField,
  isTime,
} from "../draft/draft.ts";
import { prefixOf } from "../draft/key-prefix.ts";
import { recordWords } from "../draft/record-words.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import { freeName } from "../meaning/naming.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { phraseKey, slugOf, wordKey, wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { callAs, domainsOf, isDomain, makeNumbered, numbered, sayCount } from "./counted-keys.ts";
import { happenings } from "./happenings.ts";
import { isNaturalKey } from "./natural-keys.ts";

type Entities = Extract<Found, { kind: "entities" }>;

const persons = new Set(
  "person people employee individual staff worker adult user customer member patient participant respondent subject volunteer student donor applicant candidate household viewer reader player colleague shopper consumer commuter visitor paciente utente cliente alumno aluno alumna aluna empleado empleada funcionario funcionaria mitarbeiter kunde schuler eleve employe abonne adherent mitglied socio socia miembro membro donante doador spender teilnehmer".split(
    " ",
  ),
);

/** So many of a thing that no domain knows are the rows themselves. */
const MANY = 50;
const FEW = 3;
/** A cue of this weight is what the rows of a domain are called. */
const CALLED = 1.5;

/** What a number of things in the need counts. */
export type Counted =
  | { readonly kind: "rows"; readonly found: Entities }
  | {
      readonly kind: "subject";
      readonly found: Entities;
      readonly noun: string;
      /** The field that the counted noun names. */
      readonly field?: DraftField;
      /** The field of the domain that it names, of a subject. */
      readonly known?: FrameField;
      /** The buyer's own word for it, where the domain has another. */
      readonly called?: string;
    };

/** What is known of the need when its counts are judged. */
export interface Counting {
  /** A cadence is said: rows are readings of something. */
  readonly repeats: boolean;
  readonly rowsSaid: boolean;
  /** No other thing is counted. */
  readonly alone: boolean;
  /** The nouns of what the need is about. */
  readonly head: ReadonlySet<string>;
  /** The count stands behind what the need is about, among the fields. */
  readonly aside: boolean;
  /** The need says how many rows stand together. */
  readonly grouped: boolean;
  /** "dentist (4 of them)": said of the field before it. */
  readonly ofField: boolean;
  /** "one row per message": what a row is, where the need says so. */
  readonly grain: string | undefined;
  /** "1,800 checkouts by 350 members": fewer others stand right behind, by whom or of what they are. */
  readonly ofFewer: boolean;
  /** "marks per pupil and subject", "every run has 4 to 40 steps: step number, tool": several rows are of one of them. */
  readonly isHolder: boolean;
}

/** Whether a number counts the rows themselves or something that rows speak of. */
export function countedBy(
  found: Entities,
  table: DraftTable,
  { vocabulary, language, words: text }: Lookup,
  { repeats, rowsSaid, alone, head, aside, grouped, ofField, grain, ofFewer, isHolder: isToldAgain }: Counting,
): Counted | undefined {
  const words = wordsOf(found.noun);
  const noun = slugOf(words.map((word) => wordKey(word)));
  const last = wordKey(words.at(-1) ?? "");
  const record = recordWords(table);
  const subjects = subjectsOf(table.frame);
  const happens = table.frame !== null && table.fields.some((each) => isTime(each) && each.of === undefined);
  const layout = table.frame?.layout;
  // "samples from 40 farms", "trips of 60 cabs": the farms hold what the rows are, they are not the rows.
  // "stoppages at our 17 turbines"
  const before = text.filter((word) => word.end <= found.start && !/^(?:my|our|the|their|all)$/.test(word.folded));
  const isOf = before.at(-1)?.folded === "of" && record.has(before.at(-2)?.english ?? "") && !record.has(last);
  // "variant calls for 200 exomes"
  const isFor =
    before.at(-1)?.folded === "for" && !record.has(last) && isCalledBy(before.slice(-3, -1), table, vocabulary);
  // "milk yields of 220 dairy cows": what is measured again and again is of so many.
  const isMeasured = before.at(-1)?.folded === "of" && layout?.kind === "series" && !record.has(last);
  // "2,000 conversations with one row per message": the rows are messages.
  const isHolder = (grain !== undefined && grain !== last) || isToldAgain;
  // "check-ins of 500 members", "ratings by 300 users": what they do is told, and not each of them once.
  const isTold = isToldOf(before, last, head, vocabulary);
  const holds = isOf || isFor || isTold || isMeasured || isHolder || holders.has(before.at(-1)?.folded ?? "");
  // Applicants are as many as applications, donors are not as many as gifts.
  const alike = [...record].some((word) => word.slice(0, 5) === last.slice(0, 5) && last.length > 5);
  const keys = [phraseKey(words, language), phraseKey(words), wordKey(words.at(-1) ?? "", language)];
  const called = keys.some((key) =>
    vocabulary.cues(key).some(({ frame, weight }) => frame === table.frame && weight >= CALLED),
  );
  if (grouped && layout?.subject === last) return { kind: "subject", found, noun: last };
  if (layout?.kind === "groups" && talks.test(layout.subject) && talks.test(last) && tellsOfParts(table))
    return { kind: "subject", found, noun: layout.subject };
  const own = table.fields.find((each) => isKeyBefore(each, found) && fieldOfNoun(each, noun, last));
  if (own !== undefined && (rowsSaid || !record.has(last))) return { kind: "subject", found, noun: last, field: own };
  if (
    ((alike && !isHolder) ||
      (called &&
        !holds &&
        !ofField &&
        !(aside && found.count < FEW_ROWS) &&
        ![...head].some((word) => isDeed(word, last)) &&
        !subjects.has(noun) &&
        !subjects.has(last))) &&
    !repeats &&
    !rowsSaid
  )
    return { kind: "rows", found };
  const isRecord =
    record.has(last) &&
    !isHolder &&
    !(isTold && (persons.has(last) || table.frame === null)) &&
    (table.frame !== null || found.count >= FEW_ROWS || !tellsWhen(table));
  if (isRecord && !repeats) return { kind: "rows", found };
  if (ofFewer && !holds && !repeats && !rowsSaid && grain === undefined && (happenings.has(last) || deeds.test(last)))
    return { kind: "rows", found };
  if (subjects.has(noun) || subjects.has(last))
    return { kind: "subject", found, noun: subjects.has(noun) ? noun : last };
  const field = table.fields.find((each) => fieldOfNoun(each, noun, last));
  if (field?.of !== undefined) return { kind: "subject", found, noun: field.of, field };
  if (!repeats && !isTold && !isHolder && persons.has(last) && [...record].some((word) => persons.has(word)))
    return { kind: "rows", found };
  // What is counted already under another name is not this.
  const isFree = (subject: string): boolean =>
    table.subjects.every(({ name, count }) => name !== subject || count === undefined);
  // "25 tickers": a name of a field that the domain has of one of its subjects.
  const known = table.frame === null ? undefined : vocabulary.frameField(table.frame, last);
  const main = mainSubject(table.frame);
  // The subjects of pupils are no persons.
  const isThing = known !== undefined && vocabulary.types.get(known.type)?.type === "enum";
  if (main !== undefined && !isThing && isFree(main) && persons.has(last) && persons.has(wordKey(main)))
    return { kind: "subject", found, noun: main, ...(tellsNothing.test(last) ? {} : { called: last }) };
  // An id of what is read again and again takes the place of the domain's own.
  const isKey =
    known !== undefined &&
    vocabulary.types.get(known.type)?.type === "id" &&
    (known.key === true || known.of === layout?.subject);
  // What would have to be renumbered is no name of a thing: "3 schools" have ids.
  const isApt =
    known?.key === true || numbered.has((known?.model ?? vocabulary.types.get(known?.type ?? "")?.model)?.kind ?? "");
  if (known?.of !== undefined && !isKey && isApt && field === undefined)
    return { kind: "subject", found, noun: known.key === true ? known.of : last, known };
  // "readings of 20 sensors" where the domain says devices; pods in clusters are no clusters.
  if (
    (layout?.kind === "series" || (layout?.kind === "groups" && repeats)) &&
    (repeats || !record.has(last)) &&
    !head.has(layout.subject) &&
    isFree(layout.subject) &&
    field === undefined &&
    (known === undefined || isKey)
  )
    return { kind: "subject", found, noun: layout.subject, called: isDomain(last) ? noun : last };
  // Companies of which something is told each quarter are told of again and again.
  const recurs = repeats && !happenings.has(last);
  if (isRecord && !recurs) return { kind: "rows", found };
  // "two bots haggling" counts nothing that rows could show.
  if (found.count < FEW) return undefined;
  // "consultas de una clínica: 240 pacientes": whoever stands behind what the need is about is not it.
  const isAnother =
    aside && (happens || (persons.has(keys[2] ?? last) && !record.has(last) && table.name !== "record"));
  if (!repeats && !rowsSaid && alone && !holds && !isAnother && found.count >= MANY) return { kind: "rows", found };
  return { kind: "subject", found, noun, ...(field === undefined ? {} : { field }) };
}

/** What somebody does with what there are fewer of. */
const deeds =
  /^(?:checkout|rental|loan|purchase|appointment|redemption|donation|borrowing|milking|weighing|shearing|feeding|calving|lambing|spraying|sighting|watering|screening|meeting|viewing|booking|boarding|landing|sampling)$/;

/** "milkings in May, 120 cows": what the rows are called after is done to those, again and again. */
function isDeed(head: string, last: string): boolean {
  return head !== last && deeds.test(head);
}

/** What several messages make together, however it is called. */
const talks = /^(?:chat|conversation|transcript|dialogue|dialog|thread|negotiation|session)$/;

/** "800 chats: turn number, speaker, text": columns of each message, and not of the whole. */
function tellsOfParts({ fields }: DraftTable): boolean {
  if (fields.some(({ type, source }) => type === "array" && source === "stated")) return false;
  return fields.some(
    ({ name, source, frameField }) =>
      source === "stated" && frameField?.of === undefined && parts.test(frameField?.name ?? name),
  );
}

const parts = /(?:^|_)(?:turn|round|step|speaker|role|sender|seq|sequence)(?:_|$)/;

/** Words for whoever answers, that name no key. */
const tellsNothing =
  /^(?:person|people|adult|individual|respondent|participant|subject|user|employee|staff|worker|member|viewer|reader|player)$/;

const leading = /^(?:of|for|on|with|to|at|in|across|from|by|between)$/;
/** Nouns that say how things are kept or described, and not what happens to them. */
const plainNouns =
  /^(?:record|list|profile|detail|account|row|entry|item|data|master|table|register|name|card|file|sample|statistic|stat|dataset|set|description|characteristic|property|attribute|metric|number|type|kind|age|size|figure|fact)$/;
/** What is written again and again of those that it is of. */
const kept = /^(?:log|logbook|diary|journal|tracker)$/;
/** So many words at most stand between what the rows are and the things that they are of. */
const NEAR = 6;

/** "outages on a grid of 200 feeders", "CAN frames from 25 test trucks": rows are what the head calls them by its plural. */
function isToldOf(before: readonly Word[], last: string, head: ReadonlySet<string>, vocabulary: Vocabulary): boolean {
  if (!leading.test(before.at(-1)?.folded ?? "")) return false;
  // "running log of 60 athletes"
  if (before.at(-1)?.folded === "of" && kept.test(before.at(-2)?.english ?? "")) return true;
  // "ratings by 300 users" are given, whatever a rating measures elsewhere.
  const isDone = before.at(-1)?.folded === "by";
  return before.slice(-NEAR).some(({ folded, english }) => {
    const isParticle = /^(?:ins|outs|ups|offs)$/.test(folded);
    const isMany = (isParticle || folded !== english) && folded.endsWith("s") && head.has(english) && english !== last;
    const isMeasure =
      !isDone &&
      vocabulary
        .typesNamed(english)
        .some(({ type }) => type.type === "number" || (type.type === "int" && !/(?:^|_)round$/.test(type.id)));
    return isMany && !isMeasure && !plainNouns.test(english);
  });
}

/** Whether two words before are what the rows of the domain are called. */
function isCalledBy(words: readonly Word[], { frame }: DraftTable, vocabulary: Vocabulary): boolean {
  const cues = vocabulary.cues(words.map(({ english }) => english).join(" "));
  return words.length > 1 && cues.some((cue) => cue.frame === frame && cue.weight >= CALLED);
}

/** So few of a thing that no domain knows are hardly the rows of a log. */
const FEW_ROWS = 20;

/** Whether the buyer asks when something of the rows happens. */
function tellsWhen(table: DraftTable): boolean {
  return table.fields.some(({ source, type }) => source === "stated" && type === "datetime");
}

/** "pass id (3000 passes)": the count stands in brackets behind the key that it is of. */
function isKeyBefore(field: DraftField, found: Entities): boolean {
  const holds = (item: Item): boolean => item.founds.some((each) => each.found === found) || item.inner.some(holds);
  return field.source === "stated" && field.type === "id" && field.items.some(({ inner }) => inner.some(holds));
}

const holders = new Set("by in on from across at per over aus uber en de dans em".split(" "));

/** What the rows of a domain speak of first of all. */
function mainSubject(frame: Frame | null): string | undefined {
  return frame?.layout?.subject ?? frame?.fields.find((field) => field.core === true && field.of !== undefined)?.of;
}

function subjectsOf(frame: Frame | null): ReadonlySet<string> {
  const names = new Set<string>();
  for (const field of frame?.fields ?? []) if (field.of !== undefined) names.add(field.of);
  if (frame?.layout !== undefined) names.add(frame.layout.subject);
  return names;
}

function fieldOfNoun(field: DraftField, noun: string, last: string): boolean {
  if (field.type !== "id" && field.type !== "string" && field.type !== "enum") return false;
  // "60 ships: MMSI, speed"
  if (isNaturalKey(field.name, last) && field.source === "stated") return true;
  const name = phraseKey(field.name.split("_"));
  return (
    name === noun ||
    name === last ||
    name === `${last} id` ||
    name === `${noun.replaceAll("_", " ")} id` ||
    name === `${last} name` ||
    // "25 Pumpen: Pumpen-ID", "12 Anlagen: Anlagen-Nr."
    (/ (?:id|nummer|nr)$/.test(name) && linked.some((link) => name.startsWith(`${last}${link} `)))
  );
}

/** What German puts between the parts of a compound. */
const linked: readonly string[] = ["n", "s", "en", "es"];

/** A subject with a stated number of members; its key becomes a field when no field shows it yet. */
export function addSubject(
  counted: Extract<Counted, { kind: "subject" }>,
  table: DraftTable,
  lookup: Lookup,
  notes: DraftNotes,
): DraftField {
  const { found, noun, called } = counted;
  const last = noun.split("_").at(-1) ?? noun;
  const shown =
    counted.field ??
    (counted.known === undefined
      ? undefined
      : (fieldKnown(counted.known, table) ?? addKeyOf(noun, table, lookup, counted.known))) ??
    table.fields.find((field) => field.of === noun && field.type === "id" && field.frameField?.key === true) ??
    table.fields.find((field) => field.of === noun && field.type === "id") ??
    table.fields.find((field) => field.of === noun && field.frameField?.key === true) ??
    table.fields.find((field) => fieldOfNoun(field, noun, last)) ??
    addKindOf(last, found.count, table, lookup) ??
    addKeyOf(noun, table, lookup);
  if (!chosenFrom(shown, found.count)) {
    subjectNamed(table, noun).count = found.count;
    shown.of = noun;
    // The addresses of routers stay what they are.
    if (!isNaturalKey(shown.name, last) || shown.model.kind === "choice") makeNumbered(shown, noun, found.count);
  }
  // "40 lots" have a lot id where the domain calls it a lot.
  if (shown.items.length === 0 && shown.type === "id" && shown.name === last)
    shown.name = freeName(`${last}_id`, new Set(table.fields.map(({ name }) => name)));
  if (called !== undefined && shown.items.every(({ zone }) => zone === "head")) callAs(shown, called, table, lookup);
  shown.source = "stated";
  shown.span ??= { start: found.start, end: found.end };
  sayCount(shown, found, table, notes);
  return shown;
}

/** "5 categories": so many of the members that the field has anyway. */
function chosenFrom(field: DraftField, count: number): boolean {
  const { model } = field;
  if (field.type !== "enum" || model.kind !== "choice" || field.of !== undefined) return false;
  if (model.values.length < count || field.fixed.has("enum") || field.fixed.has("shares")) return false;
  const { weights } = model;
  field.model = {
    ...model,
    values: model.values.slice(0, count),
    ...(weights === undefined ? {} : { weights: weights.slice(0, count) }),
  };
  field.fixed.add("enum");
  return true;
}

/** "3 sizes", "4 colours": kinds are told by their names, and are no things with keys. */
function addKindOf(noun: string, count: number, table: DraftTable, { vocabulary }: Lookup): DraftField | undefined {
  const type = vocabulary
    .typesNamed(noun)
    .map(({ type: named }) => named)
    .find(({ type: form, model }) => form === "enum" && model.kind === "choice" && model.values.length >= count);
  if (type === undefined || !isKindNoun(noun)) return undefined;
  const name = freeName(noun, new Set(table.fields.map((field) => field.name)));
  const field = draftField(name, type, { known: true, frameField: null, source: "stated", confidence: 0.8 });
  table.fields.push(field);
  return field;
}

export function subjectNamed(table: DraftTable, name: string): DraftSubject {
  const known = table.subjects.find((subject) => subject.name === name);
  if (known !== undefined) return known;
  const subject: DraftSubject = { name, count: undefined, spread: "skewed", places: undefined, cities: undefined };
  table.subjects.push(subject);
  return subject;
}

function fieldKnown(known: FrameField | undefined, table: DraftTable): DraftField | undefined {
  return known === undefined ? undefined : table.fields.find((field) => field.frameField === known);
}

function addKeyOf(noun: string, table: DraftTable, lookup: Lookup, known?: FrameField): DraftField {
  const { types } = lookup.vocabulary;
  const last = noun.split("_").at(-1) ?? noun;
  const free = (table.frame?.fields ?? []).filter((field) => table.fields.every((each) => each.frameField !== field));
  const own =
    known ??
    free.find((field) => field.of === noun && types.get(field.type)?.type === "id") ??
    free.find((field) => [noun, `${noun}_id`, `${last}_id`].includes(field.name));
  // "CNC spindle" is a spindle, "api key" no key.
  const whole = last === noun || isDomain(noun) || saysLittle.test(last) || types.has(noun) || types.has(`${noun}_id`);
  const short = whole ? noun : last;
  const type =
    own === undefined
      ? (types.get(`${short}_id`) ?? (types.get(short)?.type === "id" ? types.get(short) : undefined))
      : types.get(own.type);
  const taken = new Set(table.fields.map((field) => field.name));
  const key = isDomain(short) ? short : `${short.slice(0, 58)}_id`;
  const name = freeName(own?.name ?? type?.id ?? key, taken);
  const semantic: SemanticType =
    type === undefined
      ? isDomain(noun)
        ? domainsOf(noun)
        : {
            id: name,
            type: "id",
            meaning: `Identifies the ${short.replaceAll("_", " ")}.`,
            names: { en: name.replaceAll("_", " ") },
            model: { kind: "code", prefix: prefixOf(short), radix: 10, width: 5, order: "sequence" },
          }
      : own === undefined
        ? type
        : ofFrame(own, type);
  const field = draftField(name, semantic, {
    known: true,
    frameField: own ?? null,
    source: "stated",
    confidence: 0.85,
  });
  const place = table.fields.findIndex((each) => each.type !== "id");
  table.fields.splice(place < 0 ? table.fields.length : Math.min(place, 1), 0, field);
  return field;
}

const saysLittle = /^(?:..?|key|row|run|day|set|bot|log|job)$/;
