import { isKindNoun } from "../../extract/member-list.ts";
import type { Findings, Found, Token } from "../../findings.ts";
import type { Language, SemanticType } from "../../ontology/semantic-type.ts";
import { areOpposites } from "../../text/opposites.ts";
import { lookalikes, participles } from "../../text/participles.ts";
import { wordKey } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { areOf, kindsWith } from "./choice-kinds.ts";
import { type Entry, EntryReader, type List, MOST, ors } from "./member-entries.ts";
import { heads, isDeed, isLevel } from "./member-words.ts";

/** So many words without commas behind a noun of kinds are its members. */
const RUN = 3;

/** "air quality sensor data PM2.5 and NO2": what the rows are, and no member. */
const ofRows = /^(?:data|dataset|reading|record|log|measurement|observation|sensor|table|report)$/;

/** What opens a list of members behind its name. */
const marks = /^(?:in|of|among|from|either|by|via)$/;

const being = /^(?:is|are|ist|es|est|e|sera)$/;

type Members = Extract<Found, { kind: "members" }>;

/**
 * Adds the lists of members that only their place shows: "subject in maths, biology, history, minutes 5-90", "surface road, trail
 * or track", "- fault: timeout, malformed json". What they are members of must be known, so that no list of columns is taken for one.
 */
export function withUnmarkedMembers(findings: Findings, vocabulary: Vocabulary): Findings {
  const reader = new MemberReader(findings, vocabulary);
  const added: Members[] = [];
  for (let at = 0; at < findings.tokens.length; at += 1) {
    const found = reader.membersAt(at);
    if (found === undefined || (at === 0 && reader.areRows(found)) || findings.found.some(isRunWithin(found))) continue;
    added.push(found);
    while (at + 1 < findings.tokens.length && (findings.tokens[at + 1]?.start ?? 0) < found.end) at += 1;
  }
  if (added.length === 0) return findings;
  const overlaps = (one: Found): boolean => added.some((each) => one.start < each.end && each.start < one.end);
  const kept = findings.found.filter((found) => !overlaps(found));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

/** "T1 a T5", "7A-7D": several codes from the first to the last, that are no member by what is written. */
function isRunWithin({ start, end }: Members): (each: Found) => boolean {
  return (each) => each.kind === "members" && each.run === true && each.start === start && each.end <= end;
}

class MemberReader {
  readonly #tokens: readonly Token[];
  readonly #language: Language;
  readonly #words: EntryReader;
  readonly #vocabulary: Vocabulary;

  constructor(findings: Findings, vocabulary: Vocabulary) {
    this.#tokens = findings.tokens;
    this.#language = findings.language;
    this.#words = new EntryReader(findings);
    this.#vocabulary = vocabulary;
  }

  /** "maintenance outages, planned or unplanned": at the head of the need the first is no member but what the rows are. */
  areRows({ start, end }: Members): boolean {
    const comma = this.#tokens.findIndex(({ kind }) => kind === "break");
    const { text = "", start: at = 0 } = this.#tokens[comma] ?? {};
    const first = this.#tokens.findIndex((token) => token.start >= start);
    if (text !== "," || at < start || at > end || marks.test(this.#tokens[first - 1]?.folded ?? "")) return false;
    return [first - 1, comma - 1].some((each) => {
      const noun = this.#tokens[each];
      return (
        noun !== undefined && wordKey(noun.text, this.#language) !== noun.folded && !isKindNoun(wordKey(noun.text))
      );
    });
  }

  /** The members of the name that begins at a token. */
  membersAt(at: number): Members | undefined {
    if (!this.#beginsItem(at) && !this.#isSetOfKinds(at) && !this.#isSaidOf(at)) return undefined;
    const set = this.#isSetOfKinds(at) ? this.#set(at) : undefined;
    if (set !== undefined) return set;
    const names = this.#words.wordsFrom(at, 4);
    const led = this.#words.nameWithOf(at) ?? this.#words.nameWithOccasion(at);
    for (let length = led ?? Math.min(3, names); length > 0; length -= 1) {
      const found = this.#behindName(at, length);
      if (found !== undefined) return found;
    }
    return this.#saidToBe(at);
  }

  /** "gene is GAPDH, ACTB or TNF": a list up to its "or" is all that the name may be. */
  #saidToBe(at: number): Members | undefined {
    const verb = [at + 1, at + 2].find((next) => being.test(this.#tokens[next]?.folded ?? ""));
    const list = verb === undefined ? undefined : this.#words.listAt(verb + 1);
    if (verb === undefined || list?.joint !== "or" || list.entries.length < RUN) return undefined;
    const end = list.entries.at(-1)?.next ?? verb;
    return this.#words.endsEntry(end) ? this.#members(verb, list.entries) : undefined;
  }

  /** "trials where optimizer is adamw, sgd or lion" */
  #isSaidOf(at: number): boolean {
    const before = this.#tokens[at - 1]?.folded ?? "";
    return (
      /^(?:where|whose|with|and|wobei|mit|donde|avec|onde)$/.test(before) &&
      being.test(this.#tokens[at + 1]?.folded ?? "")
    );
  }

  #behindName(at: number, length: number): Members | undefined {
    const next = at + length;
    const name = this.#words.key(at, next);
    const mark = this.#tokens[next]?.folded ?? "";
    const of = this.#tokens[next + 1]?.folded === "of";
    if (mark === ":") return this.#afterColon(at, next, name);
    const types = this.#enumerations(name);
    const isKind =
      types.length > 0 ||
      isKindNoun(wordKey(this.#tokens[next - 1]?.text ?? "")) ||
      (length > 2 && this.#words.nameWithOf(at) === length);
    const isSet = (mark === "out" && of) || mark === "among" || mark === "from" || mark === "either";
    if ((isKind && mark === "in") || (isSet && (isKind || this.#mayHaveMembers(name)))) {
      const start = mark === "out" ? next + 2 : next + 1;
      return this.#accepted(next, this.#words.listAt(start), types, true);
    }
    const identifiers = isKind ? this.#identifiers(next) : undefined;
    if (identifiers !== undefined) return identifiers;
    // "referral by GP, school, council or self"; "booked via phone, website or app": what was done has its way, and is no moment; "answered by" has its doers.
    const isDone = mark !== "by" && participles.test(name) && !name.endsWith("paid");
    if ((by.has(mark) && (isDone || this.#mayHaveMembers(name))) || (isDone && places.has(mark))) {
      const list = this.#words.listAt(next + 1);
      // "sold at" would be a time.
      const start = isDone && mark !== "at" ? next + 1 : next;
      if (list.joint === "or" && list.entries.length > 2) return this.#accepted(start, list, types, true);
    }
    const spaced = this.#spaced(next, types);
    if (spaced !== undefined) return spaced;
    // "surface road, trail or track": the first member follows its name at once.
    const list = this.#words.listAt(next);
    const [first] = list.entries;
    if (first === undefined || heads.test(first.key)) return undefined;
    if (this.#isOneOfSeveral(next)) return undefined;
    const scale = this.#scale(next, list);
    if (scale !== undefined) return scale;
    if (this.#isNamed(this.#words.key(at, first.next))) return undefined;
    // "tool name search, calculator or files"
    if (name.endsWith(" name") && list.joint === "or" && list.entries.length > 2)
      return this.#members(next, list.entries);
    if (isKind)
      return (
        this.#accepted(next, list, types, false, true) ??
        this.#states(next, list, types) ??
        this.#ofKind(next, list, types) ??
        this.#ofKinds(next)
      );
    if (list.joint !== "or") return undefined;
    const told = this.#toldApart(at, length, list);
    if (told !== undefined) return told;
    // "site left or right", "season summer or winter"
    const [one, other] = list.entries.map(({ key }) => key);
    if (list.entries.length === 2 && areOpposites(one ?? "", other ?? "") && !adjectives.test(name))
      return this.#members(next, list.entries);
    // "delivery spontaneous, forceps or caesarean": where no member is a field, the name may be anything.
    const areMembers =
      list.entries.length > 2 &&
      !this.#endsWithChoice(list) &&
      list.entries.every(({ key }) => !key.includes(" ") && (!this.#isNamed(key) || this.#isMember(key)));
    if (!this.#mayHaveMembers(name) && !(areMembers && length === 1 && !adjectives.test(name))) return undefined;
    return this.#isNamed(first.key) ? undefined : this.#accepted(next, list, types, false);
  }

  /** "injected fault timeout, bad payload or dropped connection": a noun of which it is said how it came is whole, and its members may be named like fields. */
  #toldApart(at: number, length: number, list: List): Members | undefined {
    const first = this.#tokens[at]?.folded ?? "";
    const isTold = length === 2 && (toldBy.test(first) || (participles.test(first) && !lookalikes.test(first)));
    const strangers = list.entries.filter(({ key }) => this.#isField(key)).length;
    if (!isTold || list.entries.length < RUN || strangers * 2 > list.entries.length || this.#endsWithChoice(list))
      return undefined;
    return this.#isNamed(this.#words.key(at, at + 2)) ? undefined : this.#members(at + 2, list.entries);
  }

  /** "model A, model B, winner": the letter behind the name is part of it where the name has another elsewhere. */
  #isOneOfSeveral(next: number): boolean {
    const [name, letter] = [this.#tokens[next - 1]?.folded, this.#tokens[next]?.folded ?? ""];
    if (!/^[a-d]$/.test(letter) || isKindNoun(name ?? "")) return false;
    return this.#tokens.some(({ folded }, at) => {
      const other = this.#tokens[at + 1]?.folded ?? "";
      return folded === name && other !== letter && /^[a-d]$/.test(other);
    });
  }

  /** "confidence low, medium or high": steps of a scale, whatever else the name may be. */
  #scale(start: number, { entries, joint }: List): Members | undefined {
    const stranger = entries.findIndex(({ key }) => !isLevel(key));
    const own = stranger < 0 ? entries : joint === undefined ? entries.slice(0, stranger) : [];
    return own.length < (joint === "or" ? 2 : 3) ? undefined : this.#members(start, own);
  }

  /** "event type play, pause, seek, stop, user", "cohorts holder, trader and farmer": words that are no fields behind a noun of kinds. */
  #ofKind(start: number, { entries, joint }: List, types: readonly SemanticType[]): Members | undefined {
    if (!isKindNoun(wordKey(this.#tokens[start - 1]?.text ?? "")) || entries[0]?.key.includes(" ") !== false)
      return undefined;
    const known = membersOf(types);
    const isOwn = ({ key }: Entry): boolean => known.has(keyOf(key)) || isDeed(key) || !this.#isField(key);
    const stranger = entries.findIndex((entry) => !isOwn(entry));
    // What "and" joins may be columns, unless the name stands for several kinds.
    if (joint === "and" && !this.#isPluralKind(start - 1)) return undefined;
    if (joint !== undefined && stranger >= 0 && entries.filter(isOwn).length * 2 <= entries.length) return undefined;
    const own = joint !== undefined || stranger < 0 ? entries : entries.slice(0, stranger);
    return own.length < 3 ? undefined : this.#members(start, own);
  }

  /** "event types view, search, add_to_cart, checkout", "claim types auto, home, travel, amount": several kinds are listed up to what can only be a column. */
  #ofKinds(start: number): Members | undefined {
    if (!this.#isPluralKind(start - 1)) return undefined;
    const { entries, joint } = this.#words.writtenListAt(start);
    const isColumn = ({ key }: Entry): boolean =>
      heads.test(key) || (this.#isField(key) && !isDeed(key) && !this.#isMember(key));
    const column = entries.findIndex((entry, index) => index > 0 && isColumn(entry));
    const own = column < 0 || joint === "or" ? entries : entries.slice(0, column);
    const isBare = own.every(({ key }) => !key.includes(" "));
    return own.length < 3 || !isBare ? undefined : this.#members(start, own);
  }

  #isPluralKind(at: number): boolean {
    const { folded = "", text = "" } = this.#tokens[at] ?? {};
    if (this.#language === "de" && /^\p{Lu}.*en$/u.test(text))
      return isKindNoun(folded.slice(0, -1)) || isKindNoun(folded.slice(0, -2));
    return folded !== wordKey(text) && folded.endsWith("s") && isKindNoun(wordKey(text));
  }

  /** "wallets in cohorts holder, trader and farmer" */
  #isSetOfKinds(at: number): boolean {
    return (
      /^(?:in|by|of|across|into|nach|aus|en|de|por|par|em)$/.test(this.#tokens[at - 1]?.folded ?? "") &&
      this.#isPluralKind(at)
    );
  }

  /** "in cohorts whale, day trader and dormant": several kinds with "and" before the last are listed whole, whatever they are called elsewhere. */
  #set(kind: number): Members | undefined {
    const { entries, joint } = this.#words.listAt(kind + 1);
    const listed = joint === undefined || entries.length < 3 ? undefined : this.#members(kind, entries);
    return listed === undefined
      ? undefined
      : { ...listed, of: wordKey(this.#tokens[kind]?.text ?? "", this.#language) };
  }

  /** "event type order_placed, order_accepted, delivered; order id": identifiers right behind a noun of kinds. */
  #identifiers(start: number): Members | undefined {
    const own = this.#words.identifiersAt(start, (key) => this.#isField(key) || /(?:^| )(?:id|at|key)$/.test(key));
    const written = own.filter((entry) => this.#words.isIdentifier(entry)).length;
    return own.length > 2 && written * 2 >= own.length ? this.#members(start, own) : undefined;
  }

  /** "priority low medium high": known members one after the other. */
  #spaced(start: number, types: readonly SemanticType[]): Members | undefined {
    const known = membersOf(types);
    const entries: Entry[] = [];
    // "classe énergie A à G" is told from its first to its last.
    if (this.#tokens[start + 1]?.text === "à") return undefined;
    const one = (at: number): Entry => ({ from: at, next: at + 1, key: this.#words.key(at, at + 1) });
    const isKnown = ({ key }: Entry): boolean => known.has(keyOf(key));
    let end = start;
    // "species dog cat rabbit or bird": the run may have strangers where an "or" ends it.
    while (this.#words.isPlain(end) && entries.length < MOST) {
      entries.push(one(end));
      end += 1;
    }
    if (ors.has(this.#tokens[end]?.folded ?? "") && this.#words.isPlain(end + 1) && this.#words.endsEntry(end + 2)) {
      const all = [...entries, one(end + 1)];
      const isMostly = isKnown(all[0] ?? one(end)) && all.filter(isKnown).length * 2 >= all.length;
      return all.length > 2 && (isMostly || this.#areOfOneKind(start, all)) ? this.#members(start, all) : undefined;
    }
    if (this.#isRun(start, entries, end)) return this.#members(start, entries);
    const stranger = entries.findIndex((entry) => !isKnown(entry));
    return entries.length > 1 && stranger < 0 && this.#tokens[end]?.kind !== "word"
      ? this.#members(start, entries)
      : undefined;
  }

  /** "rank bronze silver gold": nobody gives a column a name of so many nouns that are none by themselves. */
  #isRun(start: number, entries: readonly Entry[], end: number): boolean {
    const last = entries.at(-1);
    if (last === undefined || entries.length < RUN || !this.#words.endsEntry(end)) return false;
    if (entries.some(({ key }) => ofRows.test(key))) return false;
    const noun = wordKey(this.#tokens[start - 1]?.text ?? "");
    const isColumn = ({ key }: Entry): boolean =>
      this.#isNamed(key) && !participles.test(key) && !isLevel(key) && !this.#isMember(key);
    const isKind = isKindNoun(noun) || /^(?:rank|league|division|zone|area)$/.test(noun);
    return isKind && entries.filter(isColumn).length * 3 <= entries.length && !isColumn(last);
  }

  /** Whether, behind a noun of kinds, at least half of the words are members of one enumeration, whichever it is. */
  #areOfOneKind(start: number, entries: readonly Entry[]): boolean {
    if (!isKindNoun(this.#tokens[start - 1]?.folded ?? "")) return false;
    const keys = entries.map(({ key }) => keyOf(key));
    return [...this.#vocabulary.types.values()].some((type) => {
      const own = membersOf([type]);
      const known = keys.filter((key) => own.has(key)).length;
      return own.has(keys[0] ?? "") && known > 1 && known * 2 >= keys.length;
    });
  }

  /** A name that is no number, time or key, and no mere adjective. */
  #mayHaveMembers(name: string): boolean {
    const types = this.#vocabulary.typesNamed(name);
    return !adjectives.test(name) && types.every(({ type }) => type.type === "string" || type.type === "enum");
  }

  /** "state queued, running, done, failed": what are flags elsewhere are members behind a noun of kinds. */
  #states(start: number, { entries }: List, types: readonly SemanticType[]): Members | undefined {
    const stranger = entries.findIndex(({ key }) => this.#isField(key));
    const own = stranger < 0 ? entries : entries.slice(0, stranger);
    const flags = own.filter(({ key }) => this.#isNamed(key)).length;
    if (own.length < 3 || own.some(({ key }) => key.includes(" ")) || flags * 3 < own.length) return undefined;
    return types.some(({ model }) => model.kind === "choice") || flags > 1 ? this.#members(start, own) : undefined;
  }

  /** "campaign: spring, summer, winter;" within a list: to the end of its line or the semicolon. */
  #afterColon(at: number, colon: number, name: string): Members | undefined {
    const isBullet = /[-*•·\n]/.test(this.#tokens[at - 1]?.text ?? "");
    const list = this.#words.listAt(colon + 1);
    const last = list.entries.at(-1);
    if (last === undefined || list.entries.length < 2 || announcing.test(name)) return undefined;
    const end = this.#tokens[last.next]?.text;
    const isEnd = end === undefined || end === "." || end.includes("\n");
    const isClosed = end === ";" || isEnd || list.joint === "or";
    const isLater =
      isBullet || this.#isInList(at) || this.#tokens.slice(0, at).some(({ text }) => text === ":" || text === ";");
    if (!isClosed || !isLater) return undefined;
    const fields = list.entries.filter(({ key }) => this.#isField(key)).length;
    // At the end of a sentence the last colon may open a list of columns: no member may be one.
    if (isEnd && !isBullet && (list.entries.length < 3 || fields > 0)) return undefined;
    return fields * 2 >= list.entries.length ? undefined : this.#members(colon + 1, list.entries);
  }

  /** A comma stands right before, and others before that in the sentence. */
  #isInList(at: number): boolean {
    if (this.#tokens[at - 1]?.text !== ",") return false;
    let commas = 0;
    for (let back = at - 1; back >= 0 && this.#tokens[back]?.text !== "."; back -= 1)
      if (this.#tokens[back]?.text === ",") commas += 1;
    return commas > 2;
  }

  #accepted(
    start: number,
    list: List,
    types: readonly SemanticType[],
    marked: boolean,
    isKind = false,
  ): Members | undefined {
    const { entries } = list;
    const members = membersOf(types);
    const isMember = ({ key }: Entry): boolean => members.has(keyOf(key));
    const isStranger = (entry: Entry): boolean => !isMember(entry) && this.#isField(entry.key);
    // "parameter nitrate, lead or pH": what is measured is named like the columns of it.
    if (list.joint === "or" && entries.length > 2 && ofMeasured.test(this.#tokens[start - 1]?.folded ?? ""))
      return this.#members(start, entries);
    if (list.joint === "or") {
      // "membership basic, plus or premium": of alternatives one that is a member elsewhere is none, whatever else it may be.
      const strangers = entries.filter((entry) => isStranger(entry) && !this.#isMember(entry.key)).length;
      const isOwn = entries[0] !== undefined && isMember(entries[0]);
      // "network base, facilitator, settled or failed": behind one member a field ends the list.
      const cut = entries.findIndex((entry, index) => index > 0 && index < entries.length - 2 && isStranger(entry));
      if (isOwn && cut > 0) return cut < 2 ? undefined : this.#members(start, entries.slice(0, cut));
      // "énergie électrique ou gaz": in other languages than English a noun of kinds shows it; in English a figure does ("CCS or Type 2").
      const isShown = this.#language !== "en" || entries.some(({ key }) => /\p{L}.*\d/u.test(key));
      const least = isShown && isKind && strangers === 0 ? 2 : 3;
      if (entries.length < least || (strangers * 2 >= entries.length && !isOwn)) return undefined;
      return this.#members(start, entries);
    }
    const [first] = entries;
    if (first === undefined || (!marked && !isMember(first))) return undefined;
    // "database out of orders, billing, audit": what its mark announces may begin with the name of a field.
    const stranger = entries.findIndex((entry, index) => (index > 0 || !marked) && isStranger(entry));
    const own = stranger < 0 ? entries : entries.slice(0, stranger);
    if (isStranger(first) && own.length < 3) return undefined;
    return own.length < (own.every(isMember) ? 2 : 3) ? undefined : this.#members(start, own);
  }

  /** "parcel locker, cash or card": the last two are a choice of their own, and what stands before them is a column. */
  #endsWithChoice({ entries }: List): boolean {
    const [first, other, last] = [entries[0], entries.at(-2), entries.at(-1)].map((each) => each?.key ?? "");
    return kindsWith(last ?? "").some(
      (kind) => areOf(kind, [other ?? "", last ?? ""]) && !areOf(kind, [first ?? "", last ?? ""]),
    );
  }

  /** Whether some enumeration has it. */
  #isMember(key: string): boolean {
    return this.#vocabulary.typesWithMember(key).length > 0;
  }

  #members(start: number, entries: readonly Entry[]): Members | undefined {
    const values = entries.map(({ from, next }) => this.#words.text(from, next));
    const [begin, end] = [this.#tokens[start], this.#tokens[(entries.at(-1)?.next ?? 0) - 1]];
    if (begin === undefined || end === undefined || new Set(values).size < 2) return undefined;
    return { kind: "members", values, start: begin.start, end: end.end };
  }

  #beginsItem(at: number): boolean {
    const before = this.#tokens[at - 1];
    return before === undefined || before.kind === "break" || openers.has(before.folded);
  }

  #enumerations(name: string): readonly SemanticType[] {
    return this.#vocabulary.typesNamed(name).flatMap(({ type }) => (type.type === "enum" ? [type] : []));
  }

  #isNamed(key: string): boolean {
    return this.#vocabulary.typesNamed(key).length > 0;
  }

  /** A flag ("closed", "done") may be a member of a status all the same. */
  #isField(key: string): boolean {
    return this.#vocabulary.typesNamed(key).some(({ type }) => type.type !== "bool");
  }
}

const toldBy = /^(?:main|chief|primary|root)$/;
const ofMeasured =
  /^(?:parameter|analyte|metric|measure|signal|variable|indicator|pollutant|messgrosse|parametro|variable|indicador|parametre|mesure|indicateur)s?$/;
const by = new Set(["by", "via", "through"]);
const places = new Set(["at", "in", "on", "to", "into", "from"]);
const adjectives =
  /^(?:first|second|third|last|next|new|old|total|average|mean|max|min|home|away|own|main|other|whether|each|any|all|every|daily|monthly|my|our|their|no)$/;
const openers = new Set("( [ with has have and each mit con avec com the a an".split(" "));
const announcing =
  /(?:^| )(?:column|col|field|schema|attribute|feature|table|row|record|include|spalte|feld|campo|champ)$/;

function membersOf(types: readonly SemanticType[]): ReadonlySet<string> {
  return new Set(types.flatMap(({ model }) => (model.kind === "choice" ? model.values.map(keyOf) : [])));
}

function keyOf(member: string): string {
  return member.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
}
