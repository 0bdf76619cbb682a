import { phraseAt, phrases } from "../../../extract/phrases.ts";
import { number, type Reading, word } from "../../../extract/reading.ts";
import { isWall } from "./clauses.ts";

/** What a number is of all the values: their mean, the value below which a share of them lies, or one of their ends. */
export type Statistic =
  | { readonly kind: "mean" }
  | { readonly kind: "quantile"; readonly rate: number }
  | { readonly kind: "lowest" | "highest" };

/** Whether it lies in the middle of all values: their mean, or their median. */
export function isMiddle(statistic: Statistic): boolean {
  return statistic.kind === "mean" || (statistic.kind === "quantile" && statistic.rate === 0.5);
}

/** A statistic with what it is of by its own word ("heaviest"), and the tokens that say it. */
export interface SaidStatistic {
  readonly statistic: Statistic;
  readonly measure: string | undefined;
  readonly first: number;
  readonly next: number;
}

interface Meaning {
  readonly statistic: Statistic;
  readonly measure?: string;
}

const mean: Meaning = { statistic: { kind: "mean" } };
const quantile = (rate: number): Meaning => ({ statistic: { kind: "quantile", rate } });
const highest = (measure?: string): Meaning => ({
  statistic: { kind: "highest" },
  ...(measure === undefined ? {} : { measure }),
});
const lowest = (measure?: string): Meaning => ({
  statistic: { kind: "lowest" },
  ...(measure === undefined ? {} : { measure }),
});

const named = phrases<Meaning>([
  [
    mean,
    "mean|average|avg|avg.|averages|averaging|durchschnitt|mittelwert|durchschnittlich|im schnitt|im mittel|schnitt|promedio|media|moyenne|en moyenne|on average|normal around|normally distributed around|normalverteilt um|around a mean of",
  ],
  [quantile(0.5), "median|mediana|mediane"],
  [
    quantile(0.25),
    "lower quartile|first quartile|bottom quartile|unteres quartil|primer cuartil|premier quartile|primeiro quartil",
  ],
  [
    quantile(0.75),
    "upper quartile|third quartile|top quartile|oberes quartil|tercer cuartil|troisieme quartile|terceiro quartil",
  ],
  [
    highest(),
    "highest|largest|biggest|greatest|top|hottest|warmest|warmste|heisseste|hochste|hochster|hochstes|grosste|grosster|grosstes",
  ],
  [
    lowest(),
    "lowest|smallest|coldest|coolest|kalteste|niedrigste|niedrigster|niedrigstes|kleinste|kleinster|kleinstes",
  ],
  [highest("duration"), "longest|slowest|langste|langster|langstes|langsamste|langsamster"],
  [lowest("duration"), "shortest|fastest|quickest|kurzeste|kurzester|kurzestes|schnellste|schnellster"],
  [highest("weight"), "heaviest|schwerste|schwerster|schwerstes"],
  [lowest("weight"), "lightest|leichteste|leichtester|leichtestes"],
  [highest("height"), "tallest|grosster mensch"],
  [highest("age"), "oldest|alteste|altester|altestes"],
  [lowest("age"), "youngest|jungste|jungster|jungstes"],
  [highest("price"), "dearest|most expensive|priciest|teuerste|teuerster|teuerstes"],
  [lowest("price"), "cheapest|least expensive|billigste|billigster|billigstes|gunstigste|gunstigster|gunstigstes"],
]);
/** Romance languages say the noun first: "el paquete más pesado", "le vol le plus long". */
const compared: readonly (readonly [adjective: RegExp, meaning: Meaning])[] = [
  [/^(?:alt[oa]|grande?|eleve?e?|haute?)$/, highest()],
  [/^(?:baj[oa]|pequen[oa]|bass?e?|petite?|baix[oa])$/, lowest()],
  [/^(?:larg[oa]|lent[oa]?e?|longu?e?|long[oa])$/, highest("duration")],
  [/^(?:cort[oa]|rapid[oa]?e?|courte?|curt[oa])$/, lowest("duration")],
  [/^(?:pesad[oa]|lourde?)$/, highest("weight")],
  [/^(?:liger[oa]|legere?|leve)$/, lowest("weight")],
  [/^(?:car[oa]|chere?)$/, highest("price")],
  [/^(?:barat[oa])$/, lowest("price")],
];
const LONGEST = 10;
const openings = new Set("p , : = (".split(" "));

/** The statistic that a number is said to be, which begins up to ten words before it: "median of the price 12 EUR", "heaviest parcel 31 kg". */
export function statisticBefore(reading: Reading, figure: number): SaidStatistic | undefined {
  for (let first = figure - 1; first >= 0 && first >= figure - LONGEST; first--) {
    const said = statisticAt(reading, first);
    if (said !== undefined && said.next <= figure) return said;
    const isOpening = openings.has(reading.tokens[first]?.text ?? "") && reading.tokens[first]?.text !== ",";
    if ((isWall(reading, first) && !isOpening) || number(reading, first) !== undefined) return undefined;
  }
  return undefined;
}

/** The statistics that some tokens say, wherever their figures stand: "comes to 72 on average". */
export function statisticsIn(reading: Reading, from: number, to: number): readonly SaidStatistic[] {
  const said: SaidStatistic[] = [];
  for (let at = from; at < to; at++) {
    const statistic = statisticAt(reading, at);
    if (statistic === undefined) continue;
    said.push(statistic);
    at = statistic.next - 1;
  }
  return said;
}

function statisticAt(reading: Reading, first: number): SaidStatistic | undefined {
  const phrase = phraseAt(reading, first, named);
  if (phrase !== undefined) {
    const { statistic, measure } = phrase.meaning;
    return { statistic, measure, first, next: phrase.next };
  }
  const rate = /^p(\d{1,2})$/.exec(word(reading, first))?.[1];
  if (rate !== undefined) return { ...quantile(Number(rate) / 100), measure: undefined, first, next: first + 1 };
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word(reading, first))?.[1];
  if (ordinal !== undefined && /^(?:per[cz]enti[l]e?|percentil)$/.test(word(reading, first + 1)))
    return { ...quantile(Number(ordinal) / 100), measure: undefined, first, next: first + 2 };
  if (/^durchschnitts\p{L}{3,}$/u.test(word(reading, first)))
    return { ...mean, measure: undefined, first, next: first + 1 };
  const end = /^(?:(mindest|minimal)|hochst|maximal)(?!ens$)\p{L}{3,}$/u.exec(word(reading, first));
  if (end !== null)
    return { ...(end[1] === undefined ? highest() : lowest()), measure: undefined, first, next: first + 1 };
  if (!/^(?:mas|plus|mais)$/.test(word(reading, first))) return undefined;
  const meaning = compared.find(([adjective]) => adjective.test(word(reading, first + 1)))?.[1];
  if (meaning === undefined || /^(?:que|de|d')$/.test(word(reading, first + 2))) return undefined;
  return { statistic: meaning.statistic, measure: meaning.measure, first, next: first + 2 };
}
