import type { Found } from "../../findings.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { addStated } from "../draft/stated.ts";
import { withType } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { textOf } from "../words/name-words.ts";
import { phraseKey, wordKey, wordsOf } from "../words/phrase.ts";
import { quotedWords } from "../words/pieces.ts";

type Rate = Extract<Found, { kind: "rate" }>;

/** Nouns of a choice that every row has made: who says how many are of one class asks for the class. */
const classes = /^(?:priority|class|type|category|level|grade|tier|mode|method|severity|plan|size|urgency)$/;

/** The column and the member of "15% stat priority", "12% business class", "20% suite room type". */
export function classOfRate(
  found: Rate,
  item: Item,
  phrases: readonly string[],
  table: DraftTable,
  lookup: Lookup,
): { readonly field: DraftField; readonly member: string } | undefined {
  const [phrase = ""] = phrases;
  const words = quotedWords(phrase, found, lookup.language);
  if (words.length < 2 || words.length > 3 || !classes.test(words.at(-1)?.folded ?? "")) return undefined;
  const name = words.slice(1);
  const said = textOf(words.slice(0, 1));
  const key = phraseKey(wordsOf(textOf(name)));
  const own = table.fields.find((field) => phraseKey(field.name.split("_")) === key && field.type === "enum");
  const type = lookup.vocabulary.typesNamed(key).find((each) => each.type.type === "enum")?.type;
  if (own !== undefined) return own.fixed.has("enum") ? undefined : { field: own, member: memberOf(own, said) ?? said };
  if (type?.model.kind !== "choice" || name.some(({ folded }) => wordKey(folded) === table.name)) return undefined;
  const { start, end } = found;
  const field = addStated(table, {
    meaning: withType(name, type, lookup, "type", 0.8),
    item,
    sentence: item.sentence,
    listed: true,
    hint: null,
    unit: null,
    words: name,
    start,
    end,
  });
  return { field, member: memberOf(field, said) ?? said };
}
