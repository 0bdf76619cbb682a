import type { Found } from "../findings.ts";
import type { Reading } from "./reading.ts";

const several =
  "(?:two|three|four|five|six|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|duas|três|quatro|[2-6])";
const adding =
  "(?:add(?:s|ing)? (?:up )?to|sum(?:s|ming)? (?:up )?to|total|make up|ergeben(?: zusammen)?|suman|somment|totalisent|font|somam)";
const row = "(?:row|line|record|entry|reading|value|zeile|ablesung|fila|registro|lectura|ligne|relevé|linha|leitura)";
const figure = "\\d[\\d.,]*\\d|\\d";
const edge = (of: string): string =>
  `(?:the |die |la |le |a |o )?${of} ${row}(?: is| was| at| of| =|:| ist| es| est| é)? (?:${figure})`;
const firsts = "(?:first|opening|erste[rns]?|primera?|première|premier|primeira)";
const lasts = "(?:last|final|closing|letzte[rns]?|última?|último|dernière|dernier)";

/** What all columns or two rows come to, which is said and not kept. */
const unkept: readonly RegExp[] = [
  // "sand, silt and clay in percent, the three add up to 100"
  new RegExp(
    `(?:(?:the|all|these|die|alle|los|las|les|os|as|todas|todos) ){1,2}${several}(?: of them| parts| shares| percentages| columns| values)? (?:always |must |together |should |zusammen |immer )?${adding} (?:exactly |always |genau )?(?:${figure})(?: ?%)?(?![\\p{L}\\d])`,
    "iuy",
  ),
  // "first row 3,870 and last row 4,210"
  new RegExp(`${edge(firsts)}(?:,| and| und| y| et| e|, and) ${edge(lasts)}(?![\\p{L}\\d])`, "iuy"),
];
/** What only insists on what is said beside it. */
const insisting: readonly RegExp[] = [
  // "exactly four columns, no more and no less: …"
  /(?:no more(?:,| and|, and) no (?:less|fewer)|neither more nor (?:less|fewer)|nicht mehr(?:,| und) nicht weniger|ni m[aá]s ni menos|ni plus ni moins|nem mais nem menos)(?!\p{L})/iuy,
  // "every start date in 2023 and spread evenly from January to December 2023"
  /(?:and )?(?:spread|distributed|scattered)(?: out)? (?:evenly|equally)(?= (?:from|between) )/iuy,
];

/** "the three add up to 100", "first row 3,870 and last row 4,210", "no more and no less": told of columns and rows, and no column. */
export function toldOfRowsAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== "word" && token?.kind !== "number") return undefined;
  const end = (forms: readonly RegExp[]): number | undefined => {
    for (const form of forms) {
      form.lastIndex = token.start;
      const said = form.exec(reading.text)?.[0];
      if (said !== undefined) return token.start + said.length;
    }
    return undefined;
  };
  const lost = end(unkept);
  if (lost !== undefined) return { kind: "unkept", start: token.start, end: lost };
  const told = end(insisting);
  return told === undefined ? undefined : { kind: "errand", start: token.start, end: told };
}
