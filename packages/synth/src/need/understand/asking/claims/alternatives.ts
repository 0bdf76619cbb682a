import type { Reading } from "../../../extract/reading.ts";
import type { Found, Span } from "../../../findings.ts";
import { areChosenApart, isDeed, isHadBeside, isOfChoice, isWay, type Told } from "../choices.ts";
import type { Claim } from "./claim.ts";
import { headRootsOf } from "./heads.ts";
import { kindsOf } from "./one-kind.ts";
import { isContent } from "./parts-of-text.ts";
import { areAlike, areAmong, rootOf } from "./roots.ts";
import type { Universal } from "./universals.ts";

/** A place that was said. */
export type Place = Extract<Found, { readonly kind: "place" }>;

/** "every order is paid by card, 25% of payments in cash", "all live in Vienna, 30% live in Graz": two values of one thing. */
export function areAlternatives(
  reading: Reading,
  claim: Claim,
  universal: Universal,
  found: readonly Found[],
  rowRoots: readonly string[],
): boolean {
  if (universal.facts.length !== 1 || claim.facts.length !== 1) return false;
  if (universal.facts[0]?.isDenied !== false || claim.facts[0]?.isDenied !== false) return false;
  return (
    areMembers(claim, universal, rowRoots) ||
    arePlaces(claim, universal, found, rowRoots) ||
    areChosen(reading, claim, universal, rowRoots)
  );
}

const besides = /^(?:also|too|additionally|auch|aussi|tambien|tambem|previously|before|or|oder|well|second)$/;
const withs = /^(?:with|mit|avec|con|com)$/;

/** "from just Android phones" and "a third from iPhones": one of a choice, with nothing told beside it that would be of something else. */
export function areChosen(reading: Reading, claim: Claim, universal: Claim, rowRoots: readonly string[]): boolean {
  const [some, all] = [toldIn(reading, claim), toldIn(reading, universal)];
  if (some.some(({ word }) => besides.test(word)) || claim.isEither) return false;
  const rows = [...rowRoots, ...headRootsOf(reading)];
  const isAmong = (said: string, roots: readonly string[]): boolean =>
    areAmong([rootOf(said, reading.language)], roots);
  const named = [...rows, ...all.map(({ word }) => rootOf(word, reading.language))];
  // "all answered by email, a third received by phone" are of two deeds.
  const isBare = all.every(
    (each) => !each.isContent || isOfChoice(each.word) || isWay(each) || isAmong(each.word, rows),
  );
  const isOfRows = ({ word }: Told): boolean => isOfChoice(word) || isAmong(word, named) || (isDeed(word) && isBare);
  return some.some(
    (one, place) =>
      !(isHadBeside(one.word) && withs.test(one.before)) &&
      all.some((other) => areChosenApart(one, other)) &&
      some.every((each, index) => index === place || !each.isContent || isOfRows(each)),
  );
}

/** The words of what is said of so many, without those of how many. */
function toldIn(
  reading: Reading,
  { before, first, figureEnd, next, span }: Claim,
): readonly (Told & { readonly isContent: boolean })[] {
  const from = before ? Math.max(0, first - LONGEST) : figureEnd;
  return reading.tokens.slice(from, before ? first : next).map(({ folded, start }, index) => ({
    word: start < span.start ? "" : folded,
    before: leadBefore(reading, from + index),
    isContent: start >= span.start && isContent(reading, from + index),
  }));
}

const LONGEST = 18;

/** The "by" of "by post", "by the post". */
function leadBefore({ tokens }: Reading, at: number): string {
  const near = tokens[at - 1]?.folded ?? "";
  return /^(?:a|an|the|cargo|regular|normal)$/.test(near) ? (tokens[at - 2]?.folded ?? "") : near;
}

/** Two members of one enumeration of which a row has one; "debit cards" are cards too. */
function areMembers({ facts: [some], base }: Claim, { facts: [all] }: Universal, rowRoots: readonly string[]): boolean {
  if (some === undefined || all === undefined) return false;
  return all.words.some((member, at) => {
    const root = all.roots[at] ?? "";
    const kinds = new Set([...kindsOf(member)].filter((kind) => !overlapping.test(kind)));
    if (kinds.size === 0 || [...some.roots, ...base].some((each) => areAlike(each, root))) return false;
    const place = some.words.findIndex((each) => [...kindsOf(each)].some((kind) => kinds.has(kind)));
    if (place < 0) return false;
    const rest = [...some.roots.filter((_, index) => index !== place), ...base];
    return areTied(rest, without(all.roots, at), rowRoots);
  });
}

/** States follow one another, and who is a senior is an adult. */
const overlapping =
  /status|stage|state$|outcome|result|age_|_age|guest|passenger|visitor|person|member|travel|borrower|patron/;

function without(roots: readonly string[], at: number): readonly string[] {
  return roots.filter((_, index) => index !== at);
}

/** All that is told of one beside the value is told of the other: "paid" and "payments", but no brake test and emissions test. */
function areTied(one: readonly string[], other: readonly string[], rowRoots: readonly string[]): boolean {
  const [a, b] = [one, other].map((roots) => roots.filter((root) => !rowRoots.some((row) => areAlike(row, root))));
  if (a === undefined || b === undefined) return false;
  return areAmong(a, b) || areAmong(b, a);
}

/** Two towns, or towns and countries that lie apart, of the same verb. */
function arePlaces(claim: Claim, universal: Universal, found: readonly Found[], rowRoots: readonly string[]): boolean {
  const places = found.filter((each) => each.kind === "place");
  const within = ({ start, end }: Span): Place | undefined =>
    places.find((place) => place.start < end && start < place.end);
  const [one, other] = [within(claim.span), within(universal.span)];
  if (one === undefined || other === undefined || one === other || !arePlacesApart(one, other)) return false;
  const named = (place: Place, roots: readonly string[]): readonly string[] =>
    roots.filter((root) => !place.name.toLowerCase().startsWith(root.slice(0, 4)));
  const [some, all] = [named(one, claim.facts[0]?.roots ?? []), named(other, universal.facts[0]?.roots ?? [])];
  // "all are from Austria, 25% of them from Switzerland"
  const areBare = some.length + all.length === 0 && universal.hasVerb && claim.base.length === 0;
  return areBare || (some.length > 0 && areTied(some, all, rowRoots));
}

/** Whether nothing is in both: two countries, or two towns. */
export function arePlacesApart(one: Place, other: Place): boolean {
  if (!one.countries.some((country) => other.countries.includes(country))) return true;
  const [a, b] = [one.cities, other.cities];
  return a.length > 0 && b.length > 0 && !a.some((city) => b.includes(city));
}
