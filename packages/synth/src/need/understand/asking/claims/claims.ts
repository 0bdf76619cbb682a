import { number, word } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import type { Claim } from "./claim.ts";
import { closingAt } from "./closers.ts";
import { bracketedAt, exactAt } from "./exact-value.ts";
import { isCategoryName } from "./exclusive.ts";
import { factsOf, isEitherWord, isJoint, isLetterName, rootsOf } from "./parts-of-text.ts";
import { areAlike, isSmall } from "./roots.ts";
import { type Figure, figuresOf } from "./share-figures.ts";

/** What a need says of shares of its rows, in order. Looks at each token a bounded number of times. */
export function claimsOf(reading: NeedReading, findings: Findings): readonly Claim[] {
  const figures = figuresOf(reading, findings);
  const ranges = reading.ranges;
  const sentences = reading.sentences;
  const claims: Claim[] = [];
  for (const [index, figure] of figures.entries()) {
    const from = figures[index - 1]?.next ?? 0;
    const to = figures[index + 1]?.first ?? reading.tokens.length;
    claims.push(claimAt(reading, figure, from, to, ranges, sentences, claims.at(-1)));
  }
  return claims.map((claim) => ({ ...claim, isOfPart: claim.isOfPart || isOfOthers(claim, claims) }));
}

/** "90% of the paid orders" where 60% are paid: counted of those of another share. */
function isOfOthers({ base, isOfAll, first }: Claim, claims: readonly Claim[]): boolean {
  if (base.length === 0 || (isOfAll && base.length === 1)) return false;
  const others = claims.filter((other) => other.first !== first);
  return others.some(({ facts }) =>
    facts.some(({ roots }) => roots.some((root) => base.some((each) => areAlike(each, root)))),
  );
}

const places = wordSet("on for in at among bei fur auf unter en para dans pour sur em");
const conditions = wordSet(
  "of among for within if when von unter bei wenn de entre parmi dentre para pour fur chez during",
);

function claimAt(
  reading: NeedReading,
  { rate, first, next }: Figure,
  from: number,
  to: number,
  ranges: readonly RangeSaid[],
  sentences: readonly number[],
  last: Claim | undefined,
): Claim {
  let opened = first;
  while (opened > from && !isWall(reading, opened - 1)) opened -= 1;
  // "approved 50 % or rejected 40 %": the "or" joins the two shares.
  if (opened === from && opened > 0 && isEitherWord(reading, opened)) opened += 1;
  let closed = next;
  while (closed < to && !isWall(reading, closed) && closingAt(reading, closed) === undefined) closed += 1;
  while (
    closed > next &&
    (isJoint(reading, closed - 1) || (closers.has(word(reading, closed - 1)) && !isLetterName(reading, closed - 1)))
  )
    closed -= 1;
  const isPlaced = places.has(word(reading, first - 1)) && factsOf(reading, opened, first).length > 0;
  const base = baseAt(reading, next, closed, isPlaced);
  const range =
    ranges.find((each) => each.first >= next && each.first < closed) ??
    exactAt(reading, next, closed) ??
    bracketedAt(reading, closed);
  const isNext = isJoint(reading, base.next) || isEitherWord(reading, base.next);
  const behind = isNext ? [] : factsOf(reading, base.next, closed, range);
  // "an error rate of 4 percent for the alerts"
  const isRateOf = ofs.has(word(reading, first - 1)) && rateNouns.test(word(reading, first - 2));
  const before = (behind.length === 0 || isRateOf) && range === undefined;
  const facts = before ? factsOf(reading, opened, first) : behind;
  const sentence = sentences[first] ?? 0;
  const isAfterAnother = last !== undefined && last.sentence === sentence;
  const isOfPart =
    base.isThose ||
    (base.isThem && isAfterAnother) ||
    (!before && isConditioned(reading, lastJoint(reading, opened, first), first)) ||
    isConditionedBefore(reading, opened);
  const start = reading.tokens[before ? opened : first]?.start ?? 0;
  const end = reading.tokens[(before ? Math.max(base.next, next) : closed) - 1]?.end ?? start;
  let isEither = false;
  // The "or" of "2 stars or fewer" joins nothing.
  const isOfRange = (at: number): boolean => (reading.tokens[at]?.start ?? 0) < (range?.found.end ?? 0);
  for (let at = before ? opened : next; at < closed; at++) isEither ||= isEitherWord(reading, at) && !isOfRange(at);
  return {
    rate,
    facts,
    isEither,
    base: base.roots,
    isOfAll: base.isAll,
    isOfPart,
    isOfIt: !before && its.has(word(reading, closed - 1)),
    before,
    head: headOf(reading, opened, sentences, sentence),
    sentence,
    first,
    figureEnd: next,
    next: closed,
    range: range?.found,
    rangeName: range !== undefined && range.first > closed ? rootsOf(reading, closed + 1, range.first) : [],
    span: { start, end },
  };
}

const its = wordSet("it them one any");
const rateNouns = /^(?:rate|share|quote|anteil|rat[ae]|tasa|taux|taxa|\p{L}+quote|\p{L}+rate)$/u;
const them = wordSet("them these those ellos ellas eux elles eles elas");
const closers = wordSet(
  "with of which the a mit con avec com wobei davon dont about roughly around only und is are for by a",
);
const everything = wordSet("all every alle todos todas tous toutes");
const ofs = wordSet("of von der des aller all del de d' do da dos das du");
const auxiliaries = wordSet(
  "is are was were be been has have had do does did can may must should shall will would get gets got sind ist war waren wurde wurden haben hat hatten werden son es esta estan fueron fue han ha sont est ont ete sao foi foram estao tem don't didn't wasn't weren't aren't haven't come comes came",
);

interface Base {
  readonly roots: readonly string[];
  readonly isAll: boolean;
  readonly isThem: boolean;
  readonly isThose: boolean;
  readonly next: number;
}

/** What the share is counted of: the "visitors" of "8% of the 500 visitors are members". */
function baseAt(reading: NeedReading, at: number, closed: number, isAll: boolean): Base {
  const said = word(reading, at);
  const none = { roots: [], isAll: false, isThem: false, isThose: false, next: at };
  if (said === "davon") return { ...none, isThem: true, next: at + 1 };
  if (!ofs.has(said) && said !== "the") return none;
  const pronoun = word(reading, at + 1);
  if (them.has(pronoun) || ["which", "whom", "denen", "diesen"].includes(pronoun))
    return { ...none, isThem: true, isThose: pronoun !== "them" && at + 2 >= closed, next: at + 2 };
  let first = at + 1;
  let isOfAll = said === "aller";
  while (first < closed && (isSmall(word(reading, first)) || number(reading, first) !== undefined)) {
    // "30% of the lines are info": the rows, by a word that says nothing else.
    if (auxiliaries.has(word(reading, first)) && first > at + 1) return { ...none, isAll: true, next: first };
    isOfAll ||= everything.has(word(reading, first)) || reading.tokens[first]?.kind === "number";
    first += 1;
  }
  let next = first;
  while (next < closed && !isSmall(word(reading, next))) next += 1;
  const isNamed = next === closed || auxiliaries.has(word(reading, next));
  // "of the emails blank", "of all visitors won a prize": without a verb that is known, the first word alone.
  const end = isAll || (isNamed && next < closed) ? next : Math.min(first + 1, closed);
  return { ...none, roots: rootsOf(reading, first, end), isAll: isOfAll, next: end };
}

function lastJoint(reading: NeedReading, opened: number, first: number): number {
  let at = first;
  while (at > opened && !isJoint(reading, at - 1)) at -= 1;
  return at;
}

const withs = wordSet("with mit con avec com");
const purposes =
  /^(?:exercise|exercises|demo|demos|tests?|testing|model|models|training|lesson|class|course|workshop|practice|alerts?|alarms?|dashboard|seminar|ubung|tests|ejercicio|prueba|pruebas|exercice|exercicio|teste|testes)$/;

/** "for students 40% get one", "among them 20% …" */
function isConditioned(reading: NeedReading, opened: number, first: number): boolean {
  // "tickets for an app with priority 50% low, …": the share is one of a column.
  if (withs.has(word(reading, first - 2)) && isCategoryName(word(reading, first - 1))) return false;
  for (let at = opened; at < first; at++) {
    if (!conditions.has(word(reading, at)) || factsOf(reading, at, first).length === 0) continue;
    // "for the exercise half of them tipped more than 7"
    if (purposes.test(word(reading, first - 1)) && first - at <= 4) continue;
    // "of the 700 applicants 65% were men": those are all.
    const isCounted = reading.numbers.slice(at, first).some((value) => value !== undefined && value.spelled !== true);
    if (!isCounted) return true;
  }
  return false;
}

/** "of those, 60% came late" */
function isConditionedBefore(reading: NeedReading, opened: number): boolean {
  if (reading.tokens[opened - 1]?.text !== ",") return false;
  let first = opened - 1;
  while (first > 0 && !isWall(reading, first - 1)) first -= 1;
  const from = isJoint(reading, first) ? first + 1 : first;
  return conditions.has(word(reading, from)) && opened - from <= 7;
}

/** The "donor group" of "donor group: 40% A, 10% B". */
function headOf(
  reading: NeedReading,
  opened: number,
  sentences: readonly number[],
  sentence: number,
): readonly string[] {
  let colon = opened - 1;
  while (colon >= 0 && sentences[colon] === sentence && reading.tokens[colon]?.text !== ":") colon -= 1;
  if (colon < 0 || sentences[colon] !== sentence) return [];
  let first = colon;
  while (first > 0 && first > colon - 4 && !isWall(reading, first - 1)) first -= 1;
  return rootsOf(reading, first, colon);
}
