import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";
import { arePlacesApart } from "./alternatives.ts";
import type { Claim } from "./claim.ts";
import { onlies } from "./only-ones.ts";

const alls = /^(?:all|alle|todos|todas|tous|toutes)$/;
/** Being there: what else is done there is done by rows of anywhere. */
const being =
  /^(?:liv\p{L}*|based|located|resid\p{L}*|go\p{L}*|come|comes|wohn\p{L}*|leben|sitzen|viven|habit\p{L}*|vivent|vivem|moram)$/u;

/** "trips within Germany only, 15% go to Italy", "only French customers, 20% from Spain": a share of the rows where none are. */
export function findSharesElsewhere(
  reading: Reading,
  { found }: Findings,
  claims: readonly Claim[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const places = found.filter((each) => each.kind === "place");
  const only = places.find((each) => isOnly(reading, each, claims));
  if (only === undefined) return;
  for (const { facts, rate, isOfPart, isEither, first, next, span } of claims) {
    const [start, end] = [reading.tokens[first]?.start ?? 0, reading.tokens[next - 1]?.end ?? 0];
    const place = places.find((each) => start <= each.start && each.start < end);
    if (place === undefined || rate <= 0 || isOfPart || isEither || !arePlacesApart(place, only)) continue;
    // "only flights from Berlin, 20% to Paris"
    if (isFromAndTo(wayOf(reading, only), wayOf(reading, place))) continue;
    const own = place.name.toLowerCase();
    const told = facts.flatMap(({ words }) => words).filter((each) => !own.includes(each.slice(0, 4)));
    if (told.some((each) => !being.test(each)) || facts.some(({ isDenied }) => isDenied)) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, only)}" alone leaves no rows for "${quoteOf(reading, span)}"`,
      spans: [{ start: only.start, end: only.end }, span].sort((one, other) => one.start - other.start),
      fix: "name both places, or leave the share out",
    });
    return;
  }
}

const froms = /^(?:from|von|aus|ab|desde|depuis)$/;
const tos = /^(?:to|towards|into|nach|hacia|hasta|vers|para)$/;

/** Whether one tells where a way begins, and the other where it ends. */
function isFromAndTo(one: string, other: string): boolean {
  return (froms.test(one) && tos.test(other)) || (tos.test(one) && froms.test(other));
}

/** The word that stands before a place, or that it begins with. */
function wayOf(reading: Reading, { start }: Span): string {
  const at = tokenFrom(reading, 0, start);
  const said = word(reading, at);
  return froms.test(said) || tos.test(said) ? said : word(reading, at - 1);
}

/** Whether nowhere else is meant: "in France only", and no share stands in the clause. */
function isOnly(reading: Reading, place: Found & Span, claims: readonly Claim[]): boolean {
  const at = tokenFrom(reading, 0, place.start);
  const [from, next] = clauseAround(reading, at);
  if (claims.some(({ first }) => from <= first && first < next)) return false;
  // "all in Madrid", "all live in Vienna"
  const all = being.test(word(reading, at - 1)) ? at - 2 : at - 1;
  if (all >= from && alls.test(word(reading, all))) return true;
  return reading.tokens.slice(from, next).some(({ folded }) => onlies.has(folded));
}
