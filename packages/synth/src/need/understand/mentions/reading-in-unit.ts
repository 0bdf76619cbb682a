import { ofFrame } from "../meaning/known-meaning.ts";
import { unitAsName } from "../meaning/measure-meaning.ts";
import type { Item } from "../words/items.ts";
import { type Mention, mentionAt } from "./mention.ts";
import type { Reading } from "./reading.ts";

const meters = /\b(?:meter readings?|zahlerst\p{L}+|zählerst\p{L}+|lecturas|relevés|leituras)\b/iu;

const metered = /^(?:m3|l|[kMG]?Wh|MJ|GJ|gal)$/;

/** "water meter readings, monthly, m3": a unit alone, where no column is measured yet, is that of the meter's reading. */
export function readingInUnit(item: Item, before: readonly Mention[], reading: Reading): Mention | undefined {
  const { findings, lookup } = reading;
  const field = lookup.frame?.fields.find(({ name, core }) => name === "reading" && core === true);
  const type = field === undefined ? undefined : lookup.vocabulary.types.get(field.type);
  const isMeasured = before.some(({ meaning }) => /^(?:number|int)$/.test(meaning.type.type));
  if (field === undefined || type === undefined || isMeasured || item.inner.length > 0) return undefined;
  const [only, ...others] = item.founds;
  const isUnit = item.words.length === 0 && others.length === 0 && only?.found.kind === "unit";
  const named = isUnit && only?.found.kind === "unit" ? only.found.unit : unitAsName(item.words);
  const isAlone = isUnit || (item.words.length === 1 && item.founds.length === 0);
  if (named === undefined || !metered.test(named) || !isAlone || !meters.test(findings.text)) return undefined;
  // What is told every quarter of an hour is what was used since.
  if (findings.found.some((found) => found.kind === "cadence" && /^(?:ms|s|min|h)$/.test(found.unit))) return undefined;
  const span = isUnit && only !== undefined ? only.found : (item.words[0] ?? item);
  const meaning = { words: [], field, type: ofFrame(field, type), by: "frame", confidence: 0.8 } as const;
  return { ...mentionAt(meaning, item, span, [], true), unit: named };
}
