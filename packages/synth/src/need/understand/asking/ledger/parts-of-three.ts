import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const sizes: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    2: "two both zwei beide dos ambos ambas deux dois duas",
    3: "three drei tres trois",
    4: "four vier cuatro quatre quatro",
    5: "five funf cinco cinq",
    6: "six sechs seis",
    7: "seven sieben siete sept sete",
    8: "eight acht ocho huit oito",
  }).flatMap(([size, words]) => [[size, Number(size)], ...words.split(" ").map((word) => [word, Number(size)])]),
);
const size = `(?<size>${Object.keys(sizes).join("|")})`;
const adding =
  "(?:always |must |have to |has to |should |together |exactly |zusammen |immer |siempre |toujours |sempre ){0,3}(?:add(?:s|ing)? (?:up )?to|sum(?:s|ming)? (?:up )?to|total(?:s|ling|ing)?|come(?:s)? to|make up|ergeben(?: zusammen)?|suman|somment|totalisent|font|somam|summieren sich (?:auf|zu))";
/** "the three add up to 100", "all four percentages sum to 100". */
const whole = new RegExp(
  `\\b(?:the |all |these |those |die |alle |las |los |les |as |os |todas |todos ){0,3}${size} (?:of them |parts |shares |percentages |fractions |values |columns |components |anteile |werte |spalten |partes |porcentajes |parts |pourcentages |valeurs )?${adding} (?:exactly |always |genau |exactamente |exactement |exatamente )?(?<total>\\d+(?:\\.\\d+)?)(?![\\d.,]*\\d)`,
);
const of =
  "(?: of (?:them|these|the (?:two|three|four|five|six|parts|shares|values))| von ihnen| davon| de ellos| de ellas| d'entre eux| deles| delas)?(?: is| are| being| must be| has to be| should be| with| makes? up| ist| betragt| es| debe ser| est| e)?";
const each = `\\b(?:each|every one|each one|jede[rs]?|cada un[oa]|chacune?|cada uma?)${of}`;
const none = `\\b(?:none|no one|keine[rs]?|ningun[oa]|aucune?|nenhuma?)${of}`;
const value = (name: string): string => `(?<${name}>\\d+(?:\\.\\d+)?)(?![\\d.,]*\\d)`;
const bounds = {
  least: new RegExp(
    `${each} (?:at least|a minimum of|min\\.?|minimum|not less than|no less than|never below|never under|mindestens|wenigstens|nicht unter|al menos|como minimo|por lo menos|au moins|au minimum|pelo menos|no minimo) ${value("one")}|${none} (?:below|under|less than|unter|menos de|moins de) ${value("other")}`,
  ),
  most: new RegExp(
    `${each} (?:at most|a maximum of|max\\.?|maximum|not more than|no more than|never above|never over|hochstens|maximal|nicht uber|como mucho|como maximo|au plus|au maximum|no maximo) ${value("one")}|${none} (?:above|over|more than|uber|mas de|plus de|mais de) ${value("other")}`,
  ),
};
const SLACK = 1e-6;

/** "sand, silt and clay: the three add up to 100, each of them at least 40": so many parts come to more than their whole. */
export function findPartsBeyondSum(ledger: Ledger): void {
  const folded = foldInPlace(ledger.reading.text);
  const [sum, least, most] = [whole, bounds.least, bounds.most].map((each) => each.exec(folded));
  const said = least ?? most;
  const parts = sizes[sum?.groups?.size ?? ""];
  if (sum == null || said == null || parts === undefined || (least !== null && most !== null)) return;
  const isLeast = said === least;
  const total = Number(sum.groups?.total);
  const come = parts * Number(said.groups?.one ?? said.groups?.other);
  if (isLeast ? come <= total * (1 + SLACK) : come >= total * (1 - SLACK)) return;
  const spans = [sum, said].map(({ index, 0: { length } }): Span => ({ start: index, end: index + length }));
  const [one, other] = spans.sort((a, b) => a.start - b.start);
  if (one === undefined || other === undefined) return;
  ledger.tell(
    `${quoteOf(ledger, one)} and ${quoteOf(ledger, other)}: ${parts} of them come to ${isLeast ? "at least" : "at most"} ${come}`,
    [one, other],
    isLeast ? "say a smaller least part" : "say a larger greatest part",
  );
}
