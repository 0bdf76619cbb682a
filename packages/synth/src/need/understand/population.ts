import type { Found } from "../findings.ts";
import type { Frame } from "../frames/frame.ts";
import type { SemanticType } from "../ontology/semantic-type.ts";
import { type DraftField, type DraftNotes, type DraftSubject, type DraftTable, draftField } from "./draft.ts";
import { ofFrame } from "./known-meaning.ts";
import type { Lookup } from "./lookup.ts";
import { freeName } from "./naming.ts";
import { phraseKey, slugOf, wordKey, wordsOf } from "./phrase.ts";
import { say } from "./saying.ts";

type Entities = Extract<Found, { kind: "entities" }>;

const persons = new Set(
  "person people employee individual staff worker adult user customer member patient participant respondent subject volunteer student donor applicant candidate household viewer reader player colleague".split(
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
  | { readonly kind: "subject"; readonly found: Entities; readonly noun: string };

/** The words that the rows of a table are called by. */
export function recordWords(table: DraftTable): ReadonlySet<string> {
  const names = [table.name.split("_").at(-1) ?? table.name, table.frame?.record.split(/[\s_]+/).at(-1) ?? ""];
  const title = table.frame?.title.split(" ").at(-1);
  return new Set([...names, title ?? ""].filter((name) => name !== "").map((name) => wordKey(name)));
}

/** Whether a number counts the rows themselves or something that rows speak of. */
export function countedBy(
  found: Entities,
  table: DraftTable,
  { vocabulary, language }: Lookup,
  { repeats, rowsSaid, alone }: { readonly repeats: boolean; readonly rowsSaid: boolean; readonly alone: boolean },
): Counted | undefined {
  const words = wordsOf(found.noun);
  const noun = slugOf(words.map((word) => wordKey(word)));
  const last = wordKey(words.at(-1) ?? "");
  const record = recordWords(table);
  const subjects = subjectsOf(table.frame);
  // Applicants are as many as applications, donors are not as many as gifts.
  const alike = [...record].some((word) => word.slice(0, 5) === last.slice(0, 5) && last.length > 5);
  const keys = [phraseKey(words, language), phraseKey(words), wordKey(words.at(-1) ?? "", language)];
  const called = keys.some((key) =>
    vocabulary.cues(key).some(({ frame, weight }) => frame === table.frame && weight >= CALLED),
  );
  if ((alike || (called && !subjects.has(noun) && !subjects.has(last))) && !repeats && !rowsSaid)
    return { kind: "rows", found };
  if (record.has(last) && !repeats) return { kind: "rows", found };
  if (subjects.has(noun) || subjects.has(last))
    return { kind: "subject", found, noun: subjects.has(noun) ? noun : last };
  const field = table.fields.find((each) => fieldOfNoun(each, noun, last));
  if (field?.of !== undefined) return { kind: "subject", found, noun: field.of };
  if (!repeats && persons.has(last) && [...record].some((word) => persons.has(word))) return { kind: "rows", found };
  const main = mainSubject(table.frame);
  if (main !== undefined && persons.has(last) && persons.has(wordKey(main)))
    return { kind: "subject", found, noun: main };
  if (repeats && table.frame?.layout?.kind === "series")
    return { kind: "subject", found, noun: table.frame.layout.subject };
  if (record.has(last)) return { kind: "rows", found };
  // "two bots haggling" counts nothing that rows could show.
  if (found.count < FEW) return undefined;
  if (!repeats && !rowsSaid && alone && found.count >= MANY) return { kind: "rows", found };
  return { kind: "subject", found, noun };
}

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
  const name = phraseKey(field.name.split("_"));
  return (
    name === noun ||
    name === last ||
    name === `${last} id` ||
    name === `${noun.replaceAll("_", " ")} id` ||
    name === `${last} name`
  );
}

/** A subject with a stated number of members; its key becomes a field when no field shows it yet. */
export function addSubject(
  counted: Extract<Counted, { kind: "subject" }>,
  table: DraftTable,
  lookup: Lookup,
  notes: DraftNotes,
): DraftSubject {
  const { found, noun } = counted;
  const last = noun.split("_").at(-1) ?? noun;
  const subject = subjectNamed(table, noun);
  subject.count = found.count;
  const shown =
    table.fields.find((field) => field.of === noun && field.type === "id") ??
    table.fields.find((field) => field.of === noun && field.frameField?.key === true) ??
    table.fields.find((field) => fieldOfNoun(field, noun, last)) ??
    addKeyOf(noun, table, lookup);
  shown.of = noun;
  makeNumbered(shown, noun);
  shown.source = "stated";
  shown.span ??= { start: found.start, end: found.end };
  say(
    notes,
    shown,
    table,
    "entities",
    `there are ${found.count} different values of ${shown.name}`,
    { count: found.count },
    found,
  );
  return subject;
}

/** Only codes are as many as are asked for; a name drawn from a list is not. */
function makeNumbered(field: DraftField, noun: string): void {
  const { kind } = field.model;
  if (kind === "code" || kind === "sequence" || kind === "uuid" || kind === "hex" || kind === "identifier" || kind === "template") return;
  field.type = "id";
  field.model = {
    kind: "code",
    prefix: `${noun
      .replace(/[^a-z]/g, "")
      .slice(0, 3)
      .toUpperCase()}-`,
    radix: 10,
    width: 5,
    order: "sequence",
  };
}

export function subjectNamed(table: DraftTable, name: string): DraftSubject {
  const known = table.subjects.find((subject) => subject.name === name);
  if (known !== undefined) return known;
  const subject: DraftSubject = { name, count: undefined, spread: "skewed", places: undefined, cities: undefined };
  table.subjects.push(subject);
  return subject;
}

function addKeyOf(noun: string, table: DraftTable, lookup: Lookup): DraftField {
  const own = table.frame?.fields.find(
    (field) => field.of === noun && lookup.vocabulary.types.get(field.type)?.type === "id",
  );
  const type = own === undefined ? lookup.vocabulary.types.get(`${noun}_id`) : lookup.vocabulary.types.get(own.type);
  const taken = new Set(table.fields.map((field) => field.name));
  const name = freeName(own?.name ?? `${noun.slice(0, 58)}_id`, taken);
  const semantic: SemanticType =
    type === undefined
      ? {
          id: name,
          type: "id",
          meaning: `Identifies the ${noun.replaceAll("_", " ")}.`,
          names: { en: name.replaceAll("_", " ") },
          model: {
            kind: "code",
            prefix: `${noun
              .replace(/[^a-z]/g, "")
              .slice(0, 3)
              .toUpperCase()}-`,
            radix: 10,
            width: 5,
            order: "sequence",
          },
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
  const key = table.fields.findIndex((each) => each.type !== "id");
  table.fields.splice(key < 0 ? table.fields.length : Math.min(key, 1), 0, field);
  return field;
}

/** Every field whose frame says so is an attribute of its subject, unless the row is that thing itself. */
export function attachSubjects(table: DraftTable): void {
  const record = recordWords(table);
  for (const field of table.fields) {
    // The id of something that rows speak of again and again does not count the rows.
    const { subject } = field.semantic;
    if (
      field.of === undefined &&
      field.frameField === null &&
      field.type === "id" &&
      subject !== undefined &&
      !field.unique
    ) {
      const own = record.has(wordKey(subject)) || field.name === "id" || field.name === `${table.name}_id`;
      if (!own) field.of = subject;
    }
    if (field.of === undefined) continue;
    if (record.has(wordKey(field.of)) && table.layout.kind === "rows" && table.frame?.layout === undefined) {
      field.of = undefined;
      continue;
    }
    subjectNamed(table, field.of);
  }
}
