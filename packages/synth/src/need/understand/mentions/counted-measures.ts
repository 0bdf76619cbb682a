import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { quotedWords } from "../words/pieces.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const MOST = 12;
/** What a figure is called that nothing else names: the drawn numbers of a lottery. */
const figures = /^(?:number|value|reading|score|mark|rating|zahl|wert|numero|valor|nombre|valeur|note|nota)$/;

/** "three scores each 0-20" */
const eachOf = /^(?:each|jeweils|cada|chacun|chacune|all)$/;

/** "three temperatures", "six numbers from 1 to 49": so many columns of one measure, where nothing else has so many. */
export function countedMeasures(
  item: Item,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly taken: Found } | undefined {
  const first = item.founds[0];
  const counted = first?.at === 0 ? first.found : undefined;
  const isBare = item.words.every(({ folded }) => eachOf.test(folded)) && item.inner.length === 0;
  if (!isBare || counted?.kind !== "entities") return undefined;
  if (counted.count < 2 || counted.count > MOST) return undefined;
  const stem = quotedWords(counted.noun, counted, reading.findings.language);
  const last = stem.at(-1);
  if (last === undefined || stem.length > 2) return undefined;
  const { meaning } = named(stem, reading);
  const { type, by } = meaning;
  const isMeasure = by !== "form" && (type.type === "number" || type.type === "int") && type.unit !== undefined;
  if (!isMeasure && !figures.test(last.english)) return undefined;
  const mentions = Array.from({ length: counted.count }, (_, index) => {
    const words = [...stem, ...wordLike(String(index + 1), [last])];
    const own = isMeasure ? { ...meaning, words } : named(words, reading).meaning;
    return mentionInList({ ...own, field: null, by: "suffix" }, item, words, isMeasure ? null : "int");
  });
  return { mentions, taken: counted };
}
