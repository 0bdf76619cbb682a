import type { Lookup } from "../words/lookup.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { type DraftField, type DraftTable, isTime } from "./draft.ts";

function keyOf(field: DraftField): string {
  return phraseKey(field.name.split("_"));
}

/** Whether the words of a relation are those of a field, and not only of its kind: "votes cast" are no "spoilt votes". */
export function isNamed(phrase: string, table: DraftTable): boolean {
  return fieldOfWords(keySaid(phrase), table) !== undefined;
}

const shells = new Set("date time at on timestamp amount value price cost sum".split(" "));

/** Whether a column is called so, but for words that any amount or time may have: "delay" is no "delay cause". */
export function isCalled(phrase: string, table: DraftTable): boolean {
  const words = new Set(keySaid(phrase).split(" "));
  return table.fields.some((field) => {
    const name = keyOf(field).split(" ");
    const others = name.filter((word) => !words.has(word));
    return name.length - others.length === words.size && others.every((word) => shells.has(word));
  });
}

/** "total à payer", "amount to pay": what is to be done with it is no part of a short name. */
const toDo = /(?<=\S )(?:à|a|zu|to) (?:payer|pagar|zahlen|pay|be paid|cobrar|recevoir|receive)$/i;

/** "la turbidez", "des Kaufpreises": with a noun behind it. */
const article =
  /^(?:el|la|los|las|lo|le|les|l'|der|die|das|den|dem|des|o|os|as|do|da|dos|das|du|del|un|una|une|um|uma|ein|eine|su|sus|son|sa|ses|seu|sua)\s+(?=\S)/i;

function keySaid(phrase: string): string {
  return phraseKey(
    wordsOf(phrase.replace(toDo, "").replace(article, "")).filter(
      (word) => !/^(?:the|a|an|its|their|my|our|your|his|her|of|each|all)$/i.test(word),
    ),
  );
}

/** The field that the side of a relation names. */
export function fieldSaid(phrase: string, table: DraftTable, lookup: Lookup): DraftField | undefined {
  const key = keySaid(phrase);
  if (key === "") return undefined;
  const own = table.fields.find((field) => keyOf(field) === key);
  if (own !== undefined) return own;
  const frame = lookup.frame === null ? undefined : lookup.vocabulary.frameField(lookup.frame, key);
  if (frame !== undefined) {
    const field = table.fields.find((each) => each.frameField === frame);
    if (field !== undefined) return field;
  }
  return fieldOfMeaning(key, table, lookup) ?? fieldOfWords(key, table);
}

/** "the end reading" of an odometer is what it shows at the end. */
function withoutReading(key: string): string {
  return key.replace(/(?<=\S) reading$/, "");
}

function fieldOfMeaning(key: string, table: DraftTable, lookup: Lookup): DraftField | undefined {
  const types = new Set(lookup.vocabulary.typesNamed(key).map(({ type }) => type.id));
  const typed = table.fields.filter((field) => types.has(field.semantic.id) && !isBeside(key, keyOf(field)));
  return typed.length === 1 ? typed[0] : undefined;
}

/** "end" is the end date: all words of one are words of the other. */
function fieldOfWords(said: string, table: DraftTable): DraftField | undefined {
  const exact = table.fields.find((field) => keyOf(field) === said);
  if (exact !== undefined) return exact;
  const key = withoutReading(said);
  const words = key.split(" ");
  const near = table.fields.filter((field) => {
    const name = keyOf(field).split(" ");
    return (
      words.every((word) => name.includes(word)) || (name.length > 1 && name.every((word) => words.includes(word)))
    );
  });
  if (near.length === 0) return fieldByRoots(key, table);
  return near.length === 1 ? near[0] : near.find((field) => keyOf(field).split(" ")[0] === words[0]);
}

/** "final gravity" beside "original gravity": one head, and another thing. */
export function isBeside(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  const isOrdinal = ([first = ""]: readonly string[]): boolean => /^(?:next|previous|last|first|prior)$/.test(first);
  if (isOrdinal(words) !== isOrdinal(others)) return true;
  if (words.length < 2 || others.length < 2) return false;
  // "date de rappel" beside "date de visite": where the noun of the time stands first, what follows tells them apart.
  const areTimes = words[0] === others[0] && timeNouns.has(words[0] ?? "");
  return areTimes ? words.at(-1) !== others.at(-1) : words.at(-1) === others.at(-1) && words[0] !== others[0];
}

const fillWords = new Set(
  "date time at on timestamp the of day field column up off fecha hora data heure datum de".split(" "),
);

const timeNouns = new Set("date time timestamp fecha hora data heure datum".split(" "));

/** Verbs whose participle has another root. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    send: "sent",
    pay: "paid",
    buy: "bought",
    sell: "sold",
    leave: "left",
    begin: "began",
    begun: "began",
  }),
);

/** "joining date" is `joined_on`, "drawn" is `drawn_at`: the same roots, words of time aside. */
function fieldByRoots(key: string, table: DraftTable): DraftField | undefined {
  const roots = (text: readonly string[]): string =>
    text
      .filter((word) => !fillWords.has(word) && word !== "by")
      .map((word) => (irregular.get(word) ?? word).slice(0, 4))
      .sort()
      .join(" ");
  const wanted = roots(key.split(" "));
  if (wanted === "") return undefined;
  const isOfTime = key.split(" ").some((word) => timeNouns.has(word));
  const fitting = table.fields.filter(
    (field) => roots(field.name.split("_")) === wanted && (!isOfTime || isTime(field)) && !areOpposed(key, field.name),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A caller is no callee: who does something and whom it is done to share a root. */
function areOpposed(key: string, name: string): boolean {
  const isDone = (words: string): boolean => /ee(?:$|[ _])/.test(words);
  return isDone(key) !== isDone(name);
}
