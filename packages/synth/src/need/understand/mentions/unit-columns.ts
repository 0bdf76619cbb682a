import { unitNamed } from "../../extract/units.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const MOST = 6;

/** "prices in EUR, USD and GBP", "weight in kg and lb": the same in each of several units, a column each. */
export function unitColumns(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const first = items[index] as Item;
  const words = stripped(first.words);
  const last = words.at(-1);
  const opening = unitIn(first);
  if (last === undefined || words.length > 3 || opening === undefined) return undefined;
  const units = [opening];
  for (let at = index; units.length < MOST; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    const unit = next === undefined || next.words.length > 0 ? undefined : unitIn(next);
    // "in EUR or USD" is one of them.
    if (item === undefined || unit === undefined || !/^(?:,|and|\/)$/.test(item.joint ?? "")) break;
    units.push(unit);
  }
  const dimensions = new Set(units.map((unit) => unitNamed(unit)?.dimension.replace(/^currency .*/, "currency")));
  if (units.length < 2 || new Set(units).size < units.length || dimensions.size > 1) return undefined;
  const noun = [...words.slice(0, -1), ...wordLike(last.english, [last])];
  const { meaning } = named(noun, reading);
  const mentions = units.map((unit, at) => {
    const item = items[index + at] as Item;
    const said = [...noun, ...wordLike(unit.toLowerCase().replace(/[^a-z0-9]/g, ""), [last])];
    return { ...mentionInList({ ...meaning, words: said, field: null, by: "suffix" as const }, item, said), unit };
  });
  return { mentions, count: units.length };
}

function unitIn({ founds, inner, words }: Item): string | undefined {
  const [place, ...others] = founds;
  const isAlone = others.length + inner.length === 0 && place?.at === words.length;
  return isAlone && place?.found.kind === "unit" ? place.found.unit : undefined;
}
