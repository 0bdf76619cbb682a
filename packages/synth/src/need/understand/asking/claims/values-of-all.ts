import { number, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import type { Claim } from "./claim.ts";
import { headRootsOf } from "./heads.ts";
import { isContent } from "./parts-of-text.ts";
import { areAlike, rootOf } from "./roots.ts";

/** The one figure that so many rows have, of what a row has one of: "five stars", "status 500". */
interface Valued {
  readonly kind: "stars" | "status";
  readonly value: number;
  /** The roots of what else is told. */
  readonly rest: readonly string[];
  readonly span: Span;
}

const quantifiers = wordSet(
  "every each all always only alle jede jeder jedes nur cada todos todas siempre solo chaque tous toutes toujours seulement sempre",
);
const stars = /^(?:stars?|stern|sterne|sternen|estrellas?|etoiles?|estrelas?)$/;
const answers =
  /^(?:status|statuses|code|http|errors?|responses?|return|returns|returned|returning|answer|answers|answered|respond|responds|responded|fails?|failed|succeeds?|succeeded|antwort|antwortet|statuscode|fehler|codigo|estado|respuesta|reponse|erreur|erro|resposta)$/;
/** "at least 4 stars", "4 or 5 stars", "not 1 star" */
const inexact =
  /^(?:least|most|or|up|to|between|more|less|fewer|under|over|below|above|than|about|around|average|mean|not|no|never|max|min|out|photos?|per|and|mindestens|hochstens|oder|bis|menos|mas|moins|plus|ou|mais|von|nicht|kein\p{L}*)$/u;
const ones = wordSet("one single ones row rows");
const LONGEST = 14;
/** More that is said of all rows than that is a list of something else. */
const MOST = 12;

/** "every review five stars, a quarter of them one star", "each one a 500 error, each one with status 200". */
export function findValuesBesideAll(reading: NeedReading, claims: readonly Claim[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const all = valuesOfAll(reading, claims);
  if (all.length === 0) return;
  const rows = headRootsOf(reading);
  const shares = claims
    .filter(({ before, rate, isEither }) => !before && rate > 0 && !isEither)
    .flatMap(({ figureEnd, next, span }) => valuedAt(reading, figureEnd, next, span));
  for (const [index, one] of all.entries()) {
    const other = [...all.slice(index + 1), ...shares].find((each) => areApart(one, each, rows));
    if (other === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, one.span)}" leaves no rows for "${quoteOf(reading, other.span)}"`,
      spans: [one.span, other.span].sort((a, b) => a.start - b.start),
      fix: "leave one of the two out, or say how many rows each is said of",
    });
    return;
  }
}

/** Two figures of the same, with nothing told beside them that only one is of: "a quarter of the guests one star". */
function areApart(one: Valued, other: Valued, rows: readonly string[]): boolean {
  if (one.kind !== other.kind || one.value === other.value) return false;
  const isOf = (root: string, those: readonly string[]): boolean => those.some((each) => areAlike(each, root));
  return (
    other.rest.every((root) => isOf(root, [...rows, ...one.rest])) &&
    one.rest.filter((root) => !isOf(root, [...rows, ...other.rest])).length <= 1
  );
}

function valuesOfAll(reading: NeedReading, claims: readonly Claim[]): readonly Valued[] {
  const said: Valued[] = [];
  for (let at = 0; at < reading.tokens.length && said.length < MOST; at++) {
    const isOpened = at === 0 || isWall(reading, at - 1) || /^(?:and|with|but|und|y|et|e)$/.test(word(reading, at - 1));
    if (!isOpened || !quantifiers.has(word(reading, at))) continue;
    let next = at + 1;
    while (next < at + LONGEST && !isWall(reading, next)) next += 1;
    if (claims.some(({ first }) => first >= at && first < next)) continue;
    const from = ones.has(word(reading, at + 1)) ? at + 2 : at + 1;
    const span = { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
    said.push(...valuedAt(reading, from, next, span));
    at = next;
  }
  return said;
}

/** The only figure between two tokens, where it counts stars or is the status of an answer. */
function valuedAt(reading: NeedReading, first: number, next: number, span: Span): readonly Valued[] {
  const rest: string[] = [];
  let figure: number | undefined;
  let isStars = false;
  let isAnswer = false;
  for (let at = first; at < next; at++) {
    const said = word(reading, at);
    if (said === "-" && stars.test(word(reading, at + 1))) continue;
    if (inexact.test(said) || (figure !== undefined && /^[-–+/]$/.test(said))) return [];
    const value = number(reading, at);
    if (value !== undefined && !/^(?:a|an|the)$/.test(said)) {
      if (figure !== undefined) return [];
      figure = value.value;
      at = value.next - 1;
    } else if (stars.test(said) && figure !== undefined) isStars = true;
    else if (answers.test(said)) isAnswer = true;
    // "five stars for service": of a part of it.
    else if (isStars && /^(?:for|in|fur|para|pour|en|em)$/.test(said)) return [];
    else if (isContent(reading, at)) rest.push(rootOf(said, reading.language));
  }
  if (figure === undefined) return [];
  if (isStars) return [{ kind: "stars", value: figure, rest, span }];
  const isStatus = isAnswer && Number.isInteger(figure) && figure >= 100 && figure < 600;
  return isStatus ? [{ kind: "status", value: figure, rest, span }] : [];
}
