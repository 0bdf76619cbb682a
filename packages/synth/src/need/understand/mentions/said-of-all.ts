import type { Item } from "../words/items.ts";
import { spanOf } from "../words/name-words.ts";
import { isArticle, isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";

const openers = /^(?:all|both|these|alle|beide|todos|todas|ambos|ambas|tous|toutes)$/;
const links = /^(?:in|of|are|en|em|de)$/;
const prices = /^(?:prices|rates|quotes|kurse|preise|precios|cotizaciones|cours|prix|precos)$/;
const quoted = /^(?:open|high|low|close|bid|ask|best_bid|best_ask|last|vwap|settle)$/;
const aboutValues = /^(?:range|unit|distribution|average|decimals|step)$/;

/** "open, high, low, close, prices 5 to 400 EUR", "list price, paid price, prices 60-300": what is said of several columns that were named. */
export function saidOfAll(item: Item, before: readonly Mention[]): readonly Mention[] | undefined {
  const noun = nounOf(item);
  if (noun === undefined || before.some(({ words }) => words.length === 1 && isNamed(words, noun))) return undefined;
  const alike = before.filter((mention) => isOfKind(mention, noun));
  if (alike.length < 2 || alike.some(({ item: own }) => own === item)) return undefined;
  // The words are said again here, and name no column of their own.
  return alike.map((mention) => ({ ...mention, item, listed: false, ...spanOf(item.words) }));
}

/** The plural that alone stands before what is said of values. */
function nounOf({ zone, words, founds, inner, start }: Item): Word | undefined {
  const isBounded = founds.some(({ found }) => found.kind === "range" || found.kind === "distribution");
  if (zone !== "list" || !isBounded || inner.length > 0 || words.length > 4) return undefined;
  if (founds.some(({ found }) => !aboutValues.test(found.kind) || found.start < start)) return undefined;
  const said = words.filter(
    (word) => !openers.test(word.folded) && !isArticle(word.folded) && !links.test(word.folded),
  );
  const [noun, ...others] = said;
  if (noun === undefined || others.length > 0 || noun.identifier !== undefined) return undefined;
  return isInPlural(noun) || prices.test(noun.folded) ? noun : undefined;
}

function isNamed(words: readonly Word[], noun: Word): boolean {
  return words.at(-1)?.english === noun.english;
}

function isOfKind({ words, meaning }: Mention, noun: Word): boolean {
  if (!/^(?:number|int)$/.test(meaning.type.type)) return false;
  const isQuoted = quoted.test(meaning.field?.name ?? "") && meaning.type.unit === "currency";
  return (words.length > 1 && isNamed(words, noun)) || (isQuoted && prices.test(noun.folded));
}
