import type { Findings, Found } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { type Deed, deedOf } from "../../text/event-words.ts";
import type { Item } from "../words/items.ts";
import { isArticle } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";

export type Offset = Extract<Found, { kind: "offset" | "gap" }>;

/** How a field of a list may be a step in what happens to a thing. */
export interface Step {
  readonly mention: Mention;
  /** The length after the time before it, where it is told so: "due 10 days later". */
  readonly offset: Offset | undefined;
  /** It is a time already, is told from the time before it, or says by its words what was done. */
  readonly is: "time" | "offset" | Deed;
  /** Called by what happens alone, without "date" or "at". */
  readonly bare: boolean;
  /** What is meant to happen has its place in no order: "due", "planned start". */
  readonly planned: boolean;
}

const timeWords =
  /^(?:at|on|date|time|timestamp|datetime|day|datum|zeit|am|um|fecha|hora|data|heure|el|le|em|month|year)$/;
const plans =
  /^(?:due|planned|scheduled|expected|estimated|eta|etd|target|deadline|promised|expires?|expiry|expiration|maturity|next|birth|dob|booked|slot|requested|fallig|frist|geplant|vencimiento|vencimento|previst[oa]|programad[oa]|echeance|prevue?)$/;
export const firsts =
  /^(?:reply|review|response|contact|visit|login|viewing|answer|call|offer|payment|delivery|purchase|use|aid|order|sale)$/;
export const particles = /^(?:up|off|in|out|back|down|over|away)$/;
const measures =
  /^(?:amount|quantity|distance|weight|price|cost|fee|area|volume|number|count|value|length|energy|percent|share|gender|sex|method|currency|data|water|money|cash|fuel|power)$/;
/** What happens, as a noun, where nothing else is known by it. */
const nouns =
  /^(?:dispatch|handover|completion|submission|acceptance|installation|commissioning|acknowledgement|acknowledgment|restoration|closure|collection|unloading|berthing|unberthing|casting|pour|demoulding|burial|sowing|planting|harvest|hatching|weaning|arrival|departure)$/;

/** How a listed field may be a step; undefined where it is something else. */
export function stepOf(mention: Mention, { found, language }: Findings): Step | undefined {
  const { item, listed, words, meaning, hint } = mention;
  const offset = found.find((each) => isOffset(each) && each.start <= mention.start && mention.start < each.end);
  if ((item === null || !listed) && offset === undefined) return undefined;
  const planned = offset !== undefined || words.some(({ folded }) => plans.test(folded));
  const isOwn = words.every(({ identifier }) => identifier === undefined);
  const bare = offset !== undefined || (isOwn && words.every(({ folded }) => !timeWords.test(folded)));
  const step = { mention, offset: offset as Offset | undefined, bare, planned };
  const type = hint ?? meaning.type.type;
  const isTime = /^(?:date|datetime|timestamp)$/.test(type);
  if (offset !== undefined)
    return isTime || !isFigure(mention) ? { ...step, is: isTime ? "time" : "offset" } : undefined;
  // "zugestellt 90 %": what a share is said of is so or not.
  if (item?.founds.some((each) => each.found.kind === "rate") === true) return undefined;
  if (isTime) return { ...step, is: "time" };
  if (hint !== null || mention.unit !== null || !isOwn || item === null) return undefined;
  if (!isPlain(item) || !isWhole(words, item)) return undefined;
  const is = deedIn(words, mention, language);
  return is === undefined ? undefined : { ...step, is };
}

function isFigure({ meaning: { type } }: Mention): boolean {
  return type.type === "id" || type.type === "number" || (type.type === "int" && type.unit !== undefined);
}

function deedIn(words: readonly Word[], { meaning }: Mention, language: Language): Deed | undefined {
  const [first, second, ...more] = words;
  if (first === undefined || more.length > 1) return undefined;
  // "received at lab"
  if (more.length > 0)
    return /^(?:at|in|from)$/.test(second?.folded ?? "") ? deedOf(first.text, first.folded, language) : undefined;
  const type = meaning.type.type;
  if (second === undefined) {
    // What is said by its participle alone may have a sense of its own in a domain, but no figures.
    if (nouns.test(first.folded) && meaning.by === "form") return "any";
    const isFigured = type === "id" || ((type === "int" || type === "number") && meaning.by !== "form");
    return isFigured ? undefined : deedOf(first.text, first.folded, language);
  }
  if (language !== "en" || type === "id" || type === "number") return undefined;
  const deed = deedOf(second.text, second.folded, language);
  if (/^(?:time|date)$/.test(first.folded)) return deed === undefined ? undefined : "step";
  if (first.folded === "first") return firsts.test(second.folded) ? "any" : deed;
  if (particles.test(second.folded))
    return deedOf(first.text, first.folded, language) === undefined ? undefined : "any";
  const isThing = first.folded === first.english && !measures.test(first.folded) && !/(?:ed|ly)$/.test(first.folded);
  // "queen seen" is so or not.
  return isThing && deed === "step" && type !== "int" && second.folded !== "seen" ? "any" : undefined;
}

/** "due 10 days later" */
function isOffset(found: Found): boolean {
  return (found.kind === "offset" || found.kind === "gap") && found.right === "";
}

const besides = /^(?:onlyWhen|nulls|noNulls|inOrder|gap|offset|comparison)$/;

/** Nothing is said that a time cannot have: when it is there may be, what share of the rows it is not. */
function isPlain({ founds, inner }: Item): boolean {
  return founds.every(({ found }) => besides.test(found.kind)) && inner.every(isPlain);
}

/** Nothing but the name stands in the item. */
function isWhole(words: readonly Word[], item: Item): boolean {
  const said = item.words.filter(({ folded }) => !isArticle(folded));
  return said.length === words.length;
}
