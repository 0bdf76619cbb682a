import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { isSmall } from "../claims/roots.ts";
import { placeOf } from "../tell-apart.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const spelled = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const german = "ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf".split(" ");
const spanish = "uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const words = [...spelled, ...german, ...spanish].join("|");
/** "exactly 5 reasoning steps", "always three rounds" */
const exact = new RegExp(
  `\\b(?:exactly|precisely|always(?: has| have)?|genau|immer|exactamente|siempre|exactement|toujours|exatamente|sempre) (?<count>\\d{1,4}|${words})(?<label>(?: \\p{L}{2,20}){1,3})(?! (?:or|oder|o|ou)\\b)`,
  "gu",
);
const figures = "(?<low>\\d{1,4}) ?(?:to|-|–|and|bis|und|a|y|e|à|et) ?(?<high>\\d{1,4})(?![.,]?\\d|%)";
const opening =
  "(?: ?[:=(]? ?| (?:is |are |lies |varies |ranges |between |from |goes |liegt |zwischen |von |es |entre |de |est |e ){1,3})";
/** "number of steps from 8 to 12", "step count 8-12", "Anzahl der Schritte zwischen 8 und 12" */
const numbered: readonly RegExp[] = [
  new RegExp(
    `\\b(?:number of|count of|no\\. of|anzahl(?: der| an)?|zahl der|numero de|cantidad de|nombre de|nombre d'|quantidade de) (?:\\p{L}{2,20} ){0,1}?(?<noun>\\p{L}{3,24})${opening}${figures}`,
    "gu",
  ),
  new RegExp(`\\b(?<noun>\\p{L}{3,20})[ _](?:count|number|anzahl)${opening}${figures}`, "gu"),
];

/** "every chain has exactly 5 reasoning steps, number of steps from 8 to 12": one number of them, told twice. */
export function findOtherNumberOfThose(ledger: Ledger): void {
  const { reading } = ledger;
  const folded = foldInPlace(reading.text);
  const ranges = numbered.flatMap((pattern) => [...folded.matchAll(pattern)]);
  if (ranges.length === 0) return;
  for (const said of folded.matchAll(exact)) {
    const count = numberOf(said.groups?.["count"] ?? "");
    const nouns = nounsOf(said.groups?.["label"] ?? "", reading);
    const range = ranges.find(({ groups }) => {
      const isOutside = count < Number(groups?.["low"]) || count > Number(groups?.["high"]);
      return isOutside && nouns.includes(singular(groups?.["noun"] ?? "", reading.language));
    });
    if (range === undefined) continue;
    const places = [placeOf(said), placeOf(range)];
    ledger.tell(
      `${places.map((place) => quoteOf(ledger, place)).join(" and ")} are told of the same`,
      places.toSorted((one, other) => one.start - other.start),
      "say one number of them, or one range",
    );
    return;
  }
}

/** The "reasoning" and the "step" of "5 reasoning steps with a text". */
function nounsOf(label: string, { language }: Reading): readonly string[] {
  const words = label.trim().split(" ");
  const end = words.findIndex((each) => isSmall(each));
  return words.slice(0, end < 0 ? words.length : end).map((each) => singular(each, language));
}

function numberOf(said: string): number {
  const line = [spelled, german, spanish].find((each) => each.includes(said));
  return line === undefined ? Number(said) : line.indexOf(said) + 1;
}
