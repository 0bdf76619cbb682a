import { eventColumns, FEWEST_EVENTS } from "../../text/event-columns.ts";
import type { Item } from "../words/items.ts";
import { textOf, withoutHint } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { quotedWords } from "../words/pieces.ts";
import { isAboutField, LONGEST_NAME, type Mention, mentionInList } from "./mention.ts";
import { areNamesOfCounted } from "./names-of-counted.ts";
import { isKnown, named, type Reading } from "./reading.ts";

/** "sensor readings (timestamp, temperature, humidity)", "CREATE TABLE t (...)": the brackets list fields. */
export function bracketsAreFields(item: Item, reading: Reading): boolean {
  const phrases = item.inner.filter((inner) => inner.words.length > 0);
  if (phrases.length < 2) return isOneKey(item, phrases[0], reading) || isStepAgain(item, phrases[0]);
  if (areEvents(item, phrases, reading) || areNames(item, phrases, reading)) return false;
  const known = phrases.filter(
    ({ words }) =>
      words.some((word) => word.identifier !== undefined) ||
      withoutHint(words, reading.isSql).hint !== null ||
      isKnown(stripped(words), reading),
  );
  const said = phrases.filter(({ founds }) => founds.some(({ found }) => isAboutField(found)));
  return known.length * 2 >= phrases.length || (phrases.length > 2 && known.length + said.length >= phrases.length / 2);
}

/** "in 5 departments (Sales, Legal, IT, HR, Finance)" */
function areNames({ founds }: Item, phrases: readonly Item[], reading: Reading): boolean {
  const [first] = phrases;
  const counted = founds.findLast(({ found }) => found.kind === "entities" && found.end <= (first?.start ?? 0))?.found;
  const names = phrases.map((phrase) => textOf(phrase.words));
  return counted?.kind === "entities" && areNamesOfCounted(counted, names, reading.lookup);
}

/** "20k app events (login, class_booked, logout)" */
function areEvents(item: Item, phrases: readonly Item[], reading: Reading): boolean {
  const isCounted = item.founds.some(({ found }) => found.kind === "entities" && /(?:^| )event$/.test(found.noun));
  return (
    (isCounted || item.words.at(-1)?.english === "event") &&
    areKinds(
      phrases.map(({ words }) => words),
      reading,
    )
  );
}

/** Neither columns of an event nor what is measured at it. */
function areKinds(phrases: readonly (readonly Word[])[], reading: Reading): boolean {
  const isColumn = (words: readonly Word[]): boolean => {
    const [first] = words;
    const isAlone = words.length === 1 || first?.identifier !== undefined;
    const isMeasure = isKnown(words, reading) && /^(?:int|number)$/.test(named(words, reading).meaning.type.type);
    return isMeasure || (isAlone && eventColumns.test(first?.identifier ?? first?.english ?? ""));
  };
  return phrases.length >= FEWEST_EVENTS && !phrases.some(isColumn);
}

/** "one row per round (round 1-8)": the bracket tells of the step what its column holds. */
function isStepAgain(item: Item, phrase: Item | undefined): boolean {
  const [word, ...more] = phrase?.words ?? [];
  return (
    word !== undefined &&
    more.length === 0 &&
    item.founds.some(({ found }) => found.kind === "belongs" && found.parent === word.english) &&
    phrase?.founds.some(({ found }) => found.kind === "range") === true
  );
}

/** "10,000 wallets (address 0x..., unique)": one field, of which something is said that only keys have. */
function isOneKey(item: Item, phrase: Item | undefined, reading: Reading): boolean {
  const isCounted = item.founds.some(({ found }) => found.kind === "entities");
  if (phrase === undefined || item.zone !== "head" || !isCounted) return false;
  const isKey = item.inner.some(({ founds }) =>
    founds.some(({ found }) => /^(?:prefix|shape|unique)$/.test(found.kind)),
  );
  return isKey && isKnown(stripped(phrase.words), reading);
}

/** Whether what stands in brackets behind a field are fields ("location (lat, lon)"), not members, units or explanations. */
export function bracketsAreParts(item: Item, { meaning }: Mention, reading: Reading): boolean {
  if (meaning.type.type === "enum" && meaning.by !== "form") return false;
  const phrases = item.inner.filter((inner) => inner.words.length > 0);
  if (phrases.length < 2) return false;
  const known = phrases.filter((inner) => {
    const words = stripped(inner.words);
    return isKnown(words, reading) || words.some((word) => word.identifier !== undefined);
  });
  return known.length * 2 > phrases.length;
}

/** "400 suppliers (id, name, country)": what stands behind a number of things are their fields. */
export function fieldsOfCounted(item: Item, reading: Reading): readonly Mention[] {
  const { found: entity } = item.founds.find(({ found }) => found.kind === "entities") ?? {};
  const { found: list } = item.founds.find(({ found }) => found.kind === "members") ?? {};
  // "500 tickets classified as bug, question or request": members of something have no fields among them.
  if (entity === undefined || list?.kind !== "members" || list.start < entity.end || list.of !== undefined) return [];
  const { found: last } =
    item.founds.findLast(({ found }) => found.kind === "entities" && found.end <= list.start) ?? {};
  if (last?.kind === "entities" && areNamesOfCounted(last, list.values, reading.lookup)) return [];
  const phrases = list.values.map((value) => stripped(quotedWords(value, list, reading.findings.language)));
  const meant = phrases.filter((words) => words.length > 0 && words.length <= LONGEST_NAME);
  if (entity.kind === "entities" && happenings.test(entity.noun) && !meant.some((words) => isColumn(words, reading)))
    return [];
  if (entity.kind === "entities" && /(?:^| )event$/.test(entity.noun) && areKinds(meant, reading)) return [];
  const known = meant.filter((words) => isKnown(words, reading));
  if (known.length * 2 < meant.length) return [];
  return meant.map((words) => mentionInList(named(words, reading).meaning, item, words));
}

/** What has kinds rather than columns in the brackets behind it: "5,000 customer interactions (call, chat, visit)". */
export const happenings =
  /(?:^| )(?:event|action|alert|alarm|notification|interaction|activity|click|tap|touchpoint|gesture|incident)$/;

/** A key, a time or an amount is no kind of what happens. */
function isColumn(words: readonly Word[], reading: Reading): boolean {
  if (!isKnown(words, reading)) return false;
  const { id, type, unit } = named(words, reading).meaning.type;
  const last = words.at(-1)?.english ?? "";
  return (
    /^(?:date|datetime)$/.test(type) ||
    (unit !== undefined && unit !== "currency") ||
    /^(?:id|name|type|status|user|device|amount|price|url|page|duration|count|country)$/.test(last) ||
    id === "name"
  );
}
