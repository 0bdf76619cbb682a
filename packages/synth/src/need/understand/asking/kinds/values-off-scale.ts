import { type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { quotesOf } from "../said-orders.ts";

/** What is given on a scale that ends. */
const scaled =
  /^(?:stars?|points?|ratings?|scores?|grades?|marks?|sterne?|punkte?|noten?|bewertung(?:en)?|estrellas?|puntos?|puntuacion(?:es)?|calificacion(?:es)?|notas?|etoiles?|notes?|pontos?|estrelas?)$/;
const gives =
  /\b(?:gives?|gave|given|gets?|got|has|have|had|awards?|awarded|receives?|received|scores?|scored|with|at|earns?|earned|leaves?|left|rated?|carr(?:y|ies)|vergeben|vergibt|bekommen|bekommt|erhalten|erhalt|haben|hat|geben|gibt|dan|da|tienen?|reciben?|obtienen?|donnent|donne|ont|recoivent|obtiennent|dao|tem|recebem)\b/;
/** Added up, counted otherwise, or said of what is wrong. */
const otherwise =
  /\b(?:total|sum|sums|overall|altogether|together|combined|per|each time|average|mean|median|out of|bonus|before|previous\w*|season|invalid|errors?|typos?|wrong|if|when|never|no|not|none|nobody|insgesamt|zusammen|pro|kein\w*|nie|suma|nunca|ningun\w*|somme|jamais|aucun\w*|soma|nenhum\w*|unless|except|old|rounds?|levels?)\b/;
const NEAR = 6;

/** "stars are whole numbers from 1 to 5 … 10% of the reviewers give 7 stars", "rating 1 to 5, a few gave a rating of 9". */
export function findValuesOffScale(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0 || allowsOutliers(reading.text)) return;
  for (const scale of reading.ranges) {
    const { minimum, maximum, unit } = scale.found;
    const noun = nounBefore(reading, scale);
    if (noun === undefined || minimum === undefined || maximum === undefined || unit !== undefined) continue;
    const places = placesOf(reading, noun);
    const other = reading.quantities.find(
      (each) => (each.value < minimum || each.value > maximum) && isOf(reading, each, noun, scale),
    );
    // Named elsewhere too, it may be of another column.
    if (other === undefined || new Set(places.map((at) => clauseAround(reading, at)[0])).size !== 2) continue;
    const spans = [
      { start: reading.tokens[tokenOf(reading, noun, scale)]?.start ?? scale.found.start, end: scale.found.end },
      spanOf(reading, ...clauseAround(reading, other.figure)),
    ].sort((one, two) => one.start - two.start);
    tell(reading, spans, noun, notes);
    return;
  }
}

function tell(reading: Reading, spans: readonly Span[], noun: string, notes: DraftNotes): void {
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot both hold: no value of ${noun} lies there`,
    spans: [...spans],
    fix: "say a value of the scale, or a wider scale",
  });
}

function tokenOf(reading: Reading, noun: string, { first }: RangeSaid): number {
  let at = first - 1;
  while (at > first - NEAR && word(reading, at) !== noun) at -= 1;
  return at;
}

/** The "stars" of "stars are whole numbers from 1 to 5". */
function nounBefore(reading: Reading, { first }: RangeSaid): string | undefined {
  const [from] = clauseAround(reading, first - 1);
  for (let at = first - 1; at >= from && at > first - NEAR; at--)
    if (scaled.test(word(reading, at))) return word(reading, at);
  return undefined;
}

function placesOf(reading: Reading, noun: string): readonly number[] {
  const root = rootOf(noun, reading.language);
  return reading.tokens.flatMap(({ folded }, at) => (areAlike(rootOf(folded, reading.language), root) ? [at] : []));
}

/** "give 7 stars", "a rating of 9": a figure that some rows have, said elsewhere than the scale. */
function isOf(
  reading: Reading,
  { is, figure, next, statistic, unit }: Quantity,
  noun: string,
  scale: RangeSaid,
): boolean {
  const [from, to] = clauseAround(reading, figure);
  if (is !== "exactly" || statistic !== undefined || unit !== undefined) return false;
  if (from <= scale.first && scale.first < to) return false;
  const root = rootOf(noun, reading.language);
  const isNoun = (at: number): boolean => areAlike(rootOf(word(reading, at), reading.language), root);
  const linked = /^(?:of|is|a|an|von|de)$/.test(word(reading, figure - 1)) ? figure - 2 : figure - 1;
  const said = foldedOf(reading, from, to);
  // "scores of 30 agents"
  const isOfNoun = isNoun(linked) && !isContent(reading, next);
  const isSaid = (isNoun(next) || isOfNoun) && gives.test(foldedOf(reading, from, figure));
  return isSaid && !otherwise.test(said);
}
