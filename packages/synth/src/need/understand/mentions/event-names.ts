import { participles } from "../../text/participles.ts";
import type { Item } from "../words/items.ts";
import { textOf, wordLike } from "../words/name-words.ts";
import { type InlineMembers, type MembersMention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const FEWEST = 3;

/**
 * "level_start, level_fail, hint_used; player, session": written otherwise than the columns, they are what may happen. So are things
 * done one after the other where the need is about events: "created, picked, shipped, always in that order. event id, order id".
 */
export function eventNames(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly members: MembersMention | InlineMembers; readonly count: number } | undefined {
  const areEvents = isOfEvents(items, index);
  const names = namesFrom(items, index, reading.findings.text);
  if (names === undefined && !areEvents) return undefined;
  const field = reading.lookup.frame?.fields.find(({ name }) => /^event(?:_type|_name)?$/.test(name));
  const areNamed = field !== undefined || (names !== undefined && areDone(items.slice(index, index + names.length)));
  const run = areEvents ? (names ?? deedsFrom(items, index)) : areNamed ? names : undefined;
  const first = items[index];
  if (run === undefined || first === undefined) return undefined;
  const group = items.slice(index, index + run.length);
  const values = group.map(({ words }) => words[0]?.identifier ?? textOf(words));
  const span = { start: first.start, end: group.at(-1)?.end ?? first.end };
  if (field !== undefined) return { members: { field, values, ...span }, count: run.count };
  const words = wordLike("event", first.words).concat(wordLike("type", first.words));
  return {
    members: { mention: mentionAt(named(words, reading).meaning, first, span, words, true), values, ...span },
    count: run.count,
  };
}

const adding = /^,? (?:plus|along with|together with|each with|with|sowie|además|ainsi que)\b/i;

interface Run {
  readonly length: number;
  /** So many items it takes, with the words on their order. */
  readonly count: number;
}

/** Identifiers up to the end of their list, with plain columns behind it. */
function namesFrom(items: readonly Item[], index: number, text: string): Run | undefined {
  let end = index;
  while (isIdentifier(items[end]) || isOutcome(items[end]) || isBareDeed(items[end])) end += 1;
  const [last, next] = [items[end - 1], items[end]];
  const written = items.slice(index, end).filter(isIdentifier).length;
  if (end - index < FEWEST || written < 2 || last === undefined || next === undefined) return undefined;
  // "app_open, scan_card, finish_game, plus player, session"
  if (!endsList(last) && !adding.test(text.slice(last.end, next.words[0]?.start))) return undefined;
  if (next.words.length === 0 || next.words.some(({ identifier }) => identifier !== undefined)) return undefined;
  return { length: end - index, count: end - index };
}

/** "opened app, started book, earned badge; child id": each of them something done. */
function deedsFrom(items: readonly Item[], index: number): Run | undefined {
  let end = index;
  while (isDeed(items[end]) && (end === index || !endsList(items[end - 1]))) end += 1;
  const ordered = speaksOfOrder(items[end]) ? end + 1 : end;
  if (end - index < FEWEST || !endsList(items[ordered - 1]) || items[ordered] === undefined) return undefined;
  return { length: end - index, count: ordered - index };
}

function endsList(item: Item | undefined): boolean {
  return item !== undefined && /^[;.\n]$/.test(item.joint ?? "");
}

/** The list opens behind a colon, and what stands before it speaks of events. */
function isOfEvents(items: readonly Item[], index: number): boolean {
  const head = items.slice(0, index);
  if (head.at(-1)?.joint !== ":" || head.some(({ zone }) => zone === "list")) return false;
  return head.some(
    ({ words, founds }) =>
      words.some(({ english }) => ofEvents.test(english)) ||
      // "20k player events"
      founds.some(({ found }) => found.kind === "entities" && ofEvents.test(found.noun.split(" ").at(-1) ?? "")),
  );
}

const ofEvents = /^(?:event|clickstream|telemetry|step|evento|evenement|ereignis|ereignisse)$/;
/** What users do, as events are called. */
const deeds = new Set(
  "play pause resume seek skip stop start complete finish fail open close click tap view scroll search share like add remove checkout buy pay install uninstall login logout signup purchase swipe kill death spawn join leave follow mute rewind quit crash retry save".split(
    " ",
  ),
);

const columnNouns =
  /^(?:id|uuid|date|time|at|on|ts|count|price|amount|rate|total|name|type|value|score|number|num|no|flag|status|url|key|size|cost|by)$/;

/** "install, level_start, level_fail": each ends or begins with what is done, where no domain knows events. */
function areDone(items: readonly Item[]): boolean {
  return items.every(({ words: [word] }) => {
    const parts = (word?.identifier ?? word?.folded ?? "").toLowerCase().split("_");
    // "add_date", "view_count" are columns.
    if (columnNouns.test(parts.at(-1) ?? "")) return false;
    return [parts[0], parts.at(-1)].some((part = "") => deeds.has(part) || participles.test(part));
  });
}

/** A deed in one word, as it is listed by itself. */
function isBareDeed(item: Item | undefined): boolean {
  const [only, ...others] = wordsAlone(item);
  return others.length === 0 && deeds.has(only?.folded ?? "");
}

function isDeed(item: Item | undefined): boolean {
  const words = wordsAlone(item);
  if (words.length > 3) return false;
  return isBareDeed(item) || [words[0], words.at(-1)].some((word) => participles.test(word?.folded ?? ""));
}

/** The words of an item of a list of which nothing else is said and none is an identifier. */
function wordsAlone(item: Item | undefined): Item["words"] {
  if (item === undefined || item.zone !== "list" || item.founds.length + item.inner.length > 0) return [];
  return item.words.some(({ identifier }) => identifier !== undefined) ? [] : item.words;
}

/** "always in that order" */
function speaksOfOrder(item: Item | undefined): boolean {
  return item?.words.length === 0 && item.founds.some(({ found }) => found.kind === "inOrder");
}

function isIdentifier(item: Item | undefined): boolean {
  const identifier = item?.words[0]?.identifier;
  if (item === undefined || identifier?.includes("_") !== true || item.founds.length + item.inner.length > 0)
    return false;
  return item.words.every((word) => word.identifier === identifier);
}

/** "order_placed, picked_up, delivered": beside names of events a single participle is one too. */
function isOutcome(item: Item | undefined): boolean {
  const [only, ...others] = item?.words ?? [];
  if (item === undefined || only === undefined || others.length + item.founds.length + item.inner.length > 0)
    return false;
  return only.identifier === undefined && /..(?:ed|out|in|up)$/.test(only.folded);
}
