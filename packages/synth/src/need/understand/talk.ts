import type { Owner } from "./meaning-shape.ts";
import type { Mentions } from "./mention.ts";

/** "customers with churn" does not ask for a field `customers`. */
export function isSubjectTalk(mention: Mentions["fields"][number], owner: Owner): boolean {
  if (mention.listed || mention.meaning.type.type === "number") return false;
  return mention.words.every((word) => owner.record.has(word.english));
}

/** "by polling station: station id, ..." speaks of one key twice. */
export function isSaidAgain(mention: Mentions["fields"][number], mentions: Mentions): boolean {
  if (mention.item?.zone !== "breakdown" || mention.meaning.type.type !== "id") return false;
  return mentions.fields.some(
    (other) => other.item?.zone === "list" && other.meaning.type.id === mention.meaning.type.id,
  );
}

export function textOfWords({ words }: Mentions["fields"][number]): string {
  return words.map((word) => word.text).join(" ");
}

/** "prices in USD" beside other money says what all money is in; it is no field. */
export function isMoneyTalk(mention: Mentions["fields"][number], mentions: Mentions): boolean {
  const [word] = mention.words;
  if (word === undefined || mention.words.length !== 1 || mention.item === null) return false;
  if (
    !/^(?:prices|amounts|costs|values|fees|betrage|preise|importes|precios|montants|valores|precos)$/.test(word.folded)
  )
    return false;
  if (!mention.item.founds.some(({ found }) => found.kind === "unit")) return false;
  return mentions.fields.some((other) => other !== mention && other.meaning.type.unit === "currency");
}
