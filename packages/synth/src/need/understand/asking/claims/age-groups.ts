import { tokenFrom, word } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isSomebody } from "../broad-words.ts";
import { ageGroupOf } from "../natural-ages.ts";
import { clauseAround, isJoint, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { SaidBound } from "../said-bounds.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { isSmall } from "./roots.ts";
import type { Universal } from "./universals.ts";

/** What may stand between a share and who they are; "20% have children" are none. */
const links = wordSet(
  "of them these those all are is were in the davon sind de ellos ellas son d' eux elles sont deles delas sao % percent",
);
function isAge(of: string): boolean {
  return /(?:^| )(?:age|alter|edad|idad)$/.test(of);
}

/** So many years a need may count more or fewer people among them. */
const ROOM = 1;
const animals =
  /\b(?:dogs?|cats?|pets?|horses?|cows?|sheep|goats?|pigs?|birds?|animals?|cattle|calves|fish|hunde?n?|katzen?|pferde?n?|kuhe?n?|tiere?n?|perros?|gatos?|caballos?|animales|vacas?|chiens?|chats?|chevaux|animaux|caes|cavalos?|animais)\b/;

/** "every participant 7-12 years old, half of them adults": a share of people of an age that nobody has. */
export function findOtherAgeGroups(
  reading: NeedReading,
  claims: readonly Claim[],
  said: readonly SaidBound[],
  { impossible }: DraftNotes,
): void {
  const areAnimals = animals.test(reading.text.toLowerCase());
  const ages = [
    ...said.filter(
      ({ of, unit, relative, mean }) =>
        (isAge(of) || (unit === "year" && isSomebody(of))) &&
        (unit === undefined || unit === "year") &&
        relative === undefined &&
        mean === undefined,
    ),
    ...agesOfAll(reading),
  ];
  for (const claim of claims) {
    const { rate, isEither, before, facts, span } = claim;
    if (rate <= 0 || isEither || before || facts.some(({ isDenied }) => isDenied)) continue;
    const named = areAnimals ? undefined : groupOf(reading, claim);
    const group = saidAges(reading, claim) ?? named;
    if (group === undefined) continue;
    const isCalled = group === named;
    const bound = (isCalled ? [...ages, ...bareAgesOfAll(reading)] : ages).find(
      ({ minimum, maximum, span: place }) =>
        ((maximum !== undefined && maximum < group.least - ROOM) ||
          (minimum !== undefined && minimum > group.most + roomOf(reading, claim))) &&
        !claims.some((each) => each.first <= tokenFrom(reading, 0, place.start) && place.start < each.span.end),
    );
    if (bound === undefined) continue;
    const spans = [bound.span, span].sort((one, other) => one.start - other.start);
    impossible.push({
      reason: `"${quoteOf(reading, bound.span)}" leaves no rows for "${quoteOf(reading, span)}"`,
      spans,
      fix: "say ages that those have as well, or leave their share out",
    });
    return;
  }
}

const alls = /^(?:all|everybody|everyone|alle|todos|todas|tous|toutes)$/;

type AgesSaid = Pick<SaidBound, "minimum" | "maximum" | "span">;

/** "todos de entre 18 y 25 años": of all of them, with no name. */
function agesOfAll(reading: NeedReading): readonly AgesSaid[] {
  return rangesOfAll(
    reading,
    ({ found }, words) => found.unit === "year" && words.every((each) => alls.test(each) || isSmall(each)),
  );
}

/** "All swimmers are under 16", beside those who are called by their age: what has no unit is the age of all. */
function bareAgesOfAll(reading: NeedReading): readonly AgesSaid[] {
  return rangesOfAll(reading, ({ found, first }, words) => {
    const next = tokenFrom(reading, first, found.end);
    const areAll = words.length <= MOST_WORDS && words.slice(2).every((each) => isSmall(each));
    return found.unit === undefined && areAll && (isWall(reading, next) || isJoint(word(reading, next)));
  });
}

/** "All swimmers are" */
const MOST_WORDS = 3;

/** The ranges whose clause begins with "all", by the words before them. */
function rangesOfAll(
  reading: NeedReading,
  isMeant: (range: NeedReading["ranges"][number], words: readonly string[]) => boolean,
): readonly AgesSaid[] {
  return reading.ranges
    .filter((range) => {
      const [from] = clauseAround(reading, range.first);
      const words = reading.tokens.slice(from, range.first).map(({ folded }) => folded);
      return alls.test(words[0] ?? "") && isMeant(range, words);
    })
    .map(({ found: { start, end, ...found } }) => ({ ...found, span: { start, end } }));
}

/** "no minors: 300 customers, age 14 to 65" */
export function findMinorsOfNone(
  reading: NeedReading,
  universals: readonly Universal[],
  said: readonly SaidBound[],
  { impossible }: DraftNotes,
): void {
  const none = universals.find(
    ({ facts: [fact, ...more] }) =>
      fact?.isDenied === true && more.length === 0 && fact.words.every((each) => minors.test(each)),
  );
  const bound = said.find(
    ({ of, unit, relative, minimum, maximum }) =>
      isAge(of) &&
      (unit === undefined || unit === "year") &&
      relative === undefined &&
      maximum !== undefined &&
      minimum !== undefined &&
      minimum < OF_AGE,
  );
  if (none === undefined || bound === undefined) return;
  impossible.push({
    reason: `"${quoteOf(reading, none.span)}" leaves no rows below ${OF_AGE} for "${quoteOf(reading, bound.span)}"`,
    spans: [none.span, bound.span].sort((one, other) => one.start - other.start),
    fix: `say ages from ${OF_AGE} on, or leave minors in`,
  });
}

const OF_AGE = 18;
const minors = /^(?:minors?|underage|under-18s?|minderjahrige\p{L}*|menores)$/u;

/** "All are adults, 15% are under 18": a share of people of an age that nobody of such a group has. */
export function findAgesOfNone(
  reading: NeedReading,
  claims: readonly Claim[],
  universals: readonly Universal[],
  { impossible }: DraftNotes,
): void {
  for (const universal of universals) {
    const [fact, ...more] = universal.facts;
    // "each adult holds a licence" says what adults have, and not that all are adults.
    const isOfThem =
      eaches.test(word(reading, universal.first)) && ageGroupOf(word(reading, universal.first + 1)) !== undefined;
    const group =
      fact === undefined || more.length > 0 || (isOfThem && fact.words.length > 1)
        ? undefined
        : ageGroupOf(fact.words.join(" "));
    if (group === undefined || animals.test(reading.text.toLowerCase())) continue;
    const claim = claims.find((each) => {
      if (each.rate <= 0 || each.isEither || each.before || each.facts.some(({ isDenied }) => isDenied)) return false;
      // "no minors, 5% are children"
      if (fact?.isDenied === true) return isWithin(bareAges(reading, each) ?? groupOf(reading, each), group);
      const ages = bareAges(reading, each);
      return ages !== undefined && (ages.most <= group.least || ages.least > group.most + ROOM);
    });
    if (claim === undefined) continue;
    impossible.push({
      reason: `"${quoteOf(reading, universal.span)}" leaves no rows for "${quoteOf(reading, claim.span)}"`,
      spans: [universal.span, claim.span].sort((one, other) => one.start - other.start),
      fix: "say ages that those have as well, or leave their share out",
    });
    return;
  }
}

function isWithin(some: Ages | undefined, all: Ages): boolean {
  return some !== undefined && some.least >= all.least && some.most <= all.most;
}

const eaches = /^(?:each|every|jede[rs]?|cada|chaque)$/;

interface Ages {
  readonly least: number;
  readonly most: number;
}

function wordBehind(reading: NeedReading, { figureEnd, next }: Claim): number {
  let at = figureEnd;
  while (at < next && links.has(word(reading, at))) at += 1;
  return at;
}

/** The "adults" of "half of them adults". */
function groupOf(reading: NeedReading, claim: Claim): Ages | undefined {
  return claim.isOfPart ? undefined : ageGroupOf(word(reading, wordBehind(reading, claim)));
}

/** Of minors it is told to the year who they are: "all 18 to 25, 30% minors". */
function roomOf(reading: NeedReading, claim: Claim): number {
  return claim.range === undefined && minors.test(word(reading, wordBehind(reading, claim))) ? 0 : ROOM;
}

const them = wordSet("them ihnen ellos ellas eux elles deles delas");

/** "a fifth of them over 50": of people, with nothing named beside it, an age. */
function saidAges(reading: NeedReading, claim: Claim): Ages | undefined {
  const { range, figureEnd } = claim;
  const first = range === undefined ? 0 : tokenFrom(reading, 0, range.start);
  const isOfThem = [figureEnd, figureEnd + 1].some((at) => at < first && them.has(word(reading, at)));
  return isOfThem ? bareAges(reading, claim) : undefined;
}

/** The ages of "15% are under 18", with nothing named beside them. */
function bareAges(reading: NeedReading, claim: Claim): Ages | undefined {
  const { range, next } = claim;
  if (range === undefined || (range.unit !== undefined && range.unit !== "year")) return undefined;
  const first = tokenFrom(reading, 0, range.start);
  const isBare = wordBehind(reading, claim) >= first && tokenFrom(reading, first, range.end) >= next;
  return isBare ? { least: range.minimum ?? 0, most: range.maximum ?? Number.POSITIVE_INFINITY } : undefined;
}
