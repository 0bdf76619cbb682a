import { isDecision } from "../../extract/decision-words.ts";
import { unitNamed } from "../../extract/units.ts";
import { participles } from "../../text/participles.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import { listedMeaning, meaningOf } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { knownOrTold, tellsHappening } from "../meaning/told-times.ts";
import type { Item } from "../words/items.ts";
import {
  headOfThe,
  isPlausible,
  openNames,
  withoutHint,
  withoutMeasure,
  withoutMissing,
  withoutModifiers,
  withoutRate,
  withoutUnit,
} from "../words/name-words.ts";
import { beforeBoundary, circumstances, prepositions, stripped, subjectOf, withoutLeadingOn } from "../words/noise.ts";
import { isArticle, isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { hasSibling } from "../words/siblings.ts";
import { clauseName } from "./clause-name.ts";
import { withoutRowSubject } from "./clause-subject.ts";
import { foreignFlag } from "./foreign-clause.ts";
import { LONGEST_NAME, type Mention, mentionInList } from "./mention.ts";
import { isKnown, type Reading } from "./reading.ts";
import { saidColumn } from "./said-column.ts";
import { toldByUnit } from "./told-by-unit.ts";
import { measuredName } from "./verb-names.ts";

/** The words of a listed item that may be its name, without those about its type and its values. */
export function bareName(
  item: Item,
  reading: Reading,
): { readonly words: readonly Word[]; readonly hint: string | null; readonly unit: string | null } {
  const known = (each: readonly Word[]): boolean => isKnown(each, reading);
  const { words: bare, hint: typed } = withoutHint(saidColumn(behindShare(item)), reading.isSql);
  const hint = typed ?? bracketedHint(item);
  const isFigureBehind = (word: Word): boolean => item.founds.some(({ at }) => at === item.words.indexOf(word) + 1);
  const measured = withoutFormat(withoutInterest(withoutOwner(withoutMeasure(bare, item))), reading).filter(isOwnWord);
  const said = stripped(measured);
  const clause = measuredName(said, item) ?? clauseOf(measured, reading);
  const named = withoutLeadingOn(clause ?? said, (word) => isFigureBehind(word) && !isKnown(said, reading));
  // "model B" beside a "model A" is in no bytes.
  const { words, unit } = hasSibling(named, reading.lookup.words)
    ? { words: named, unit: null }
    : ofUnit(named, item, known);
  const name = withoutModifiers(withoutTaker(withoutRate(withoutMissing(words, item), item, known), item), known);
  return { words: toldByUnit(name, item, reading), hint, unit };
}

/** "waiver taken by a third": those who do are so many. */
function withoutTaker(words: readonly Word[], { founds }: Item): readonly Word[] {
  const last = words.at(-1);
  const isShare = founds.some(
    ({ found }) => found.kind === "rate" && last !== undefined && found.start - last.end === 1,
  );
  return isShare && words.length > 2 && last?.folded === "by" ? words.slice(0, -1) : words;
}

const led = /^(?:with|com|con|mit|avec)$/;

/** "7% com atraso": what leads on from the share to what so many have is no name. */
function behindShare({ words, founds }: Item): readonly Word[] {
  const [share] = founds;
  const opens = share?.found.kind === "rate" && words.slice(0, share.at).every(({ folded }) => isArticle(folded));
  if (share === undefined || !opens || !led.test(words[share.at]?.folded ?? "")) return words;
  const behind = words.slice(share.at + 1);
  return words[share.at]?.folded === "mit" ? behind.map(inNominative) : behind;
}

/** "mit Mängeln" says how many have Mängel. */
function inNominative(word: Word): Word {
  const text = word.text.replace(/(?<=\p{L}{3}e[lr])n$/u, "");
  return text === word.text ? word : { ...word, text, folded: word.folded.slice(0, -1) };
}

/** "amount (decimal)", "paid (bool)": nothing but a type word in brackets. */
function bracketedHint({ inner, words: [name] }: Item): string | null {
  const [only, ...others] = inner;
  const [word] = only?.words ?? [];
  if (name === undefined || word === undefined || others.length > 0 || only?.words.length !== 1) return null;
  return withoutHint([name, word], true).hint;
}

/** "tariff in EUR per kWh": what the price is for is no part of the name; "cost per kg" by itself is one. */
function ofUnit(
  words: readonly Word[],
  { founds }: Item,
  isNamed: (words: readonly Word[]) => boolean,
): { readonly words: readonly Word[]; readonly unit: string | null } {
  if (words.length < 3 || !/^(?:per|por|par|pro|je)$/.test(words.at(-2)?.folded ?? ""))
    return withoutUnit(words, isNamed);
  // "price per litre in EUR" is called so.
  const isSaid =
    founds.some(({ found, at }) => found.kind === "unit" && at <= words.length - 2) &&
    unitNamed(words.at(-1)?.text ?? "") !== undefined;
  return { words: isSaid ? words.slice(0, -2) : words, unit: null };
}

/** What a clause names, unless the whole phrase is a name already. */
function clauseOf(words: readonly Word[], reading: Reading): readonly Word[] | undefined {
  const flag = clauseName(words) ?? foreignFlag(words);
  const clause =
    (flag === undefined ? undefined : withoutRowSubject(flag, words, reading)) ??
    (isKnown(words, reading) ? undefined : atStage(stripped(words)));
  return clause !== undefined && (isKnown(clause, reading) || !isKnown(words, reading)) ? clause : undefined;
}

const stages = new Set(
  "start end beginning baseline admission discharge arrival departure entry exit launch landing takeoff inlet outlet week month day visit".split(
    " ",
  ),
);

/** "systolic at week 12", "battery percent at the end of the trip": which of several values it is. */
function atStage(words: readonly Word[]): readonly Word[] | undefined {
  const at = words.findIndex(
    ({ folded, compound }, index) =>
      index > 0 && compound === undefined && (folded === "at" || (folded === "on" && isArrival(words[index + 1]))),
  );
  const rest = stripped(words.slice(at + 1));
  const [stage, figure] = rest;
  if (at < 0 || stage === undefined || !stages.has(stage.folded) || words[0]?.folded === "age") return undefined;
  const isNumbered = figure !== undefined && /^\d+$/.test(figure.text);
  const name = words.slice(0, at);
  const bare =
    name.length > 1 && /^(?:percent|pct|percentage)$/.test(name.at(-1)?.folded ?? "") ? name.slice(0, -1) : name;
  // The temperature at the inlet is the inlet temperature.
  if (!isNumbered && !/^(?:start|end|beginning)$/.test(stage.folded)) return [stage, ...bare];
  return [...bare, ...rest.slice(0, isNumbered ? 2 : 1)];
}

/** "temp on arrival" is the temperature at that time; "spend on arrival goods" has more behind it. */
function isArrival(word: Word | undefined): boolean {
  return /^(?:arrival|admission|departure|discharge|entry|exit|receipt|delivery|intake)$/.test(word?.folded ?? "");
}

/** "JSON arguments": the format is no part of what is known by its name. */
function withoutFormat(words: readonly Word[], reading: Reading): readonly Word[] {
  const isFormat = /^(?:json|xml|yaml|csv)$/.test(words[0]?.folded ?? "");
  return isFormat && words.length > 1 && isKnown(words.slice(1), reading) ? words.slice(1) : words;
}

/** "product category of interest" */
function withoutInterest(words: readonly Word[]): readonly Word[] {
  const [of, last] = words.slice(-2);
  return words.length > 2 && of?.folded === "of" && /^(?:interest|choice|concern)$/.test(last?.folded ?? "")
    ? words.slice(0, -2)
    : words;
}

/** "LOINC-like code", "ClinVar-style significance": in rows that are made up everything is only like it. */
function isOwnWord({ compound, folded, identifier }: Word): boolean {
  // "a snake_case tool name" says how it is written.
  if (identifier !== undefined && /^(?:snake|camel|kebab|pascal|title|upper|lower)_?case$/i.test(identifier))
    return false;
  return compound === undefined || !/^(?:like|style|ish|esque)$/.test(folded);
}

/** "posts have a title, comments an author": the verb is left out, and what has it is no part of the name. */
function withoutOwner(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  if (first === undefined || second === undefined || words.length < 3 || second.compound !== undefined) return words;
  const isMany = isInPlural(first) && first.identifier === undefined;
  return isMany && /^(?:an?|the)$/.test(second.folded) ? words.slice(2) : words;
}

/** How an item stands in its list. */
export interface ListPlace {
  /** The field whose brackets hold the list. */
  readonly parent: Mention | null;
  readonly isFirst: boolean;
  readonly hint: string | null;
}

/** The field that an item of a list names, if any. */
export function mentionOfListed(
  item: Item,
  words: readonly Word[],
  place: ListPlace,
  reading: Reading,
): Mention | undefined {
  const identifier = words.find((word) => word.identifier?.includes("_") === true)?.identifier ?? words[0]?.identifier;
  const candidates =
    identifier === undefined ? possibleNames(words, place.isFirst) : identifiersFirst(words, identifier);
  const flagged = item.founds.some(({ found }) => found.kind === "rate");
  for (const each of candidates) {
    // "paid by app in 40%" is not just paid.
    if (flagged && each.length < words.length && beforeBoundary(words).length === each.length) continue;
    if (isOpen(each, words)) continue;
    const meaning = knownOrTold(each, reading.lookup);
    if (meaning !== undefined) return mentionInList(meaning, item, each, place.hint);
  }
  if (/^\d/.test(words[0]?.text ?? "") || isVenue(item, words)) return undefined;
  if (identifier !== undefined) return mentionOfUnknown(item, candidates[0] ?? words, true, place, reading);
  // "no self-follows" denies; "no-show" is one word.
  // "few ips brute forcing" tells what happens.
  if (/^(?:never|always|nobody|otherwise|few)$/.test(words[0]?.folded ?? "")) return undefined;
  if (areOfRows(words)) return undefined;
  const isDenied = /^(?:no|without|not)$/.test(words[0]?.folded ?? "") && words[1]?.start !== words[0]?.start;
  // "no presentado 8 %" is a flag.
  if (isDenied && !(reading.findings.language === "es" && flagged)) return undefined;
  // "no nulls in department", "during one shift": the first is about a field, the second none.
  if (words.length > 1 && circumstances.has(words[0]?.folded ?? "")) return undefined;
  if (words.length > 1 && words[0]?.compound === undefined && prepositions.has(words[0]?.folded ?? ""))
    return mentionOfListed(item, words.slice(1), place, reading);
  const name = nameIn(words, item);
  // "stale when unchanged for 90 days": what is so in a case is a flag.
  const isState = name.length === 1 && isDecision(name[0]?.text ?? "") && cases.test(words[1]?.folded ?? "");
  return mentionOfUnknown(item, name, false, isState ? { ...place, hint: "bool" } : place, reading);
}

const nobodies = /^(?:none|neither|keiner|keines|niemand|ningun[oa]|nadie|aucune?|nenhuma?|ninguem)$/;

/** "none of the flights taking longer than 90 minutes", "all of them last 5 days": it is said of the rows. */
function areOfRows([first, second]: readonly Word[]): boolean {
  if (first === undefined || second === undefined) return false;
  return nobodies.test(first.folded) || (/^(?:all|each|every|both)$/.test(first.folded) && second.folded === "of");
}

const cases = /^(?:when|if|once|whenever|wenn|sobald|cuando|quand|quando)$/;

const venues =
  /^(?:airport|station|harbour|harbor|campus|branch|stadium|terminal|flughafen|bahnhof|aeropuerto|aeroport|aeroporto|gare)$/;

/** "car rentals, Mallorca airport, 2k": where all of it happens is no column, and nothing that the rows tell. */
function isVenue({ opener, founds }: Item, words: readonly Word[]): boolean {
  const [first, last, ...others] = words;
  if (opener !== "," || first === undefined || last === undefined || others.length + founds.length > 0) return false;
  const isProper = (word: Word): boolean => /^\p{Lu}\p{Ll}{2,}$/u.test(word.text);
  return (
    (isProper(first) && venues.test(last.folded)) || (isProper(last) && venues.test(first.folded) && !isProper(first))
  );
}

/** The phrases that may be the name, the whole one first. */
function possibleNames(words: readonly Word[], isFirst: boolean): readonly (readonly Word[])[] {
  const candidates: (readonly Word[])[] = [words];
  const subject = subjectOf(words);
  // "show name, email": the request's verb stands only before the first; "show name" among others is a name.
  const thorough = stripped(subject, isFirst);
  for (const each of [subject, beforeBoundary(subject), thorough, beforeBoundary(thorough)]) {
    if (each.length > 0 && !candidates.some((known) => known.length === each.length && known[0] === each[0])) {
      candidates.push(each);
    }
  }
  return candidates;
}

function identifiersFirst(words: readonly Word[], identifier: string): readonly (readonly Word[])[] {
  const own = words.filter((word) => word.identifier === identifier);
  return own.length < words.length ? [own, words] : [words];
}

/** "days to resolution" are not just days. */
function isOpen(name: readonly Word[], words: readonly Word[]): boolean {
  return (
    name.length === 1 &&
    words.length > 1 &&
    !/^\d/.test(words[2]?.text ?? "") &&
    words.length <= LONGEST_NAME &&
    openNames.has(name[0]?.english ?? "")
  );
}

/** A name that the word lists do not have whole: what it most likely means, unless it is more likely no name. */
function mentionOfUnknown(
  item: Item,
  name: readonly Word[],
  isIdentifier: boolean,
  { parent, hint }: ListPlace,
  reading: Reading,
): Mention | undefined {
  const { lookup, owner } = reading;
  const listed = listedMeaning(name, lookup, owner);
  if (listed !== undefined && listed.by !== "form") {
    const meaning = listed.by === "suffix" ? meaningOf(name, lookup, owner) : listed;
    return mentionInList(meaning, item, name, hint);
  }
  const inside = name.length > 2 && !isIdentifier ? longestInside(name, reading) : undefined;
  if (inside !== undefined && (name.length > LONGEST_NAME || item.opener === "(")) {
    return mentionInList(inside, item, inside.words, hint);
  }
  if (parent !== null && item.opener === "(") return undefined;
  const isClause = clauseName(item.words) !== undefined;
  if (item.opener === "," && listed === undefined && !isClause && !isPlausible(name, item)) return undefined;
  // "I need 1000 rows" names nothing.
  if (!isIdentifier && /^(?:i|we|you|please)$/.test(item.words[0]?.folded ?? "") && stripped(name, true).length === 0)
    return undefined;
  if (name.length > LONGEST_NAME || !name.some((word) => /^\p{L}/u.test(word.text))) return undefined;
  if (name.length === 1 && (name[0]?.text.length ?? 0) === 1 && item.opener !== ":") return undefined;
  return mentionInList(listed ?? meaningOf(name, lookup, owner), item, name, hint);
}

/** The words of an unknown phrase that are its name: up to the verb, and up to an explanation unless the name needs it. */
function nameIn(words: readonly Word[], item: Item): readonly Word[] {
  const subject = headOfThe(subjectOf(words));
  const core = beforeBoundary(subject);
  // "prise en charge"
  if (core.length < subject.length && tellsHappening(subject)) return subject;
  if (core.length === subject.length || subject.length > LONGEST_NAME) return core;
  const flagged = item.founds.some(({ found }) => found.kind === "rate");
  const counted = /^\d/.test(subject[core.length + 1]?.text ?? "");
  const isDone = core.length === 1 && item.founds.length === 0 && participles.test(core[0]?.folded ?? "");
  const open = core.length === 1 && !counted && (isDone || openNames.has(core[0]?.english ?? ""));
  return flagged || open ? subject : core;
}

function longestInside(words: readonly Word[], { lookup }: Reading): Meaning | undefined {
  for (let length = Math.min(words.length, lookup.vocabulary.longest); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (length === 1 && (phrase[0]?.folded.length ?? 0) < 4) continue;
      const meaning = knownMeaning(phrase, lookup);
      if (meaning !== undefined) return { ...meaning, confidence: meaning.confidence * 0.7 };
    }
  }
  return undefined;
}
