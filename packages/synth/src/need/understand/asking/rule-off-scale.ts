import { isGlued, tokenFrom, word } from "../../extract/reading.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { clauseAround, endsSentence } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { RangeSaid } from "./quantities/ranges.ts";
import { quotesOf } from "./said-orders.ts";

/** What lies on a scale that ends for every row: prices and ages of some may lie beyond those of the others. */
const scaled =
  /(?:^|[ _])(?:pct|percent|percentage|percentil?e?|prozent|porcentaje|pourcentage|porcentagem|probability|confidence|score|rating|stars?|battery|humidity|progress|completion|utili[sz]ation|level|skala|stern|sterne|note|bewertung|puntuacion|estrellas|etoiles|nota|luftfeuchte|fortschritt)(?:$|[ _])/;
const scales: readonly (readonly [least: number, most: number])[] = [
  [0, 100],
  [1, 100],
  [0, 1],
  [0, 5],
  [1, 5],
  [0, 10],
  [1, 10],
];
const conditions =
  /^(?:where|if|when|whenever|for|wenn|falls|bei|wo|si|cuando|donde|para|quand|lorsque|pour|se|quando|onde)$/;
const musts = /^(?:must|has|have|should|shall|muss|soll|debe|doit|deve|is|be|always|ist|es|est)$/;
const NEAR = 8;

/** "battery_pct from 0 to 100 … where firmware is 2.x battery_pct must be greater than 110": a rule that no value of the scale keeps. */
export function findRuleOffScale(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (const scale of reading.ranges) {
    const { minimum, maximum } = scale.found;
    if (!scales.some(([least, most]) => least === minimum && most === maximum)) continue;
    const name = nameOf(reading, scale);
    const rule = name === "" ? undefined : reading.ranges.find((each) => isOffScale(reading, each, name, scale));
    if (rule === undefined) continue;
    const [from] = clauseAround(reading, tokenFrom(reading, 0, rule.found.start));
    const spans = [
      { start: scale.found.start, end: scale.found.end },
      { start: reading.tokens[from]?.start ?? rule.found.start, end: rule.found.end },
    ].sort((one, other) => one.start - other.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: no value of ${name} lies there`,
      spans,
      fix: `say a bound within the range of ${name}, or a wider range`,
    });
    return;
  }
}

function isOffScale(reading: NeedReading, rule: RangeSaid, name: string, { found: scale, first }: RangeSaid): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rule.found;
  if (rule.first === first || (minimum !== undefined && maximum !== undefined)) return false;
  const [least = 0, most = 0] = [scale.minimum, scale.maximum];
  const isAbove = minimum !== undefined && (minimum > most || (minimum === most && exclusiveMinimum === true));
  const isBelow = maximum !== undefined && (maximum < least || (maximum === least && exclusiveMaximum === true));
  if ((!isAbove && !isBelow) || !musts.test(before(reading, rule.first))) return false;
  return isConditional(reading, rule.first) && nameOf(reading, rule) === name;
}

/** "where firmware is 2.x": the dot within a figure ends no sentence. */
function isConditional(reading: NeedReading, first: number): boolean {
  for (let at = first - 1; at >= 0 && at > first - 2 * NEAR; at--) {
    if (conditions.test(word(reading, at))) return true;
    if (endsSentence(reading, at) && !isGlued(reading, at + 1)) return false;
  }
  return false;
}

/** The verb before a bound. */
function before(reading: NeedReading, first: number): string {
  const near = word(reading, first - 1);
  return near === "be" || near === "to" ? word(reading, first - 2) || near : near;
}

/** The nearest word before a range that is of a scale. */
function nameOf(reading: NeedReading, { first }: RangeSaid): string {
  for (let at = first - 1; at >= 0 && at > first - NEAR; at--) {
    if (/^[.;,:]$/.test(reading.tokens[at]?.text ?? "")) break;
    const said = reading.tokens[at]?.folded ?? "";
    if (scaled.test(said)) return said;
  }
  return "";
}
