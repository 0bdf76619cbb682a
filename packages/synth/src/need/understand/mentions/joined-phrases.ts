import { comesBefore } from "../../rules/time-words.ts";
import { areOpposites } from "../../text/opposites.ts";
import { participles } from "../../text/participles.ts";
import { isPerson } from "../meaning/forms.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { counterparts, isAdjective, withoutUnit, wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { enumerated } from "./enumerated.ts";
import { groupOf, qualifiedGroup } from "./group-phrases.ts";
import { type JoinedPhrases, type Mention, mentionInList } from "./mention.ts";
import { ofParties } from "./of-sides.ts";
import { isKnown, type NamedPhrase, named, type Reading } from "./reading.ts";
import { isHeadOfTimes, isWhen } from "./shared-times.ts";
import { sidesInUnit } from "./told-by-unit.ts";

/** Phrases that the conjunction belongs to ("start and end date"), and heads left out ("billed, allowed and paid amounts"). */
export function joinedPhrases(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const first = items[index] as Item;
  const second = items[index + 1];
  if (second === undefined || first.words.length === 0 || second.words.length === 0) return undefined;
  if (first.words.some((word) => word.identifier !== undefined)) return undefined;
  const route = routeOf(first, second) ?? sidesInUnit(first, second, reading.findings.text);
  if (route !== undefined) {
    const mentions = route.map((words, at) =>
      mentionInList(named(words, reading).meaning, at === 0 ? first : second, words),
    );
    return { mentions, count: 2, last: second };
  }
  if (first.founds.length === 0 && first.inner.length === 0 && (first.joint === "and" || first.joint === "/")) {
    const start = stripped(first.words);
    const end = beforeBoundary(withoutPlace(second));
    const conjunction = wordLike(first.joint === "and" ? "and" : "", start);
    const phrase = [...start, ...conjunction, ...end];
    const pair = pairOf(start, end);
    const moment = dateAndTime(start, end, reading);
    if (moment !== undefined)
      return { mentions: [mentionInList(moment, second, moment.words)], count: 2, last: second };
    if (pair !== undefined) {
      const unit = unitBehind(second);
      const mentions = pair
        .flatMap((words, at) => mentionsOfPhrase(words, at === 0 ? first : second, reading))
        .map((mention) => ({ ...mention, unit }));
      return { mentions, count: 2, last: second };
    }
    const known =
      groupOf(phrase, reading) ??
      groupOf([...start, ...end], reading) ??
      single(phrase, reading) ??
      qualifiedGroup(phrase, reading);
    if (known !== undefined) {
      const mentions = known.map(({ meaning, words }) => mentionInList(meaning, second, words));
      return { mentions, count: 2, last: second };
    }
  }
  return elidedHeads(items, index, reading);
}

const beforeCounts = /^(?:at|of|for|from|in|on|across|per)$/;

/** "min and max temperature at 30 farms": what leads to so many things is no part of the name before it. */
function withoutPlace({ words: all, founds }: Item): readonly Word[] {
  const words = stripped(all);
  const isLed = founds.some(({ found, at }) => found.kind === "entities" && at === all.length);
  return words.length > 1 && isLed && beforeCounts.test(words.at(-1)?.folded ?? "") ? words.slice(0, -1) : words;
}

const dates = new Set("datum fecha date data tag dia jour".split(" "));
const times = new Set("uhrzeit zeit hora heure".split(" "));

/** "fecha y hora", "date et heure", "Datum und Uhrzeit" are one moment. */
function dateAndTime(start: readonly Word[], end: readonly Word[], { lookup }: Reading): Meaning | undefined {
  const [day, hour] = [start[0], end[0]];
  if (lookup.language === "en" || start.length !== 1 || end.length !== 1 || day === undefined || hour === undefined)
    return undefined;
  if (!dates.has(day.folded) || !times.has(hour.folded)) return undefined;
  const moment = knownMeaning(wordLike("timestamp", start), lookup);
  return moment === undefined ? undefined : { ...moment, words: [day, hour] };
}

/** One field, or the parts of a group: "start coordinates". */
function mentionsOfPhrase(words: readonly Word[], item: Item, reading: Reading): readonly Mention[] {
  const phrases = qualifiedGroup(words, reading) ?? [named(words, reading)];
  return phrases.map((each) => mentionInList(each.meaning, item, each.words));
}

/** "from floor, to floor": the same noun at either end of the way. */
function routeOf(first: Item, second: Item): readonly (readonly Word[])[] | undefined {
  const [start, end] = [first.words, second.words];
  const isWay =
    start[0]?.folded === "from" && end[0]?.folded === "to" && start.length > 1 && start.length === end.length;
  const isSame = start.slice(1).every(({ english }, at) => english === end[at + 1]?.english);
  return isWay && isSame && start.length <= 3 && first.founds.length === 0 ? [start, end] : undefined;
}

/** "token in/out", "reference low and high", "journey from/to station": what stands before or behind belongs to both. */
function pairOf(start: readonly Word[], end: readonly Word[]): readonly (readonly Word[])[] | undefined {
  const [last, first] = [start.at(-1), end[0]];
  if (last === undefined || first === undefined || counterparts.get(last.folded) !== first.folded) return undefined;
  if (start.length > 1 && end.length === 1) return [start, [...start.slice(0, -1), ...end]];
  if (end.length > 1) return [[last, ...end.slice(1)], end];
  return undefined;
}

function single(words: readonly Word[], { lookup }: Reading): readonly NamedPhrase[] | undefined {
  const meaning = knownMeaning(words, lookup);
  return meaning === undefined ? undefined : [{ meaning, words }];
}

/** "billed, allowed and paid amounts": each shares the head of the last. */
function elidedHeads(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const group = enumerated(items, index);
  const last = group.at(-1) as Item;
  const before = group.slice(0, -1);
  if (before.length === 0 || group.at(-2)?.joint === ",") return undefined;
  const bare = withoutSum(beforeBoundary(withoutPlace(last)));
  const { words: tail, unit } = withoutUnit(bare, (words) => isKnown(words, reading));
  const head = tail.at(-1);
  if (tail.length < 2 || head === undefined) return undefined;
  const other = group.length === 2 && group[0]?.joint !== "," ? tail.slice(0, -1) : [];
  const areMarks = before.length > 0 && marks.test(head.folded) && before.every((item) => isMarked(item, reading));
  const opposed =
    before.length === 1 && (areOpposed(stripped(before[0]?.words ?? []), tail) || areTimed(before[0], tail, head));
  const areLengths = lengths.test(head.folded) && before.every((item) => isOfLength(item, reading));
  if (
    !opposed &&
    !areMarks &&
    !areLengths &&
    !before.toReversed().every((item) => lacksHead(item, head, other, reading))
  )
    return undefined;
  // "max and average response time" have both of the last words in common.
  const isLong = opposed || (tail.length > 2 && isAdjective(tail[0] as Word) && before.every(isOneAdjective));
  const heads = isLong ? tail.slice(1) : areMarks ? wordLike(head.english, [head]) : [head];
  const phrases = group.map((item) =>
    item === last ? (areMarks ? [...tail.slice(0, -1), ...heads] : tail) : [...stripped(item.words), ...heads],
  );
  const own = unit ?? unitBehind(last, head);
  const mentions = phrases
    .flatMap((words, at) => mentionsOfPhrase(words, group[at] as Item, reading))
    .map((mention) => ({ ...mention, unit: own }));
  return { mentions, count: group.length, last };
}

const lengths = /^(?:seconds|minutes|hours|days|weeks|months|sec|secs|mins|hrs)$/;

/** "talk, hold and wrap seconds": what may last, as far as is known. */
function isOfLength({ words: all, founds, inner }: Item, { lookup }: Reading): boolean {
  const words = stripped(all);
  const alone = knownMeaning(words, lookup);
  if (words.length !== 1 || founds.length + inner.length > 0 || isPerson(words[0]?.english ?? "")) return false;
  return alone === undefined || alone.type.type === "string" || alone.type.type === "bool" || alone.type.unit === "min";
}

/** "light and REM minutes adding up to total sleep": what they come to is no part of the name. */
function withoutSum(words: readonly Word[]): readonly Word[] {
  const sum = words.findIndex(({ folded }, at) => at > 1 && /^(?:adding|summing|totalling|totaling)$/.test(folded));
  return sum < 0 ? words : words.slice(0, sum);
}

/** What is given to each of several things that are judged. */
const marks = /^(?:scores|ratings|marks|points|grades|rankings|noten|punkte|wertungen|notas|notes)$/;

/** "nose, palate and finish scores", "staff, cleanliness and location ratings": what is judged, and no column by itself. */
function isMarked({ words: all, founds, inner }: Item, { lookup }: Reading): boolean {
  const words = stripped(all);
  const alone = knownMeaning(words, lookup);
  if (words.length === 0 || words.length > 2 || founds.length + inner.length > 0) return false;
  if (words.some(({ identifier, english }) => identifier !== undefined || judges.test(english))) return false;
  if (alone === undefined || /^(?:int|number)$/.test(alone.type.type)) return words.length === 1;
  return words.length === 1 && judged.test(words[0]?.english ?? "");
}

/** Who is judged, or judges, stands before what. */
const judges =
  /^(?!flavou?r|colou?r|odou?r|vigou?r|humou?r|paper|water|order|power|speaker|teacher|weather|laughter|character|cover|number|layer).*(?:er|or|ist|nast|lete|ian|ant|ent|ee|wine|beer|dog|team|app|hotel|item|brand)$/;
const judged =
  /^(?:location|staff|service|food|room|style|design|content|technique|speaker|price|language|speech|grammar|english|french|german|spanish|history|math|teacher|delivery|communication|support)$/;

/** The unit that alone stands behind the head: "previous and current reading in m3". */
function unitBehind({ founds, words }: Item, head = words.at(-1)): string | null {
  const [place, ...others] = founds;
  const isAlone = others.length === 0 && place !== undefined && words[place.at - 1] === head;
  return isAlone && place.found.kind === "unit" ? place.found.unit : null;
}

/** Only a word that is no field by itself, is better known with the head, or stands for one of two parties, lacks it. */
function lacksHead({ words: all, founds }: Item, head: Word, other: readonly Word[], reading: Reading): boolean {
  const { lookup } = reading;
  const words = stripped(all);
  if (words.length === 0 || words.length > 2 || founds.length > 0) return false;
  const [first] = words;
  if (first === undefined) return false;
  if (words.length === 1 && qualifiedGroup([first, head], reading) !== undefined) return true;
  if (words.length === 1 && arePartiesOf(first, other, head)) return true;
  if (words.length > 1) return false;
  const withHead = knownMeaning([...words, head], lookup);
  const alone = knownMeaning(words, lookup);
  // "reader, borrowed and returned date": who it was has no part in what happens.
  if (isHeadOfTimes(head) && !isWhen(words) && /..(?:er|or|ee)$/.test(first.folded)) return false;
  if (withHead === undefined) return alone === undefined && isAdjective(first);
  return alone === undefined || alone.by !== "frame" || withHead.by === "frame";
}

function isOneAdjective({ words: all }: Item): boolean {
  const words = stripped(all);
  return words.length === 1 && isAdjective(words[0] as Word);
}

/** "left and right eye pressure": of two opposites neither stands alone. */
function areOpposed(words: readonly Word[], tail: readonly Word[]): boolean {
  const [first, second] = [words[0]?.folded ?? "", tail[0]?.folded ?? ""];
  return words.length === 1 && tail.length > 1 && areOpposites(first, second);
}

/** "onset and resolved date": what begins and what ends have a time each. */
function areTimed(before: Item | undefined, tail: readonly Word[], head: Word): boolean {
  if (!/^(?:date|time|timestamp|datum|uhrzeit)$/.test(head.english) || tail.length !== 2) return false;
  const [one, ...others] = stripped(before?.words ?? []);
  // "opened and resolved time": what is done has its time by itself.
  if (one === undefined || others.length > 0 || participles.test(one.folded)) return false;
  return comesBefore([one.folded], [tail[0]?.folded ?? ""]);
}

function arePartiesOf(first: Word, others: readonly Word[], head: Word): boolean {
  const [other] = others;
  if (other === undefined || others.length !== 1 || !ofParties.has(head.english)) return false;
  const isParty = ({ folded, english }: Word): boolean =>
    folded === english && (isPerson(english) || /..(?:er|or|ee|iary|ant|ent|ing|ed)$/.test(english));
  return isParty(first) && isParty(other);
}
