import { wordSet } from "../../../text/word-set.ts";
import type { Idea, Mention } from "./idea.ts";
import type { Reading } from "./reading.ts";

/** So many words can stand between an adjective and what it is said of. */
const LONGEST = 6;

/** Words from `from` up to but without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What an adjective before it is said of: "real [bakery customers] of ..." up to the next small word or comma. */
export function phraseAfter(reading: Reading, { to }: Mention): Span {
  return phraseFrom(reading, to, reading.words[to]?.isJoined === true);
}

/** What stands behind "of": "real records [of patients]"; empty if nothing does. */
export function complementOf(reading: Reading, { to }: Span): Span {
  const { words, links } = reading;
  if (!genitives.has(words[to]?.text ?? "") || !words[to]?.isJoined) return { from: to, to };
  let start = to;
  while (start < to + 3 && links.has(start) && words[start]?.isJoined) start++;
  return phraseFrom(reading, start, true);
}

/** With what is joined to it by "and": "the true [diagnoses and sick days] of my colleagues". */
export function withCoordinate(reading: Reading, span: Span): Span {
  const { words } = reading;
  if (!conjunctions.has(words[span.to]?.text ?? "") || !words[span.to]?.isJoined) return span;
  return { from: span.from, to: phraseFrom(reading, span.to + 1, words[span.to + 1]?.isJoined === true).to };
}

const conjunctions = new Set("and und y e et".split(" "));
const genitives = new Set("of from about on behind von vom aus der des de del do da dos das du d sur sobre".split(" "));

function phraseFrom({ words, links }: Reading, from: number, goesOn: boolean): Span {
  let end = from;
  while (
    goesOn &&
    end < from + LONGEST &&
    (end === from || words[end]?.isJoined) &&
    !links.has(end) &&
    end < words.length
  )
    end++;
  return { from, to: end };
}

/** What an adjective behind it is said of: "[números de tarjeta] reales". */
export function phraseBefore(reading: Reading, { from }: Mention): Span {
  let start = from;
  while (start > from - LONGEST && reading.words[start]?.isJoined) start--;
  return { from: start, to: from };
}

/** The mentions of an idea that begin in a stretch of words. */
export function within(reading: Reading, { from, to }: Span, ...ideas: readonly Idea[]): readonly Mention[] {
  if (from >= to) return [];
  // One idea after the other: nothing is sorted, however often a text asks.
  return ideas.flatMap((idea) => reading.of(idea).filter((mention) => mention.from >= from && mention.from < to));
}

/** "Aadhaar numbers", "customer data": what holds nothing but what is named before it. */
const sheets = wordSet(
  "number numbers data record records list lists details copies scans file files info information database dump",
  "generator output codes pins",
);

/**
 * Those that the phrase is about, and not only says more of: "customers", "customer" at its end and "customers' phones", but not
 * the customer of "customer ratings".
 */
export function heads(reading: Reading, span: Span, ...ideas: readonly Idea[]): readonly Mention[] {
  return within(reading, span, ...ideas).filter(
    (mention) => mention.to >= span.to || standsForItself(reading, mention),
  );
}

/** Whether a thing is meant, and not only what another is about: "cards" and "card numbers", but not "card payments". */
export function standsForItself({ words, links }: Reading, { to }: Mention): boolean {
  const last = words[to - 1];
  const next = words[to];
  if (next?.isJoined !== true || links.has(to) || sheets.has(next.text)) return true;
  return last?.isOwner === true || /(?:s|en|people|children|men|numbers)$/.test(last?.text ?? "");
}

/** What the rows are, and no column of theirs: no small word and no comma stands before it but in "a list of". */
export function isHead(reading: Reading, mention: Mention): boolean {
  const { words, links } = reading;
  if (words[mention.from]?.clause !== 0 || !standsForItself(reading, mention)) return false;
  return !words.slice(0, mention.from).some(({ text }, at) => links.has(at) && !leading.has(text));
}

const leading = wordSet("a an the i we of de von un una une um uma la le los las les der die das o os as");
