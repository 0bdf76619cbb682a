import { phraseAt, phrases } from "../../../extract/phrases.ts";
import { quantityAt } from "../../../extract/quantity.ts";
import { type Reading, word } from "../../../extract/reading.ts";
import { clauseAround, isWall } from "../quantities/clauses.ts";
import type { Claim } from "./claim.ts";
import { nameBefore, type Said, withoutRows } from "./distribution-points.ts";
import { rootsOf } from "./parts-of-text.ts";

const MEAN = -1;
/** Nobody says more of them. */
const MOST = 16;
const named = phrases<number>([
  [
    MEAN,
    "mean|average|avg|averages|averaging|durchschnitt|mittelwert|durchschnittlich|im schnitt|schnitt|promedio|media|moyenne|en moyenne|media de",
  ],
  [0.5, "median|mediana|mediane"],
  [
    0.25,
    "lower quartile|first quartile|bottom quartile|unteres quartil|primer cuartil|premier quartile|primeiro quartil",
  ],
  [
    0.75,
    "upper quartile|third quartile|top quartile|oberes quartil|tercer cuartil|troisieme quartile|terceiro quartil",
  ],
]);

/** "median 48", "p95 600 ms", "95th percentile of 12 s" */
export function quantilesOf(reading: Reading, claims: readonly Claim[], rowRoots: readonly string[]): readonly Said[] {
  const said: Said[] = [];
  for (let at = 0; at < reading.tokens.length && said.length < MOST; at++) {
    const quantile = quantileAt(reading, at);
    if (quantile === undefined || claims.some((claim) => claim.first <= at && at < claim.next)) continue;
    // "median of the price 12 EUR"
    let figure = quantile.next;
    while (
      figure < quantile.next + 10 &&
      reading.tokens[figure]?.kind !== "number" &&
      reading.tokens[figure]?.kind !== "break"
    )
      figure += 1;
    const quantity = quantityAt(reading, figure) ?? quantityAt(reading, figure - 1);
    if (quantity === undefined || quantity.spelled || quantity.unit?.symbol === "%") continue;
    const isMean = quantile.rate === MEAN;
    // "an average of 80 visitors" counts, "mean 5 to 10" is a range.
    if (
      isMean &&
      !isWall(reading, quantity.next) &&
      !["and", "with", "und", "y", "et", "e"].includes(word(reading, quantity.next))
    )
      continue;
    const [from, to] = clauseAround(reading, at);
    const roots = withoutRows(
      [
        ...nameBefore(reading, from),
        ...rootsOf(reading, from, at),
        ...rootsOf(reading, quantile.next, figure),
        ...rootsOf(reading, quantity.next, to),
      ],
      rowRoots,
    );
    const span = { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[quantity.next - 1]?.end ?? 0 };
    const { value } = quantity;
    const { rate } = quantile;
    // A mean lies among the values: not all are below it, and not all above.
    const points = isMean
      ? [
          { value, least: 0, most: 0.99 },
          { value, least: 0.01, most: 1 },
        ]
      : [
          { value, least: 0, most: rate },
          { value, least: rate, most: 1 },
        ];
    said.push({
      kind: isMean ? "mean" : "quantile",
      points,
      unit: quantity.unit?.symbol,
      roots: roots.filter((root) => !/^(?:p\d|perc|quart|median|averag|mean|th)/.test(root)),
      claim: undefined,
      span,
    });
    at = quantity.next - 1;
  }
  return said;
}

function quantileAt(reading: Reading, at: number): { readonly rate: number; readonly next: number } | undefined {
  const name = phraseAt(reading, at, named);
  if (name !== undefined) return { rate: name.meaning, next: name.next };
  const short = /^p(\d{1,2})$/.exec(word(reading, at));
  if (short !== null) return { rate: Number(short[1]) / 100, next: at + 1 };
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word(reading, at));
  if (ordinal === null || !/^(?:per[cz]enti[l]e?|percentil)$/.test(word(reading, at + 1))) return undefined;
  return { rate: Number(ordinal[1]) / 100, next: at + 2 };
}
