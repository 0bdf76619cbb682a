import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isWord, number, word } from "../../../extract/reading.ts";
import { ONLY } from "../../../text/only-words.ts";
import { wordSet } from "../../../text/word-set.ts";
import { hasOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Fact } from "./claim.ts";
import { factsOf, isEitherWord, isJoint } from "./parts-of-text.ts";

/** What the rows are confined to, and the tokens that say so. */
export interface Restriction {
  readonly facts: readonly Fact[];
  readonly first: number;
  readonly next: number;
}

const limits = phraseList(
  "limited to|restricted to|confined to|narrowed down to|limited strictly to|restricted strictly to|limited only to|nothing but|nothing other than|nothing else than|nothing except|none but|solely of|exclusively of|begrenzt auf|beschrankt auf|nichts als|limitado a|limitada a|limitados a|limitadas a|restringido a|restringida a|nada mas que|limite a|limitee a|limites a|limitees a|rien que|rien d' autre que|restrito a|restrita a|restritos a|restritas a|nada alem de",
);
const onlies = wordSet(ONLY, "solely strictly");
/** What a shop, a shelf or a file does with what it is of: "sells only to men". */
const holding =
  /^(?:sells?|takes?|accepts?|serves?|contains?|includes?|covers?|keeps?|holds?|stores?|admits?|employs?|treats?|lists?|shows?|want|need|hires?|ships?|verkauft|nimmt|enthalt|bedient|behandelt|beschaftigt|vende|venden|acepta|admite|contiene|atiende|incluye|vend|accepte|contient|soigne|aceita|contem|atende|inclui)$/;
const towards = wordSet("to of from a an au aux");
const closing = phraseList(
  "and nothing but|and nothing else|nothing else|and no other|and no others|and none other|und sonst nichts|und nichts anderes|sonst nichts|y nada mas|y ninguna otra|y ningun otro|et rien d' autre|et aucun autre|e mais nada|e nada mais",
);
const those = /^(?:those|ones|diejenigen|die|los|las|aquellos|aquellas|ceux|celles|aqueles|aquelas|os|as)$/;
const relatives = wordSet("that which who die que qui");
const being = wordSet(
  "are is were was have has had been already now all still sind wurden bereits schon estan son fueron ya sont ont ete deja estao sao foram ja",
);
/** Where what they are ends. */
const ends = wordSet(
  "with plus that which who in since from on for of as where when if unless including incl mit seit in con desde en avec depuis dans com desde em para pour fur",
);
const LONGEST = 6;

/** "limited to successful calls", "sells only to men", "strictly those that are closed", "takes O negative and nothing but". */
export function restrictionAt(reading: NeedReading, at: number): Restriction | undefined {
  const limited = phraseAt(reading, at, limits);
  if (limited !== undefined) return behind(reading, at, limited.next);
  if (phraseAt(reading, at, closing) !== undefined) return ahead(reading, at);
  if (!onlies.has(word(reading, at)) && !isFromOnly(reading, at)) return undefined;
  if (isWall(reading, at + 1)) return isHeld(reading, at) ? ahead(reading, at) : undefined;
  if (holding.test(word(reading, at - 1)))
    return behind(reading, at - 1, towards.has(word(reading, at + 1)) ? at + 2 : at + 1);
  if (isFromOnly(reading, at)) return behind(reading, at - 1, at + 1);
  const start = word(reading, at + 1) === "the" ? at + 2 : at + 1;
  if (!those.test(word(reading, start)) || !relatives.has(word(reading, start + 1))) return undefined;
  return behind(reading, at, start + 2);
}

const origins = /^(?:from|von|aus|desde|de|depuis)$/;

/** "app events from just Android phones": of nothing else. */
function isFromOnly(reading: NeedReading, at: number): boolean {
  const isOnly = onlies.has(word(reading, at)) || word(reading, at) === "just";
  return isOnly && origins.test(word(reading, at - 1)) && number(reading, at + 1) === undefined;
}

/** What stands behind the words that confine the rows, up to where something else is said. */
function behind(reading: NeedReading, first: number, from: number): Restriction | undefined {
  let opened = from;
  while (being.has(word(reading, opened))) opened += 1;
  let next = opened;
  while (next < opened + LONGEST && isWord(reading, next) && !isWall(reading, next) && !ends.has(word(reading, next))) {
    // "limited to paid and open ones", "limited to 100 per minute"
    if (isJoint(reading, next) || isEitherWord(reading, next) || number(reading, next) !== undefined) return undefined;
    next += 1;
  }
  const facts = factsOf(reading, opened, next).map(withoutHead);
  return facts.length === 1 ? { facts, first, next } : undefined;
}

/** "this freezer stores Rh negative only" */
function isHeld(reading: NeedReading, only: number): boolean {
  for (let at = only - 1; at > only - LONGEST && at >= 0 && !isWall(reading, at); at--)
    if (holding.test(word(reading, at))) return true;
  return false;
}

/** What stands before "and nothing but": the last words of its clause. */
function ahead(reading: NeedReading, closed: number): Restriction | undefined {
  const end = isWall(reading, closed - 1) ? closed - 1 : closed;
  let first = end;
  while (first > 0 && first > end - LONGEST && !isWall(reading, first - 1)) {
    if (isJoint(reading, first - 1) || isEitherWord(reading, first - 1)) return undefined;
    if (holding.test(word(reading, first - 1))) break;
    first -= 1;
  }
  const [fact, ...more] = factsOf(reading, first, end);
  if (fact === undefined || more.length > 0 || fact.isDenied) return undefined;
  const told = { ...fact, words: fact.words.slice(-2), roots: fact.roots.slice(-2) };
  return { facts: [told], first, next: phraseAt(reading, closed, closing)?.next ?? closed + 1 };
}

/** "successful calls" are the calls that were successful: what stands behind a state is what the rows are of. */
function withoutHead(fact: Fact): Fact {
  const state = fact.words.findLastIndex((each) => hasOpposite(each));
  return state < 0 ? fact : { ...fact, words: fact.words.slice(0, state + 1), roots: fact.roots.slice(0, state + 1) };
}
