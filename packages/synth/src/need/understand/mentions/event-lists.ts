import type { Findings, Found, Token } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { numberAt } from "../../text/numbers.ts";
import { isParticiple, lookalikes, participles } from "../../text/participles.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { statusNames } from "./choice-kind.ts";
import { nameOfKind } from "./choice-kinds.ts";
import { particles } from "./event-steps.ts";
import { type Entry, EntryReader, MOST, ors } from "./member-entries.ts";
import { isDeed } from "./member-words.ts";
import { isFree, stretchesOf } from "./stretches.ts";

type Members = Extract<Found, { kind: "members" }>;

const LEAST = 3;
const events =
  /^(?:(?:\p{L}+-)?events?|telemetry|clickstream|clicks?|taps?|tap|(?:\p{L}+-)?ereignisse|eventos?|evenements?|interactions?|interacciones|interacoes|funnels?)$/u;
/** The steps of a funnel are one after the other, whatever they are called. */
const funnels = /^(?:funnels?|steps?)$/;
/** What kinds of events are called. */
export const eventTypeNames: Readonly<Record<Language, string>> = {
  en: "event type",
  de: "Ereignistyp",
  es: "tipo de evento",
  fr: "type d'événement",
  pt: "tipo de evento",
};

/** "player telemetry of an app: play, pause, seek, stop; content id, device": what happened is listed before the columns are. */
export function withEventLists(findings: Findings, vocabulary: Vocabulary): Findings {
  const nouns = findings.tokens.flatMap(({ folded }, at) => (events.test(folded) ? [at] : []));
  const list =
    nouns
      .slice(0, MOST)
      .map(
        (noun) =>
          listBehind(noun, findings, vocabulary) ??
          listAtOnce(noun, findings, vocabulary) ??
          bracketBehind(noun, findings) ??
          listBetweenDashes(noun, findings, vocabulary) ??
          listBefore(noun, findings, vocabulary),
      )
      .find((each) => each !== undefined) ??
    openingStates(findings) ??
    deedsBetweenDashes(findings, vocabulary);
  if (list === undefined) return findings;
  const kept = findings.found.filter((each) => each.end <= list.start || list.end <= each.start);
  const found = [...kept, list, ...countBefore(list, kept, findings)];
  return { ...findings, found: found.sort((one, other) => one.start - other.start) };
}

/** "10k start, stop and error events from 20 machines": what is counted before the list are the events. */
function countBefore(list: Members, kept: readonly Found[], { tokens, language }: Findings): readonly Found[] {
  const at = tokens.findLastIndex(({ kind, end }) => kind === "number" && end <= list.start);
  const number = numberAt(tokens, at, language);
  const [first, behind] = [tokens[at], tokens[number?.next ?? 0]];
  if (number === undefined || number.value < 2 || first === undefined || behind?.start !== list.start) return [];
  if (!Number.isInteger(number.value) || kept.some(({ kind, start }) => kind === "rows" || start === first.start))
    return [];
  return [
    {
      kind: "rows",
      count: number.value,
      about: false,
      start: first.start,
      end: tokens[number.next - 1]?.end ?? first.end,
    },
  ];
}

function listBehind(noun: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  const colon = tokens.findIndex(({ text }, at) => at > noun && /^[:.;!?]/.test(text));
  if (tokens[colon]?.text !== ":") return undefined;
  return happenedFrom(colon + 1, findings, vocabulary);
}

/** "video player events play, pause, seek, end. With viewer id": right behind their plural, up to where the columns begin. */
function listAtOnce(noun: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  if (!/^(?:\p{L}+-)?(?:events|eventos|evenements|ereignisse|taps|clicks)$/u.test(tokens[noun]?.folded ?? ""))
    return undefined;
  const all = listFrom(findings, new EntryReader(findings), noun + 1);
  return isClosed(tokens, all.next) ? happenedFrom(noun + 1, findings, vocabulary) : undefined;
}

/** What happened, from where its list begins. */
function happenedFrom(start: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  const words = new EntryReader(findings);
  const all = listFrom(findings, words, start);
  const hasHappened = (entry: Entry): boolean =>
    words.isIdentifier(entry) || (isDone(findings, entry) && !isForeignColumn(entry, findings, vocabulary));
  const isFunnel = tokens.slice(0, start).some(({ folded }) => funnels.test(folded));
  const isWhole = isClosed(tokens, all.next);
  // "pedido creado, repartidor asignado, entregado, valoración": the columns begin where nothing has happened.
  const others = isWhole ? -1 : all.entries.findIndex((entry) => !hasHappened(entry));
  const entries = isWhole ? all.entries : all.entries.slice(0, Math.max(others, 0));
  const [first, last] = [tokens[start], tokens[(entries.at(-1)?.next ?? 0) - 1]];
  if (entries.length < LEAST || first === undefined || last === undefined) return undefined;
  const happened = isWhole && isFunnel ? entries.length : entries.filter(hasHappened).length;
  // Where the columns are announced by themselves, what stands before them is none: "move, resign, checkmate. Columns: game id".
  const least = isWhole && announcesColumns(tokens, all.next) ? 1 : entries.length / 2;
  if (entries.some(({ key }) => isKeyOrTime(key, vocabulary)) || happened < least) return undefined;
  const values = entries.map((entry) => words.text(entry.from, entry.next));
  return { kind: "members", values, of: eventTypeNames[findings.language], start: first.start, end: last.end };
}

/** "events from our SaaS (workspace_created, invite_sent) with user": a bracket in the clause of what happened tells what did. */
function bracketBehind(noun: number, { tokens, found, language }: Findings): Members | undefined {
  const opened = tokens.findIndex(({ kind, text }, at) => at > noun && (kind === "break" || /^[-–—(:]$/.test(text)));
  const bracket = tokens[opened]?.text === "(" ? tokens[opened]?.start : undefined;
  // "events with type (a, b)" have a name.
  const isApart = tokens
    .slice(noun + 1, opened)
    .some(({ folded }) => /^(?:with|mit|con|avec|com|and|by)$/.test(folded));
  // "funnel (page view, form start)" holds its steps, "funnel stage (…)" has a name.
  const isFunnel = funnels.test(tokens[noun]?.folded ?? "");
  if (bracket === undefined || (opened === noun + 1) !== isFunnel || isApart) return undefined;
  const members = found.find((each) => each.kind === "members" && each.start === bracket);
  if (members?.kind !== "members" || members.of !== undefined || members.bands !== undefined) return undefined;
  return { ...members, of: eventTypeNames[language] };
}

/** "events from our app - opened restaurant, added dish, paid - with user": what happened stands between two dashes. */
function listBetweenDashes(noun: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  const opened = tokens.findIndex((token, at) => at > noun && (token.kind === "break" || isDash(token)));
  return dashedFrom(opened, findings, vocabulary);
}

/** "topic of a podcast player - play, pause, seek, skip - carrying": deeds in their bare form need no word for events before them. */
function deedsBetweenDashes(findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const members = dashedFrom(findings.tokens.findIndex(isDash), findings, vocabulary);
  const done = members?.values.filter((value) => isDeed(fold(value))).length ?? 0;
  return members !== undefined && done * 2 > members.values.length ? members : undefined;
}

function dashedFrom(opened: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  const listed = isDash(tokens[opened]) ? eventsListed(opened + 1, findings, vocabulary) : undefined;
  return listed !== undefined && isDash(tokens[listed.next]) ? listed.members : undefined;
}

function isDash(token: Token | undefined): boolean {
  return /^[-–—]$/.test(token?.text ?? "");
}

const joints = /^(?:,|and|or|und|y|et|e|with|of|mit)$/;
const openers = /^(?:need|want|give|get|us|me|please|some|synthetic|fake|sample|the|with|of)$/;

/** "play, pause, seek and stop events of 5,000 sessions": what happened opens the need. */
function listBefore(noun: number, findings: Findings, vocabulary: Vocabulary): Members | undefined {
  const { tokens } = findings;
  // "heart rate, adverse event 6%" is a list of columns.
  if (/^(?:event|click|tap)$/.test(tokens[noun]?.folded ?? "")) return undefined;
  const isJoined = /^(?:and|or|und|y|et|e)$/.test(
    tokens.slice(0, noun).findLast(({ folded }) => joints.test(folded))?.folded ?? "",
  );
  if (!isJoined) return undefined;
  let start = 0;
  while (start < noun && (tokens[start]?.kind === "number" || openers.test(tokens[start]?.folded ?? ""))) start += 1;
  const listed = eventsListed(start, findings, vocabulary, noun);
  return listed?.next === noun ? listed.members : undefined;
}

/** At least three deeds with "and" or nothing before the last, and the token behind them. */
function eventsListed(
  start: number,
  findings: Findings,
  vocabulary: Vocabulary,
  before = Number.POSITIVE_INFINITY,
): { readonly members: Members; readonly next: number } | undefined {
  const { tokens } = findings;
  const words = new EntryReader(findings);
  const { entries } = listFrom(findings, words, start);
  // The noun that they stand before is none of them: "seek and stop events".
  const listed = entries.map((entry) => (entry.next === before + 1 ? { ...entry, next: before } : entry));
  const [first, last] = [tokens[start], tokens[(listed.at(-1)?.next ?? 0) - 1]];
  if (
    listed.length < LEAST ||
    first === undefined ||
    last === undefined ||
    listed.some(({ from, next }) => from >= next)
  )
    return undefined;
  if (listed.some(({ key }) => isKeyOrTime(key, vocabulary)) || !isFree(findings, first.start, last.end))
    return undefined;
  const values = listed.map((entry) => words.text(entry.from, entry.next));
  const of = eventTypeNames[findings.language];
  return {
    members: { kind: "members", values, of, start: first.start, end: last.end },
    next: listed.at(-1)?.next ?? start,
  };
}

/** "car inspections: passed, passed with defects, failed; plate, mileage": what opens the list up to a semicolon and only tells how things ended. */
function openingStates(findings: Findings): Members | undefined {
  const { tokens, language } = findings;
  const start = tokens.findIndex(({ kind, text }) => kind === "break" && text !== ".") + 1;
  if (tokens[start - 1]?.text !== ":") return undefined;
  const end = tokens.findIndex(({ kind, text }, at) => at >= start && kind === "break" && text !== ",");
  const parts = stretchesOf(tokens.slice(0, end)).filter(({ from }) => from >= start);
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (tokens[end]?.text !== ";" || parts.length < LEAST || first === undefined || last === undefined) return undefined;
  const isDone = (at: number): boolean => isParticiple(tokens[at]?.text ?? "", language);
  if (!parts.every(({ from, next }) => next - from <= LONGEST && (isDone(from) || isDone(next - 1)))) return undefined;
  if (!isFree(findings, first.start, last.end)) return undefined;
  const values = parts.map(({ from, next }) => findings.text.slice(tokens[from]?.start, tokens[next - 1]?.end));
  const areEvents = parts.every(({ from, next }) => next === from + 2);
  const kind = nameOfKind(values.map(fold), language, new Set(tokens.map(({ folded }) => folded)));
  const of = areEvents ? eventTypeNames[language] : (kind ?? statusNames[language]);
  return { kind: "members", values, of, start: first.start, end: last.end };
}

/** Members have so many words at most. */
const LONGEST = 3;

/** The "in" of "logged in, card frozen, logged out". */
function isParticleAt(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1];
  return (
    particles.test(tokens[at]?.folded ?? "") && (mark === undefined || mark.kind === "break" || ors.has(mark.folded))
  );
}

function listFrom(
  { tokens }: Findings,
  words: EntryReader,
  start: number,
): { readonly entries: readonly Entry[]; readonly next: number } {
  const entries: Entry[] = [];
  let index = start;
  while (entries.length < MOST) {
    const plain = tokens[index]?.kind === "identifier" ? index + 1 : index + words.wordsFrom(index, 3);
    const next = isParticleAt(tokens, plain) && plain > index ? plain + 1 : plain;
    if (next === index) break;
    entries.push({ from: index, next, key: words.key(index, next) });
    // "play, pause, seek or stop, position": the last stands behind an "or".
    if (ors.has(tokens[index - 1]?.folded ?? "") && entries.length > 1) return { entries, next };
    const comma = tokens[next]?.text === "," ? next + 1 : next;
    index = ors.has(tokens[comma]?.folded ?? "") || tokens[comma]?.folded === "and" ? comma + 1 : comma;
    if (index === next) return { entries, next };
  }
  return { entries, next: index };
}

/** The columns follow behind a semicolon, a stop or a "with"; what only goes on with commas is a list of columns itself. */
function isClosed(tokens: readonly Token[], at: number): boolean {
  const { text = "", folded = "" } = tokens[at] ?? {};
  if (text === "," && ors.has(tokens[at - 2]?.folded ?? "")) return true;
  if (text === "." && tokens.slice(at).some((token) => token.text === ",")) return true;
  return text === ";" || /^(?:with|mit|con|avec|com)$/.test(folded);
}

/** ". columns: game id", "; fields plate, gate" */
function announcesColumns(tokens: readonly Token[], at: number): boolean {
  return columnsSaid.test(tokens[at + 1]?.folded ?? "");
}

const columnsSaid =
  /^(?:columns?|cols?|fields?|attributes?|properties|payload|spalten?|felder|attribute|columnas?|campos?|atributos?|colonnes?|champs?|attributs?|colunas?)$/;

/** What users do, as a noun. */
const deedNouns =
  /(?:ed|done|start|end|view|login|log-?in|logout|log-?out|signup|install|checkout|upgrade)$|^(?:suche|kauf|anmeldung|abmeldung|registrierung|klick|warenkorb|bestellung|pause|abbruch|busqueda|compra|registro|clic|inscription|connexion|deconnexion|achat|recherche|lecture|cadastro|busca|clique)$/;

const irregular = /^(?:frozen|broken|stolen|withdrawn|chosen|written|thrown|shut)$/;

function isDone({ tokens, language }: Findings, { from, next }: Entry): boolean {
  const [first, last] = [tokens[from], tokens[next - 1]];
  if (first === undefined || last === undefined) return false;
  const isOfLanguage = language !== "en" && next - from <= 3 && isParticiple(last.text, language);
  const isPast = (word: string): boolean => (participles.test(word) && !lookalikes.test(word)) || irregular.test(word);
  return isOfLanguage || [first, last].some(({ folded }) => isDeed(folded) || deedNouns.test(folded) || isPast(folded));
}

/** "durée" and "Gerät" end as participles do. */
function isForeignColumn(
  { from, next, key }: Entry,
  { language, tokens }: Findings,
  { typesNamed }: Vocabulary,
): boolean {
  const isOne = language !== "en" && next === from + 1 && !deedNouns.test(tokens[from]?.folded ?? "");
  return isOne && typesNamed(key).some(({ type }) => type.type !== "bool" && !/^date/.test(type.type));
}

/** "event id", "opened at": with keys and times among them they are columns. */
function isKeyOrTime(key: string, vocabulary: Vocabulary): boolean {
  if (/(?:^| )(?:id|at|time|date|timestamp)$/.test(key)) return true;
  return key.includes(" ") && vocabulary.typesNamed(key).some(({ type }) => type.type === "id");
}
