import type { Span } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { deedOf, isForeignDeed } from "../../text/event-words.ts";
import { participles } from "../../text/participles.ts";
import { listedMeaning } from "../meaning/meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { byForm } from "../meaning/measure-meaning.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { firsts, particles, type Step, stepOf } from "./event-steps.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";
import { reckonedWith } from "./reckoned-with.ts";

/** Fields in the order of the need, and which of them are steps that follow one another. */
export interface EventRuns {
  readonly fields: readonly Mention[];
  readonly runs: readonly (readonly Span[])[];
}

/** So far from one name to the next of a list, in characters. */
const GAP = 8;

/** "raised, due 10 days later, answered, closed": what is done one after the other is told by its times, and called so. */
export function withEventRuns(fields: readonly Mention[], reading: Reading): EventRuns {
  const sorted = fields.toSorted((one, other) => one.start - other.start);
  const isCounted = reckonedWith(reading.findings);
  const steps = sorted.map((field) => (isCounted(field) ? undefined : stepOf(field, reading.findings)));
  const runs: (readonly Span[])[] = [];
  for (let from = 0; from < sorted.length; ) {
    const next = endOfRun(from, sorted, steps);
    const run = steps.slice(from, next).filter((step) => step !== undefined);
    const isTold = run.length > 1 && tellsTimes(run, sorted[next], sorted[from - 1]);
    const kind = inDays(run, reading) && !isTimed(sorted[next]) ? "date" : "datetime";
    run.forEach((step, at) => {
      if (isTold) sorted[from + at] = asTime(step, kind, reading);
    });
    const ordered = run.filter(({ planned }) => !planned).map(({ mention: { start, end } }) => ({ start, end }));
    if (isTold && ordered.length > 1) runs.push(ordered);
    from = Math.max(next, from + 1);
  }
  return { fields: sorted, runs };
}

/** Up to where one step stands right behind the other. */
function endOfRun(from: number, fields: readonly Mention[], steps: readonly (Step | undefined)[]): number {
  let next = from;
  while (steps[next] !== undefined && (next === from || isNext(fields[next - 1], fields[next], steps[next - 1])))
    next += 1;
  return next;
}

function isNext(one: Mention | undefined, other: Mention | undefined, step?: Step): boolean {
  if (one === undefined || other === undefined) return false;
  const areApart = one.item !== null && other.item !== null && one.sentence !== other.sentence;
  const end = Math.max(one.end, step?.offset?.end ?? 0, one.item === other.item ? 0 : (one.item?.end ?? 0));
  return !areApart && other.start - end <= GAP;
}

/** Whether a run is of times: something in it can hardly be anything else, and what may be a flag is not alone with it. */
function tellsTimes(run: readonly Step[], behind: Mention | undefined, before: Mention | undefined): boolean {
  const told = run.filter(({ bare, is }) => bare && is !== "outcome");
  const isSure = told.some(({ is }) => is === "step" || is === "time" || is === "offset");
  const hasTime = run.some(({ is }) => is === "time" || is === "offset");
  if (!isSure && !isTimed(behind)) return false;
  if (!hasTime && (isYesNo(behind, run.at(-1)) || isYesNo(before, run[0]))) return false;
  // "sent at, opened, clicked 8%": where a share follows, a word alone is what it is of.
  if (isShared(behind, run.at(-1)) && told.length < 2) return false;
  const open = run.filter(({ is }) => is === "outcome").length;
  return open === 0 || (told.length > 0 && run.length > 2) || told.length > open;
}

function isShared(field: Mention | undefined, beside: Step | undefined): boolean {
  const isRate = field?.item?.founds.some(({ found }) => found.kind === "rate") === true;
  const isDone = field?.words.length === 1 && participles.test(field.words[0]?.folded ?? "");
  return isRate && isDone && isNext(beside?.mention, field, beside);
}

/** "opened, clicked, converted yes/no": what is said of the last is meant of all. */
function isYesNo(field: Mention | undefined, beside: Step | undefined): boolean {
  if (field === undefined || beside === undefined || field.meaning.type.type !== "bool") return false;
  const isSaid = field.hint !== null || field.item?.founds.some(({ found }) => found.kind === "members") === true;
  return isSaid && (isNext(beside.mention, field, beside) || isNext(field, beside.mention));
}

/** "minutes to resolve": right behind times that are told to the minute. */
function isTimed(field: Mention | undefined): boolean {
  return (
    /^(?:min|h|s|ms)$/.test(field?.meaning.type.unit ?? "") && /^(?:int|number)$/.test(field?.meaning.type.type ?? "")
  );
}

/** "due 20 days later", a date among them: what happens is told by the day. */
function inDays(run: readonly Step[], reading: Reading): boolean {
  const isClocked = run.some(({ mention, is }) => is === "time" && mention.meaning.type.type === "datetime");
  return run.some(({ mention, is, offset }) => {
    const isDate =
      is === "time" && mention.meaning.type.type === "date" && !(isClocked && isFirstDeed(mention, reading));
    return isDate || (offset !== undefined && /^(?:day|week|month|year)$/.test(offset.unit));
  });
}

/** "first seen" is a day where wallets are, first and last, and a moment among moments. */
function isFirstDeed({ words: [first, deed, ...more], meaning }: Mention, { findings, lookup }: Reading): boolean {
  if (meaning.field !== null || first?.folded !== "first" || deed === undefined || more.length > 0) return false;
  const isDeed = deedOf(deed.text, deed.folded, findings.language) !== undefined;
  return isDeed && lookup.words.every(({ folded }) => folded !== "last");
}

/** In the Romance languages the participle alone is a name as any. */
const links: Readonly<Partial<Record<Language, string>>> = { en: "at", de: "am" };

/** The field as a time, by the name of one: "raised" is `raised_at`, or the `raised_date`. */
function asTime({ mention, is }: Step, wanted: "date" | "datetime", reading: Reading): Mention {
  const { language } = reading.findings;
  const { words, meaning } = mention;
  const own = meaning.type.type === "date" ? "date" : "datetime";
  // What the domain knows is told as the domain tells it.
  const isFirst = wanted === "datetime" && isFirstDeed(mention, reading);
  const isOwn = is === "time" && !isFirst && (meaning.field !== null || !isBareDeed(words, language));
  const kind = isOwn ? own : wanted;
  const told = is === "time" ? meaning : timeOf(words, kind, reading);
  const typed = is === "time" && own !== kind ? { ...told, type: timeOf(words, kind, reading).type } : told;
  const type = typed.type.type === "date" ? "date" : "datetime";
  const named = isFirst ? [...words, ...wordLike("at", words)] : nameOf(words, type, language);
  const name = mention.hint === null ? named : words;
  return { ...mention, meaning: { ...typed, words: name }, words: name, hint: is === "time" ? mention.hint : null };
}

/** What is done is called by its time: "raised_at", "gemeldet_am", "due_date". */
function nameOf(words: readonly Word[], kind: "date" | "datetime", language: Language): readonly Word[] {
  const link = language === "en" && kind === "date" ? "date" : (links[language] ?? "");
  const [only, ...others] = words;
  if (others.length === 0 && only?.folded === "due") return [...words, ...wordLike("date", words)];
  if (others.length === 0 && /^expires?$/.test(only?.folded ?? ""))
    return [...wordLike("expiry", words), ...wordLike("date", words)];
  return isBareDeed(words, language) && !isForeign(only, language) ? [...words, ...wordLike(link, words)] : words;
}

/** A word of another language in what was read as English: nobody says "abierta at". */
function isForeign(word: Word | undefined, language: Language): boolean {
  return language === "en" && word !== undefined && isForeignDeed(word.text, word.folded);
}

/** What comes in or goes out is called so in the Romance languages, and no participle. */
const comings =
  /^(?:entrada|saida|salida|llegada|chegada|partida|subida|bajada|descida|ida|arrivee|entree|sortie|rentree|alta)$/;

/** "raised", "picked up", "first review" */
function isBareDeed([first, second, ...more]: readonly Word[], language: Language): boolean {
  if (first === undefined || more.length > 0 || first.identifier !== undefined || comings.test(first.folded))
    return false;
  // "Ankunft" is a noun.
  if (language === "de" && /^\p{Lu}/u.test(first.text)) return false;
  const isDeed = ({ text, folded }: Word): boolean => deedOf(text, folded, language) !== undefined;
  if (second === undefined) return isDeed(first);
  if (language !== "en" || /^(?:time|date|last|next)$/.test(first.folded)) return false;
  if (particles.test(second.folded)) return isDeed(first);
  return first.folded === "first" ? firsts.test(second.folded) : isDeed(second) && !isDeed(first);
}

/** When it was, as the domain calls that, else by the form of it. */
function timeOf(words: readonly Word[], kind: "date" | "datetime", { lookup, owner }: Reading): Meaning {
  const known = listedMeaning([...words, ...wordLike(kind === "date" ? "date" : "at", words)], lookup, owner);
  if (known !== undefined && known.by !== "form" && known.type.type === kind) return { ...known, words };
  const { type } = byForm([...words, ...wordLike(kind === "date" ? "date" : "timestamp", words)]);
  return { type: { ...type, id: byForm(words).type.id }, confidence: 0.6, words, field: null, by: "type" };
}
