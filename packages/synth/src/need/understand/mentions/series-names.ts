import type { Found } from "../../findings.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { lastKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

const series =
  /(?<![\p{L}\d])(\p{L}[\p{L}_]{0,20})(\d{1,2})(?:(?: (?:to|-|–|\.\.+|…|through|thru|until|bis|a|à|até) |[-–…]|\.\.+)\1|[-–…]|\.\.+)(\d{1,2})(?!\d)/iu;
const MOST = 40;
/** So many characters may stand before: "Likert items q1-q5". */
const BEFORE = 24;

/** "items q1 to q5": names that differ by their number. */
export function seriesNames(
  item: Item,
  { findings, lookup, owner }: Reading,
): { readonly mentions: readonly Mention[]; readonly taken: readonly Found[] } | undefined {
  const at = item.words[0];
  const match = at === undefined ? null : series.exec(findings.text.slice(item.start, item.words.at(-1)?.end));
  const [, stem = "", low = "", high = ""] = match ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (at === undefined || match === null || match.index > BEFORE || to <= from || to - from >= MOST)
    return countedSeries(item, { findings, lookup, owner, isSql: false });
  const mentions = Array.from({ length: to - from + 1 }, (_, index) => {
    const words = wordLike(`${stem.toLowerCase()}${from + index}`, [at]);
    const { meaning } = named(words, { findings, lookup, owner, isSql: false });
    return mentionInList(
      meaning.by === "form" ? { ...meaning, type: figureOf(meaning.type, stem) } : meaning,
      item,
      words,
    );
  });
  const count = to - from + 1;
  const taken = item.founds
    .map(({ found }) => found)
    .filter((found) => found.kind === "entities" && found.count === count);
  return { mentions, taken };
}

/** "9 items each 0 to 3", "five questions each rated 1-5": a column for each of them. */
function countedSeries(
  item: Item,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly taken: readonly Found[] } | undefined {
  const place = item.founds.find(({ found }) => found.kind === "entities");
  const found = place?.found;
  if (found?.kind !== "entities" || found.count < 2 || found.count >= MOST) return undefined;
  const at = item.words[0] ?? reading.lookup.words.find(({ start }) => start >= found.start);
  if (at === undefined) return undefined;
  const noun = lastKey(found.noun);
  // "five Likert items from 1 to 5" are scored each by what they are.
  const isOfEach =
    /\b(?:likert|rating|survey|scored|rated)\b/i.test(found.noun) ||
    item.words.some(({ folded }) => /^(?:each|jeweils|cada|chacun|chacune|likert|rating)$/.test(folded));
  const isScored = item.founds.some((each) => each.found.kind === "range" && each.found.start >= found.end);
  if (!isOfEach || !isScored || !/^(?:item|question|statement|subscale|frage|pregunta|pergunta)$/.test(noun))
    return undefined;
  const mentions = Array.from({ length: found.count }, (_, index) => {
    const words = [...wordLike(noun, [at]), ...wordLike(String(index + 1), [at])];
    const { meaning } = named(words, reading);
    return mentionInList({ ...meaning, by: "form", field: null, type: figureOf(meaning.type, "item") }, item, words);
  });
  return { mentions, taken: [found] };
}

/** What is numbered through is answered or read in figures. */
function figureOf(type: SemanticType, stem: string): SemanticType {
  if (!/^(?:q|s|i|a|item|question|answer|likert|frage|pregunta|pergunta)_?$/i.test(stem)) {
    const distribution = { kind: "lognormal", median: 40, sigma: 0.5 } as const;
    return { ...type, type: "number", minimum: 0, model: { kind: "number", distribution, decimals: 2 } };
  }
  const distribution = { kind: "uniform", minimum: 1, maximum: 5 } as const;
  return { ...type, type: "int", minimum: 1, maximum: 5, model: { kind: "number", distribution, decimals: 0 } };
}

const letters: ReadonlyMap<string, readonly string[]> = new Map([
  ["ohlcv", ["open", "high", "low", "close", "volume"]],
  ["ohlc", ["open", "high", "low", "close"]],
]);

/** "o, h, l, c, v": letters one after the other that stand for what everybody in the trade knows. */
export function letterNames(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  for (const [key, names] of letters) {
    const group = items.slice(index, index + key.length);
    const written = group.map(({ words }) => (words.length === 1 ? (words[0]?.folded ?? "") : "?")).join("");
    if (written !== key) continue;
    const mentions = group.map((item, at) => {
      const words = wordLike(names[at] ?? "", item.words);
      return mentionInList(named(words, reading).meaning, item, words);
    });
    return { mentions, count: key.length };
  }
  return undefined;
}

/** Names of the domain that stand side by side without commas: "open high low close volume". */
export function sideBySide(item: Item, words: Item["words"], reading: Reading): readonly NamedPhrase[] | undefined {
  const { lookup } = reading;
  const pair = extremes(words, reading);
  if (pair !== undefined) return pair;
  const { frame, vocabulary } = lookup;
  if (frame === null || words.length < LEAST || words.some(({ identifier }) => identifier !== undefined))
    return undefined;
  const names: NamedPhrase[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase = [3, 2, 1]
      .map((length) => words.slice(start, start + length))
      .find((each) => vocabulary.frameField(frame, each.map(({ english }) => english).join(" ")) !== undefined);
    if (phrase === undefined || phrase.length === 0) return undefined;
    names.push(named(phrase, reading));
    start += phrase.length;
  }
  const fields = new Set(names.map(({ meaning }) => meaning.field));
  return names.length >= LEAST && fields.size === names.length && item.inner.length === 0 ? names : undefined;
}

/** "tmin tmax in °F": two ends of one measure. */
function extremes(words: readonly Word[], reading: Reading): readonly NamedPhrase[] | undefined {
  const [low, high, ...others] = words;
  if (low === undefined || high === undefined || others.length > 0) return undefined;
  if (low.identifier !== undefined || low.folded.length < 4) return undefined;
  const isPair = /min|low/.test(low.folded) && low.folded.replace("min", "max").replace("low", "high") === high.folded;
  return isPair ? [named([low], reading), named([high], reading)] : undefined;
}

const LEAST = 3;
