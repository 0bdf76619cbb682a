import { ofThemAt } from "../../../extract/of-them.ts";
import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { unitAt } from "../../../extract/units.ts";
import { singular } from "../../../text/stem.ts";
import { isSomebody } from "../broad-words.ts";
import type { Claim } from "../claims/claim.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { openedAt } from "../ledger/sum-said.ts";
import { isPartial } from "../names.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeFound, RangeSaid } from "../quantities/ranges.ts";
import { measuresNamed, measuresOfVerbs } from "../solving/measures.ts";
import { type Figure, nameBefore, type Point, withoutRows } from "./figures.ts";
import { totals, withTotal } from "./same-attribute.ts";

const outliers =
  /outlier|anomal|error|fault|exceed|violat|invalid|wrong|spik|extrem|alarm|breach|ausreiss|fehler|atipic|aberrant/;

/** "8% are between 12 and 15", "70% leave on time (delay 0)": a share of the rows in a range. */
export function shareOf(reading: Reading, claim: Claim, rowRoots: readonly string[]): readonly Figure[] {
  const { range, rate, facts, isEither, isOfPart, span } = claim;
  if (range === undefined || isPerTime(reading, range.end) || range.unit === "%") return [];
  if (rate <= 0 || rate > 1 || isEither || isOfPart) return [];
  if (facts.some(({ isDenied, words }) => isDenied || words.some((each) => outliers.test(each)))) return [];
  // "10% have a total above 200": small as it is, it tells of which column.
  const before = word(reading, tokenFrom(reading, 0, range.start) - 1);
  const total = totals.test(before) ? [before] : [];
  const base = isOfAnyRow(reading, claim) ? [] : claim.base;
  const said = [...base, ...facts.flatMap((fact) => fact.roots), ...total];
  const roots = withoutRows(claim.rangeName.length > 0 ? claim.rangeName : said, rowRoots);
  const words = reading.tokens.slice(claim.figureEnd, claim.next).map(({ folded }) => folded);
  const points = pointsOf(range, rate);
  return [{ kind: "share", points, unit: range.unit, roots, claim, measures: measuresOfVerbs(words), span }];
}

const anyRows =
  /^(?:readings?|values?|measurements?|records?|samples?|hours?|days?|minutes?|weeks?|months?|nights?|messwerte?n?|lecturas?|mesures?|leituras?)$/;

/** "15% of the readings between 5 and 9 °C", "10% of employees have 30 hours or more": whatever the rows are of. */
function isOfAnyRow(reading: Reading, { base, figureEnd, next }: Claim): boolean {
  const said = reading.tokens.slice(figureEnd, next).filter(({ kind }) => kind === "word");
  return (
    base.length === 1 &&
    said.some(({ folded }) => anyRows.test(folded) || isSomebody(singular(folded, reading.language)))
  );
}

/** "two hours a week" is no length of one of them. */
function isPerTime(reading: Reading, end: number): boolean {
  const next = tokenFrom(reading, 0, end);
  if (!/^(?:a|per|each|every|pro|je|por|al|par|ao)$/.test(word(reading, next))) return false;
  return unitAt(reading.tokens, next + 1)?.unit.dimension === "time";
}

function pointsOf({ minimum, maximum }: RangeFound, rate: number): readonly Point[] {
  const isOne = minimum === undefined || maximum === undefined;
  return [
    ...(minimum === undefined ? [] : [{ value: minimum, least: isOne ? 1 - rate : 0, most: 1 - rate }]),
    ...(maximum === undefined ? [] : [{ value: maximum, least: rate, most: isOne ? rate : 1 }]),
  ];
}

const loose =
  /^(?:normal|normally|usual|target|limit|limits|threshold|reference|optimal|ideal|expected|recommended|allowed|permitted|spec|tolerance|alarm|warning|flag|mean|sd|std|average|around|median|soll|grenzwert|schwelle|umbral|seuil|limiar|\p{L}*limit)$/u;
const places = new Set("on for in at during among bei fur im am en para dans pour em sur where when".split(" "));

/** "up to 50 km/h on city trips" holds for some. */
function isQualified(reading: Reading, next: number, to: number, rowRoots: readonly string[]): boolean {
  for (let at = next; at < to; at++)
    if (
      places.has(word(reading, at)) &&
      !alls.test(word(reading, at + 1)) &&
      withoutRows(rootsOf(reading, at, to), rowRoots).length > 0
    )
      return true;
  return false;
}

/** Ranges that hold for all rows. */
export function boundsOf(
  reading: NeedReading,
  claims: readonly Claim[],
  rowRoots: readonly string[],
): readonly Figure[] {
  const exact = exactsOf(reading).filter(({ first, next }) =>
    reading.ranges.every((range) => range.next <= first || range.first >= next),
  );
  return [...reading.ranges, ...exact].flatMap(({ found, first, next }): readonly Figure[] => {
    // "at least ten of them" counts them.
    if (ofThemAt(reading, next) !== undefined) return [];
    if (found.unit === "%" || claims.some((claim) => claim.figureEnd <= first && first < claim.next)) return [];
    const [from, to] = clauseAround(reading, first);
    if (isPartial(reading, first) || claims.some((claim) => claim.first >= from && claim.first < to)) return [];
    for (let at = from; at < to; at++) {
      const isOutside = at < first || at >= next;
      if (isOutside && loose.test(word(reading, at)) && !isOfStatistic(reading, at)) return [];
    }
    if (isQualified(reading, next, to, rowRoots)) return [];
    const { minimum, maximum, start, end } = found;
    const unit = found.unit ?? unitBefore(reading, from, first);
    const points = [
      ...(minimum === undefined ? [] : [{ value: minimum, least: 0, most: 0 }]),
      ...(maximum === undefined ? [] : [{ value: maximum, least: 1, most: 1 }]),
    ];
    const named = [...nameBefore(reading, from), ...rootsOf(reading, from, first), ...rootsOf(reading, next, to)];
    const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
    const isInsisted = words.some((each) => insisting.test(each));
    const roots = withTotal(
      withoutRows(named, rowRoots).flatMap((root) => root.split("_")),
      words,
    );
    const measures = aged.test(words.join(" ")) && unit === undefined ? ["age"] : measuresNamed(words);
    return [{ kind: "bound", points, unit, roots, measures, claim: undefined, isInsisted, span: { start, end } }];
  });
}

/** The km of "distance in km of 10 to 80". */
function unitBefore(reading: Reading, from: number, first: number): string | undefined {
  for (let at = from; at < first; at++)
    if (/^(?:in|en|em)$/.test(word(reading, at))) return unitAt(reading.tokens, at + 1)?.unit.symbol;
  return undefined;
}

/** "normally distributed around 300 kg between 50 and 90": the bound beside a mean is no looser for it. */
function isOfStatistic({ quantities }: NeedReading, at: number): boolean {
  return quantities.some(({ statistic, next }) => statistic !== undefined && statistic.first <= at && at < next);
}

/** "nobody older than 70", "nobody over 70": of whom nothing else is told, it is their age. */
const aged =
  /\b(?:older|younger|alter|junger|mayor(?:es)? de|menor(?:es)? de|(?:nobody|everybody|everyone) (?:over|under|past|above|below))\b/;

const being = /^(?:is|are|=|equals|for|of|exactly|ist|sind|es|son|est|sont|e|sao|always)$/;

/** "late payments are 0 on every card", "every booking is for exactly 2 nights": the one value of all rows. */
function exactsOf(reading: NeedReading): readonly RangeSaid[] {
  return reading.quantities.flatMap(
    ({ is, value, unit, about, statistic, first, next, span }): readonly RangeSaid[] => {
      const isSaid = [first - 1, first].some((at) => being.test(word(reading, at)));
      // What all of them add up to is no value of one.
      if (openedAt(reading, first) !== undefined) return [];
      if (is !== "exactly" || about || statistic !== undefined || !isSaid) return [];
      const [from, to] = clauseAround(reading, first);
      if (!reading.tokens.slice(from, to).some(({ folded }) => alls.test(folded))) return [];
      if (unit === undefined && !isWall(reading, next) && !places.has(word(reading, next))) return [];
      const found: RangeFound = { kind: "range", minimum: value, maximum: value, ...span };
      return [{ found: unit === undefined ? found : { ...found, unit }, first, next }];
    },
  );
}

const alls =
  /^(?:all|every|each|always|alle|aller|jede[rsnm]?|immer|todos|todas|cada|siempre|tous|toutes|chaque|toujours|sempre)$/;
const insisting =
  /^(?:all|every|each|always|stays?|remains?|throughout|exception|exceptions|never|nobody|nothing|none|no|only|alle|aller|jede[rsnm]?|immer|samtliche|bleib(?:t|en)|ausnahme|nie|nichts|kein[er]?|nur|todos|todas|cada|siempre|nunca|excepcion|ningun[oa]?|solo|tous|toutes|chaque|toujours|restent?|jamais|aucune?|sempre|excecao|nenhum[a]?|apenas)$/;
