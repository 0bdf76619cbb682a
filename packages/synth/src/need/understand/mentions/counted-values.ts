import type { Item } from "../words/items.ts";
import { wordKey } from "../words/phrase.ts";
import { quotedWords } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What the figure of a count is of, and no part of the name: "1,000 unique promo codes". */
const counting = new Set("unique distinct different invented fake random new".split(" "));
const values = /^(?:code|number|iban|vin|isbn|sku|barcode)$/;
/** These say too little by themselves: a "code" is a column of many tables. */
const short = /^(?:code|number)$/;

/** "1,000 promo codes, discount": what is counted are values of a column, by which the rows are told apart. */
export function countedValues(item: Item, items: readonly Item[], reading: Reading): Mention | undefined {
  const found = item.zone === "head" ? item.founds.find((each) => each.found.kind === "entities")?.found : undefined;
  if (found?.kind !== "entities" || item.founds.some(({ found: other }) => other.start < found.start)) return undefined;
  const words = quotedWords(found.noun, found, reading.findings.language).filter(({ folded }) => !counting.has(folded));
  const last = words.at(-1)?.english ?? "";
  if (!values.test(last) || (short.test(last) && words.length < 2)) return undefined;
  // "300 phone numbers: number, country" has a column of that name already.
  const isListed = items.some((each) => each.zone === "list" && wordKey(each.words.at(-1)?.folded ?? "") === last);
  return isListed ? undefined : mentionAt(named(words, reading).meaning, item, found, words, true);
}
