import type { Reading } from "../../../extract/reading.ts";
import { word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { percentage } from "../../draft/saying.ts";
import { isSomebody } from "../broad-words.ts";
import { areOpposite, areSameSide, hasOpposite } from "../opposites.ts";
import { isWall } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { areAlternatives } from "./alternatives.ts";
import { areOfOne, type Claim, type Fact } from "./claim.ts";
import { headRootsOf } from "./heads.ts";
import { areAlike, areAmong, rootOf } from "./roots.ts";
import { FEW } from "./some-claims.ts";
import { isHaving } from "./split.ts";
import type { Universal } from "./universals.ts";

/** "all orders are delivered, 25% are cancelled", "none was repaid, 10% were repaid early": a share of what is nowhere. */
export function findExceptions(
  reading: Reading,
  claims: readonly Claim[],
  universals: readonly Universal[],
  { found }: Findings,
  rowRoots: readonly string[],
  notes: DraftNotes,
): void {
  const ofAll = universals.filter((universal) => !isOfCase(universal, found));
  for (const claim of claims) {
    if (claim.rate <= 0 || claim.isEither) continue;
    const isExcepted = isException(reading, claim);
    const against = ofAll.find(
      (universal) =>
        (!isExcepted || (universal.isNowhere && isAfterBut(reading, claim))) &&
        !areOverlapping(universal.span, claim.span) &&
        !isOfOtherColumn(claim, universal, rowRoots) &&
        areOfOne({ ...claim, isOfPart: false }, universal) &&
        ((areContrary(reading, claim, universal, rowRoots) &&
          !isWithPersons(reading, claim) &&
          !isOfPapers(reading, claim, rowRoots)) ||
          isRateOfSome(claim, universal) ||
          isHadByNone(reading, claim, universal) ||
          isFailedByNone(reading, claim, universal) ||
          isAmountOfNone(reading, claim, universal) ||
          areAlternatives(reading, claim, universal, found, rowRoots)),
    );
    if (against === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, against.span)}" leaves no rows for "${quoteOf(reading, claim.span)}"`,
      spans: [against.span, claim.span],
      fix:
        claim.rate === FEW
          ? "leave one of the two out, or say most instead of all"
          : `leave one of the two out, or say ${percentage(1 - claim.rate)} instead of all`,
    });
    return;
  }
}

/** "savings never negative, 8% with a negative balance": something else is named that is so. */
function isOfOtherColumn({ facts, base }: Claim, { of, facts: all }: Universal, rowRoots: readonly string[]): boolean {
  if (of.length === 0) return false;
  const known = [...rowRoots, ...all.flatMap(({ roots }) => roots)];
  const told = [
    ...facts.flatMap(({ words, roots }) => roots.filter((_, index) => !hasOpposite(words[index] ?? ""))),
    ...base,
  ].filter((root) => !areAmong([root], known));
  return told.length > 0 && !told.some((root) => areAmong([root], of));
}

const rates = /^(?:rate|share|quote|anteil|tasa|taux|taxa|proportion|percentage)s?$/;

/** "every student passed, pass rate 82%": what is so of all is no rate below. */
function isRateOfSome(
  { before, rate, facts: [some, ...more] }: Claim,
  { facts: [all, ...others] }: Universal,
): boolean {
  if (!before || rate > 0.995 || some === undefined || all === undefined || more.length + others.length > 0)
    return false;
  if (!some.words.some((each) => rates.test(each)) || some.isDenied || all.isDenied) return false;
  const told = some.roots.filter((_, index) => !rates.test(some.words[index] ?? ""));
  return told.length > 0 && areAmong(told, all.roots);
}

const holding = /^(?:has|have|having|with|without|haben|hat|mit|tiene|tienen|con|ont|avec|tem|com)$/;
/** What goes on from a noun, and is no part of its name. */
const goingOn = /^(?:\p{L}+(?:ing|ed)|of|in|on|at|for|to|with|from|that|which|and|or|beside|only)$/u;

/** "none with a balcony" against "a third have a balcony facing south". */
function isHadByNone(reading: Reading, claim: Claim, universal: Universal): boolean {
  const [none, ...others] = universal.facts;
  if (none?.isDenied !== true || others.length > 0 || claim.facts.some(({ isDenied }) => isDenied)) return false;
  const isHeld = reading.tokens.slice(universal.first, universal.next).some(({ folded }) => holding.test(folded));
  if (!isHeld || claim.before || !holding.test(word(reading, claim.figureEnd))) return false;
  for (let at = claim.figureEnd + 1; at < claim.next; at++) {
    const next = word(reading, at + 1);
    const isWhole = at + 1 >= claim.next || isWall(reading, at + 1) || goingOn.test(next);
    if (word(reading, at) === none.words.at(-1) && isWhole) return true;
  }
  return false;
}

const grades = /\b(?:grades?|marks?)\b/i;

/** "nobody fails, 10% F", "everyone passed, 8% with grade F": the grade of those who fail. */
function isFailedByNone(
  reading: Reading,
  { facts: [some, ...more], figureEnd, next }: Claim,
  universal: Universal,
): boolean {
  const [all, ...others] = universal.facts;
  if (some === undefined || all === undefined || more.length + others.length > 0 || !grades.test(reading.text))
    return false;
  const isPassedByAll = all.words.every((each) => (all.isDenied ? /^fail/ : /^pass/).test(each));
  const isF = reading.tokens.slice(figureEnd, next).some(({ text }) => text === "F");
  return isPassedByAll && isF && !some.isDenied && some.words.every((each) => /^(?:f|grades?|marks?)$/.test(each));
}

const amounts = /^(?:positive|nonzero|non-zero|filled|set|given|present|above-zero|positiv\p{L}*|positif|positive)$/u;

/** "not one purchase has been refunded" against "on 15% of purchases refund_amount should be positive": the amount of what nobody did. */
function isAmountOfNone(reading: Reading, claim: Claim, { facts: [none, ...more] }: Universal): boolean {
  const [deed, ...others] = none?.roots ?? [];
  if (none?.isDenied !== true || deed === undefined || more.length + others.length > 0) return false;
  const isAbove =
    (claim.range?.minimum ?? -1) >= 0 || claim.facts.some(({ words }) => words.some((each) => amounts.test(each)));
  if (!isAbove || claim.facts.some(({ isDenied }) => isDenied)) return false;
  return reading.tokens
    .slice(claim.first, claim.next)
    .flatMap(({ folded }) => folded.split("_"))
    .some((each) => areAlike(rootOf(each, reading.language), deed));
}

/** "no time for the disqualified" says what some lack, and not that nobody is. */
function isOfCase({ span }: Universal, found: Findings["found"]): boolean {
  return found.some((each) => each.kind === "onlyWhen" && each.start <= span.start && span.start < each.end);
}

/** "all guests are adults, 20% with children's cots" */
function isWithPersons(reading: Reading, claim: Claim): boolean {
  const isHad = isHaving(reading, claim) || holding.test(word(reading, claim.figureEnd));
  return isHad && claim.facts.some(({ words }) => persons.test(words[0] ?? ""));
}

const lapsed =
  /^(?:expired|lapsed|invalid|abgelaufen\p{L}*|ungultig\p{L}*|caducad[oa]s?|vencid[oa]s?|expirad[oa]s?|perimee?s?|expiree?s?)$/u;

/** "every member is active, 10% with an expired passport": what somebody has lapses without him. */
function isOfPapers(reading: Reading, claim: Claim, rowRoots: readonly string[]): boolean {
  if (!isHaving(reading, claim)) return false;
  return claim.facts.some(({ words, roots }) => {
    const own = words.filter((_, index) => !rowRoots.some((row) => areAlike(row, roots[index] ?? "")));
    return own.length > 1 && own.some((each) => lapsed.test(each));
  });
}

const persons = /^(?:child|children|kids?|adults?|man|men|woman|women|boys?|girls?)$/;
const exceptions = /^(?:except|but|apart|besides|save|unless|ausser|bis|salvo|excepto|sauf|exceto|menos)$/;

const formerly = /^(?:before|previously|earlier|formerly|once|fruher|zuvor|antes|avant|auparavant)$/;

function areOverlapping(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** "no fraud at all, but 2% should be fraudulent": what is nowhere has no exception. */
function isAfterBut(reading: Reading, { first }: Claim): boolean {
  return word(reading, first - 1) === "but" && isWall(reading, first - 2);
}

/** "all paid, except for 10%"; "all are valid, 10% had a lapsed one before" is of another time. */
function isException(reading: Reading, { first, next }: Claim): boolean {
  if (formerly.test(word(reading, next - 1))) return true;
  for (let at = first - 1; at >= 0 && at > first - 5 && !isWall(reading, at); at--)
    if (exceptions.test(word(reading, at))) return true;
  return false;
}

function areContrary(
  reading: Reading,
  claim: Claim,
  { facts, hasVerb, isNowhere }: Universal,
  rowRoots: readonly string[],
): boolean {
  const held = claim.facts.filter(({ isDenied }) => !isDenied).flatMap((fact) => fact.roots);
  const roots = held.length > 0 ? [...held, ...claim.base] : held;
  return facts.some((fact) => {
    if (isNowhere) return isNothingElse(claim, fact, [...rowRoots, ...headRootsOf(reading)]);
    if (fact.isDenied)
      return isOfNone(fact, roots, hasVerb, rowRoots) || isSaidOfSome(claim, fact) || isComplement(claim, fact);
    // "used cars only, a third of the cars brand new"
    const named = [...rowRoots, ...claim.base];
    return claim.facts.some((each) => isAgainst(each, fact, named));
  });
}

/** "no fraud at all" against "2% should be fraudulent", unlike "2% with fraud alerts". */
function isNothingElse(claim: Claim, fact: Fact, rowRoots: readonly string[]): boolean {
  const [some, ...others] = claim.facts;
  if (some === undefined || some.isDenied || others.length > 0) return false;
  const named = [...rowRoots, ...claim.base];
  const told = some.roots.filter((root) => areAmong([root], fact.roots) || !areAmong([root], named));
  // "no late deliveries at all"
  const isCalled = fact.roots.length > 1 && areAmong(fact.roots.slice(-1), named);
  const least = isCalled ? fact.roots.slice(0, -1) : fact.roots;
  return told.length > 0 && areAmong(told, fact.roots) && areAmong(least, told);
}

/** "no fraud" against "4% fraud" or "fraud rate 4%": the very words. */
function isSaidOfSome({ facts: [some, ...more], base }: Claim, { roots }: Fact): boolean {
  if (some === undefined || some.isDenied || more.length + base.length > 0) return false;
  const told = some.roots.filter((_, index) => !rates.test(some.words[index] ?? ""));
  return told.length === roots.length && roots.every((root) => told.includes(root));
}

const complements: readonly (readonly [RegExp, RegExp])[] = [
  [/^fail/, /^pass/],
  [/^(?:attend|show)/, /^(?:no-show|miss|absent)/],
  [/^(?:unpaid|overdue|outstanding)/, /^paid/],
  [/^(?:die|dead)/, /^surviv/],
  [/^(?:lose|lost)/, /^(?:win|won)/],
];

/** "nobody failed, one in ten did not pass": who does not the one does the other. */
function isComplement({ facts: [some, ...more] }: Claim, { words }: Fact): boolean {
  const [none, ...others] = words;
  const [denied, ...rest] = some?.words ?? [];
  if (some?.isDenied !== true || none === undefined || denied === undefined) return false;
  if (more.length + others.length + rest.length > 0) return false;
  return complements.some(
    ([one, other]) => (one.test(none) && other.test(denied)) || (other.test(none) && one.test(denied)),
  );
}

/** Words that tell that something came to pass. */
const events =
  /(?:ed|en|al|als|iv|if|tion|tions|ers?|ds|ns|own|id|iert|ado|ada|ados|adas|ido|ida|e|ee|ees|es|nte|te|t|io|aron|ieron|ou|aram|eram)$/;

const anybody = /^(?:staff?|people|person|employe|member|memb|participa\p{L}*)$/u;

/** Somebody, but for those who are told by it: women and men, girls and boys. */
function isDoer(word: string): boolean {
  return isSomebody(word) && !hasOpposite(word);
}

const participles = /(?:ed|iert|ierten|ierte|ad[oa]s?|id[oa]s?|ees?|(?:uelt|uest|crit|ech|ich)[oa]s?)$/;

const LATE = "delay";

/** "no order is cancelled" against "5% cancelled late": all that is said to be nowhere is part of what is said of some. */
function isOfNone(fact: Fact, roots: readonly string[], hasVerb: boolean, rowRoots: readonly string[]): boolean {
  // "nobody returned a book late, 9% came back after the due date"
  if (fact.roots.length > 1 && fact.roots.at(-1) === LATE && roots.includes(LATE))
    if (roots.every((root) => root === LATE || root === "back")) return true;
  // "no cancelled bookings" tells it by the first of its words, whatever the bookings are.
  const participle = fact.roots.findLast((_, index) => participles.test(fact.words[index] ?? ""));
  // "aucun client n'a annulé": whoever did it, it was not done.
  const own = fact.roots.filter(
    (root, index) =>
      !rowRoots.some((row) => areAlike(row, root)) &&
      (index > 0 || !isDoer(fact.words[0] ?? "")) &&
      !anybody.test(root),
  );
  const isPair = !hasVerb && fact.roots.length === 2 && participle !== undefined;
  const told = isPair ? [participle] : own.length > 0 ? own : fact.roots;
  const isEvent =
    hasVerb ||
    told.some((root) => root === "woman" || root === "man") ||
    fact.words.some((each) => events.test(each) && !/^(?:ages?|names?|types?|dates?)$/.test(each));
  return isEvent && told.length > 0 && areAmong(told, roots);
}

/** "all are delivered" against "12% never delivered" or "12% cancelled". */
function isAgainst(some: Fact, all: Fact, rowRoots: readonly string[]): boolean {
  if (some.isDenied) {
    const [only, ...more] = some.words.filter(
      (_, index) =>
        !moments.has(some.roots[index] ?? "") && !rowRoots.some((row) => areAlike(row, some.roots[index] ?? "")),
    );
    if (only !== undefined && more.length === 0 && areSameSide(only, all.words.at(-1) ?? "")) return true;
    const told = some.roots.filter((root) => !moments.has(root));
    // "virus-screened" is screened.
    const tails = all.words.flatMap((each) => each.split("-").slice(1));
    return told.length > 0 && areAmong(told, [...all.roots, ...tails]);
  }
  if (areOpposite(some.words.join(" "), all.words.join(" "))) return true;
  return some.words.some((one, index) =>
    all.words.some((other, place) => {
      if (!areOpposite(one, other)) return false;
      // "all passed the brake test, 12% failed the emissions test" are of two tests.
      const rest = (roots: readonly string[], without: number): readonly string[] =>
        roots.filter(
          (root, each) =>
            each !== without &&
            !moments.has(root) &&
            !employments.has(root) &&
            !rowRoots.some((row) => areAlike(row, root)),
        );
      const [a, b] = [rest(some.roots, index), rest(all.roots, place)];
      return areAmong(a, b) || areAmong(b, a) || hasNoQualifier(all, place);
    }),
  );
}

/** "every ticket resolved", "all flats are let at the moment": what stands last is all that is told. */
function hasNoQualifier({ roots }: Fact, place: number): boolean {
  return roots.slice(place + 1).every((root) => moments.has(root));
}

/** In a permanent job one has a permanent contract. */
const employments = new Set(
  "job contract position post role basis employment employ employe employee staff worker".split(" "),
);

/** That it is so now, wholly, or before something else, parts it from nothing. */
const moments = new Set(
  "now current currently today moment present presently right aktuell derzeit momentan zurzeit heut heute jetzt ahora actualment actualmente hoy momento actuellement maintenant moment agora atualment atualmente hoje full fully complet completely advanc advance upfront departur departure arriv arrival deliver delivery voll vollstandig todavi todavia adelant adelantado anticip anticipado avanc avance adianta adiantado voraus vorab vorhin bislang encor encore ".split(
    " ",
  ),
);
