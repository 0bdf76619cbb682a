import { areOpposites, isSide } from "../../text/opposites.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import type { JoinedPhrases } from "./mention.ts";
import { mentionInList } from "./mention.ts";
import { ofEnds } from "./of-sides.ts";
import { areCoordinates } from "./placed-ends.ts";
import { isKnown, type NamedPhrase, named, type Reading } from "./reading.ts";

type Phrase = readonly Word[];

/** "src/dst ip and port", "lat and lon of pickup and dropoff", "destination ip and port": each side has each of them. */
export function sideNames(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const [first, second, third] = items.slice(index, index + 3).map(plainWords);
  if (first === undefined || second === undefined || !areJoined(items, index, 2)) return undefined;
  const names = behindSides(first, second, third) ?? ofSides(first, second, third);
  const { words, count } =
    names !== undefined && areJoined(items, index, 3)
      ? { words: names, count: 3 }
      : { words: beforeSide(first, second, reading), count: 2 };
  if (words === undefined) return undefined;
  const last = items[index + count - 1] as Item;
  return { mentions: words.map((each) => mentionInList(named(each, reading).meaning, last, each)), count, last };
}

/** "src" and "dst ip" and "port" */
function behindSides(side: Phrase, other: Phrase, more: Phrase | undefined): readonly Phrase[] | undefined {
  const [one] = side;
  const [two, ...noun] = other;
  if (side.length !== 1 || one === undefined || two === undefined || noun.length === 0 || more === undefined)
    return undefined;
  if (!areOpposites(one.folded, two.folded)) return undefined;
  // "start/end time and coordinates": two columns an end.
  const parts = areCoordinates(more) ? ["latitude", "longitude"].map((part) => wordLike(part, more)) : [more];
  if (parts.length === 1 && !isOfEnds(more)) return undefined;
  return [noun, ...parts].flatMap((what) => [one, two].map((each) => [each, ...inSingular(what)]));
}

/** "lat" and "lon of pickup" and "dropoff" */
function ofSides(first: Phrase, second: Phrase, third: Phrase | undefined): readonly Phrase[] | undefined {
  const of = second.findIndex(({ folded }) => /^(?:of|for|at)$/.test(folded));
  const [one, ...others] = second.slice(of + 1);
  const [two, ...rest] = third ?? [];
  if (of < 1 || one === undefined || two === undefined || others.length + rest.length > 0) return undefined;
  const what = [first, second.slice(0, of)];
  if (!areOpposites(one.folded, two.folded) || !what.every(isOfEnds)) return undefined;
  return [one, two].flatMap((side) => what.map((each) => [side, ...inSingular(each)]));
}

/** "destination ip" and "port": where the side is known to have both. */
function beforeSide(first: Phrase, second: Phrase, reading: Reading): readonly Phrase[] | undefined {
  const [side, ...noun] = first;
  if (side === undefined || noun.length === 0 || !isSide(side.folded) || !isOfEnds(noun) || !isOfEnds(second))
    return undefined;
  const other = [side, ...second];
  return isKnown(other, reading) && isKnown(first, reading) ? [first, other] : undefined;
}

/** The "sizes" of quotes that have a bid and an ask size: in the plural what both sides have. */
export function pluralOfSides(words: Phrase, reading: Reading): readonly NamedPhrase[] | undefined {
  const { frame } = reading.lookup;
  const [word] = words;
  if (frame === null || words.length !== 1 || word === undefined || word.folded === word.english) return undefined;
  if (!word.folded.endsWith("s") || frame.fields.some(({ name }) => name === word.folded)) return undefined;
  const sides = frame.fields.flatMap(({ name, core }) => {
    const [side = "", noun, ...rest] = name.split("_");
    return core === true && noun === word.english && rest.length === 0 ? [side] : [];
  });
  const [one, other] = sides;
  if (sides.length !== 2 || one === undefined || other === undefined || !areOpposites(one, other)) return undefined;
  return sides.map((side) => named([...wordLike(side, words), ...wordLike(word.english, words)], reading));
}

function isOfEnds(words: Phrase): boolean {
  const last = words.at(-1);
  return last !== undefined && words.length === 1 && ofEnds.has(last.english);
}

function inSingular(words: Phrase): Phrase {
  const last = words.at(-1);
  return last === undefined ? words : [...words.slice(0, -1), ...wordLike(last.english, [last])];
}

function plainWords(item: Item): Phrase | undefined {
  const words = stripped(item.words);
  const isPlain = item.founds.length + item.inner.length === 0 && words.length > 0 && words.length < 5;
  return isPlain && words.every(({ identifier }) => identifier === undefined) ? words : undefined;
}

function areJoined(items: readonly Item[], index: number, count: number): boolean {
  return items
    .slice(index, index + count - 1)
    .every(({ joint, sentence }) => (joint === "and" || joint === "/") && sentence === items[index]?.sentence);
}
