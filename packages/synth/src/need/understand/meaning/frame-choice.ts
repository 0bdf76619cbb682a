import type { Findings } from "../../findings.ts";
import type { Frame } from "../../frames/frame.ts";
import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import { isDeterminer } from "../words/determiners.ts";
import type { Item } from "../words/items.ts";
import type { Zone } from "../words/list-openers.ts";
import { keysOfWords } from "../words/lookup.ts";
import { stripped } from "../words/noise.ts";
import { isInPlural, lastKey, wordKey } from "../words/phrase.ts";
import { tokensAsWords, type Word } from "../words/pieces.ts";
import { topicIn } from "../words/topic.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { isPerson } from "./forms.ts";
import { signsSaid, strengthenedBy } from "./signs-said.ts";
import { nounPhraseOf, topicOf } from "./topic.ts";

/** How well a frame fits the need. */
export interface Scored {
  readonly frame: Frame;
  readonly score: number;
  /** 0 … 1, comparable between frames. */
  readonly confidence: number;
}

/** What stands in the head says most about what the rows are. */
const zoneWeight: Readonly<Record<Zone, number>> = { head: 2, prose: 1, list: 0.6, breakdown: 1 };
const TITLE = 1;
/** A cue at the end of the head phrase is what the rows are: "claims" in "medical claims". */
const HEAD_NOUN = 1.4;
/** A cue within a longer one of the same frame says little more. */
const WITHIN = 0.25;
/** Several words that only one trade says mean it wherever they stand: "problem, chain of thought, answer". */
const TERM = 3;
const TERM_OF_ART = 1.2;
const OVERLAP = 0.7;
const OVERLAP_LIMIT = 4;
const LEAST = 2;
const CUED = 1;
const FIELDS_ALONE = 3;

/** All frames that anything in the need speaks for, the best first. */
export function framesFor(findings: Findings, items: readonly Item[], vocabulary: Vocabulary): readonly Scored[] {
  const scores = new Map<Frame, number>();
  addCues(scores, findings, items, vocabulary);
  const cued = new Map(scores);
  addOverlap(scores, items, vocabulary);
  loseStrangers(scores, items, vocabulary, findings.language);
  // Fields alone name a domain only when many of them are its own.
  for (const [frame, score] of scores) {
    if ((cued.get(frame) ?? 0) < CUED && score < FIELDS_ALONE) scores.set(frame, score * 0.5);
  }
  loseUnmeasured(scores, findings, items, vocabulary);
  addSigns(scores, findings, vocabulary);
  addReadings(scores, findings, items, vocabulary);
  addRecord(scores, items);
  return [...scores]
    .filter(([, score]) => score > 0)
    .map(([frame, score]) => ({ frame, score, confidence: score / (score + 3) }))
    .sort((one, other) => other.score - one.score || (one.frame.id < other.frame.id ? -1 : 1));
}

/** What is said together says more than its words. */
function addSigns(scores: Map<Frame, number>, findings: Findings, vocabulary: Vocabulary): void {
  const gained = [...signsSaid(findings)].flatMap(([id, weight]) => {
    const frame = vocabulary.frames.find((each) => each.id === id);
    return frame === undefined ? [] : [{ frame: strengthenedBy(scores, frame, LEAST), weight }];
  });
  for (const { frame, weight } of gained) scores.set(frame, Math.max(0, scores.get(frame) ?? 0) + weight);
}

const RECORD = 1.5;
const SPOKEN_FOR = 2;

/** "fuel card transactions: plate, litres" tells of transactions, whatever else vehicles have. */
function addRecord(scores: Map<Frame, number>, items: readonly Item[]): void {
  const noun = topicOf(items).at(-1)?.english ?? "";
  if (noun === "" || plainRecords.has(noun)) return;
  for (const [frame, score] of scores)
    if (score >= SPOKEN_FOR && lastKey(frame.record) === noun) scores.set(frame, score + RECORD);
}

/** What rows of any domain may be called. */
const plainRecords = new Set("record reading entry row line result item log sample measurement observation".split(" "));

const READINGS = "iot_sensor_logs";
const MEASURED = 2;

/** Quantities that are measured every few minutes are readings of devices, whatever these are called: "20 boilers every hour". */
function addReadings(
  scores: Map<Frame, number>,
  { found: all }: Findings,
  items: readonly Item[],
  vocabulary: Vocabulary,
): void {
  const isSteady = all.some((found) => found.kind === "cadence" && /^(?:ms|s|min|h)$/.test(found.unit));
  if (!isSteady || [...scores.values()].some((score) => score >= LEAST)) return;
  const measured = [...flat(items)].filter(
    (item) =>
      item.zone === "list" &&
      keysOfWords(stripped(item.words)).some((key) => vocabulary.typesNamed(key).some(({ type }) => isMeasured(type))),
  );
  const readings = vocabulary.frames.find(({ id }) => id === READINGS);
  if (measured.length >= MEASURED && readings !== undefined) scores.set(readings, LEAST);
}

function isMeasured({ type, unit }: SemanticType): boolean {
  return type === "number" && unit !== undefined && !/^(?:currency|[A-Z]{3,4}|%|h|min|s|ms|day)$/.test(unit);
}

/** The frame of the rows, if one fits well enough. */
export function bestFrame(scored: readonly Scored[]): Scored | undefined {
  const [best] = scored;
  return best !== undefined && best.score >= LEAST ? best : undefined;
}

function addCues(scores: Map<Frame, number>, findings: Findings, items: readonly Item[], vocabulary: Vocabulary): void {
  const words = tokensAsWords(findings).filter((word) => !isDeterminer(word.folded, findings.language));
  const zones = words.map((word) => zoneAt(word.start, items));
  const headEnd = lastHeadNoun(items);
  // A bare list has nothing but its fields to say what the rows are.
  const bare = items.every(({ zone }) => zone === "list");
  const weightOf = (zone: Zone): number => (bare ? zoneWeight.prose : zoneWeight[zone]);
  /** Where the longest cue of a frame that covers a word ends. */
  const covered = new Map<Frame, number>();
  const said = new Map<Frame, Set<string>>();
  words.forEach((word, start) => {
    const longest = Math.min(vocabulary.longest, words.length - start);
    const keys = keysOfBeginnings(words, start, longest);
    for (let length = longest; length > 0; length -= 1) {
      const compound = length === 1 && findings.language === "de" ? partsOf(word.folded, vocabulary) : [];
      for (const key of [...(keys[length - 1] ?? []), ...compound]) {
        const cues = vocabulary.cues(key);
        if (cues.length === 0) continue;
        const rarity = 1 / Math.sqrt(cues.length);
        for (const cue of cues) {
          const known = said.get(cue.frame) ?? new Set<string>();
          if (known.has(key) || isForeignCode(word, cue.language, findings)) continue;
          known.add(key);
          said.set(cue.frame, known);
          const inside = (covered.get(cue.frame) ?? 0) >= start + length;
          const end = words[start + length - 1]?.end ?? word.end;
          const weight =
            (cue.weight + (cue.title ? TITLE : 0)) *
            Math.max(weightOf(zones[start] ?? "prose"), length > 1 && cue.weight >= TERM ? TERM_OF_ART : 0) *
            (end === headEnd ? HEAD_NOUN : 1) *
            (0.5 + rarity / 2) *
            (inside ? WITHIN : 1);
          scores.set(cue.frame, (scores.get(cue.frame) ?? 0) + weight);
          if (!inside) covered.set(cue.frame, start + length);
        }
      }
    }
  });
}

/** "VIN" in an English need is no French wine. */
function isForeignCode({ text }: Word, language: Language, findings: Findings): boolean {
  return /^\p{Lu}{2,5}$/u.test(text) && language !== "en" && language !== findings.language;
}

/** The keys of the first word, of the first two, and so on: each is the one before it and a word more. */
function keysOfBeginnings(words: readonly Word[], start: number, longest: number): readonly (readonly string[])[] {
  const keys: (readonly string[])[] = [];
  let key = "";
  let english = "";
  for (const word of words.slice(start, start + longest)) {
    key = keys.length === 0 ? word.key : `${key} ${word.key}`;
    english = keys.length === 0 ? word.english : `${english} ${word.english}`;
    keys.push(key === english ? [key] : [key, english]);
  }
  return keys;
}

const SHORTEST_PART = 5;

/** What a German compound speaks of: how it begins says of what, its end says what it is; Temperatursensoren are sensors. */
function partsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const first = firstPart(word, vocabulary);
  return vocabulary.cues(wordKey(word, "de")).length > 0 ? first : [...first, ...lastPart(word, vocabulary)];
}

const SHORTEST_END = 6;
const SHORTEST_BEGINNING = 4;

function lastPart(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let start = SHORTEST_BEGINNING; start <= word.length - SHORTEST_END; start += 1) {
    const part = wordKey(word.slice(start), "de");
    if (vocabulary.cues(part).some(({ language, weight }) => language === "de" && weight > 0)) return [part];
  }
  return [];
}

/** "Wetterdaten" speaks of Wetter: the longest beginning of a German compound that is a cue. */
function firstPart(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let length = word.length - 3; length >= SHORTEST_PART; length -= 1) {
    const part = word.slice(0, length);
    if (vocabulary.cues(part).length > 0) return [part];
    // The joint: Rechnung-s-daten.
    if (part.endsWith("s") && vocabulary.cues(part.slice(0, -1)).length > 0) return [part.slice(0, -1)];
  }
  return [];
}

/** Fields that a frame knows speak for it: the rarer the field, the more. */
function addOverlap(scores: Map<Frame, number>, items: readonly Item[], vocabulary: Vocabulary): void {
  const gained = new Map<Frame, number>();
  for (const item of flat(items)) {
    if (item.zone !== "list" && item.zone !== "breakdown") continue;
    const words = stripped(item.words);
    if (words.length === 0) continue;
    const seen = new Set<Frame>();
    for (const key of keysOfWords(words)) {
      for (const { type } of vocabulary.typesNamed(key)) {
        const holders = vocabulary.framesWith(type.id);
        for (const { frame, field } of holders) {
          if (seen.has(frame)) continue;
          seen.add(frame);
          const worth = (OVERLAP * (field.core === true ? 1.3 : 1)) / Math.sqrt(holders.length);
          gained.set(frame, (gained.get(frame) ?? 0) + worth);
        }
      }
    }
  }
  for (const [frame, worth] of gained) {
    scores.set(frame, (scores.get(frame) ?? 0) + Math.min(worth, OVERLAP_LIMIT));
  }
}

const TRAITS = 2;
const UNMEASURED = 0.4;

/**
 * "300 boats: owner, berth, insured until": a list of traits and nothing that is read again and again is of the things themselves, and
 * no series of theirs.
 */
function loseUnmeasured(
  scores: Map<Frame, number>,
  { found }: Findings,
  items: readonly Item[],
  vocabulary: Vocabulary,
): void {
  if (found.some(({ kind }) => kind === "cadence" || kind === "pace") || !countsThings(items)) return;
  const listed = [...flat(items)].filter(({ zone, words }) => zone === "list" && stripped(words).length > 0);
  if (listed.length < TRAITS) return;
  const keys = listed.flatMap(({ words }) => keysOfWords(stripped(words)));
  for (const [frame, score] of scores) {
    if (frame.layout?.kind !== "series") continue;
    const isRead = keys.some((key) => {
      const field = vocabulary.frameField(frame, key);
      const type = field === undefined ? undefined : vocabulary.types.get(field.type);
      return field !== undefined && field.of === undefined && type !== undefined && /^(?:number|int)$/.test(type.type);
    });
    if (!isRead) scores.set(frame, score * UNMEASURED);
  }
}

/** The head counts things: "our marina needs 12 boats", but not "milk of 120 cows". */
function countsThings(items: readonly Item[]): boolean {
  return items.some(
    ({ zone, founds, words }) =>
      zone === "head" &&
      founds.some(({ found, at }) => {
        if (found.kind !== "entities" || sources.test(words[at - 1]?.folded ?? "")) return false;
        return !plainRecords.has(lastKey(found.noun));
      }),
  );
}

const sources = /^(?:of|from|for|at|in|by|across|on|with|von|aus|de|des|da|do|du|per)$/;

const LISTED = 4;
const STRANGE = 0.2;
/** What knows nothing at all of a list of which another domain knows half is another meaning of a word. */
const KNOWS_LIST = 0.5;
const STRANGER = 0.3;
const LITTLE_KNOWN = 0.6;
const RIVALS = 4;

/** A domain that knows next to nothing of what is listed is hardly meant, whatever its cues. */
function loseStrangers(
  scores: Map<Frame, number>,
  items: readonly Item[],
  vocabulary: Vocabulary,
  language: Language,
): void {
  const listed = [...flat(items)]
    .filter((item) => item.zone === "list")
    .map((item) => stripped(item.words))
    .filter((words) => words.length > 0 && words.length <= 4);
  if (listed.length < LISTED) return;
  const best = [...scores].filter(([, score]) => score >= LEAST).sort(([, one], [, other]) => other - one);
  const rivals = best.slice(0, RIVALS).map(([frame, score]) => {
    const known = listed.filter((words) =>
      keysOfWords(words).some((key) => vocabulary.frameField(frame, key) !== undefined),
    );
    return { frame, score, share: known.length / listed.length };
  });
  const hasFamiliar = rivals.some(({ share }) => share >= KNOWS_LIST);
  const head = language === "en" ? headNounOf(items) : [];
  for (const { frame, score, share } of rivals) {
    const isStranger = share === 0 && hasFamiliar;
    if (isStranger || (share < KNOWS_LIST && isOfAnotherRecord(head, frame, vocabulary)))
      scores.set(frame, score * STRANGER);
    else if (share < STRANGE) scores.set(frame, score * LITTLE_KNOWN);
  }
}

/** What is kept, read or handed out of anything. */
const kept = new Set(
  "vital sign mark grade score fix position ping detection sighting ticket card pass receipt slip member user solution".split(
    " ",
  ),
);

/** What the rows are called by a plural, and with the word before it: "failure" and "machine failure" of "point machine failures". */
function headNounOf(items: readonly Item[]): readonly string[] {
  const [before, last] = topicOf(items).slice(-2);
  const head = last ?? before;
  if (head === undefined || plainRecords.has(head.english) || kept.has(head.english) || isPerson(head.english))
    return [];
  const isMany = head.counted === true || isInPlural(head);
  if (!isMany) return [];
  return last === undefined || before === undefined
    ? [head.english]
    : [head.english, `${before.english} ${head.english}`];
}

/** The toll of "toll notices" speaks of traffic, but notices are no counts of it. */
function isOfAnotherRecord(called: readonly string[], frame: Frame, vocabulary: Vocabulary): boolean {
  const [head] = called;
  if (head === undefined) return false;
  const records = [frame.record, frame.title].map((said) => lastKey(said));
  const isOwn =
    records.includes(head) ||
    frame.fields.some(({ name, of }) => of === head || name === `${head}_id` || name === head);
  return !isOwn && !called.some((phrase) => vocabulary.cues(phrase).some((cue) => cue.frame === frame));
}

/** Items with those in their brackets. */
export function* flat(items: readonly Item[]): Generator<Item> {
  for (const item of items) {
    yield item;
    yield* flat(item.inner);
  }
}

function zoneAt(position: number, items: readonly Item[]): Zone {
  const item = items.find((each) => each.start <= position && position < each.end);
  // "We are a ferry company." says who asks, not what the rows are.
  return item === undefined ? "head" : isTalk(item) ? "prose" : item.zone;
}

function isTalk({ zone, words, founds }: Item): boolean {
  return zone === "head" && words.length > 0 && founds.length === 0 && topicIn(words).length === 0;
}

/** The end of the last word of what the rows are called: the head's words before the first preposition. */
function lastHeadNoun(items: readonly Item[]): number {
  const head = items.find(
    (item) => item.zone === "head" && item.words.length + item.founds.length > 0 && !isTalk(item),
  );
  if (head === undefined) return -1;
  // "500 chat conversations between customers": what is counted first is what the rows are.
  const counted = head.founds.find(({ found, at }) => found.kind === "entities" && at === 0);
  if (counted !== undefined) return counted.found.end;
  return nounPhraseOf(head.words).at(-1)?.end ?? -1;
}
