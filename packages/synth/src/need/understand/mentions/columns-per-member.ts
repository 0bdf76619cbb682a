import type { Found } from "../../findings.ts";
import { topicOf } from "../meaning/topic.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** Columns that stand for the members, and what is read with them. */
export interface ColumnsPerMember {
  readonly mentions: readonly Mention[];
  readonly taken: readonly Found[];
  /** The field before is what each of them tells. */
  readonly replacesLast: boolean;
}

/**
 * "soil moisture, one column per depth (20, 40, 60 cm)", "stock: sku, one column for each store (North, South)": the measure before, or
 * what the need is about, in a column for each member.
 */
export function columnsPerMember(
  item: Item,
  items: readonly Item[],
  last: Mention | undefined,
  reading: Reading,
): ColumnsPerMember | undefined {
  const per = item.founds.find(({ found }) => found.kind === "belongs" && found.child === "column")?.found;
  const members = item.founds.find(({ found }) => found.kind === "members")?.found;
  if (per === undefined || members?.kind !== "members" || item.words.length > 0) return undefined;
  const isMeasure = last !== undefined && /^(?:number|int)$/.test(last.meaning.type.type);
  const topic = topicOf(items).at(-1)?.english ?? "";
  const base = isMeasure ? last.words : wordLike(topic, wordsOfNeed(reading));
  if (base.length === 0) return undefined;
  const { meaning } = named(base, reading);
  const mentions = members.values.map((value) => {
    const words: readonly Word[] = [...base, ...wordsOfMember(value, members.unit, base)];
    return mentionInList({ ...meaning, words, field: null, by: "suffix" }, item, words);
  });
  return { mentions, taken: [per, members], replacesLast: isMeasure };
}

function wordsOfNeed({ lookup }: Reading): readonly Word[] {
  return lookup.words.slice(0, 1);
}

/** "20 cm" is one word of a name: "20cm". */
function wordsOfMember(value: string, unit: string | undefined, base: readonly Word[]): readonly Word[] {
  const text = `${value}${unit ?? ""}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
  return text.split(" ").flatMap((part) => wordLike(part, base));
}
