import type { Found } from "../../findings.ts";
import { participles } from "../meaning/measure-meaning.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";

/** So far from one name to the next of a list, in characters. */
const GAP = 8;

/** The fields as they stand in the need. "ordered, picked, delivered in this order": what is done in an order is named by its times. */
export function withTimesInOrder(fields: readonly Mention[], found: readonly Found[]): readonly Mention[] {
  const ordered = found.filter(({ kind }) => kind === "inOrder");
  const sorted = fields.toSorted((one, other) => one.start - other.start);
  for (const { start } of ordered) {
    let next = start;
    for (let at = sorted.findLastIndex(({ end }) => end <= start); at >= 0; at -= 1) {
      const field = sorted[at] as Mention;
      if (next - field.end > GAP || !isDone(field)) break;
      if (!isTime(field)) sorted[at] = { ...field, hint: "datetime" };
      next = field.start;
    }
  }
  return sorted;
}

function isTime({ meaning }: Mention): boolean {
  return meaning.type.type === "date" || meaning.type.type === "datetime";
}

function isDone(field: Mention): boolean {
  const [only, ...others] = field.words;
  return isTime(field) || (only !== undefined && others.length === 0 && isParticiple(only));
}

/** "bestellt", "pedido", "expédié" */
const foreign = /^(?:(?:ge|be|ver|ent|er|ab|an|auf|aus|ein|zu)\p{L}{3,}(?:t|en)|\p{L}{3,}(?:ad[oa]|id[oa]|ée?))$/u;

function isParticiple({ folded, text }: Word): boolean {
  return participles.test(folded) || foreign.test(text.toLowerCase());
}
