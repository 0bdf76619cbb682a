import type { Findings, Span } from "../../findings.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";

/** A stretch of the need that is about one table alone. */
export interface TableSection extends Span {
  readonly noun: string;
}

const headings =
  /(?<=^|[.;!?:\n] ?|\) ?|- ?)(?:the )?(\p{L}[\p{L}\d]*(?:[ _-]\p{L}+){0,2}) ?(?:table|file|rows?)?: /giu;
/** "a viewing has a date, an agent and an outcome" */
export const having =
  /(?<=^|[.;:\n] ?|, ?|\band )(?:an?|each|every) (\p{L}+(?: \p{L}+)?) (?:has|have) (?=(?:an?|the|its) |\p{L}+, )/giu;
/** "table 2: payments, about 12 per tenant, paid on" */
const numbered =
  /\b(?:table|tabelle|tabla|tabela|file) (?:[1-6]|[a-c]|one|two|three)(?: ?[:=-]| is| has)? (?:the )?(\p{L}[\p{L}\d]*(?:[ _-]\p{L}+){0,2})(?=[,(;]| with )/giu;
const sentenceEnd = /[.;!?](?= |$)|\n/g;

/**
 * "Receipt: store, till, total. Line: product, quantity", "students (major, start year)": under the name of a table and a colon, and in
 * brackets behind it, only that table is spoken of, whatever others are named there.
 */
export function sectionsOf(nouns: readonly string[], findings: Findings): readonly TableSection[] {
  const { text } = findings;
  const named = [...text.matchAll(headings), ...text.matchAll(having), ...text.matchAll(numbered)].flatMap((match) => {
    const noun = tableCalled(match[1] ?? "", nouns);
    return noun === undefined ? [] : [{ noun, start: match.index, from: match.index + match[0].length }];
  });
  named.sort((one, other) => one.start - other.start);
  const headed = named.map(({ noun, start, from }, index) => {
    sentenceEnd.lastIndex = from;
    const stop = sentenceEnd.exec(text)?.index ?? text.length;
    return { noun, start, end: Math.min(stop, named[index + 1]?.start ?? text.length) };
  });
  const listed = inTurn(nouns, findings);
  const isHeaded = headed.some(({ start }) => start >= (listed[0]?.start ?? 0));
  return [...(isHeaded || listed.length === 0 ? headed : listed), ...bracketed(nouns, text)];
}

/** "200 pupils and 1,800 results; birth year, class; subject, mark": as many lists as tables are theirs in turn. */
function inTurn(nouns: readonly string[], { text, found }: Findings): readonly TableSection[] {
  const named = found.filter(({ kind }) => kind === "entities" || kind === "tables").map(({ end }) => end);
  const opened = /^[^,;:.()\n]{0,60}[:;.]/.exec(text.slice(Math.max(0, ...named)));
  if (named.length === 0 || opened === null) return [];
  const from = Math.max(...named) + opened[0].length;
  const lists = text
    .slice(from)
    .replace(/[.!?](?: .*)?$/s, "")
    .split(";");
  if (lists.length !== nouns.length || lists.some((list) => !list.includes(","))) return [];
  let start = from;
  return lists.map((list, index) => {
    const section = { noun: nouns[index] ?? "", start, end: start + list.length };
    start = section.end + 1;
    return section;
  });
}

const entry =
  /(?<=[:(,;] ?)(?:which |the |its )?(\p{L}[\p{L} _-]*?)(?:[ _-]id|[ _-]number| it belongs to| it is for)? ?(?=[,;).]|$| and )/giu;

/** "membership: user, org, role": the tables whose nouns stand among the columns of another. */
export function parentsListed(
  sections: readonly TableSection[],
  text: string,
): readonly { readonly child: string; readonly parent: string }[] {
  const nouns = sections.map(({ noun }) => noun);
  return sections.flatMap(({ noun: child, start, end }) =>
    [...text.slice(start, end).matchAll(entry)].flatMap(([, listed]) => {
      const parent = tableCalled(listed ?? "", nouns);
      return parent === undefined || parent === child ? [] : [{ child, parent }];
    }),
  );
}

const opened = /(\p{L}+) ?\(([^()]{3,})\)/gu;

function bracketed(nouns: readonly string[], text: string): readonly TableSection[] {
  return [...text.matchAll(opened)].flatMap((match) => {
    const last = wordKey(match[1] ?? "");
    const noun = nouns.find((each) => each.split("_").at(-1) === last);
    return noun === undefined ? [] : [{ noun, start: match.index, end: match.index + match[0].length }];
  });
}

/** The table that a heading names: by its noun, by the last word of it ("Line") or by the first letters of it ("org"). */
function tableCalled(heading: string, nouns: readonly string[]): string | undefined {
  const words = wordsOf(heading).map((word) => wordKey(word));
  const last = words.at(-1) ?? "";
  if (last === "") return undefined;
  return (
    nouns.find((noun) => noun === words.join("_")) ??
    nouns.find((noun) => noun.split("_").at(-1) === last) ??
    (words.length === 1 && last.length >= 3 ? nouns.find((noun) => noun.startsWith(last)) : undefined)
  );
}

/** The places that speak of a table: where it is named, but for what is said of another one only; and where a section of its own begins. */
export function anchorsWithin(
  noun: string,
  anchors: readonly number[],
  sections: readonly TableSection[],
  asides: readonly TableSection[],
): readonly number[] {
  const own = sections.filter((section) => section.noun === noun).map(({ start }) => start);
  const isElsewhere = (at: number): boolean =>
    sections.some((section) => section.noun !== noun && section.start <= at && at < section.end);
  const isAside = (at: number): boolean => asides.some(({ start, end }) => start <= at && at < end);
  return [...anchors.filter((at) => !isElsewhere(at) && !isAside(at)), ...own].sort((one, other) => one - other);
}
