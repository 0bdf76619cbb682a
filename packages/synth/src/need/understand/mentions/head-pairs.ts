import { isRowMeasure } from "../../extract/measured-rows.ts";
import { areOpposites } from "../../text/opposites.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import { isInPlural } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { type JoinedPhrases, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const leading = /^(?:from|of|at|in|for|by|per|on|across|over)$/;

/** "forecast vs actual wind speed at 40 farms", "min and max temperature by city": at the head of a need, too, two sides of a measure are two columns. */
export function headPair(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const [first, second] = items.slice(index, index + 2);
  if (first?.zone !== "head" || second?.zone !== "head" || first.joint !== "and" || first.sentence !== second.sentence)
    return undefined;
  if (first.founds.length + first.inner.length > 0) return undefined;
  const [one, ...before] = stripped(first.words).toReversed();
  const [other, ...more] = beforeBoundary(stripped(second.words));
  // "milk yield from 60 cows": what leads to a count is no part of the name.
  const noun = leading.test(more.at(-1)?.folded ?? "") ? more.slice(0, -1) : more;
  if (one === undefined || other === undefined || before.length > 0 || noun.length === 0) return undefined;
  if (!areOpposites(one.folded, other.folded)) return undefined;
  const meaning = [noun, [other, ...noun]].map((words) => named(words, reading).meaning).find(isMeasured);
  if (meaning === undefined || areThings(noun, meaning)) return undefined;
  const mentions = [one, other].map((side, at) => {
    const words = [side, ...noun];
    return mentionInList({ ...meaning, words, field: null, by: "suffix" }, at === 0 ? first : second, words);
  });
  return { mentions, count: 2, last: second };
}

function isMeasured({ type: { type, unit } }: Meaning): boolean {
  return type === "number" && unit !== undefined;
}

/** "debit and credit card payments" are payments, "old and new prices" are prices. */
function areThings(noun: readonly Word[], { type: { unit } }: Meaning): boolean {
  const last = noun.at(-1);
  const areMany = last !== undefined && isInPlural(last);
  return areMany && unit === "currency" && !isRowMeasure(last.english);
}
