import type { Findings } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { isParticiple } from "../../text/participles.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { byForm } from "../meaning/measure-meaning.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";

/** So far from one name to the next of a list, in characters. */
const GAP = 8;

/** The fields as they stand in the need. "ordered, picked, delivered in this order": what is done in an order is named by its times. */
export function withTimesInOrder(
  fields: readonly Mention[],
  { found, language }: Pick<Findings, "found" | "language">,
): readonly Mention[] {
  const ordered = found.filter(({ kind }) => kind === "inOrder");
  const sorted = fields.toSorted((one, other) => one.start - other.start);
  for (const { start } of ordered) {
    let next = start;
    for (let at = sorted.findLastIndex(({ end }) => end <= start); at >= 0; at -= 1) {
      const field = sorted[at] as Mention;
      if (next - field.end > GAP || !isDone(field, language)) break;
      if (!isTime(field)) sorted[at] = { ...field, meaning: timeOf(field.words) };
      next = field.start;
    }
  }
  return sorted;
}

/** When it was, to the second. */
function timeOf(words: readonly Word[]): Meaning {
  const { type } = byForm([...words, ...wordLike("timestamp", words)]);
  return { type: { ...type, id: byForm(words).type.id }, confidence: 0.6, words, field: null, by: "type" };
}

function isTime({ meaning }: Mention): boolean {
  return meaning.type.type === "date" || meaning.type.type === "datetime";
}

function isDone(field: Mention, language: Language): boolean {
  const [only, ...others] = field.words;
  const isOne = only !== undefined && others.length === 0;
  return isTime(field) || (isOne && (isParticiple(only.folded, "en") || isParticiple(only.text, language)));
}
