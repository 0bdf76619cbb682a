import type { Found } from "../../findings.ts";
import { listedMeaning } from "../meaning/meaning.ts";
import type { Item } from "../words/items.ts";
import { measureNouns } from "../words/name-words.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const aggregates = new Set(
  "min max avg mean median average minimum maximum std sum total low high before after start end in out".split(" "),
);

/** Names whose parts were found as members. */
export interface SpreadNames {
  readonly mentions: readonly Mention[];
  /** The finding that is no list of members after all. */
  readonly taken: Found;
}

/** "mean/min/max temperature", "minutes deep/light/rem": members beside a number are parts of names. */
export function spreadNames(item: Item, words: readonly Word[], reading: Reading): SpreadNames | undefined {
  const { findings, lookup, owner } = reading;
  const place = item.founds.find(({ found }) => found.kind === "members");
  if (place?.found.kind !== "members" || words.length === 0 || words.length > 3) return undefined;
  const { found, at } = place;
  const parts = found.values.map((value) => quotedWords(value, found, findings.language));
  if (parts.length < 2 || parts.some((part) => part.length === 0 || part.length > 2 || /^\d/.test(part[0]?.text ?? "")))
    return undefined;
  const behind = at === 0;
  const head = words.at(-1) as Word;
  const type = listedMeaning(words, lookup, owner)?.type;
  const numeric = type !== undefined && (type.type === "number" || type.type === "date" || type.type === "datetime");
  const measured = words.length === 1 && measureNouns.has(head.english);
  const aggregated =
    !behind && numeric && parts.every((part) => part.length === 1 && aggregates.has(part[0]?.folded ?? ""));
  if (!(behind ? numeric || measured : measured || aggregated)) return undefined;
  const mentions = parts.map((part) => {
    const name = aggregated ? [...words, ...part] : [...part, ...words];
    return mentionInList(named(name, reading).meaning, item, name);
  });
  return { mentions, taken: found };
}
