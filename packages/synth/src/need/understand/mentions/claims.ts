import { wordSet } from "../../text/word-set.ts";
import type { Item } from "../words/items.ts";
import type { Word } from "../words/pieces.ts";

const comparatives = wordSet(
  "taller shorter higher lower busier quieter slower faster heavier lighter older younger bigger smaller longer cheaper dearer pricier costlier warmer colder cooler hotter wetter drier " +
    "stronger weaker richer poorer larger greater better worse later earlier more less fewer rarer likelier safer calmer noisier denser deeper steeper fuller emptier nearer farther further closer",
);
/** What may stand behind the comparative where nothing is named that it is compared with: "men taller on average". */
const tails = wordSet("on in at by during over most usually typically generally overall of");

const orders =
  /^(?:link|join|connect|tie|relate|match|map|keep|make|ensure|check|mind|respect|avoid|remember|watch|verknupfe|verbinde)$/;
/** What is done with the rows or with their keys, and names none of them: "link them properly". */
const objects = wordSet(
  "them it these those both everything all sure things keys key ids tables rows data together the each certain that no any gaps up sie",
);
const manners = /^(?:evenly|equally|uniformly|randomly|widely|thinly|properly|correctly|consistently|nicely|all|well)$/;
const laid =
  /^(?:spread|distributed|scattered|mixed|split|dispersed|spaced|balanced|linked|joined|connected|within|inside|matched|in|located|based)$/;

/** "weekdays busier than weekends", "men taller on average", "link them properly", "evenly spread over Paris": said of the rows, no column. */
export function isClaim({ words, founds, inner }: Item): boolean {
  if (isPutIn(words, founds) || areRows(words, founds)) return true;
  const isPlain = founds.every(({ found }) => found.kind === "place" || found.kind === "members");
  if (!isPlain || inner.length > 0 || words.some(({ identifier }) => identifier !== undefined)) return false;
  return isCompared(words) || isOrder(words) || isManner(words) || isAllowed(words);
}

const putting = wordSet(
  "put throw sprinkle inject slip sneak introduce insert mix drop leave in into some a few also please with of",
);

/** "put like 5% duplicates in", "sprinkle in 2% nulls": how the rows are spoilt. */
function isPutIn(words: readonly Word[], founds: Item["founds"]): boolean {
  const isSpoilt = founds.length > 0 && founds.every(({ found }) => /^(?:duplicates|defects|nulls)$/.test(found.kind));
  const [verb] = words;
  if (!isSpoilt || verb === undefined || verb.folded.length < 3 || !putting.has(verb.folded)) return false;
  return words.every(({ folded }) => putting.has(folded));
}

/** "for our evals: 3000 JSON records, problem, answer": how many rows in which form. */
function areRows(words: readonly Word[], founds: Item["founds"]): boolean {
  const isCount = founds.some(({ found, at }) => found.kind === "rows" && at === 0);
  return (
    isCount &&
    words.length < 3 &&
    /^(?:record|row|line|entry|datensatz|registro|ligne|linha|fila)$/.test(words.at(-1)?.english ?? "")
  );
}

/** "can be negative", "may go below zero", "kann negativ sein": what values may be, said of the column before. */
function isAllowed([verb, ...rest]: readonly Word[]): boolean {
  const allows = /^(?:can|may|might|could|kann|konnen|darf|puede|pueden|peut|peuvent|pode|podem)$/;
  return rest.length > 0 && verb !== undefined && allows.test(verb.folded);
}

/** A column may begin with the comparative ("more info", "lower limit") or end with a noun of that form. */
function isCompared(words: readonly Word[]): boolean {
  const at = words.findIndex(({ folded }, index) => index > 0 && comparatives.has(folded));
  if (at < 1) return false;
  const next = words[at + 1]?.folded;
  if (next === "than") return words.length > at + 2;
  const isMany = words.slice(0, at).some(({ folded, english }) => folded !== english && /(?:s|en)$/.test(folded));
  // "men taller", "seniors earn more" speak of kinds of rows.
  return isMany && (next === undefined || (tails.has(next) && words.length > at + 2));
}

function isOrder([verb, object, ...rest]: readonly Word[]): boolean {
  if (verb === undefined || object === undefined || !orders.test(verb.folded)) return false;
  return (
    objects.has(object.folded) && (rest.length > 0 || /^(?:them|it|these|those|both|together|up)$/.test(object.folded))
  );
}

function isManner([manner, how]: readonly Word[]): boolean {
  return manner !== undefined && how !== undefined && manners.test(manner.folded) && laid.test(how.folded);
}
