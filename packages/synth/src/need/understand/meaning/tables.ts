import type { Findings, Found, Span, Token } from "../../findings.ts";
import type { Frame } from "../../frames/frame.ts";
import { ROW_LIMIT } from "../../row-limit.ts";
import { sides } from "../../rules/usual-relations.ts";
import { fold } from "../../text/fold.ts";
import type { Item } from "../words/items.ts";
import { lastKey, phraseKey, slugOf, wordKey, wordsOf } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { befalls } from "./aftermath.ts";
import { asidesOf } from "./asides-of-tables.ts";
import type { Scored } from "./frame-choice.ts";
import { isDone, isLasting } from "./lasting.ts";
import { namedTables } from "./named-tables.ts";
import { partnerTable } from "./partner-table.ts";
import { anchorsWithin, parentsListed, sectionsOf, type TableSection } from "./table-sections.ts";

const rowNouns = /^(?:row|record|line|entry|zeile|fila|ligne|linha|registro|enregistrement)$/;

/** A table that the need asks for by its noun. */
export interface TableAsked {
  /** What one row is: "invoice". */
  readonly noun: string;
  /** The domain that knows its columns. */
  readonly frame: Frame | null;
  /** The rows of that domain are such things: what it says of them in itself is so here. */
  readonly isOwn: boolean;
  readonly count: number | undefined;
  /** Where its noun stands in the need; what follows is about it. */
  readonly anchors: readonly number[];
  readonly found: Extract<Found, { kind: "entities" }> | undefined;
}

/** Which table's rows point at which other's, and how many of them at each where that is said. */
export interface TableLink {
  readonly child: number;
  readonly parent: number;
  /** No row of the other table is left out. */
  readonly every: boolean;
  readonly least?: number;
  readonly most?: number;
}

export interface TablesAsked {
  readonly tables: readonly TableAsked[];
  /** Which table points at which, by index: child → parents. */
  readonly links: readonly TableLink[];
  /** Single columns that are another table's than those around them. */
  readonly asides: readonly TableSection[];
  /** Stretches that list the columns of one table. */
  readonly sections: readonly TableSection[];
  readonly found: Extract<Found, { kind: "tables" }> | undefined;
}

const tableWords = /\b(?:tables?|tabellen?|tablas?|tabelas?|entities)\b/i;
const separately =
  /\b(?:separate|linked|related|joined|relational|connected)\b.{0,20}\b(?:tables?|files?|datasets?)\b/i;

/** "invoices plus invoice lines", "orders and their order items": the whole and its parts, each by its name. */
const withOwnLines =
  /(?<!\p{L})(\p{L}{3,20})s (?:plus|and|with|&|\+|as well as|alongside) (?:their |the |its )?\1[ -](?:line[ -]items?|lines|items|positions)(?!\p{L})/iu;

/** The linked tables of a need, or undefined where it asks for one. */
export function tablesAsked(
  findings: Findings,
  items: readonly Item[],
  vocabulary: Vocabulary,
  scored: readonly Scored[],
): TablesAsked | undefined {
  const found = findings.found.find((each) => each.kind === "tables");
  // "uma linha por aluno" says what a row is.
  const belongs = findings.found
    .filter((each) => each.kind === "belongs")
    .filter(({ child, least, most }) => !(rowNouns.test(child) && least === 1 && most === 1));
  const entities = findings.found.filter((each) => each.kind === "entities");
  const listed = listedNouns(findings.text, entities);
  const named = namedTables(findings);
  const partner = named.length > 1 ? undefined : partnerTable(findings);
  const wanted =
    partner !== undefined ||
    (found?.count ?? 0) >= 2 ||
    separately.test(findings.text) ||
    listed.length > 0 ||
    named.length > 1 ||
    isNamedTable(findings.text, entities) ||
    (belongs.length > 0 && withOwnLines.test(findings.text)) ||
    haveOwnLists(findings.text, entities);
  if (!wanted && !(belongs.length > 0 && entities.length >= 2)) return undefined;
  if (!wanted && (isToldOf(findings, entities, belongs) || areFigures(entities, belongs))) return undefined;

  const nouns = new Map<string, { count: number | undefined; anchors: number[]; found: TableAsked["found"] }>();
  const learn = (phrase: string, anchor: number, entity?: Extract<Found, { kind: "entities" }>): void => {
    const noun = nounOf(phrase);
    if (noun === "" || tableWords.test(noun)) return;
    const known = nouns.get(noun) ?? nouns.get(sameThing(noun, nouns) ?? noun);
    if (known === undefined) nouns.set(noun, { count: entity?.count, anchors: [anchor], found: entity });
    else {
      known.anchors.push(anchor);
      known.count ??= entity?.count;
      known.found ??= entity;
    }
  };
  for (const part of listed) learn(part, 0);
  for (const { phrase, at } of named) {
    // "4,000 alarms on them in another": what is counted there names it in full.
    const counted = entities.find(({ start, end }) => start <= at && at < end);
    learn(counted?.noun ?? phrase, at, counted);
  }
  if (partner !== undefined) {
    learn(partner.owner.noun, partner.owner.start, partner.owner);
    learn(partner.phrase, partner.at);
  }
  for (const entity of countedFirst(entities, found)) learn(entity.noun, entity.start, entity);
  for (const { noun, count } of entities) if (count === 1 && nouns.size < 2) learn(noun, 0);
  // A belonging speaks of the child last: what follows is about it.
  for (const each of belongs) {
    const [owner, owned] = isOneOf(each, entities) ? [each.child, each.parent] : [each.parent, each.child];
    learn(owner, each.start);
    learn(owned, each.start + 1);
  }
  if (nouns.size < 2) for (const [noun, anchor] of headNouns(items, vocabulary)) learn(noun, anchor);
  if (nouns.size < 2) return undefined;
  const limit = Math.max(2, Math.min(named.length > 1 ? named.length : (found?.count ?? nouns.size), 6));
  const chosen = [...nouns].slice(0, limit);
  const frames = framesOf(
    chosen.map(([noun]) => noun),
    vocabulary,
    scored,
  );
  const sections = sectionsOf(
    chosen.map(([noun]) => noun),
    findings,
  );
  const asides = asidesOf(
    chosen.map(([noun]) => noun),
    sections,
    findings,
  );
  const tables: TableAsked[] = chosen.map(([noun, { count, anchors, found: entity }], index) => ({
    noun,
    frame: frames[index] ?? null,
    isOwn: isOfRows(noun, frames[index] ?? null),
    count,
    anchors: anchorsWithin(noun, [...anchors, ...placesOf(noun, findings)], sections, asides),
    found: entity,
  }));
  return { tables, links: linksOf(tables, belongs, sections, findings.text), asides, sections, found };
}

/** "each lesson has one teacher", of 60 teachers and 2,400 lessons: what has one of the other belongs to it. */
function isOneOf(
  { child, parent, least, most }: Extract<Found, { kind: "belongs" }>,
  entities: readonly Extract<Found, { kind: "entities" }>[],
): boolean {
  const countOf = (phrase: string): number | undefined =>
    entities.find(({ noun }) => nounOf(noun).split("_").at(-1) === nounOf(phrase).split("_").at(-1))?.count;
  return least === 1 && most === 1 && (countOf(parent) ?? 1) >= (countOf(child) ?? 0);
}

/** "users, orders and order items: 100 users, 400 orders, 1200 items": what is listed is counted, each by itself. */
function listedNouns(text: string, entities: readonly Extract<Found, { kind: "entities" }>[]): readonly string[] {
  const counted = new Set(entities.map(({ noun }) => lastKey(noun)));
  const colon = text.indexOf(":");
  if (colon < 0 || counted.size < 2) return [];
  const parts = text
    .slice(0, colon)
    .split(/,|&|\band\b|\bund\b/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length >= 2 && parts.every((part) => isNoun(part) && counted.has(lastKey(part))) ? parts : [];
}

/** What rows are, before those that they are of. */
const toldOf = /^(?:\p{L}+[ -]){0,4}?(\p{L}{3,}s) (?:of|for|from|at|across|in) $/iu;

/** "exam results of 4 classes with 25 students each": rows are results, of things that hold others; nothing is told of those alone. */
function isToldOf(
  { text }: Findings,
  entities: readonly Extract<Found, { kind: "entities" }>[],
  belongs: readonly Extract<Found, { kind: "belongs" }>[],
): boolean {
  const [first] = entities;
  const head = first === undefined ? undefined : toldOf.exec(text.slice(0, first.start))?.[1];
  if (head === undefined) return false;
  const record = wordKey(head);
  const named = [...entities.map(({ noun }) => noun), ...belongs.flatMap(({ child, parent }) => [child, parent])];
  const isAmong = named.some((noun) => lastKey(noun) === record);
  const areSizes = belongs.every(({ least, most, start, end }) => {
    const isSentence = /^(?:each|every|an?) |\b(?:belongs?|points?|refers?|linked)\b/i.test(text.slice(start, end));
    return least !== undefined && most !== undefined && !isSentence;
  });
  const haveLists = entities.some(({ end }) => /^ ?(?:\(|:)/.test(text.slice(end)));
  return !isAmong && areSizes && !haveLists;
}

/** "600 donors: blood group, sex. 2,800 donations: date, volume": each of two has columns of its own. */
function haveOwnLists(text: string, entities: readonly Extract<Found, { kind: "entities" }>[]): boolean {
  const [one, other, ...more] = entities.filter(({ count }) => count > 1);
  if (one === undefined || other === undefined || more.length > 0) return false;
  const between = text.slice(one.end, other.start);
  return (
    /^ ?(?:\(|:| with )[^,]+,/.test(between) &&
    /(?:\)|[.;]|\band) *(?:and )?$/.test(between) &&
    /^ ?(?:\(|:| with )/.test(text.slice(other.end))
  );
}

/** "800 users table (handle, joined) and 10,000 follows": one of two is called a table. */
function isNamedTable(text: string, entities: readonly Extract<Found, { kind: "entities" }>[]): boolean {
  const many = entities.filter(({ count }) => count > 1);
  return (
    many.length > 1 && many.some(({ end }) => /^ (?:table|tabelle|tabla|tabela)\b/i.test(text.slice(end, end + 9)))
  );
}

/** "a chain of 12 shops. Two tables: 6,000 receipts and 18,000 lines": what is counted where tables are goes before what is not. */
function countedFirst(
  entities: readonly Extract<Found, { kind: "entities" }>[],
  tables: Extract<Found, { kind: "tables" }> | undefined,
): readonly Extract<Found, { kind: "entities" }>[] {
  const many = entities.filter(({ count, noun }) => count > 1 && !(tables !== undefined && filesOnly.test(noun)));
  const behind = tables === undefined ? [] : many.filter(({ start }) => start >= tables.start);
  if (behind.length < (tables?.count ?? 2)) return many;
  return [...behind, ...many.filter((entity) => !behind.includes(entity))];
}

const filesOnly = /^(?:files?|csvs?|sheets?|dateien?|archivos?|ficheros?|fichiers?|arquivos?)$/;

function isNoun(part: string): boolean {
  return !/\d|\b(?:per|by|of|for|in|with|from|at|on|to)\b/i.test(part) && wordsOf(part).length <= 3;
}

/** The table that the same noun names with one word more or less: "crowdfunding pledges", "each pledge". */
function sameThing(noun: string, nouns: ReadonlyMap<string, unknown>): string | undefined {
  const last = noun.split("_").at(-1);
  return [...nouns.keys()].find((known) => known === last || (noun === last && known.split("_").at(-1) === last));
}

/** The last noun of a phrase, singular, as a name. */
function nounOf(phrase: string): string {
  const said = wordsOf(phrase);
  const last = said.length - 1;
  // "IDS alerts" are no alerts of an id.
  const keyed = said.map((word, at) => (at < last && acronyms.test(word) ? fold(word) : wordKey(word)));
  // "POS receipts" are receipts.
  const words = places.test(said.at(-2) ?? "") ? keyed.slice(-1) : keyed;
  return slugOf(
    words
      .slice(-2)
      .filter(
        (word) =>
          !/^(?:each|every|one|single|the|a|an|linked|table|row|record|daily|weekly|monthly|quarterly|yearly|hourly)$/.test(
            word,
          ),
      ),
  );
}

const acronyms = /^(?:ids|ips|gps|sms|dns|aws|ats)$/i;
const places = /^(?:pos|icu|crm|erp|wms|hris|ehr|emr)$/i;

/** "customers and their orders": the nouns that stand where tables are named. */
function headNouns(items: readonly Item[], vocabulary: Vocabulary): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  for (const item of items) {
    for (const word of item.words) {
      if (frameOf(word.english, vocabulary, []) !== null && word.folded !== word.english)
        found.push([word.english, word.start]);
    }
  }
  return found;
}

const pointer =
  /\b(?:for|to|of|from|by|in|at|with|references?) (?:one|an?|its|their|exactly one|a single|the same|the) $|[\p{L}\d)] (?:for|per|pour|par|por|para|pro|für|je|in) (?:(?:each|every|chaque|cada|jede[rnsm]?|todo|toda) )?$|(?:^|[^\p{L}])(?:d[eou]|del|de la|de l'|des|da|der|eines|einer) $/iu;

function placesOf(noun: string, findings: Findings): readonly number[] {
  const last = noun.split("_").at(-1) ?? noun;
  const inBelonging = (at: number): boolean =>
    findings.found.some(({ kind, start, end }) => (kind === "belongs" || kind === "tables") && start <= at && at < end);
  return (
    findings.tokens
      .filter((token) => token.kind === "word" && wordKey(token.text) === last && !inBelonging(token.start))
      // "parcels, each for one household" goes on about parcels.
      .filter((token) => !pointer.test(findings.text.slice(Math.max(0, token.start - 24), token.start)))
      // "transfers with sender account, receiver account" goes on about transfers.
      // "3,000 repairs with car, date in": the car that it is of.
      .filter((token) => !isListedKey(token, noun, findings))
      .filter((token) => !isOfSide(findings.text.slice(Math.max(0, token.start - 24), token.start)))
      .filter((token) => !isListed(findings.text, token))
      .filter((token) => !isKeyTold(findings.text, token))
      .map((token) => token.start)
  );
}

/** "citing patent" among the columns of a citation: a column, and no word of patents. */
function isListed(text: string, { start, end }: Span): boolean {
  const led = /[:,(] ?(\p{L}+)[ -]$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  const isOne = /^ ?[,;)]/.test(text.slice(end)) && !/s$/.test(text.slice(start, end));
  return isOne && led !== undefined && !/^(?:an?|the|each|every|one|per|its|their|and|or)$/i.test(led);
}

/** "900 bookings by artist id: room, start", "members with gym id, plan": by whose key they are told, and no word of artists. */
function isKeyTold(text: string, { start, end }: Span): boolean {
  const isKey = /^[ _-](?:ids?|keys?|numbers?|nos?|codes?)(?![\p{L}])/iu.test(text.slice(end));
  return (
    isKey &&
    /\b(?:by|on|via|through|using|over|with|their|its|uber|über|por|par|mit|con|avec|com) $/iu.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

/** An item of its own in a list, in the singular, among the columns of what is counted before it. */
function isListedKey({ start, end, lower }: Token, noun: string, { text, found }: Findings): boolean {
  if (lower !== wordKey(lower) || !/(?:,|\(|\b(?:with|mit|con|avec|com)) ?$/.test(text.slice(0, start))) return false;
  if (!/^ ?(?:[,;.)]|$|and )/.test(text.slice(end))) return false;
  const last = noun.split("_").at(-1);
  const counted = found.findLast((each) => each.kind === "entities" && each.end <= start);
  return counted?.kind === "entities" && lastKey(counted.noun) !== last;
}

function isOfSide(before: string): boolean {
  const [, side = ""] = /(\p{L}{2,})[ _-]$/u.exec(before) ?? [];
  return sides.some((pair) => pair.includes(side.toLowerCase()));
}

/** A frame for each noun; two tables are never of one domain: what it is called by goes first. */
function framesOf(
  nouns: readonly string[],
  vocabulary: Vocabulary,
  scored: readonly Scored[],
): readonly (Frame | null)[] {
  const all = nouns.map((noun) => frameOf(noun, vocabulary, scored));
  return all.map((frame, index) => {
    if (frame === null) return null;
    const rivals = nouns.filter((_, other) => all[other] === frame);
    if (rivals.length === 1) return frame;
    const { record } = calledBy(frame);
    const own =
      rivals.find((noun) => noun.replaceAll("_", " ") === record) ??
      rivals.find((noun) => isKeyOf(noun, frame)) ??
      rivals.find((noun) => frame.fields.some(({ key, name }) => key === true && name === `${noun}_id`)) ??
      rivals.find((noun) => record.includes(noun.split("_").at(-1) ?? noun));
    return (own ?? rivals[0]) === nouns[index] ? frame : null;
  });
}

/** A museum of the domain of works in museums is none of its rows. */
function isOfRows(noun: string, frame: Frame | null): boolean {
  if (frame === null) return false;
  const last = noun.split("_").at(-1) ?? noun;
  const records = [frame.record, frame.title].map((said) => lastKey(said));
  return records.includes(last) || isKeyOf(noun, frame) || isKeyOf(last, frame);
}

/** Whether the rows of a domain are told apart by such a thing: an application by its application_id. */
function isKeyOf(noun: string, frame: Frame): boolean {
  return calledBy(frame).key === `${noun}_id`;
}

interface Called {
  /** The key of the phrase that its rows are called by. */
  readonly record: string;
  /** The one column that tells its rows apart. */
  readonly key: string | undefined;
}

const called = new WeakMap<Frame, Called>();

/** What the rows of a domain are called by: every noun of a need is compared with that of every domain. */
function calledBy(frame: Frame): Called {
  const known = called.get(frame);
  if (known !== undefined) return known;
  const keys = frame.fields.filter(({ key }) => key === true);
  const own = { record: phraseKey(wordsOf(frame.record)), key: keys.length === 1 ? keys[0]?.name : undefined };
  called.set(frame, own);
  return own;
}

/** A cue from this weight on names what the rows are. */
const NAMES = 1.4;
const RECORD = 3;
const LAST = 1.5;
/** How far behind the best domain of the need a table's domain may be. */
const NEAR = 0.3;

/** The frame whose rows are such things: by name, else one that fits what the whole need is about. */
function frameOf(noun: string, vocabulary: Vocabulary, scored: readonly Scored[]): Frame | null {
  const key = noun
    .split("_")
    .map((word) => wordKey(word))
    .join(" ");
  const found = new Map<Frame, number>();
  for (const frame of vocabulary.frames) {
    const { record } = calledBy(frame);
    if (record === key) found.set(frame, RECORD);
    // "jobs, candidates and applications": those of the trade that the whole need is about.
    else if ((record.endsWith(` ${key}`) || isKeyOf(noun, frame)) && scored.some((each) => each.frame === frame))
      found.set(frame, LAST);
  }
  for (const { frame, weight, title } of vocabulary.cues(key)) {
    const strength = weight + (title ? 1 : 0);
    if (strength > NAMES) found.set(frame, Math.max(strength, found.get(frame) ?? 0));
  }
  const best = scored[0]?.score ?? 0;
  let chosen: Frame | null = null;
  let most = 0;
  for (const [frame, strength] of found) {
    const isNamed = phraseKey(frame.id.split("_")) === key;
    const context = best === 0 ? 1 : (scored.find((each) => each.frame === frame)?.score ?? 0) / best;
    // A gym's check-ins are no hotel bookings.
    if (!isNamed && context < NEAR) continue;
    const worth = strength + 2 * context + (isNamed ? 1 : 0);
    if (worth > most) {
      chosen = frame;
      most = worth;
    }
  }
  return chosen;
}

const MANY = Number.MAX_SAFE_INTEGER;

function linksOf(
  tables: readonly TableAsked[],
  belongs: readonly Extract<Found, { kind: "belongs" }>[],
  sections: readonly TableSection[],
  text: string,
): TablesAsked["links"] {
  const at = (phrase: string): number => {
    const noun = nounOf(phrase);
    const last = noun.split("_").at(-1);
    const whole = tables.findIndex((table) => table.noun === noun || table.noun.split("_").at(-1) === last);
    // "150 job openings, each application points to one job"
    return whole >= 0 ? whole : tables.findIndex((table) => table.noun.split("_")[0] === noun);
  };
  const countOf = (index: number): number | undefined => tables[index]?.count;
  const links: TableLink[] = [];
  for (const { child, parent, least, most } of belongs) {
    // "each class has one teacher": what has one of the other belongs to it, unless there are fewer of them.
    const isOne = least === 1 && most === 1 && (countOf(at(parent)) ?? 1) >= (countOf(at(child)) ?? 0);
    const [from, to] = isOne ? [at(parent), at(child)] : [at(child), at(parent)];
    const isKnown = links.some((link) => link.child === from && link.parent === to);
    if (from < 0 || to < 0 || from === to || isKnown) continue;
    const sizes = isOne || least === undefined || most === undefined ? {} : { least, most };
    links.push({ child: from, parent: to, every: !isOne && (least ?? 0) >= 1, ...sizes });
  }
  for (const { child, parent } of parentsListed(sections, text)) {
    const [from, to] = [child, parent].map((noun) => tables.findIndex((table) => table.noun === noun)) as [
      number,
      number,
    ];
    if (links.some((link) => [link.child, link.parent].every((end) => end === from || end === to))) continue;
    links.push({ child: from, parent: to, every: false });
  }
  if (links.length > 0) return links;
  // Without a word on it, the many point at the few; of equals the later at the first.
  const order = tables
    .map((_, index) => index)
    // What nobody counted is told of the others: "120 suppliers and their invoices".
    .sort((one, other) => (tables[one]?.count ?? MANY) - (tables[other]?.count ?? MANY) || one - other);
  const few = order.filter((index) => tables.some(({ noun }) => befalls(tables[index]?.noun ?? "", noun)));
  order.sort((one, other) => Number(few.includes(one)) - Number(few.includes(other)));
  if (tables.some(({ noun }) => isLasting(noun)) && tables.some(({ noun }) => isDone(noun)))
    order.sort((one, other) => Number(isLasting(tables[other]?.noun)) - Number(isLasting(tables[one]?.noun)));
  const joint = order.at(-1) ?? 0;
  if (order.length > 2 && joinsOthers(tables[joint]))
    return order.slice(0, -1).map((parent) => ({ child: joint, parent, every: false }));
  return order.slice(1).map((child, place) => {
    const before = order.slice(0, place + 1);
    const parent =
      before.findLast((index) => speaksOf(tables[child], tables[index])) ??
      before.findLast((index) => befalls(tables[child]?.noun ?? "", tables[index]?.noun ?? "")) ??
      before[0] ??
      0;
    return { child, parent, every: false };
  });
}

/** "2 to 40 million tokens used per run": more than could be delivered is a figure of each, where nobody speaks of tables. */
function areFigures(
  entities: readonly Extract<Found, { kind: "entities" }>[],
  belongs: readonly Extract<Found, { kind: "belongs" }>[],
): boolean {
  return entities.some(({ count }) => count > ROW_LIMIT) || belongs.some(({ most = 0 }) => most > ROW_LIMIT);
}

/** "students, courses and enrolments": what brings two things together points at both, and neither of them at the other. */
function joinsOthers(table: TableAsked | undefined): boolean {
  return joiningNouns.has(table?.noun.split("_").at(-1) ?? "");
}

const joiningNouns = new Set(
  "visit check-in checkin attendance follow match fixture transfer enrolment enrollment registration membership loan borrowing checkout rental lesson booking reservation appointment application rating review assignment attendance participation subscription vote swipe listing purchase referral einschreibung anmeldung ausleihe mitgliedschaft buchung bewertung bewerbung inscripcion matricula prestamo reserva cita inscription pret emprunt reservation adhesion matricula inscricao emprestimo".split(
    " ",
  ),
);

/** An order item speaks of its order: by its name or by what its domain holds. */
function speaksOf(child: TableAsked | undefined, parent: TableAsked | undefined): boolean {
  const last = parent?.noun.split("_").at(-1);
  if (child === undefined || last === undefined) return false;
  return (
    child.noun.split("_").slice(0, -1).includes(last) ||
    child.frame?.fields.some(({ name }) => name === `${last}_id`) === true
  );
}
