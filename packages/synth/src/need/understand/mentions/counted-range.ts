import { formOf } from "../meaning/forms.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { isInPlural } from "../words/phrase.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** "1-5 rooms", "1-3 nurses": bounds right before the plural of a thing are those of how many there are. */
export function countedRange(item: Item, reading: Reading): Mention | undefined {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "range" || only.at !== 0 || others.length + item.inner.length > 0) return undefined;
  const { minimum, maximum, unit } = only.found;
  const areWhole = [minimum, maximum].every((bound) => bound === undefined || Number.isInteger(bound));
  const [noun, ...more] = item.words;
  if (unit !== undefined || !areWhole || noun === undefined || more.length > 0) return undefined;
  if (!isInPlural(noun)) return undefined;
  const { type } = named([noun], reading).meaning.type;
  if (type === "int" || type === "number" || type === "date" || type === "datetime") return undefined;
  const form = formOf([...wordLike("number of", [noun]), noun]);
  const meaning = { words: [noun], field: null, type: form.type, by: "form", confidence: 0.7 } as const;
  return mentionInList(meaning, item, [noun], "int");
}
