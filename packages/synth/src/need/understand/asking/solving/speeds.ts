import { word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isPartial } from "../names.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

/** What is the product of two others, by what it is measured in: a way is a speed for some time. */
const products: readonly (readonly [whole: string, rate: string, time: string])[] = [
  ["length", "speed", "time"],
  ["energy", "power", "time"],
];
/** What takes time beside it: the time of a stop is none of the ride. */
const otherTimes =
  /\b(?:wait\w*|delays?|breaks?|rest\w*|paus\w*|stops?|stopp\w*|age|old|every|interval|notice|before|after|since|ago|late|early|warranty|idle|parked|retention|last|past|verspatung\w*|pause\w*|wartezeit\w*|alter|alle|retraso|espera|descanso|retard|attente|pausa|atraso)\b/;
const charging = /\bcharg\w*/;
const otherLengths =
  /\b(?:height|tall|width|wide|depth|deep|thick\w*|apart|radius|long|altitude|elevation|climb|ascent|hohe|breite|hohenmeter|altura|ancho|desnivel|hauteur|largeur|denivele)\b/;
const otherRates = /\b(?:wind|limit|max\w*|top|peak|gust\w*|rated|nominal|hochst\w*|spitzen\w*|viento|vent|vento)\b/;
const SLACK = 1.02;

interface Amount {
  readonly least: number;
  readonly most: number;
  readonly dimension: string;
  readonly words: string;
  readonly span: Span;
}

/** "100 to 150 km each, 30 to 45 minutes, average speed never over 80 km/h": a way that is too long for its time. */
export function findTooFast(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  const isPaced = reading.quantities.some(({ unit }) => /^(?:speed|power)$/.test(dimensionOf(unit)));
  if (notes.impossible.length > 0 || !isPaced) return;
  const amounts = amountsOf(reading, findings);
  for (const [whole, rate, time] of products) {
    const [way, pace, length] = [whole, rate, time].map((name) => onlyOf(amounts, name));
    if (way === undefined || pace === undefined || length === undefined) continue;
    // What is charged takes up energy; who rides does not while charging.
    if (whole === "length" && charging.test(length.words)) continue;
    if (otherTimes.test(length.words) || otherLengths.test(way.words) || length.least <= 0) continue;
    const isTooMuch = way.least > pace.most * length.most * SLACK;
    const isTooLittle = way.most * SLACK < pace.least * length.least && !otherRates.test(pace.words);
    if (!isTooMuch && !isTooLittle) continue;
    const why = `${whole === "length" ? "so far" : "so much"} is ${isTooMuch ? "more" : "less"} than comes of that ${rate} in that time`;
    tellApart(
      reading,
      notes,
      [way, pace, length].map(({ span }) => span),
      why,
      `say another ${rate}, or another time`,
    );
    return;
  }
}

function dimensionOf(unit: string | undefined): string {
  return (unit === undefined ? undefined : unitNamed(unit))?.dimension ?? "";
}

/** The one amount of a dimension; none where a need says several. */
function onlyOf(amounts: readonly Amount[], dimension: string): Amount | undefined {
  const [only, ...more] = amounts.filter((each) => each.dimension === dimension);
  return more.length === 0 ? only : undefined;
}

function amountsOf(reading: NeedReading, { found }: Findings): readonly Amount[] {
  const isTaken = ({ start, end }: Span): boolean =>
    found.some(
      (each) =>
        (each.kind === "window" || each.kind === "cadence" || each.kind === "rate" || each.kind === "gap") &&
        each.start < end &&
        start < each.end,
    );
  const ranges = reading.ranges.map(({ found: { minimum, maximum, unit, start, end }, first }) => ({
    ...{ least: minimum ?? 0, most: maximum ?? Number.POSITIVE_INFINITY, unit, first },
    span: { start, end },
  }));
  const isRange = (span: Span): boolean =>
    ranges.some((each) => each.span.start < span.end && span.start < each.span.end);
  const exact = reading.quantities
    .filter(({ is, span }) => is === "exactly" && !isRange(span))
    .map(({ value, unit, first, span, about }) => ({
      ...{ least: about ? value * 0.8 : value, most: about ? value * 1.2 : value, unit, first, span },
    }));
  return [...ranges, ...exact].flatMap(({ least, most, unit, first, span }): readonly Amount[] => {
    const known = unit === undefined ? undefined : unitNamed(unit);
    const clause = foldedOf(reading, ...clauseAround(reading, first));
    if (known === undefined || isTaken(span) || isPartial(reading, first) || word(reading, first - 1) === "per")
      return [];
    const { scale, dimension } = known;
    return [{ least: least * scale, most: most * scale, dimension, words: clause, span }];
  });
}
