import { isRowMeasure } from "../../extract/measured-rows.ts";
import type { Item } from "../words/items.ts";
import { spanOf, wordLike } from "../words/name-words.ts";
import { wordKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { isAboutField, type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What may stand between the measure and the end of what the rows are: "house prices in USD". */
const behind = /^(?:in|of|for|from|between|with|per|at|by|on|over)$/;
const TIME = /^times?$/;

/** "600 exam scores, normal with mean 68", "swim times in seconds for 60 swimmers": each row has one of what is measured. */
export function measuredRow(item: Item, items: readonly Item[], reading: Reading): Mention | undefined {
  if (item.zone !== "head" || reading.findings.language !== "en") return undefined;
  const { words } = item;
  const end = words.findIndex(({ folded }) => behind.test(folded));
  const at = (end < 0 ? words.length : end) - 1;
  const noun = words[at];
  if (noun === undefined || noun.folded === noun.english || !(isRowMeasure(noun.english) || isTimed(noun, item)))
    return undefined;
  const isListed = items.some(
    (each) => each.zone === "list" && each.words.some(({ folded }) => wordKey(folded) === noun.english),
  );
  const isSaidOf = item.founds.some(
    ({ found }) =>
      (found.kind === "rows" && found.end < noun.start) ||
      (isAboutField(found) && found.start > noun.start && found.start <= noun.end + 2),
  );
  if (isListed || !isSaidOf) return undefined;
  const one = wordLike(noun.english, [noun]);
  const name = TIME.test(noun.folded) ? [...words.slice(Math.max(0, at - 1), at), ...one] : one;
  return mentionAt(named(name, reading).meaning, item, spanOf(name), name, true);
}

/** "swim times in seconds": a length of time right before its unit. */
function isTimed({ folded, end }: Word, { founds }: Item): boolean {
  return (
    TIME.test(folded) &&
    founds.some(({ found }) => found.kind === "unit" && /^(?:ms|s|min|h)$/.test(found.unit) && found.start === end + 1)
  );
}
