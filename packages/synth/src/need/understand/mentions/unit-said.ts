import { ofFrame } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import { quotedWords } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** "tonnes per ha", "m3/s": a unit of one thing for each of another is a column by itself, the domain's where it has one in that unit. */
export function unitSaid(item: Item, before: readonly Mention[], reading: Reading): Mention | undefined {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "unit" || others.length + item.words.length + item.inner.length > 0) return undefined;
  const { found } = only;
  const { findings, lookup } = reading;
  const text = findings.text.slice(found.start, found.end);
  if (!/\/| per /.test(text) || item.zone !== "list" || before.length === 0) return undefined;
  // "wind speed, km/h": what was measured right before is in it.
  if (before.at(-1)?.meaning.type.unit !== undefined || before.at(-1)?.meaning.by === "form") return undefined;
  const words = quotedWords(text.replaceAll("/", " per "), found, findings.language);
  const field = lookup.frame?.fields.find((each) => lookup.vocabulary.types.get(each.type)?.unit === found.unit);
  const type = field === undefined ? undefined : lookup.vocabulary.types.get(field.type);
  const meaning =
    field === undefined || type === undefined
      ? named(words, reading).meaning
      : ({ words: [], field, type: ofFrame(field, type), by: "frame", confidence: 0.8 } as const);
  return { ...mentionAt(meaning, item, found, meaning.words, true), unit: found.unit };
}
