import type { FrameField } from "../../frames/frame.ts";
import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import { isParticiple } from "../../text/participles.ts";
import { inFrame, ofFrame } from "../meaning/known-meaning.ts";
import { meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { topicOf } from "../meaning/topic.ts";
import type { Item } from "../words/items.ts";
import { keysOfWords, type Lookup } from "../words/lookup.ts";
import { textOf, wordLike } from "../words/name-words.ts";
import { slugOf, wordKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { statusNames } from "./choice-kind.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { nameOfPlaces } from "./name-of-places.ts";
import type { Reading } from "./reading.ts";

type Members = readonly (readonly Word[])[];

/** The enumeration of the domain, or of any, that most of the members are of: "hardback, paperback or ebook" are formats of books. */
export function enumerationOf(members: Members, reading: Reading): Meaning | undefined {
  const { vocabulary, frame } = reading.lookup;
  const keys = members.map(keysOfWords);
  const near = members[0] ?? [];
  let own: { readonly field: FrameField; readonly count: number } | undefined;
  for (const field of frame?.fields ?? []) {
    const model = field.model ?? vocabulary.types.get(field.type)?.model;
    if (model?.kind !== "choice" || model.values.length > LONG_LIST) continue;
    const values = new Set(
      model.values.map((value) =>
        slugOf([value])
          .split("_")
          .map((word) => wordKey(word))
          .join(" "),
      ),
    );
    const count = keys.filter((each) => each.some((key) => values.has(key))).length;
    if (isMost(count, keys.length) && count > (own?.count ?? 0)) own = { field, count };
  }
  if (own !== undefined) {
    const name = wordLike(own.field.name.replaceAll("_", " "), near);
    return inFrame(name, own.field, reading.lookup, "frame", 0.8);
  }
  const type = placeType(members, reading.lookup) ?? typeWith(keys, reading.lookup);
  return type === undefined
    ? undefined
    : {
        words: shortNameIn(type, reading.lookup)
          .split(" ")
          .flatMap((word) => wordLike(word, near)),
        field: null,
        type,
        by: "type",
        confidence: 0.7,
      };
}

/** Lists longer than this are of names, which show no kind. */
const LONG_LIST = 40;

/** Both of two, else more than half of them. */
function isMost(count: number, of: number): boolean {
  return of < 3 ? count === of : count > 1 && count * 2 > of;
}

/** The type with the most of the members, of several the one that has the fewest others. */
function typeWith(keys: readonly (readonly string[])[], { vocabulary }: Lookup): SemanticType | undefined {
  const counts = new Map<SemanticType, number>();
  for (const each of keys) {
    const types = new Set(each.flatMap((key) => vocabulary.typesWithMember(key)));
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  let best: SemanticType | undefined;
  let bestWorth = 0;
  for (const [type, count] of counts) {
    if (type.model.kind !== "choice" || !isMost(count, keys.length)) continue;
    const worth = count + count / type.model.values.length;
    if (worth > bestWorth) [best, bestWorth] = [type, worth];
  }
  return best;
}

function placeType(members: Members, { vocabulary }: Lookup): SemanticType | undefined {
  const name = nameOfPlaces(members.map(textOf));
  return name === undefined ? undefined : vocabulary.types.get(name);
}

/** What members are of anywhere: payment methods, species, crops. */
export function nameOfMembers(members: Members, lookup: Lookup): string | undefined {
  const keys = members.map((words) => words.map(({ folded }) => folded).join(" "));
  const kind = nameOfKind(keys, lookup.language, new Set(lookup.words.map(({ folded }) => folded)));
  if (kind !== undefined) return kind;
  const type = placeType(members, lookup) ?? typeWith(members.map(keysOfWords), lookup);
  return type === undefined ? undefined : shortNameIn(type, lookup);
}

/** What a list without a name is called: as what has such members anywhere, by how things end, or as the type of a row. */
export function nameOfList(members: Members, row: string, lookup: Lookup): string {
  const known = nameOfMembers(members, lookup);
  if (known !== undefined) return known;
  const { language } = lookup;
  const states = members.filter((words) => isDone(words, language) || bareStates.test(textOf(words).toLowerCase()));
  if (states.length * 2 > members.length) return statusNames[language];
  return /^(?:record|row|log|entry|list)$/.test(row) ? typeNames[language] : typeOfNoun[language](row);
}

/** A "quote status" is a status where nobody speaks of quotes, a "road condition" a condition where there is no road. */
function shortNameIn(type: SemanticType, { language, words }: Lookup): string {
  const name = nameIn(type, language);
  const [of, last] = name.split(" ");
  const isOwn =
    !/^(?:status|result|condition|severity|priority)$/.test(last ?? "") || words.some(({ english }) => english === of);
  return isOwn || last === undefined ? name : last;
}

function nameIn({ id, names }: SemanticType, language: Language): string {
  const own = language === "en" ? undefined : names[language]?.split("|")[0];
  return own?.replace(/^~/, "") ?? id.replaceAll("_", " ");
}

/** What has turned out so or so, or is in such a state, has a status; else it is a type of what the need is about: "room type" of "rooms: single or double". */
export function plainName(members: Members, items: readonly Item[], { lookup: { language } }: Reading): string {
  const isState = (words: readonly Word[]): boolean =>
    isDone(words, language) || (words.length > 1 && /^(?:on|in|off|out|under|en)$/.test(words[0]?.folded ?? ""));
  const isPlainState = (words: readonly Word[]): boolean => isState(words) || isStateWord(textOf(words).toLowerCase());
  const states = members.filter(isState).length;
  // "open or resolved" are states, "wired or wireless" are none.
  const isMixed = members.length === 2 && states === 1 && language === "en";
  const areStates = isMixed
    ? members.some((words) => !isState(words) && isPlainState(words))
    : states * 2 >= members.length || (members.length > 2 && members.every(isPlainState));
  if (states > 0 && areStates) return statusNames[language];
  // "partidas de cartas online" are games.
  const topic = topicOf(items).at(/^(?:es|fr|pt)$/.test(language) ? 0 : -1);
  const noun = topic === undefined ? "" : language === "en" ? topic.english : wordKey(topic.folded, language);
  const isTold =
    noun === "" ||
    noun.length < 3 ||
    /^(?:record|datum|data|row|log|entry|list|type|kind|schedule|inventory|register|history|table|sheet|report|catalogue|catalog)$/.test(
      noun,
    );
  return isTold ? typeNames[language].trim() : typeOfNoun[language](noun);
}

/** "late", "on time": how something is without having become so; "in store" and "on paper" are ways. */
const bareStates =
  /^(?:open|late|early|overdue|pending|on (?:time|hold|track|schedule)|in (?:transit|progress|process|review|dispute|default)|under (?:review|repair))$/;

const plainStates =
  /^(?:open|active|inactive|alive|dead|available|free|pending|due|overdue|late|idle|running|ready|valid|empty|full|ok|okay|clean|online|offline|live|ongoing|current|unread|new|draft|outstanding|docked|anchored|moored|sailing|underway|under way|parked|moving|idling|stationary|degraded|standby|stopped|(?:at|in|on|off|out|under|not) .+)$/;

/** "open", "hot", "full": how something is at a time. */
export function isStateWord(key: string): boolean {
  return plainStates.test(key) || temporary.test(key);
}

const temporary =
  /^(?:hot|warm|cold|docked|anchored|sailing|moored|underway|parked|moving|idling|planned|forced|degraded|pending)$/;

/** "cancelled", "enviado", "expédiée": what has been done or has happened. */
export function isDone(words: readonly Word[], language: Language): boolean {
  return words.some(({ text }) => isParticiple(text, language));
}

const typeNames: Readonly<Record<Language, string>> = { en: "type", de: "art", es: "tipo", fr: "type", pt: "tipo" };
/** What the kinds of a thing are called. */
export const typeOfNoun: Readonly<Record<Language, (noun: string) => string>> = {
  en: (noun) => `${noun} type`,
  de: (noun) => `${noun}typ`,
  es: (noun) => `tipo ${noun}`,
  fr: (noun) => `type ${noun}`,
  pt: (noun) => `tipo ${noun}`,
};

/** A name that is an enumeration of its own members, whatever else the words may mean. */
export function asEnumeration(name: string, members: Members, reading: Reading): Meaning {
  const words = name.split(" ").flatMap((word) => wordLike(word, members[0] ?? []));
  const meaning = meaningOf(words, reading.lookup, reading.owner);
  const isOwn = meaning.type.type === "enum" || meaning.type.type === "string";
  // What was put right is published by the domain's name, not by ours.
  if (isOwn) return meaning.by === "corrected" ? { ...meaning, by: "suffix" } : meaning;
  const {
    unit: _unit,
    minimum: _minimum,
    maximum: _maximum,
    ...plain
  } = meaning.field === null ? meaning.type : ofFrame(meaning.field, meaning.type);
  const model = { kind: "choice", values: members.map(textOf) } as const;
  return { ...meaning, field: null, by: "form", type: { ...plain, type: "enum", model } };
}
