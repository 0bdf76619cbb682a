import type { Findings, Span } from "../../findings.ts";
import type { PlannedConstraint } from "../../plan.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import type { Mention, Mentions } from "../mentions/mention.ts";
import { isDeterminer } from "../words/determiners.ts";
import type { Item } from "../words/items.ts";
import { keysOfWords } from "../words/lookup.ts";
import { tokensAsWords, type Word } from "../words/pieces.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { isBroad, isFunctionWord, isKindOfThing, isOfAnyRows, isSomebody, isVague } from "./broad-words.ts";
import { fieldOfLifeIn } from "./fields-of-life.ts";
import { arePeopleOf, isRecord, isRecordOfSomething } from "./record-nouns.ts";
import { isMostlyTalk, isNothingSaid } from "./said-of-nothing.ts";
import { setAside } from "./set-aside.ts";
import { isTalk, isTalkWithin } from "./talk-words.ts";

const LONGEST_CUE = 4;
/** So many columns say what a row is, whatever they are called. */
const FEW = 2;
/** Words and marks of a need that tells no story. */
const TERSE = 30;
const SEVERAL = 3;

export interface Said {
  readonly findings: Findings;
  readonly items: readonly Item[];
  readonly mentions: Mentions;
  readonly constraints: readonly PlannedConstraint[];
  readonly vocabulary: Vocabulary;
  /** The nouns of tables that belong together. */
  readonly tables: readonly string[];
}

/**
 * Whether the words say what one row is: a kind of record that we know, or columns that are more than a date and an amount. A field
 * of life ("something on farming"), kinds of persons or things ("data on teenagers") and what the rows are for do not.
 */
export function isSubjectSaid(said: Said): boolean {
  const { text } = said.findings;
  const talk = setAside(said.findings);
  if (isNothingSaid(said.findings, (start) => isIn(talk, start))) return false;
  if (said.tables.some((noun) => !roles.has(noun))) return true;
  const aside = [...talk, ...subjectsOf(said.findings)];
  const isAside = (start: number): boolean => isIn(aside, start);
  const ends = governedEnds(text);
  return areColumnsSaid(said, isAside, ends) || isRecordSaid(said, isAside, ends);
}

function isIn(spans: readonly Span[], place: number): boolean {
  return spans.some(({ start, end }) => start <= place && place < end);
}

/** "one big, one small": what a table is beside another, and nothing of what is in it. */
const roles = wordSet(
  "big bigger large larger small smaller parent child first second other main master detail lookup fact dimension",
);

/** Whoever says how the values of a column lie knows what it is. */
const aboutValues: ReadonlySet<string> = new Set(["range", "shares", "enum", "distribution", "average", "unique"]);

function areColumnsSaid(said: Said, isAside: (start: number) => boolean, ends: readonly number[]): boolean {
  const { items, mentions } = said;
  const fields = mentions.fields.filter(({ start }) => !isAside(start));
  const known = fields.filter((each) => isKnown(each) && !saysLittle(each));
  const isTerse = said.findings.tokens.length <= TERSE;
  // In a story a word or two sound like columns: there they count where they are listed side by side.
  const sure = isTerse
    ? known
    : known.filter((each) => known.some((other) => other !== each && areSideBySide(each, other)));
  if (sure.length >= FEW) return true;
  const counted = thingsCounted(said, ends, isAside);
  const isBrokenDown = items.some(({ zone }) => zone === "breakdown");
  const strong = [
    // "stolen bikes by district and month": who breaks something down knows what it is.
    isBrokenDown,
    areValuesTold(said),
    arePersonsShared(said, ends),
    isMeasured(said, counted),
    isOfEach(said),
    isBounded(said),
  ];
  if (isMostlyTalk(said.findings, isAside)) {
    const isRead = said.findings.found.some(({ kind }) => kind === "cadence");
    const backed = [...strong, isRead].filter(Boolean).length;
    return counted + known.length > 0 && counted + sure.length + backed >= FEW;
  }
  if (sure.some(({ meaning }) => meaning.type.type !== "enum")) return true;
  if (mentions.members.length > 1 || (isTerse && isColumnOfValues(said, ends))) return true;
  const listed = fields.filter((each) => each.listed && each.words.length > 0 && !known.includes(each));
  if (listed.length >= SEVERAL && (listed.every(isKnown) || !listed.every(saysLittle))) return true;
  const own = listed.filter((each) => !saysLittle(each) && !ends.includes(each.start));
  const hints = [
    ...strong,
    isShared(said),
    counted > 0 || isInUnits(said),
    counted > 1,
    isNamedAhead(said, isAside),
    isShareToldAgain(said),
    listed.some(isOfAnyKind),
    own.some((each) => isSpecific(said, each)),
  ];
  return known.length + own.length + hints.filter(Boolean).length >= FEW;
}

function areSideBySide(one: Mention, other: Mention): boolean {
  return one.sentence === other.sentence && (one.listed || other.listed);
}

function isBounded({ constraints, findings }: Said): boolean {
  const isPlace = (start: number): boolean =>
    findings.found.some((found) => found.kind === "place" && found.start === start);
  return (
    constraints.some(
      ({ kind, field, source, span }) =>
        field !== null && source === "stated" && aboutValues.has(kind) && !(span !== null && isPlace(span.start)),
    ) || findings.found.some(({ kind }) => kind === "range" || kind === "caseRange")
  );
}

/** "ratings 1-5, average 4.3", "blood groups: 40% A, 43% 0, 12% B": of a column more is said than one thing. */
function areValuesTold({ constraints, findings }: Said): boolean {
  const told = constraints.filter(
    ({ kind, field, source }) => field !== null && source === "stated" && aboutValues.has(kind),
  );
  const areShared = findings.found.some((each) => each.kind === "shares" && each.shares.length >= SEVERAL);
  return areShared || new Set(told.map(({ kind }) => kind)).size >= FEW;
}

const placing = /^(?:in|from|mostly|mainly|aus|en|em|de|d'|du|des)$/;

/** "patients: 70% hypertension", "single rooms, 40% occupied": a share or a measure of persons or things that are asked for themselves. */
function arePersonsShared({ findings }: Said, ends: readonly number[]): boolean {
  const { text, found, language } = findings;
  const [phrase = ""] = fold(text).split(/[,:;.(]/, 1);
  const all = phrase.trim().split(/\s+/);
  if (ends.some((end) => end <= phrase.length) || all.length > SEVERAL + 1) return false;
  const placed = all.findIndex((word) => placing.test(word));
  const words = placed > 0 ? all.slice(0, placed) : all;
  const head = words.at(language === "en" || language === "de" ? -1 : 0) ?? "";
  const areCalled = words.length >= FEW && words.every((word) => saysOwn(word) || isSomebody(word));
  if (!areCalled && !isKindOfThing(head) && !isRecord(head)) return false;
  const isOfThem = (start: number, end: number): boolean =>
    /^ ?(?:on|in|from|with|have|has|are|mit|aus|con|avec|com|en|em|haben|\p{L}{4})/u.test(fold(text).slice(end)) ||
    end - start > 4;
  return found.some(
    (each) =>
      (each.kind === "rate" && isOfThem(each.start, each.end)) ||
      (areCalled && each.kind === "range" && each.unit !== undefined),
  );
}

function saysOwn(word: string): boolean {
  return /^\p{L}{3}/u.test(word) && !isWeightless(word);
}

/** What is read again and again, of counted things or in a unit: "10 cameras, one record every 20 seconds". */
function isMeasured(said: Said, counted: number): boolean {
  return (isInUnits(said) || counted > 0) && said.findings.found.some(({ kind }) => kind === "cadence");
}

/** A unit of measure; "all amounts in EUR" says nothing of what is paid for. */
function isInUnits({ findings: { found } }: Said): boolean {
  return found.some(
    (each) =>
      (each.kind === "unit" && !/^[A-Z]{3,4}$/.test(each.unit)) || (each.kind === "range" && each.unit !== undefined),
  );
}

/** "each gate lets 3,000 cars through a day" */
function isOfEach({ findings: { found } }: Said): boolean {
  return found.some(({ kind }) => kind === "pace" || kind === "belongs");
}

/** "55% women, 40% over 60": who knows shares of them knows what they are. */
function isShared({ findings: { text, found } }: Said): boolean {
  // "80% of the 500 runners"
  const isOfCounted = (end: number): boolean =>
    found.some(
      (other) =>
        other.kind === "entities" &&
        /^ (?:of|von|de|des) (?:the |our |all |den |los |las |les )?$/.test(text.slice(end, other.start)) &&
        !areWeightless(other.noun),
    );
  return found.some(
    (each) =>
      each.kind === "shares" ||
      (each.kind === "rate" && (each.of === undefined ? isOfCounted(each.end) : !areWeightless(each.of))),
  );
}

function areWeightless(phrase: string): boolean {
  return fold(phrase).split(" ").every(isWeightless);
}

/** "no fraud in one half, 2% fraud in the other": who tells of the same twice how often it is means a column. */
function isShareToldAgain({ findings: { text, found } }: Said): boolean {
  const folded = fold(text);
  return found.some(({ kind, end, start }) => {
    if (kind !== "rate") return false;
    const [what = ""] = /\p{L}{4,}/u.exec(folded.slice(start, end)) ?? [];
    const told =
      what === "" ? -1 : folded.search(new RegExp(`\\b(?:no|without|all|only|keine?|sin|sans|sem) ${what}\\b`));
    return told >= 0 && (told < start || told >= end);
  });
}

const ahead =
  /^ ?(?:(?:the|our|my|some|all|\d[\d.,]*k?) )*(?<named>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?= ?[,:(]| (?:of|von|de|des|du) (?:the )?\d)/u;
const times = /^(?:days|weeks|months|nights|shifts|hours|seasons|years)$/;

/** "transfers, 40% of them late", "call-outs of 12 stations", "zoo days: ...": a plural of its own that opens the need is what the rows are. */
function isNamedAhead({ findings: { text, language } }: Said, isAside: (start: number) => boolean): boolean {
  const { index = 0, 0: said = "", groups: { named = "" } = {} } = ahead.exec(fold(text)) ?? {};
  const words = named.split(" ");
  const head = words.at(-1) ?? "";
  if (head.length < 4 || singular(head, language) === head || isAside(index + said.length - head.length)) return false;
  // "zoo days": times of what stands before.
  if (times.test(head)) return words.length > 1 && !isWeightless(words[0] ?? "");
  return saysOwn(head) && !isTalkWithin(head) && !isKindOfThing(head) && !isOfAnyRows(head);
}

/** "1,400 tissue samples", "100 guests", and not "data on people, 300 of them": how many things are counted. */
function thingsCounted(
  { findings: { found } }: Said,
  ends: readonly number[],
  isAside: (start: number) => boolean,
): number {
  const nouns = found.flatMap((each): readonly string[] => {
    if (each.kind !== "entities" || isAside(each.start)) return [];
    if (ends.some((end) => end <= each.start && each.start < end + REACH)) return [];
    const words = fold(each.noun).split(" ");
    // "200 different customer numbers": what tells persons or things apart is a column.
    if (identifiers.test(words.at(-1) ?? "") && isKindOfThing(words.at(-2) ?? "")) return [each.noun];
    // "10 sensors, hourly": an instrument that is counted is a thing.
    return words.every((word) => isWeightless(word) && !/^(?:sensor|capteur)/.test(word)) ? [] : [each.noun];
  });
  return new Set(nouns).size;
}

const identifiers = /^(?:numbers?|ids?|codes?|nummern?|numeros?|codigos?|identifiants?)$/;

/** "score 0 to 100", "ratings 1-5": a name of its own with its values, and no person or thing that has them. */
function isColumnOfValues({ findings }: Said, ends: readonly number[]): boolean {
  const words = tokensAsWords(findings).filter(({ folded }) => /\p{L}/u.test(folded));
  return findings.found.some(({ kind, start }) => {
    if (kind !== "range" && kind !== "average" && kind !== "distribution") return false;
    const before = words.findLast((word) => word.end <= start && !isFunctionWord(word.folded));
    if (before === undefined || !/^[\s:=]*$/.test(findings.text.slice(before.end, start))) return false;
    if (ends.some((end) => end <= before.start && before.start < end + REACH)) return false;
    const { folded } = before;
    const isOwn = !isBroad(folded) || isRecord(folded);
    return folded.length > 1 && isOwn && !isKindOfThing(folded) && !isOfAnyRows(folded);
  });
}

/** "closed accounts with closing reason": a column that two words of its own call tells what has it. */
function isSpecific({ findings: { text, tokens } }: Said, { words, start }: Mention): boolean {
  const own = words.filter(({ folded }) => !isFunctionWord(folded));
  const isHad = /^\p{L}+(?: \p{L}+)? (?:with|mit|con|avec|com) $/u.test(text.slice(0, start));
  return (
    isHad && tokens.length <= BRIEF * SEVERAL + FEW && own.length === FEW && own.every(({ folded }) => saysOwn(folded))
  );
}

function isKnown({ meaning, words }: Mention): boolean {
  return words.length > 0 && ["frame", "type", "swapped"].includes(meaning.by);
}

function saysLittle(mention: Mention): boolean {
  const { words } = mention;
  // "working hours", "x_min": what is measured or written as an identifier is a column, however its words are used elsewhere.
  const says =
    isMeasure(mention) || words.some(({ identifier }) => identifier !== undefined) ? isBroadOrJoint : isWeightless;
  const isLed = words.length > 1 && words.some(({ folded }) => isTalk(folded));
  return words.length > 0 && words.every(({ folded }) => says(folded) || (isLed && isTalkWithin(folded)));
}

function isMeasure(mention: Mention): boolean {
  return isKnown(mention) && mention.words.length > 1 && mention.meaning.type.unit !== undefined;
}

function isBroadOrJoint(folded: string): boolean {
  return isBroad(folded) || isFunctionWord(folded);
}

/** Whether a word says nothing of what a row is: a field of life at most, or talk of how rows come and what they are for. */
function isWeightless(folded: string): boolean {
  return isBroad(folded) || isTalk(folded);
}

/** A column that any rows may have: a date, an amount, a type. */
function isOfAnyKind(mention: Mention): boolean {
  return saysLittle(mention) && mention.words.some(({ folded }) => isBroad(folded) && !isTalk(folded));
}

const heads =
  "data|dataset|data set|information|info|infos|figures|numbers|stats|statistics|facts|stuff|things?|something|anything|everything|daten|zahlen|etwas|irgendwas|was|datos|algo|cualquier cosa|dados|qualquer coisa|donnees|chiffres|quelque chose|n'importe quoi|informations|informacion|informacoes";
const links =
  "on|about|of|for|from|with|around|regarding|concerning|relating to|related to|to do with|uber|zum thema|zum|zur|zu|von|rund um|mit|sobre|acerca de|relacionad[oa]s? (?:con|com)|de|d'|des|del|dos|das|do|da|sur|concernant|autour de|com|para|con|avec|aus|vom";
const manners =
  "realistic|nice|small|simple|good|fake|synthetic|plausible|suitable|big|interesting|cool|mock|dummy|\\w+realistisch\\w*|realistisch\\w*|passendes|schones|realistas?|sencill[oa]|realistes?|simples?";
const governed = new RegExp(
  `\\b(?:(?:${heads})(?: (?:${manners}))?,? (?:${links})|(?:records|rows|entries|lines|tables?) for) ?`,
  "g",
);

/**
 * What "something from a shipping company" and "something with dates and amounts" are about: an organisation or persons, whatever
 * kind they are, or columns that any rows have. They tell of no rows.
 */
function subjectsOf(findings: Findings): readonly Span[] {
  const words = tokensAsWords(findings);
  const isHeadLast = findings.language === "en" || findings.language === "de";
  const folded = fold(findings.text);
  return governedEnds(findings.text).flatMap((start): readonly Span[] => {
    const field = fieldOfLifeIn(folded, start);
    if (field !== undefined) return [field];
    let first = words.findIndex((word) => word.start >= start);
    while (first >= 0 && first < words.length && isFunctionWord(words[first]?.folded ?? "")) first += 1;
    const opened = words[first];
    if (first < 0 || opened === undefined || opened.start - start > REACH) return [];
    const clause = clauseFrom(findings.text, words, first);
    const isWith = clause.length > 0 && areApartWords(clause) && clause.every(({ folded }) => saysNothing(folded));
    const content = clause.findIndex(({ folded }) => isFunctionWord(folded));
    const phrase = content < 0 ? clause : clause.slice(0, content);
    const last = isWith
      ? clause.at(-1)
      : isSomebody((isHeadLast ? phrase.at(-1) : phrase[0])?.folded ?? "")
        ? phrase.at(-1)
        : undefined;
    return last === undefined ? [] : [{ start, end: last.end }];
  });
}

function saysNothing(folded: string): boolean {
  return isFunctionWord(folded) || isOfAnyRows(folded) || isKindOfThing(folded) || isBroad(folded);
}

/** "dates and amounts", but "house prices" are more than houses. */
function areApartWords(words: readonly Word[]): boolean {
  return words.every(
    ({ folded }, at) => isFunctionWord(folded) || at === 0 || isFunctionWord(words[at - 1]?.folded ?? ""),
  );
}

const purpose = /^(?:for|to|so|um|fur|zum|zur|para|pour)$/;

/** The words from one on that nothing parts, up to what they are for. */
function clauseFrom(text: string, words: readonly Word[], first: number): readonly Word[] {
  let next = first + 1;
  while (next < words.length && /^\s*$/.test(text.slice(words[next - 1]?.end, words[next]?.start))) {
    if (purpose.test(words[next]?.folded ?? "")) break;
    next += 1;
  }
  // "a gym's check-ins"
  return /^['’]s\b/.test(text.slice(words[next - 1]?.end)) ? [] : words.slice(first, next);
}

/** Whether the need names a kind of record: any phrase that speaks for a domain and is neither a field of life nor a mere thing. */
function isRecordSaid(
  { findings, vocabulary }: Said,
  isAside: (start: number) => boolean,
  ends: readonly number[],
): boolean {
  const { language } = findings;
  const words = tokensAsWords(findings);
  if (
    isRecordOfSomething(words, isAside) ||
    arePeopleOf(words, fold(findings.text)) ||
    areOwnThingsListed(findings, isAside)
  )
    return true;
  for (const [start, word] of words.entries()) {
    if (isAside(word.start) || isDeterminer(word.folded, language) || isDone(words, start)) continue;
    for (let length = Math.min(LONGEST_CUE, words.length - start); length > 0; length -= 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.every(({ folded }) => isWeightless(folded))) continue;
      const isCue = keysOfWords(phrase).some((key) => vocabulary.cues(key).some(({ weight }) => weight > 0));
      if (!isCue) continue;
      if (!phrase.every(({ folded }) => isWeightless(folded) || isKindOfThing(folded))) return true;
      if (isCalledMore(phrase) && !ends.some((end) => end <= word.start && word.start < end + REACH)) return true;
      if (areAskedFor(findings, words, start, length, ends, isAside)) return true;
    }
  }
  return false;
}

/** "used cars": things of a kind, and not any. */
function isCalledMore(phrase: readonly Word[]): boolean {
  const [first, last] = [phrase[0], phrase.at(-1)];
  const isOwn = !isFunctionWord(first?.folded ?? "") && !phrase.some(({ folded }) => isVague(folded));
  return first !== last && isOwn && isKindOfThing(last?.folded ?? "");
}

/** "has to deal with", "we would order": what somebody does, and no record of it. */
function isDone(words: readonly Word[], at: number): boolean {
  return (
    doers.test(words[at - 1]?.folded ?? "") &&
    /^(?:with|for|a|an|the|our|my|it|them)$/.test(words[at + 1]?.folded ?? "")
  );
}

const doers = /^(?:to|would|will|can|could|should|must|we|they|you|i)$/;

const listed =
  /\b(?:list|table|catalogue|catalog|register|registry|inventory|directory|liste|tabelle|lista|tabla|tableau|tabela) (?:of|mit|von|de|des) (?:\p{L}+ )?(?<things>\p{L}{4,}(?:s|en|er))\b/gu;

/** "a table of volcanoes": things that no word of ours calls, and that are asked for themselves. */
function areOwnThingsListed({ text }: Findings, isAside: (start: number) => boolean): boolean {
  return [...fold(text).matchAll(listed)].some(({ index, groups: { things = "" } = {} }) => {
    const isOwn = saysOwn(things) && !isKindOfThing(things) && !isOfAnyRows(things);
    return isOwn && !isAside(index);
  });
}

/** The field of life in several words that the need is about, and says nothing more of: "renewable energy". */
export function fieldOfLifeSaid({ text }: Findings): string | undefined {
  const folded = fold(text);
  const field = governedEnds(text)
    .map((start) => fieldOfLifeIn(folded, start))
    .find((found) => found !== undefined);
  return field === undefined ? undefined : folded.slice(field.start, field.end);
}

/** Where "data on", "something with" and the like end: what follows them is only a subject. */
function governedEnds(text: string): readonly number[] {
  return [...fold(text).matchAll(governed)].map(({ index, 0: said }) => index + said.length);
}

const REACH = 40;
/** So few words have no room for more than what is asked for. */
const BRIEF = 2;
const listing =
  /\b(?:rows?|records|entries|list|directory|register|registry|catalogue|catalog|inventory|roster|zeilen|filas|lignes|linhas|liste|verzeichnis|lista|directorio|annuaire|registro|cadastro) (?:of|de|von|des|dos|das|mit)(?: \w+)?$/;

/** Whether things are asked for themselves, "300 restaurants", "a list of banks", and not "data on restaurants", "our restaurant". */
function areAskedFor(
  { found }: Findings,
  words: readonly Word[],
  start: number,
  length: number,
  ends: readonly number[],
  isAside: (start: number) => boolean,
): boolean {
  const first = words[start] as Word;
  const last = words[start + length - 1] as Word;
  if (ends.some((end) => end <= first.start && first.start < end + REACH)) return false;
  const next = words[start + length];
  if (next !== undefined && next.start - last.end <= 1 && !isFunctionWord(next.folded)) {
    // "gym check-ins", "patient records" and "patient list" are kinds of records, "patient data" is not.
    return /^(?:records?|lists?|roster|register|registry|directory)$/.test(next.folded) || !isWeightless(next.folded);
  }
  // "bank transactions, 500", "patients, 500 of them"
  const said = words.filter(({ folded }) => /\p{L}/u.test(folded) && !/^(?:of|them|these|those)$/.test(folded));
  if (said.filter((word) => !isAside(word.start)).length <= BRIEF) return true;
  if (found.some((each) => each.kind === "entities" && each.start <= first.start && last.end <= each.end)) return true;
  return listing.test(
    words
      .slice(Math.max(0, start - 3), start)
      .map(({ folded }) => folded)
      .join(" "),
  );
}
