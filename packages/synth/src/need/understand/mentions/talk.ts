import type { Owner } from "../meaning/meaning-shape.ts";
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
  if (isPaidLater(mention)) return true;
  // "all amounts in CAD"
  const isOfAll =
    mention.words.length === 2 && /^(?:all|both|alle|monetary|money)$/.test(mention.words[0]?.folded ?? "");
  const [word, ...more] = isOfAll ? mention.words.slice(1) : mention.words;
  if (word === undefined || more.length > 0 || mention.item === null) return false;
  if (
    !/^(?:prices|amounts|costs|values|fees|betrage|preise|importes|precios|montants|valores|precos)$/.test(word.folded)
  )
    return false;
  if (!mention.item.founds.some(({ found }) => found.kind === "unit")) return false;
  return mentions.fields.some((other) => other !== mention && other.meaning.type.unit === "currency");
}

/** "money always paid after the award date": the money is the payment, which has a time. */
function isPaidLater({ item, words }: Mentions["fields"][number]): boolean {
  const [word, ...more] = words;
  if (more.length > 0 || !/^(?:money|cash|funds|geld|dinero|argent|dinheiro)$/.test(word?.folded ?? "")) return false;
  return item?.founds.some(({ found }) => found.kind === "comparison" && found.of === "time") === true;
}

const observing = new Set(
  "sampled measured recorded collected taken observed captured logged tracked read polled reported updated refreshed running spanning covering starting beginning ending lasting over during gemessen erfasst medido medidos mesure releve".split(
    " ",
  ),
);
/** What is written down at each step: "a ping every 20 seconds" names no column. */
const records = new Set("ping reading sample snapshot fix measurement record observation row scan poll".split(" "));
const stretches = new Set("day week month year night hour minute morning weekday workday season quarter".split(" "));

/** "sampled every 30 s", "each school day in October", "one week" say when the rows are; they are no field. */
export function isTimeTalk({ item, words }: Mentions["fields"][number]): boolean {
  const timed = item?.founds.some(({ found }) => found.kind === "window" || found.kind === "cadence") === true;
  const first = words[0]?.folded ?? "";
  const last = words.at(-1)?.english ?? "";
  const stepped = item?.founds.some(({ found }) => found.kind === "cadence") === true;
  // "250 staff, one per month"
  if (words.length === 1)
    return (timed && (observing.has(first) || /^(?:one|once|each)$/.test(first))) || (stepped && records.has(last));
  if (stepped && words.length === 2 && records.has(last) && /^(?:one|a|each|single)$/.test(first)) return true;
  if (timed && words.every((word) => observing.has(word.folded) || stretches.has(word.english))) return true;
  // "one shift of 8 hours"
  if (/^(?:one|a)$/.test(first) && words[1]?.folded === "shift") return true;
  return /^(?:each|every|one|a|an|per)$/.test(first) && stretches.has(last) && words.length <= 3;
}

/** "issued by a city", "of one person": one thing that all the rows are about is no column of theirs. */
export function isOneThing({ meaning, words, start }: Mentions["fields"][number], text: string): boolean {
  if (words.length > 2) return false;
  const { kind } = meaning.type.model;
  // "for our bistro": what nobody knows is whose the rows are.
  const isUnknown = meaning.by === "form" && words.length === 1;
  if (!isUnknown && kind !== "place" && kind !== "organisation" && kind !== "person" && meaning.type.type !== "id")
    return false;
  return /\b(?:by|of|for|in|at|from) (?:a|an|one|a single|our|my|the)(?: \p{L}+)? $/iu.test(
    text.slice(Math.max(0, start - 40), start),
  );
}
