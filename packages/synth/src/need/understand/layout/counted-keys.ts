import type { Found } from "../../findings.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { DraftField, DraftNotes, DraftTable } from "../draft/draft.ts";
import { prefixOf } from "../draft/key-prefix.ts";
import { say } from "../draft/saying.ts";
import type { Lookup } from "../words/lookup.ts";
import { lastKey, slugOf } from "../words/phrase.ts";

type Entities = Extract<Found, { kind: "entities" }>;

/** So many different values of a field, as understood. */
export function sayCount(field: DraftField, found: Entities, table: DraftTable, notes: DraftNotes): void {
  const statement = `there are ${found.count} different values of ${field.name}`;
  say(notes, field, table, "entities", statement, { count: found.count }, found);
}

/** "180 runs" have a run id, whatever the domain calls its rows; a name that is a word of many tables says nothing. */
export function callKeyBy(found: Entities, table: DraftTable, record: ReadonlySet<string>, notes: DraftNotes): void {
  const noun = lastKey(found.noun);
  const [key, ...others] = table.fields.filter(({ frameField }) => frameField?.key === true);
  if (key === undefined || others.length > 0 || key.source !== "implied" || key.model.kind !== "code") return;
  if (noun.length < 3 || plainRows.has(noun) || record.has(noun)) return;
  const name = `${slugOf([noun]).slice(0, 58)}_id`;
  if (table.fields.some((each) => each.name === name)) return;
  key.name = name;
  key.model = { ...key.model, prefix: prefixOf(noun) };
  key.meaning = `Identifies the ${noun}.`;
  // "300 chats" are as many rows as chats: each has one.
  const subject = table.subjects.find((each) => each.name === key.of);
  if (subject !== undefined) subject.count = found.count;
  sayCount(key, found, table, notes);
}

const plainRows = new Set(
  "row record entry line item sample registro registo zeile ligne linha fila datensatz".split(" "),
);

/** "20 sensors" are told apart by a sensor id, whatever the domain calls such a thing. */
export function callAs(field: DraftField, noun: string, table: DraftTable, { vocabulary }: Lookup): void {
  const name = isDomain(noun) ? noun : `${noun.slice(0, 58)}_id`;
  // Stocks are told apart by their symbols.
  if (field.name === name || field.type !== "id" || table.fields.some((each) => each.name === name)) return;
  const known = vocabulary.types.get(name);
  field.name = name;
  if (known?.type === field.type) {
    field.model = known.model;
    field.meaning = known.meaning;
  } else if (isDomain(noun)) {
    const { meaning, model } = domainsOf(noun);
    Object.assign(field, { meaning, model });
  } else if (field.model.kind === "code") {
    field.model = { ...field.model, prefix: prefixOf(noun) };
    field.meaning = `Identifies the ${noun.replaceAll("_", " ")}.`;
  }
}

/** "5,000 company domains" are told by themselves and need no key. */
export function isDomain(noun: string): boolean {
  return /(?:^|_)domain$/.test(noun);
}

export function domainsOf(noun: string): SemanticType {
  const said = noun.replaceAll("_", " ");
  const model = { kind: "template", template: "aaaaaa99.ex\\ample" } as const;
  return { id: noun, type: "id", meaning: `The ${said}, of a reserved ending.`, names: { en: said }, model };
}

/** Models whose values are as many as are asked for; a name drawn from a list may come twice. */
export const numbered = new Set(["code", "sequence", "uuid", "hex", "identifier", "template"]);
/** So few people have names of their own. */
const FEW_PEOPLE = 50;

export function makeNumbered(field: DraftField, noun: string, count: number): void {
  if (numbered.has(field.model.kind) || (field.model.kind === "person" && count <= FEW_PEOPLE)) return;
  field.type = "id";
  field.model = { kind: "code", prefix: prefixOf(noun), radix: 10, width: 5, order: "sequence" };
}
