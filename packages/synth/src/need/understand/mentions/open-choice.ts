import { isLedState } from "../../extract/led-labels.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { isAdjective, textOf, wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { asEnumeration, enumerationOf, isDone, isStateWord, plainName } from "./choice-name.ts";
import { isLevel } from "./member-words.ts";
import { type InlineMembers, type Mention, mentionAt } from "./mention.ts";
import { outcomeOf } from "./outcome-pairs.ts";
import type { Reading } from "./reading.ts";

const MOST = 12;
/** Members have so many words at most. */
const LONGEST = 3;
type Members = readonly (readonly Word[])[];

/**
 * "rooms: single, double or suite, price": nobody joins columns by "or". Members are what is no column: the enumeration that knows
 * them names the column, else the noun behind the last ("first or second serve"), else what the need is about.
 */
export function openChoice(
  items: readonly Item[],
  index: number,
  before: readonly Mention[],
  reading: Reading,
): (InlineMembers & { readonly count: number }) | undefined {
  const first = items[index] as Item;
  const count = lengthOf(items, index);
  if (count < 2) return undefined;
  const told = items.slice(index, index + count).map(({ words }) => words);
  const arePlaced = told.slice(1).some(isPlaced);
  const isWhole = (words: readonly Word[]): boolean =>
    (arePlaced && isPlaced(words)) || isLedState(textOf(words).toLowerCase());
  const members = told.map((words) => (isWhole(words) ? words : memberOf(words)));
  if (!members.every(isMemberLike) || (members[0]?.length ?? 0) > LONGEST) return undefined;
  if (beginsLater(members, items[index - 1], reading)) return undefined;
  if (members.length > 2 && (isTopic(members[0] ?? [], items) || areRows(items, index))) return undefined;
  const named = namedChoice(members, items, before, reading);
  if (named === undefined) return undefined;
  const span = { start: first.start, end: items[index + count - 1]?.end ?? first.end };
  const { meaning, values } = named;
  return { mention: mentionAt(meaning, first, span, meaning.words, true), values: values.map(textOf), count, ...span };
}

/** The "lift" of "lift maintenance: lift, planned or emergency" is what the need is about. */
function isTopic(words: readonly Word[], items: readonly Item[]): boolean {
  const [only, ...more] = words;
  return (
    more.length === 0 && items[0]?.zone === "head" && items[0].words.some(({ english }) => english === only?.english)
  );
}

/** The "photos" of "photos, portrait or landscape, width" at the head of the need. */
function areRows(items: readonly Item[], index: number): boolean {
  const last = items[index]?.words.at(-1);
  return index === 0 && last !== undefined && isInPlural(last);
}

/** "peer, prefix, announce or withdraw": what stands in a list before two members of one enumeration is none of it. */
function beginsLater(members: Members, ahead: Item | undefined, reading: Reading): boolean {
  const own = members.length < 3 ? undefined : enumerationOf(members.slice(-2), reading);
  if (own === undefined || isOf(members[0] ?? [], own)) return false;
  // "books: hardback, paperback or ebook": what opens the list may be a member that the enumeration calls otherwise.
  return members.length > 3 || (ahead?.zone === "list" && ahead.joint === ",");
}

function isOf(words: readonly Word[], { type: { model } }: Meaning): boolean {
  const text = textOf(words).toLowerCase();
  return model.kind === "choice" && model.values.some((value) => value.toLowerCase().replaceAll("_", " ") === text);
}

interface NamedChoice {
  readonly meaning: Meaning;
  readonly values: Members;
}

function namedChoice(
  members: Members,
  items: readonly Item[],
  before: readonly Mention[],
  reading: Reading,
): NamedChoice | undefined {
  const headed = withoutHead(members, reading);
  if (headed !== undefined) {
    const own = enumerationOf(headed.values, reading);
    const meaning = own?.by === "frame" ? own : asEnumeration(headed.name, headed.values, reading);
    return { meaning, values: headed.values };
  }
  const meaning = contraries(members, reading) ?? sharedType(members, reading) ?? enumerationOf(members, reading);
  if (meaning !== undefined && areNoColumns(members, meaning, reading)) return { meaning, values: members };
  // "surface road or trail": a name stands before its first member.
  const areDone = members.length === 2 && members.every((words) => saysDone(words, reading));
  const isLoose = (words: readonly Word[], at: number): boolean =>
    words.length > 1 && !isOneWord(words) && !isPlaced(words) && !areDone && !(members.length === 2 && at === 1);
  if (members.some(isLoose)) return undefined;
  if (!areNoColumns(members, undefined, reading)) return undefined;
  const plain = asEnumeration(plainName(members, items, reading), members, reading);
  const isTaken = before.some((mention) => textOf(mention.words) === textOf(plain.words));
  return isTaken ? undefined : { meaning: plain, values: members };
}

/** So many items are joined by commas up to the last "or". */
function lengthOf(items: readonly Item[], index: number): number {
  let end = index;
  while (items[end]?.joint === "," && isPlain(items[end]) && end - index < MOST) end += 1;
  if (items[end]?.joint !== "or") return 0;
  while (items[end]?.joint === "or" && isPlain(items[end])) end += 1;
  const last = items[end];
  const isSame = last?.sentence === items[index]?.sentence;
  // "on display or in storage (8% on display)"
  const isShared = last?.inner.every(({ founds: [only, ...more] }) => more.length === 0 && only?.found.kind === "rate");
  return isSame && last !== undefined && isPlain(isShared === true ? { ...last, inner: [] } : last)
    ? end - index + 1
    : 0;
}

function isPlain(item: Item | undefined): boolean {
  if (item === undefined || item.zone !== "list" || item.founds.length + item.inner.length > 0) return false;
  // "furnished or not, garden or terrace": what is so or not is a column of its own.
  if (item.words.length > 1 && item.words.at(-1)?.text === "flag") return false;
  return item.words.length > 0 && item.words.length <= LONGEST + 1;
}

/** "on display", "in storage", "at the clinic" */
function isPlaced(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    words.length <= LONGEST &&
    /^(?:on|in|at|off|under|out|en|with|con|avec|mit|com)$/.test(words[0]?.folded ?? "")
  );
}

/** "en attente" keeps its preposition; an article or what opens a choice is no part of a member. */
function memberOf(words: readonly Word[]): readonly Word[] {
  const isOpener = /^(?:either|entweder|as|als|is|in|by|with|of|labelled|labeled)$/.test(words[0]?.folded ?? "");
  const own = /^(?:en|on|in)$/.test(words[0]?.folded ?? "") && words.length === 2 ? words : stripped(words);
  const bare = beforeBoundary(isOpener ? stripped(words.slice(1)) : own);
  // "print, digital or both"
  return bare.length === 0 ? words : bare;
}

function isMemberLike(words: readonly Word[]): boolean {
  return words.length > 0 && !/^(?:not|no|nicht|nein|non|nao|more|less|so|other)$/.test(words[0]?.folded ?? "");
}

function isOneWord(words: readonly Word[]): boolean {
  return words.every(({ start }) => start === words[0]?.start);
}

/** "success or error" */
function contraries(members: Members, reading: Reading): Meaning | undefined {
  const [one, two] = members;
  return one === undefined || two === undefined || members.length > 2 ? undefined : outcomeOf(one, two, reading);
}

/** "smoker, non-smoker or ex-smoker": names of one enumeration are its members. */
function sharedType(members: Members, { lookup }: Reading): Meaning | undefined {
  const [first, ...others] = members.map((words) => knownMeaning(words, lookup));
  if (first?.type.type !== "enum" || others.length === 0) return undefined;
  if (!others.every((other) => other?.type.id === first.type.id)) return undefined;
  const name = (first.field?.name ?? first.type.id).replaceAll("_", " ");
  return { ...first, words: name.split(" ").flatMap((word) => wordLike(word, members[0] ?? [])) };
}

/**
 * No member is a column by itself. A flag elsewhere is a state here ("paid, shipped or cancelled"), a member of the enumeration is what
 * it is, and where the others are members so are those beside the "or".
 */
function areNoColumns(members: Members, meaning: Meaning | undefined, { lookup }: Reading): boolean {
  const values = meaning?.type.model.kind === "choice" ? meaning.type.model.values : [];
  const isColumn = (words: readonly Word[], at: number): boolean => {
    const known = isPlaced(words) ? undefined : knownMeaning(words, lookup);
    if (known === undefined || known.type.type === "bool") return false;
    const text = textOf(words).toLowerCase();
    if (isLevel(text) || isStateWord(text) || isDone(words, lookup.language)) return false;
    if (meaning !== undefined && at > members.length - 3) return false;
    return !values.some((value) => value.toLowerCase().replaceAll("_", " ") === text);
  };
  const columns = members.filter(isColumn);
  // "AC or DC": one of them may mean something else elsewhere, but is no column of the domain.
  const isOfFrame = (words: readonly Word[]): boolean => knownMeaning(words, lookup)?.by === "frame";
  return (
    columns.length === 0 || (columns.length * 2 <= members.length && members.length < 3 && !columns.some(isOfFrame))
  );
}

const particles = /^(?:away|out|off|up|down|in|on|over|back|through|still|again|apart|together|only)$/;

/** "walked away", "part paid", "standing still": all its words say what was done. */
function saysDone(words: readonly Word[], { lookup: { language } }: Reading): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return false;
  const deed = particles.test(last.folded) ? words.at(-2) : last;
  return deed !== undefined && (isDone([deed], language) || (deed !== last && /ing$/.test(deed.folded)));
}

const sorts =
  /^(?:first|second|third|last|fixed|variable|full|half|single|double|new|used|old|free|fast|slow|standard|express|hot|cold|soft|hard|whole|light|dark|red|white|green|blue|black|left|right|open|short|long|local|private|public|solo|team|oat|cow|soy|premium|basic|regular|casual|occasional|returning|repeat|internal|external|online|offline|early|late|minor|major|primary|secondary|native|senior|junior|own|foreign|day|night|overnight|morning|evening|weekday|weekend|boarding|return|one-way|member|guest|pass|fail|smoking|quiet|daily|weekly|monthly|yearly|annual|main|side|residential|commercial|business|personal|rural|urban|domestic|international)$/;

/** "standard or express shipping", "low, medium or high impact": what the last has behind its own word is what all of them are of. */
function withoutHead(
  members: Members,
  reading: Reading,
): { readonly name: string; readonly values: Members } | undefined {
  const last = members.at(-1) ?? [];
  const others = members.slice(0, -1);
  const [word, noun] = last;
  if (last.length !== 2 || word === undefined || noun === undefined || isOneWord(last)) return undefined;
  if (saysDone(last, reading)) return undefined;
  if (others.some((words) => words.length > 1 && !isOneWord(words))) return undefined;
  const isSort = (each: readonly Word[]): boolean => {
    const only = each[0];
    if (only === undefined) return false;
    const known = knownMeaning(each, reading.lookup)?.type.type;
    return (
      sorts.test(only.folded) ||
      isLevel(only.folded) ||
      (isAdjective(only) && (known === undefined || known === "bool"))
    );
  };
  const values = [...others, [word]];
  // "raw or pasteurised milk": beside what has been done to it stands what may be said of it, too.
  const isMade = isDone([word], reading.lookup.language);
  const kind = knownMeaning([noun], reading.lookup)?.type.type;
  const isMeasure = kind === "number" || kind === "int" || kind === "id" || kind === "date" || kind === "datetime";
  // "early, late or split shift": behind other sorts the last is one, unless a measure has that name.
  const isStranger = (each: readonly Word[]): boolean => knownMeaning(each, reading.lookup) === undefined;
  if (!(isMeasure ? values : others).every((each) => isSort(each) || (isMade && !isMeasure && isStranger(each))))
    return undefined;
  return { name: isMeasure ? `${noun.english} type` : noun.english, values };
}
