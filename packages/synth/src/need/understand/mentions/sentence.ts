import { isRowMeasure } from "../../extract/measured-rows.ts";
import { knownMeaning, ofFrame } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { spanOf, wordLike } from "../words/name-words.ts";
import { fillerNouns } from "../words/noise.ts";
import { isInPlural, wordKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { topicIn } from "../words/topic.ts";
import { groupAt } from "./group-phrases.ts";
import { type InlineMembers, isAboutField, type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";
import { withoutRecordNoun } from "./record-noun.ts";
import { measuresIn } from "./verb-names.ts";

/** Fields within a sentence: identifiers, or else what a finding speaks about and names of the frame's own fields. */
export function mentionsInSentence(
  item: Item,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly inline: readonly InlineMembers[] } {
  if (item.zone === "head" && item.words.length > 0 && topicIn(item.words).length === 0)
    return { mentions: [], inline: [] };
  const identifiers = identifiersIn(item, reading);
  if (identifiers.length > 0) return { mentions: identifiers, inline: [] };
  const platforms = platformsIn(item, reading);
  const measures = measuresIn(item, reading).map(({ meaning, words }) =>
    mentionAt(meaning, item, spanOf(words), words, true),
  );
  const mentions = [...platforms.map(({ mention }) => mention), ...measures, ...namesIn(item, reading)];
  return { mentions, inline: platforms };
}

function identifiersIn(item: Item, reading: Reading): readonly Mention[] {
  const seen = new Map<string, Mention>();
  for (const word of item.words) {
    const { identifier } = word;
    // A brand may have two humps; a column in a sentence has an underscore.
    if (identifier?.includes("_") !== true || seen.has(identifier) || isTableName(word, item)) continue;
    const own = item.words.filter((each) => each.identifier === identifier);
    seen.set(identifier, mentionAt(named(own, reading).meaning, item, own[0] as Word, own, true));
  }
  return [...seen.values()];
}

/** "CREATE TABLE sensor_alerts", "FROM order_lines". */
function isTableName(word: Word, item: Item): boolean {
  const before = item.words.filter((each) => each.end <= word.start).at(-1)?.folded ?? "";
  return /^(?:table|from|into|join|update)$/.test(before);
}

function namesIn(item: Item, reading: Reading): readonly Mention[] {
  const mentions: Mention[] = [];
  const abouts = item.founds.filter(({ found }) => isAboutField(found));
  // Members that have a name of their own say nothing of another column: "error injection for tcp and quic servers".
  const isSaidOfOther = abouts.some(({ found }) => found.kind !== "members" || found.of === undefined);
  let start = 0;
  while (start < item.words.length) {
    const at = item.words[start] as Word;
    const group = groupAt(item.words, start, reading);
    if (group !== undefined) {
      for (const each of group.fields) mentions.push(mentionAt(each.meaning, item, at, each.words, true));
      start += group.length;
      continue;
    }
    const meaning = longestAt(item.words, start, reading);
    const isSaidOf = isSaidOfOther || (abouts.length > 0 && meaning?.field != null && meaning.words.length > 1);
    if (meaning !== undefined && isMeant(meaning, item, isSaidOf, reading))
      mentions.push(
        mentionAt(
          meaning,
          item,
          spanOf(meaning.words),
          ofEachRow(withoutRecordNoun(meaning.words, reading.lookup), item),
          false,
        ),
      );
    start += Math.max(1, meaning?.words.length ?? 1);
  }
  return mentions;
}

/** "salaries in EUR", "maximum temperatures of 12 cities": each row has one of them. */
function ofEachRow(words: readonly Word[], { zone }: Item): readonly Word[] {
  const last = words.at(-1);
  if (zone !== "head" || last === undefined || !isRowMeasure(last.english)) return words;
  return [...words.slice(0, -1), ...wordLike(last.english, [last])];
}

/** "EURUSD and GBPUSD quotes": what names stand before are the rows. */
function areOfThings({ words }: Meaning, { founds }: Item, { lookup }: Reading): boolean {
  const isNamed = founds.some(({ found }) => found.kind === "members" && found.areThings === true);
  return isNamed && words.at(-1)?.english === wordKey(lookup.frame?.record ?? "");
}

/** "traces on Base", "orders via app": a member of the domain's own enumeration says which all rows have. */
function platformsIn(item: Item, { lookup }: Reading): readonly InlineMembers[] {
  const { frame, vocabulary } = lookup;
  if (frame === null) return [];
  return item.words.flatMap((word, at) => {
    if (word.folded !== "on" && word.folded !== "via") return [];
    const next = item.words[at + 1];
    const member = next === undefined ? undefined : vocabulary.frameMember(frame, next.english);
    const type = member === undefined ? undefined : vocabulary.types.get(member.field.type);
    if (next === undefined || member === undefined || type === undefined || next.text === next.folded) return [];
    const { field, value } = member;
    const meaning: Meaning = { words: [next], field, type: ofFrame(field, type), by: "frame", confidence: 0.8 };
    const mention = mentionAt(meaning, item, next, [], true);
    return [{ mention, values: [value], start: next.start, end: next.end }];
  });
}

function longestAt(words: readonly Word[], start: number, { lookup }: Reading): Meaning | undefined {
  for (let length = Math.min(lookup.vocabulary.longest, words.length - start); length > 0; length -= 1) {
    const meaning = knownMeaning(words.slice(start, start + length), lookup);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** Units of what is counted in a while or in a volume: heart rate, rpm, ppm. */
const rates = /^(?:bpm|rpm|ppm|ppb|\/min|.+\/.+)$/;

/** Whether a known phrase in a sentence is meant as a field and is not just the subject of the talk. */
function isMeant(meaning: Meaning, item: Item, isSaidOf: boolean, reading: Reading): boolean {
  const { findings, lookup, owner } = reading;
  const nouns = meaning.words.every((word) => owner.nouns.has(word.english));
  const { type, unit } = meaning.type;
  const measured = (type === "number" && unit !== undefined) || (type === "int" && rates.test(unit ?? ""));
  if (nouns && !(measured && lookup.frame === null)) return false;
  if (meaning.words.every((word) => fillerNouns.has(word.english))) return false;
  const long = meaning.words.length > 1;
  const single = meaning.words[0]?.folded.length ?? 0;
  if (item.zone === "head") {
    if (isIdiom(meaning, item)) return false;
    // "payments by crawlers", "second-hand listings": nouns of what the need is about are no flags, nor parts of a word.
    if (meaning.type.type === "bool" && !isSaidOf) return false;
    if (areOfThings(meaning, item, reading)) return false;
    if (isHyphenated(meaning, findings.text) || isOfThings(meaning, item)) return false;
    if (lookup.frame !== null && areRows(meaning, item)) return false;
    if (meaning.field === null && lookup.frame === null) return measured && single > 4;
    if (meaning.field === null) return isSaidOf && long;
    return measured || (isSaidOf && (long || single > 4));
  }
  if (meaning.field !== null) return long || isSaidOf || single > 4;
  return (long && meaning.type.type !== "id") || (isSaidOf && single > 3);
}

/** "policies in force", "goods in stock": how things are, and nothing that is measured. */
function isIdiom({ words: [word, ...others] }: Meaning, item: Item): boolean {
  const before = item.words[item.words.findIndex((each) => each === word) - 1]?.folded ?? "";
  return (
    others.length === 0 &&
    /^(?:in|under|on|at)$/.test(before) &&
    /^(?:force|stock|transit|charge|load|use|service|pressure|time|rest|volume|speed|scale|risk)$/.test(
      word?.folded ?? "",
    )
  );
}

/** "loan repayments: loan id, ...": what the colon opens the columns of is the rows. */
function areRows({ words }: Meaning, item: Item): boolean {
  const last = words.at(-1);
  // "chromosomes 1, 2 and X: position" says which.
  const isChoice = item.founds.some(({ found }) => found.kind === "members" && found.start - (last?.end ?? 0) === 1);
  if (isChoice) return false;
  if (item.joint !== ":" || last === undefined || last !== item.words.at(-1)) return false;
  return isInPlural(last);
}

const measuring =
  /^(?:sensor|probe|meter|monitor|logger|gauge|reading|value|measurement|level|record|series|log|trace|curve)$/;

/** "wind turbines", "price lists": the first noun only says which things, unless they measure it. */
function isOfThings({ words }: Meaning, item: Item): boolean {
  const next = item.words[item.words.findIndex((word) => word === words.at(-1)) + 1];
  return next !== undefined && isInPlural(next) && !measuring.test(next.english);
}

function isHyphenated({ words }: Meaning, text: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (words.length === 1 && text.slice(first.start, last.end).includes("-")) return !first.text.includes("-");
  return (
    /[\p{L}\d]-$/u.test(text.slice(Math.max(0, first.start - 2), first.start)) ||
    /^-\p{L}/u.test(text.slice(last.end, last.end + 2))
  );
}
