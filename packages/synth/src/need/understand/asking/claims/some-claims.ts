import { isBreak, word } from "../../../extract/reading.ts";
import { isParticiple } from "../../../text/participles.ts";
import { wordSet } from "../../../text/word-set.ts";
import { hasOpposite } from "../opposites.ts";
import { isJoint, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Claim } from "./claim.ts";
import { factsOf, isEitherWord } from "./parts-of-text.ts";

const articles = wordSet("the die den der los las les os as those");
const openers = wordSet("for of fur von bei para de pour des");
const those = wordSet("ones one");
const somes = wordSet(
  "some few several handful couple einige manche wenige algunos algunas certains quelques alguns algumas",
);
const being = wordSet(
  "is are was were got get have been of them these those sind wurden waren estan fueron son sont ont ete foram estao sao davon",
);
const relatives = wordSet("that who which");
const LONGEST = 6;

/** How few is not said: of a share that small only whether there are any is judged. */
export const FEW = 0.01;

/** "rejection reason for the rejected ones", "a few are cancelled": there are such rows, however many. */
export function someClaimsOf(reading: NeedReading, claims: readonly Claim[]): readonly Claim[] {
  const said: Claim[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const place = onesAt(reading, at) ?? someAt(reading, at) ?? countedAt(reading, at);
    if (place === undefined || claims.some(({ first, next }) => first < place.next && at < next)) continue;
    const facts = factsOf(reading, place.first, place.next);
    if (facts.length === 1 && facts[0]?.words.length === 1) said.push(claimOf(reading, at, place, facts));
    at = place.next;
  }
  return said;
}

interface Place {
  readonly first: number;
  readonly next: number;
}

const stills = wordSet("still yet remain remaining noch todavia aun encore ainda");

/** The "unpaid" of "all 300 invoices paid, 40 still unpaid", the "failed" of "all passed, 6 failed": so many of them are so. */
function countedAt(reading: NeedReading, at: number): Place | undefined {
  const count = reading.quantities.find(({ figure }) => figure === at);
  if (count === undefined || count.unit !== undefined || count.is !== "exactly" || count.value < 2) return undefined;
  if (!(isWall(reading, at - 1) || isJoint(word(reading, at - 1))) || !Number.isInteger(count.value)) return undefined;
  return stateFrom(reading, count.next);
}

/** "were never returned", "still unpaid", "failed it": what so many are, up to the end of the clause. */
function stateFrom(reading: NeedReading, from: number): Place | undefined {
  let first = from;
  while (being.has(word(reading, first)) || stills.has(word(reading, first))) first += 1;
  // "30 part-time", where all are full time
  const isTold =
    first > from || isParticiple(word(reading, first), reading.language) || hasOpposite(word(reading, first));
  const state = nevers.has(word(reading, first)) ? first + 1 : first;
  const next = its.has(word(reading, state + 1)) ? state + 2 : state + 1;
  return isTold && !isWall(reading, state) && isWall(reading, next) ? { first, next } : undefined;
}

const nevers = wordSet("never not nie nicht nunca no jamais pas nao");
const its = wordSet("it them");

/** The "rejected" of "for the rejected ones", the "failed" of "for those that failed". */
function onesAt(reading: NeedReading, at: number): Place | undefined {
  if (!openers.has(word(reading, at)) || !articles.has(word(reading, at + 1))) return undefined;
  if (relatives.has(word(reading, at + 2))) {
    let first = at + 3;
    while (being.has(word(reading, first))) first += 1;
    return isWall(reading, first + 1) && !isWall(reading, first) ? { first, next: first + 1 } : undefined;
  }
  return those.has(word(reading, at + 3)) && !isBreak(reading, at + 2) ? { first: at + 2, next: at + 3 } : undefined;
}

/** The "cancelled" of ", a few are cancelled": what a clause of its own says of some. */
function someAt(reading: NeedReading, at: number): Place | undefined {
  const isOpened = at === 0 || isWall(reading, at - 1) || isWall(reading, at - 2);
  if (!somes.has(word(reading, at)) || !isOpened) return undefined;
  let first = at + 1;
  while (being.has(word(reading, first))) first += 1;
  let next = first;
  while (next < first + LONGEST && !isWall(reading, next) && !isEitherWord(reading, next)) next += 1;
  return first > at + 1 && next > first && isWall(reading, next) ? { first, next } : stateFrom(reading, at + 1);
}

function claimOf(reading: NeedReading, at: number, { first, next }: Place, facts: Claim["facts"]): Claim {
  const [start, end] = [reading.tokens[at]?.start ?? 0, reading.tokens[next - 1]?.end ?? 0];
  return {
    rate: FEW,
    facts,
    isEither: false,
    base: [],
    isOfAll: false,
    isOfPart: false,
    before: false,
    head: [],
    sentence: reading.sentences[at] ?? 0,
    first: at,
    figureEnd: first,
    next,
    range: undefined,
    rangeName: [],
    span: { start, end },
  };
}
