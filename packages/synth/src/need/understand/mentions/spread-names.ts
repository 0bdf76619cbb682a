import type { Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import { listedMeaning } from "../meaning/meaning.ts";
import type { Item } from "../words/items.ts";
import { measureNouns } from "../words/name-words.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { areOf, kindsWith } from "./choice-kinds.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { ofEnds } from "./of-sides.ts";
import { named, type Reading } from "./reading.ts";
import { isHeadOfTimes, isWhen, timeNamed } from "./shared-times.ts";

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
  if (place?.found.kind !== "members" || place.found.of !== undefined || words.length === 0 || words.length > 3)
    return undefined;
  const { found, at } = place;
  const parts = found.values.map((value) => quotedWords(value, found, findings.language));
  if (parts.length < 2 || parts.some((part) => part.length === 0 || part.length > 2 || /^\d/.test(part[0]?.text ?? "")))
    return undefined;
  const behind = at === 0;
  const head = words.at(-1) as Word;
  const type = listedMeaning(words, lookup, owner)?.type;
  if (behind && words.length === 1 && isHeadOfTimes(head) && parts.every(isWhen))
    return { mentions: parts.map((part) => timeNamed(part, head, item, reading)), taken: found };
  const numeric = type !== undefined && /^(?:number|int|date|datetime)$/.test(type.type);
  // "trace/span/parent id"
  const isOfEach = behind && found.values.length > 2 && ofEnds.has(head.english);
  const measured = words.length === 1 && (measureNouns.has(head.english) || isOfEach);
  const aggregated =
    !behind && numeric && parts.every((part) => part.length === 1 && aggregates.has(part[0]?.folded ?? ""));
  if (!(behind ? numeric || measured : measured || aggregated)) return undefined;
  const mentions = parts.map((part) => {
    const name = aggregated ? [...words, ...part] : [...part, ...words];
    return mentionInList(named(name, reading).meaning, item, name);
  });
  return { mentions, taken: found };
}

/** "chr/pos/ref/alt": what stands between slashes by itself is columns where the domain knows them as such. */
export function slashedNames(item: Item, { findings, lookup, owner, isSql }: Reading): SpreadNames | undefined {
  const [place, ...others] = item.founds;
  if (place?.found.kind !== "members" || item.words.length + others.length + item.inner.length > 0) return undefined;
  const { found } = place;
  // "bus/car/foot" are kinds of one thing.
  if (
    found.of !== undefined ||
    found.values.length < 3 ||
    !/^[^,;|]+$/.test(findings.text.slice(found.start, found.end))
  )
    return undefined;
  // "on time/late/cancelled" is one of three.
  const keys = found.values.map(fold);
  if (kindsWith(keys[0] ?? "").some((kind) => areOf(kind, keys))) return undefined;
  const names = found.values.map((value) => quotedWords(value, found, findings.language));
  const known = names.filter((words) => knownMeaning(words, lookup) !== undefined).length;
  if (known * 4 < names.length * 3) return undefined;
  const mentions = names.map((words) =>
    mentionInList(named(words, { findings, lookup, owner, isSql }).meaning, item, words),
  );
  return { mentions, taken: found };
}
