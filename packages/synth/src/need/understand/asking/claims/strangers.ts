import { placeAt } from "../../../extract/place.ts";
import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Span, Token } from "../../../findings.ts";
import type { Language } from "../../../ontology/semantic-type.ts";
import { fold } from "../../../text/fold.ts";
import { isParticiple } from "../../../text/participles.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { kindsWith } from "../../mentions/choice-kinds.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { arePlacesApart, type Place } from "./alternatives.ts";
import type { Claim } from "./claim.ts";
import { type ClosedList, closedListsOf } from "./closed-lists.ts";
import { isCategoryName } from "./exclusive.ts";
import { kindsOf } from "./one-kind.ts";
import { tellsNothing } from "./other-than-rows.ts";
import { areAlike, rootOf } from "./roots.ts";
import { type Split, splitsOf } from "./split.ts";

/** "either red or green: 40% red, 40% green, 20% amber", "all have priority low or medium, 15% with priority urgent". */
export function findStrangers(
  reading: NeedReading,
  findings: Findings,
  claims: readonly Claim[],
  rows: readonly string[],
  { impossible }: DraftNotes,
): void {
  const splits = splitsOf(reading, claims);
  for (const list of closedListsOf(reading, findings)) {
    const words = list.values.flatMap((each) => each.split(" "));
    const isNamed = (label: string): boolean => label.split(" ").some((each) => words.includes(each));
    const strange =
      claims.find((claim) => claim.rate > 0 && !claim.isOfPart && isStrange(reading, claim, list, rows)) ??
      splits.flatMap((split) => strangersIn(reading, split, isNamed))[0];
    if (strange === undefined) continue;
    const spans = [{ start: list.start, end: list.end }, strange.span];
    impossible.push({
      reason: spans.map((span) => `"${quoteOf(reading, span)}"`).join(" leaves no room for "),
      spans,
      fix: "add that value to the list, or leave its share out",
    });
    return;
  }
}

const WHOLE = 0.02;

/** The "20% amber" of "40% red, 40% green, 20% amber"; the "5% returned" of "30% cash, 5% returned" are of another column. */
function strangersIn(
  reading: NeedReading,
  { labels, claims, total }: Split,
  isNamed: (label: string) => boolean,
): readonly Claim[] {
  const isWhole = Math.abs(total - 1) < WHOLE;
  if (labels.filter(isNamed).length < (isWhole ? 1 : 2)) return [];
  return claims.filter((claim, index) => {
    const label = labels[index] ?? "";
    const isDeed = !isWhole && isParticiple(label, reading.language);
    return !isNamed(label) && !isDeed && isNextTo(reading, claims[index - 1], claim);
  });
}

/** "40% red, 20% amber": nothing else is named between them. */
function isNextTo({ text }: NeedReading, one: Claim | undefined, other: Claim | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return /^[\s,;/]*(?:and|und|y|et|e)?\s*$/.test(fold(text.slice(one.span.end, other.span.start)));
}

/** "priority urgent" by its name, "electric" by what the listed ones are members of, "P4" by its form, Spain as a place. */
function isStrange(reading: NeedReading, claim: Claim, list: ClosedList, rows: readonly string[]): boolean {
  const [fact, ...others] = claim.facts;
  if (fact === undefined || others.length > 0 || fact.isDenied || claim.isEither || claim.range !== undefined)
    return false;
  if (claim.span.start < list.end && list.start < claim.span.end) return false;
  const own = fact.words.filter((each) => each !== list.name && !tellsNothing(each));
  const value = own.join(" ");
  const words = list.values.flatMap((each) => [each, ...each.split(" ")]);
  if (own.length === 0 || words.some((each) => isSameWord(reading.language, each, value))) return false;
  const isCalled = own.length < fact.words.length;
  if (list.isWhole && areCodes([...list.values, value])) return true;
  if (
    list.isWhole &&
    fact.words.filter((each) => each !== list.name).length === 1 &&
    isQuotedBeside(reading, claim, list)
  )
    return true;
  const isPlain = (list.isWhole && !claim.before && !/\d/.test(value)) || kindsOf(value).size > 0;
  if (isCalled && own.length === 1 && isCategoryName(list.name) && isPlain) return true;
  return (
    isOfKindOf(reading, list, value) || (list.isWhole && isOfRows(claim, rows) && isPlaceBeside(reading, claim, list))
  );
}

function isOfRows({ base }: Claim, rows: readonly string[]): boolean {
  return base.every((root) => rows.some((row) => areAlike(root, row)));
}

function isSameWord(language: Language, one: string, other: string): boolean {
  return one === other || areAlike(rootOf(one, language), rootOf(other, language));
}

/** "zone A, B or C" and "D", "P1, P2 or P3" and "P4". */
function areCodes(values: readonly string[]): boolean {
  return values.every((each) => /^\p{L}?\d{1,2}$|^\p{L}$/u.test(each) && each.length === values[0]?.length);
}

/** Whether a value is one more of a kind that all those of a list are of. */
function isOfKindOf(reading: NeedReading, { values, isWhole }: ClosedList, value: string): boolean {
  const kinds = values.map((each) => kindsOf(each));
  if ([...kindsOf(value)].some((kind) => kinds.every((each) => each.has(kind)))) return true;
  if (!isWhole) return false;
  const beside = new Set(reading.tokens.map(({ folded }) => folded));
  const known = [...values, value].map((each) => new Set([each, singular(each, reading.language)]));
  return [...(known.at(-1) ?? [])]
    .flatMap((each) => kindsWith(each, beside))
    .some(({ strong, weak }) => known.every((forms) => [...forms].some((each) => strong.has(each) || weak.has(each))));
}

/** "countries only Germany, France and Italy, 10% of the orders from Spain" */
function isPlaceBeside(reading: NeedReading, claim: Claim, list: Span): boolean {
  const all = placesIn(reading, list);
  const [own] = placesIn(reading, claim.span);
  return all.length > 1 && own !== undefined && all.every((each) => arePlacesApart(each, own));
}

/** The places within a span, also where they were taken for values. */
function placesIn(reading: NeedReading, { start, end }: Span): readonly Place[] {
  const places: Place[] = [];
  for (let at = tokenFrom(reading, 0, start); (reading.tokens[at]?.start ?? end) < end; at++) {
    const place = placeAt(reading, at);
    if (place?.kind === "place") places.push(place);
  }
  return places;
}

const quote = /^['"“”„‘’«`]$/;
const NEAR = 4;

/** "status may only be 'paid' or 'unpaid', with 10% 'refunded'": right behind values that are quoted a further one. */
function isQuotedBeside(reading: NeedReading, { first, figureEnd, next }: Claim, { start, end }: Span): boolean {
  const [from, to] = [tokenFrom(reading, 0, start), tokenFrom(reading, 0, end)];
  if (first < to || first - to > NEAR) return false;
  const isQuoted = ({ text }: Token): boolean => quote.test(text);
  return reading.tokens.slice(from - 1, to + 1).some(isQuoted) && reading.tokens.slice(figureEnd, next).some(isQuoted);
}
