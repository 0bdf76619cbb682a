import { isParticiple } from "../text/participles.ts";
import { isBreak, isWord, type Reading, word, written } from "./reading.ts";

/** Where, by whom or with what something is done. */
const links = /^(?:at|on|to|by|with|from|through|into|under|over)$/;
const articles = /^(?:the|a|an|its|their)$/;
/** What is done in so many ways that only the words behind it say what has happened. */
const plain =
  /^(?:left|bought|made|done|put|taken|held|sent|booked|used|sold|filed|given|seen|kept|found|placed|run|brought)$/;
/** What a deed comes with is a column: "rejected with a reject code". */
const columns =
  /^(?:code|reason|date|time|note|comment|amount|fee|fine|score|id|number|message|cause|type|penalty|photo|value|discount)s?$/;
/** Nouns behind the preposition at most. */
const LONGEST = 2;

/**
 * "91% scanned at the door", "12% transferred to a supervisor", "30% bought on promo": where, by whom or how it was done is told of the
 * deed, and is no column of its own. What has been paid has a payment method.
 */
export function deedWithTail(reading: Reading, at: number): { readonly of: string; readonly next: number } | undefined {
  const [deed, link] = [word(reading, at), word(reading, at + 1)];
  if (reading.language !== "en" || deed === "paid" || !links.test(link)) return undefined;
  if (!plain.test(deed) && !isParticiple(deed, "en")) return undefined;
  const from = articles.test(word(reading, at + 2)) ? at + 3 : at + 2;
  let next = from;
  while (next < from + LONGEST && isWord(reading, next) && !isBreak(reading, next)) next += 1;
  if (next === from || !isBreak(reading, next) || columns.test(word(reading, next - 1))) return undefined;
  const tail: string[] = [];
  for (let index = from; index < next; index += 1) tail.push(word(reading, index));
  if (!plain.test(deed)) return { of: written(reading, at, at + 1), next };
  // What is sold at auction is auction sold.
  const of = /^(?:on|at|by)$/.test(link) ? [...tail, deed] : [deed, link, ...tail];
  return { of: of.join(" "), next };
}
