import { isKindNoun } from "../../extract/member-list.ts";
import { unitNamed } from "../../extract/units.ts";
import { knownMeaning, ofFrame } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { frameFieldOf } from "../words/lookup.ts";
import { textOf, wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { asEnumeration, enumerationOf, isStateWord, plainName } from "./choice-name.ts";
import { type InlineMembers, type Mention, mentionInList } from "./mention.ts";
import { outcomeOf } from "./outcome-pairs.ts";
import { isKnown, named, type Reading } from "./reading.ts";

/** "action allow or deny", "tariff zone A, B or C", "interior/exterior", "network base". */
export function inlineMembers(
  items: readonly Item[],
  index: number,
  reading: Reading,
): (InlineMembers & { readonly count: number }) | undefined {
  const first = items[index] as Item;
  const words = stripped(first.words);
  if (words.length === 0 || words.some((word) => word.identifier !== undefined) || first.inner.length > 0)
    return undefined;
  // "customs cleared y/n" is a flag, whatever customs may be.
  if (first.founds.some(({ found }) => found.kind === "members" && /^(?:y|yes|true)$/i.test(found.values[0] ?? "")))
    return undefined;
  const others = alternatives(items, index);
  const rest = others.map((item) => beforeBoundary(stripped(item.words)));
  const span = { start: first.start, end: (others.at(-1) ?? first).end };
  const fields = others.filter(({ words: own, founds }) => founds.length > 0 || isKnown(stripped(own), reading));
  const areStrange = others.length > 1 && fields.length * 2 <= others.length;
  // "one-off or monthly": one word, though two by its hyphen.
  const isOneWord = words.every((word) => word.start === words[0]?.start);
  const meaning =
    words.length > 1 && !isOneWord ? nameBeforeMembers(words, rest.length > 0, reading, areStrange) : undefined;
  if (meaning !== undefined) {
    const tail = words.slice(meaning.words.length);
    const own = tail.every((word) => word.text.length === 1) ? tail.map((word) => [word]) : [tail];
    const values = [...own, ...rest].map(textOf);
    if (values.length === 1 && !isMemberOf(meaning, tail)) return undefined;
    const more = values.length === 1 ? furtherMembers(items, index, meaning, reading) : [];
    const end = more.at(-1)?.end ?? span.end;
    const all = [...values, ...more.map(({ words: own }) => textOf(stripped(own)))];
    // "3% with status error": the share is that of the one member.
    const led = first.founds.find(({ found }) => found.kind === "rate" && found.end <= (words[0]?.start ?? 0))?.found;
    const shares = all.length === 1 && led?.kind === "rate" && led.of === undefined ? [led.rate] : undefined;
    const count = 1 + others.length + more.length;
    return {
      mention: mentionInList(meaning, first, meaning.words),
      values: all,
      ...(shares === undefined ? {} : { shares }),
      count,
      start: span.start,
      end,
    };
  }
  const [other] = rest;
  if (rest.length !== 1 || !isOneWord || other?.length !== 1 || first.founds.length > 0) return undefined;
  // "EUR/MWh" is what something is told in.
  if (first.joint === "/" && other.every(({ text }) => unitNamed(text) !== undefined)) return undefined;
  const mention = choiceOf(items, first, words, other, reading);
  return mention === undefined ? undefined : { mention, values: [textOf(words), textOf(other)], count: 2, ...span };
}

/** "temperament calm, nervous, aggressive": behind a known member come others, up to the next field. */
function furtherMembers(items: readonly Item[], index: number, meaning: Meaning, reading: Reading): readonly Item[] {
  const more: Item[] = [];
  for (let at = index; items[at]?.joint === "," || items[at]?.joint === "or" || items[at]?.joint === "and"; at += 1) {
    const next = items[at + 1];
    if (next === undefined || next.sentence !== items[index]?.sentence) break;
    const words = stripped(next.words);
    const isPlain = next.founds.length === 0 && next.inner.length === 0 && words.length === 1;
    if (!isPlain || words[0]?.identifier !== undefined) break;
    if (!isMemberOf(meaning, words) && (isKnown(words, reading) || items[at]?.joint === "and")) break;
    more.push(next);
  }
  // One stranger behind one member may well be a field.
  return more.length === 1 && !more.every(({ words }) => isMemberOf(meaning, stripped(words))) ? [] : more;
}

/** The items that an "or" or a slash puts beside the first. */
function alternatives(items: readonly Item[], index: number): readonly Item[] {
  const others: Item[] = [];
  for (let at = index; items[at]?.joint === "or" || items[at]?.joint === "/" || items[at]?.joint === "|"; at += 1) {
    const next = items[at + 1];
    if (next === undefined || next.words.length === 0 || next.words.length > 3) break;
    if (next.sentence !== items[index]?.sentence) break;
    others.push(next);
  }
  return others;
}

/** "interior/exterior", "new or used": two words that are no fields are a choice. */
function choiceOf(
  items: readonly Item[],
  first: Item,
  words: readonly Word[],
  other: readonly Word[],
  reading: Reading,
): Mention | undefined {
  const { lookup } = reading;
  const choice =
    first.joint === "or" && frameFieldOf(words, lookup) === undefined && frameFieldOf(other, lookup) === undefined;
  const outcome = outcomeOf(words, other, reading);
  if (outcome !== undefined) return mentionInList(outcome, first, outcome.words);
  if (!choice && (isField(words, reading) || isField(other, reading))) return undefined;
  const own = fieldOfBoth(words, other, reading);
  const both = [...words, ...(first.joint === "or" ? wordLike("or", words) : []), ...other];
  if (own !== undefined) return mentionInList({ ...own, words: both }, first, both);
  const members = [words, other];
  // "dead or alive" may be a flag of one of them.
  const areStates = members.every((member) => isStateWord(textOf(member).toLowerCase()));
  const name = areStates ? textOf(both) : plainName(members, items, reading);
  const meaning = enumerationOf(members, reading) ?? asEnumeration(name, members, reading);
  return mentionInList(meaning, first, meaning.words);
}

/** "call or put" among option quotes: the domain has a field with these members. */
function fieldOfBoth(
  words: readonly Word[],
  other: readonly Word[],
  { lookup: { frame, vocabulary } }: Reading,
): Meaning | undefined {
  if (frame === null) return undefined;
  const [one, two] = [words, other].map((each) =>
    vocabulary.frameMember(frame, phraseKey(each.map(({ text }) => text))),
  );
  const type = one === undefined ? undefined : vocabulary.types.get(one.field.type);
  if (one === undefined || type === undefined || one.field !== two?.field) return undefined;
  return { words, field: one.field, type: ofFrame(one.field, type), by: "frame", confidence: 0.8 };
}

function isField(words: readonly Word[], { lookup }: Reading): boolean {
  const known = knownMeaning(words, lookup);
  return known !== undefined && (known.by === "frame" || known.type.type !== "int");
}

/** The longest name before one or two words that are no part of it. */
export function nameBeforeMembers(
  words: readonly Word[],
  hasAlternatives: boolean,
  reading: Reading,
  areStrange = false,
): Meaning | undefined {
  if (isKnown(words, reading)) return undefined;
  const letters = words.findIndex((word) => word.text.length === 1 && /[A-Z0-9]/.test(word.text));
  if (hasAlternatives && letters > 0 && words.slice(letters).every((word) => word.text.length === 1))
    return ofName(words.slice(0, letters), reading);
  // "transport stdio or http": neither word is known, the first names what the others are.
  if (hasAlternatives && words.length === 2 && words.every((word) => !isKnown([word], reading)))
    return ofName(words.slice(0, 1), reading);
  // "shape box / tube / bag": behind a noun of kinds stand its members, whatever else one of them may be.
  const [kind] = words;
  if (areStrange && words.length === 2 && kind !== undefined && isKindNoun(kind.english))
    return ofName(words.slice(0, 1), reading);
  for (let length = words.length - 1; length >= Math.max(1, words.length - 3); length -= 1) {
    const name = words.slice(0, length);
    const meaning = knownMeaning(name, reading.lookup);
    if (meaning === undefined) continue;
    const { type } = meaning.type;
    if (type !== "enum" && type !== "string" && !(hasAlternatives && type === "bool")) continue;
    return { ...meaning, words: name };
  }
  // "area stalls / circle / gallery": whatever the name is elsewhere, here a word of no field stands behind it.
  const [, member] = words;
  if (hasAlternatives && areStrange && words.length === 2 && member !== undefined && !isKnown([member], reading))
    return ofName(words.slice(0, 1), reading);
  return undefined;
}

function ofName(name: readonly Word[], reading: Reading): Meaning {
  return { ...named(name, reading).meaning, words: name };
}

function isMemberOf({ type }: Meaning, words: readonly Word[]): boolean {
  if (type.model.kind !== "choice") return false;
  const key = phraseKey(words.map((word) => word.text));
  return type.model.values.some((value) => phraseKey(wordsOf(value)) === key);
}
