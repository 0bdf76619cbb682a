import { unitNamed } from "../../extract/units.ts";
import { areOpposites } from "../../text/opposites.ts";
import { participles } from "../../text/participles.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import type { JoinedPhrases } from "./mention.ts";
import { mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

type Phrase = readonly Word[];

/** Ways and turns that stand behind what they are of: "odometer out and in", "goals for and against". */
const turns = new Set(
  "out:in in:out out:back there:back up:down down:up on:off for:against before:after after:before from:to then:now today:tomorrow start:end start:finish".split(
    " ",
  ),
);
const irregular = /^(?:drawn|built|born|met|kept|read|seen|begun|lent|written)$/;
/** Nouns that only look like something done. */
const nouns = /(?:^bed|^red|speed|breed|feed|seed|weed|shed|need)$/;
const placing = /^(?:at|on|in|before|after|by)$/;

/** "lines added and removed", "battery % at start and at end", "net and gross kg": what both have stands once. */
export function sharedNoun(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const [first, second] = items.slice(index, index + 2);
  if (first === undefined || second === undefined || !/^(?:and|\/)$/.test(first.joint ?? "")) return undefined;
  // "outcome won / lost / pending" are members.
  const isLonger = first.joint === "/" && second.joint === "/";
  if (first.inner.length > 0 || first.sentence !== second.sentence || isLonger) return undefined;
  const unit = unitOf(first) ?? unitOf(second);
  if (unit === undefined) return undefined;
  const [start, end] = [withoutNoise(first), withoutNoise(second)];
  if (start.length === 0 || end.length === 0 || [...start, ...end].some(({ identifier }) => identifier !== undefined))
    return undefined;
  const together = first.joint === "and" ? done(start, end) : undefined;
  const names =
    placed(start, end) ?? turned(start, end) ?? atPlaces(start, end) ?? together ?? measured(start, end, unit);
  if (names === undefined) return undefined;
  const mentions = (levels(start, names, reading) ?? alike(names, reading)).map((meaning, at) => ({
    ...mentionInList(meaning, at === 0 ? first : second, meaning.words),
    unit,
  }));
  return { mentions, count: 2, last: second };
}

/** "fuel at start and end": what there is of it then, and not when it starts. */
function levels(start: Phrase, names: readonly Phrase[], reading: Reading): readonly Meaning[] | undefined {
  const at = start.findIndex(({ folded }, index) => index > 0 && folded === "at");
  const isTimed = (words: Phrase): boolean => /^date/.test(named(words, reading).meaning.type.type);
  if (at < 1 || !names.every(isTimed)) return undefined;
  const noun = start.slice(0, at);
  const known = [noun, [...noun, ...wordLike("level", noun)]].map((words) => named(words, reading).meaning);
  const level = known.find(({ type }) => /^(?:number|int)$/.test(type.type));
  return isTimed(noun) || level === undefined ? undefined : names.map((words) => as(level, words));
}

/** Both are of one kind: what the one is known as, or what they share, the other is too. */
function alike(names: readonly Phrase[], reading: Reading): readonly Meaning[] {
  const meanings = names.map((words) => named(words, reading).meaning);
  const shared = (names[0] ?? []).filter((word) => names[1]?.includes(word) === true);
  const known =
    meanings.find(({ by }) => by !== "form") ?? (shared.length === 0 ? undefined : named(shared, reading).meaning);
  if (known === undefined || new Set(meanings.map(({ type }) => type.id)).size < 2) {
    const isUnknown = meanings.every(({ by }) => by === "form");
    return known === undefined || !isUnknown || known.by === "form" ? meanings : names.map((words) => as(known, words));
  }
  return names.map((words, at) => (meanings[at] === known ? known : as(known, words)));
}

function as(meaning: Meaning, words: Phrase): Meaning {
  return { ...meaning, words, field: null, by: "suffix" };
}

/** The unit that stands in an item; undefined where more is said of it. */
function unitOf({ founds }: Item): string | null | undefined {
  // "battery at start and at end (end is lower)": an order says nothing of the names.
  const [place, ...others] = founds.filter(({ found }) => found.kind !== "comparison");
  if (place === undefined) return null;
  return place.found.kind === "unit" && others.length === 0 ? place.found.unit : undefined;
}

function withoutNoise({ words }: Item): Phrase {
  const last = words.at(-1)?.folded ?? "";
  // "goals for" ends with what tells it from the other.
  return /^(?:in|out|for|on|off|up|down|back)$/.test(last) ? words : stripped(words);
}

/** "odometer out" and "in" */
function turned(start: Phrase, end: Phrase): readonly Phrase[] | undefined {
  const [last, other] = [start.at(-1), end[0]];
  if (start.length < 2 || end.length !== 1 || last === undefined || other === undefined) return undefined;
  return turns.has(`${last.folded}:${other.folded}`) ? [start, [...start.slice(0, -1), ...end]] : undefined;
}

const places = /^(?:stop|station|gate|location|terminal|zone|point|place|branch|depot|platform|dock|city)$/;
const ways = /^(?:in|on|out|off|up)$/;

/** "tap-in" and "tap-out stop", "board" and "alight station": the place is that of both. */
function atPlaces(start: Phrase, end: Phrase): readonly Phrase[] | undefined {
  const noun = end.at(-1);
  const deed = end.slice(0, -1);
  if (noun === undefined || !places.test(noun.english) || start.length !== deed.length) return undefined;
  const [last, other] = [start.at(-1)?.folded ?? "", deed.at(-1)?.folded ?? ""];
  const areWays = start.length === 2 && ways.test(last) && ways.test(other);
  const areDeeds = start.length === 1 && /^(?:board:alight|pickup:dropoff|hop:leave)$/.test(`${last}:${other}`);
  return areWays || areDeeds ? [[...start, noun], end] : undefined;
}

/** "lines added" and "removed" */
function done(start: Phrase, end: Phrase): readonly Phrase[] | undefined {
  const [last, other] = [start.at(-1), end[0]];
  if (start.length !== 2 || end.length !== 1 || last === undefined || other === undefined) return undefined;
  if (!isDone(last) || !isDone(other) || isDone(start[0] as Word)) return undefined;
  const noun = start.slice(0, -1);
  // "dates submitted and decided", "amounts requested and granted" are one of each.
  const [only] = noun;
  const isOfEach = only !== undefined && /^(?:date|time|day|amount|price|value|cost)$/.test(only.english);
  const stem = isOfEach ? wordLike(only.english, [only]) : noun;
  return [
    [...stem, last],
    [...stem, ...end],
  ];
}

function isDone({ folded }: Word): boolean {
  return irregular.test(folded) || (participles.test(folded) && !nouns.test(folded));
}

/** "battery at start" and "at end" */
function placed(start: Phrase, end: Phrase): readonly Phrase[] | undefined {
  const at = start.findIndex(({ folded }, index) => index > 0 && placing.test(folded));
  const noun = start.slice(0, at);
  const one = sideIn(start.slice(at));
  const other = sideIn(end);
  if (at < 1 || one === undefined || other === undefined || !areOpposites(one.folded, other.folded)) return undefined;
  // The temperature at the inlet is the inlet temperature.
  const isLast = /^(?:start|end|finish|beginning|before|after)$/.test(one.folded);
  return [one, other].map((side) => (isLast ? [...noun, side] : [side, ...noun]));
}

/** The "end" of "at the end" */
function sideIn(words: Phrase): Word | undefined {
  const [only, ...others] = words.filter(
    ({ folded }) => !placing.test(folded) && !/^(?:the|of|trip|ride)$/.test(folded),
  );
  return others.length === 0 ? only : undefined;
}

/** "net" and "gross", in kg */
function measured(start: Phrase, end: Phrase, unit: string | null): readonly Phrase[] | undefined {
  const [one, other] = [start[0], end[0]];
  if (unit === null || start.length !== 1 || end.length !== 1 || one === undefined || other === undefined)
    return undefined;
  if (!areOpposites(one.folded, other.folded)) return undefined;
  // "net and gross kg" are weights.
  const noun = unitNamed(unit)?.dimension === "mass" ? wordLike("weight", [other]) : [];
  return [
    [one, ...noun],
    [other, ...noun],
  ];
}
