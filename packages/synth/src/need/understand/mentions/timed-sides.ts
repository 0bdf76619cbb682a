import type { Found } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { fold } from "../../text/fold.ts";
import { participles } from "../../text/participles.ts";
import { meaningOf } from "../meaning/meaning.ts";
import { phrasesOfRelation, wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import type { Reading } from "./reading.ts";

const particles = /^(?:up|off|in|out|back|on|at)$/;

/**
 * "dropped off, picked up, picked up 1 to 5 days after dropped off", "ceremony at least 3 days later": what is so much later than
 * something else is told by its time, and is no flag or text, whatever its name is by itself.
 */
export function withTimedSides(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const { found } = reading.findings;
  const related = found.filter(isOfTimes);
  if (related.length === 0) return fields;
  const sides = new Set(related.flatMap(phrasesOfRelation).map(fold));
  const times = new Set(related.flatMap((each) => timesOf(each, fields)));
  return fields.map((field) => {
    if (times.has(field)) return dated(field, reading);
    return isSide(field, sides) ? { ...field, hint: "datetime" } : field;
  });
}

function isOfTimes(found: Found): boolean {
  if (found.kind === "comparison") return found.is !== "=" && found.of === "time";
  return found.kind === "gap" || found.kind === "offset";
}

/**
 * What is said to be so much later, and what stands right before it where no time does ("posted, closes 2 weeks later"), as far as
 * they are no times yet.
 */
function timesOf(found: Found, fields: readonly Mention[]): readonly Mention[] {
  if ((found.kind !== "gap" && found.kind !== "offset") || found.right !== "") return [];
  const later = fields.find(({ words }) => words.map(({ folded }) => folded).join(" ") === fold(found.left));
  if (later === undefined) return [];
  const ahead = fields.filter(({ start }) => start < later.start);
  const last = ahead.reduce<Mention | undefined>(
    (one, each) => (each.start > (one?.start ?? -1) ? each : one),
    undefined,
  );
  const isFirst = !ahead.some(isTimed) && last !== undefined && isUntold(last);
  return [...(isTimed(later) || later.hint !== null ? [] : [later]), ...(isFirst ? [last] : [])];
}

function isTimed({ meaning, hint }: Mention): boolean {
  return /^date(?:time)?$/.test(meaning.type.type) || /^date(?:time)?$/.test(hint ?? "");
}

/** Nothing is said of it, and it is measured or counted nowhere. */
function isUntold(field: Mention): boolean {
  if (field.item === null || field.hint !== null || field.unit !== null) return false;
  if (field.item.founds.length > 0 || field.meaning.type.type === "id") return false;
  return field.meaning.by === "form" || isDone(field);
}

function isDone({ words }: Mention): boolean {
  const done = words.findLast(({ folded }) => !particles.test(folded));
  return done !== undefined && participles.test(done.folded);
}

/** What was done keeps its name, a thing has its date: "ceremony date". */
function dated(field: Mention, { findings: { language }, lookup, owner }: Reading): Mention {
  const { words } = field;
  const isDeed = isDone(field) || (language === "en" && /s$/.test(words.at(-1)?.folded ?? ""));
  const meaning = meaningOf(isDeed ? [...words, ...wordLike("at", words)] : dateOf(words, language), lookup, owner);
  const hint = isTimed({ ...field, meaning }) ? null : isDeed ? "datetime" : "date";
  return { ...field, meaning, words: isDeed ? words : dateOf(words, language), hint };
}

function dateOf(words: readonly Word[], language: Language): readonly Word[] {
  if (language === "en") return [...words, ...wordLike("date", words)];
  if (language === "de") return words;
  return [...wordLike(language === "es" ? "fecha" : language === "fr" ? "date" : "data", words), ...words];
}

function isSide(field: Mention, sides: ReadonlySet<string>): boolean {
  const { words, meaning, hint, item } = field;
  const { type } = meaning.type;
  // "12% returned": what a share is said of is there or not.
  const isShared = item?.founds.some(({ found }) => found.kind === "rate") === true;
  if (hint !== null || isShared || type === "date" || type === "datetime" || type === "int" || type === "number")
    return false;
  return isDone(field) && sides.has(words.map(({ folded }) => folded).join(" "));
}
