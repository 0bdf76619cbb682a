import { unitNamed } from "../../extract/units.ts";
import { isSubstance, isSubstanceName } from "../../text/substances.ts";
import type { Item } from "../words/items.ts";
import { spanOf, wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const MOST = 30;

/** Units in which alone one asks how much of a substance there is. */
const contents = /^(?:[mnpu]?g\/(?:kg|g|m?[lL]|dL|m3)|[mu]?mol\/L|pp[mb])$/;

/** "Fe, Mn, Cu and Zn in mg/l", "PM2.5, PM10, NO2 in µg/m3", "lead in mg/kg": how much there is of each, in the unit that the last one says. */
export function substanceNames(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const run: Item[] = [];
  for (let at = index; at < items.length && run.length < MOST; at += 1) {
    const item = items[at] as Item;
    if (!isOne(item, reading)) break;
    run.push(item);
    if (item.founds.length > 0 || !/^(?:,|and|\/)$/.test(item.joint ?? ",")) break;
  }
  const unit = unitBehind(run.at(-1));
  // "BOD5, COD, ammonia": beside two that are written as chemists do, a name is one too.
  const symbols = run.filter(({ words }) => {
    const text = written(stripped(words), reading);
    return text.length > 1 && isSubstance(text);
  });
  // Two short ones may be places or codes.
  const isSure = run.length > 2 || run.every(({ words }) => written(stripped(words), reading).length > 2);
  if (unit === undefined ? symbols.length < 2 || !isSure : run.length < 2 && !contents.test(unit)) return undefined;
  const mentions = run.map((item) => mentionOf(item, unit, reading));
  return { mentions, count: run.length };
}

function mentionOf(item: Item, unit: string | undefined, reading: Reading): Mention {
  const said = stripped(item.words);
  // "PM2.5" is pm25.
  const words = wordLike(
    written(said, reading)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ""),
    said,
  );
  const known = named(said, reading).meaning;
  const isMeasured = unit !== undefined && known.type.type === "number" && areAlike(known.type.unit, unit);
  const { meaning } = isMeasured ? { meaning: known } : named([...said, ...wordLike("value", said)], reading);
  return { ...mentionInList({ ...meaning, words, field: null }, item, words), unit: unit ?? null };
}

function areAlike(one: string | undefined, other: string): boolean {
  return one !== undefined && unitNamed(one)?.dimension === unitNamed(other)?.dimension;
}

function isOne(item: Item, reading: Reading): boolean {
  const words = stripped(item.words);
  const isBare = item.founds.length === 0 || unitBehind(item) !== undefined;
  return item.zone === "list" && item.inner.length === 0 && isBare && isSubstanceIn(words, reading);
}

function isSubstanceIn(words: Item["words"], reading: Reading): boolean {
  const isNamed = words.length === 1 && isSubstanceName(words[0]?.folded ?? "");
  return isNamed || isSubstance(written(words, reading));
}

function written(words: Item["words"], { findings }: Reading): string {
  if (words.length === 0) return "";
  const { start, end } = spanOf(words);
  return findings.text.slice(start, end);
}

function unitBehind(item: Item | undefined): string | undefined {
  const [place, ...others] = item?.founds ?? [];
  return others.length === 0 && place?.found.kind === "unit" ? place.found.unit : undefined;
}
