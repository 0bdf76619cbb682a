import type { Found, Span } from "../../../findings.ts";
import type { Claim } from "./claim.ts";
import { kindsOf } from "./one-kind.ts";
import { areAlike, areAmong } from "./roots.ts";
import type { Universal } from "./universals.ts";

type Place = Extract<Found, { readonly kind: "place" }>;

/** "every order is paid by card, 25% of payments in cash", "all live in Vienna, 30% live in Graz": two values of one thing. */
export function areAlternatives(
  claim: Claim,
  universal: Universal,
  found: readonly Found[],
  rowRoots: readonly string[],
): boolean {
  if (universal.facts.length !== 1 || claim.facts.length !== 1) return false;
  if (universal.facts[0]?.isDenied !== false || claim.facts[0]?.isDenied !== false) return false;
  return areMembers(claim, universal, rowRoots) || arePlaces(claim, universal, found, rowRoots);
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
const overlapping = /status|stage|state$|outcome|result|age_|_age|guest|passenger|visitor|person|member|travel/;

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
