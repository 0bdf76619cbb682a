import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const months =
  "january|january|januar|janner|enero|janvier|janeiro;february|feb|februar|febrero|fevrier|fevereiro;march|mar|marz|marzo|mars|marco;april|apr|abril|avril;may|mai|mayo|maio;june|jun|juni|junio|juin|junho;july|jul|juli|julio|juillet|julho;august|aug|agosto|aout;september|sep|sept|septiembre|septembre|setembro;october|oct|oktober|octubre|octobre|outubro;november|nov|noviembre|novembre|novembro;december|dec|dezember|diciembre|decembre|dezembro"
    .split(";")
    .map((names) => names.split("|"));
const month = `(?:${months.flat().join("|")})`;
const monthList = new RegExp(
  `\\b(?:in|im|en|em|to|from|between|von|zwischen|entre|de|are|is|only|of|:) (?<months>${month}(?:(?:, ?(?:and |or )?| and | or | to | through | bis | und | oder | y | o | a | et | ou | e | - ?| – )${month}){0,5})(?: only)?(?![\\p{L}\\d]| \\d{1,2}(?!\\d))`,
  "gu",
);
const ordinals: readonly string[] = [
  "first|1st|erste[nrsm]?|1\\.|primer|premier|1er|primeiro",
  "second|2nd|zweite[nrsm]?|2\\.|segundo|deuxieme|2e",
  "third|3rd|dritte[nrsm]?|3\\.|tercer|troisieme|3e|terceiro",
  "fourth|4th|last|final|vierte[nrsm]?|letzte[nrsm]?|4\\.|cuarto|ultimo|quatrieme|dernier|4e|quarto",
];
const halves = [ordinals[0], "second|2nd|last|zweite[nrsm]?|segunda|segundo|seconde?|deuxieme|zweiten"];
const noun = "(?:calendar |kalender)?(?:quarter|quartal[s]?|trimestre)";
const quarters = ordinals.map(
  (ordinal, index) =>
    new RegExp(
      `\\b(?:q${index + 1}|(?:${ordinal}) ${noun}|${noun} ${index + 1})\\b(?: of (?:the year|\\d{4}))?(?<alone> only| nur)?`,
      "u",
    ),
);
const halfYears = halves.map(
  (ordinal) =>
    new RegExp(
      `\\b(?:${ordinal}) (?:half of (?:the year|\\d{4})|half-?year|halbjahr(?:es)?|semestre|mitad del ano)\\b`,
      "u",
    ),
);
const stretches: readonly (readonly [RegExp, number, number])[] = [
  ...quarters.map((pattern, index) => [pattern, 3 * index, 3 * index + 3] as const),
  ...halfYears.map((pattern, index) => [pattern, 6 * index, 6 * index + 6] as const),
];
/** Another calendar, another event, or some of the rows alone. */
const otherwise =
  /\b(?:fiscal|financial year|fiscal year|fy ?\d|geschaftsjahr\w*|wirtschaftsjahr\w*|ejercicio|exercice|school year|academic|semester|southern|compar\w*|versus|vs|and then|or|before|after|except|some|most|mostly|paid|due|reported in|payment|booked|half of (?:them|the rows))\b|%/;
const insisting =
  /\b(?:only|all|every|each|always|exclusively|that|the same|must|nur|alle|jede[rs]?|immer|solo|todos|todas|cada|tous|toutes|chaque|apenas|so)\b/;

/** "with a claim date in the second calendar quarter only … that claim date is in January, February or March": no day lies in both. */
export function findMonthsOfOtherQuarter(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const said = stretches.flatMap(([pattern, from, to]) => {
    const match = pattern.exec(folded);
    return match === null ? [] : [{ place: placeOf(match), from, to }];
  });
  const [stretch, ...others] = said;
  if (stretch === undefined || others.length > 0) return;
  for (const match of folded.matchAll(monthList)) {
    const place = placeOf(match);
    const list = numbersOf(match.groups?.["months"] ?? "");
    const isApart = place.end <= stretch.place.start || place.start >= stretch.place.end;
    if (!isApart || list.length === 0 || list.some((each) => each >= stretch.from && each < stretch.to)) continue;
    const clause = clausesOf(folded, stretch.place, place);
    // The "or" of "January, February or March" is one of months.
    if (otherwise.test(clause.replace(match[0], " ")) || !insisting.test(clause)) return;
    if (!dating.test(leadOf(folded, place)) || doing.test(leadOf(folded, place))) return;
    const why = "no day lies in both";
    tellApart(reading, notes, [stretch.place, place], why, "say months of that quarter, or the other quarter");
    return;
  }
}

/** Of the dates of the rows, and not of what else is done with them: "reported in July". */
const dating =
  /dat(?:e|es|ed|um|en)?\b|\b(?:all|every|each|they|it|alle|fechas?|datas?|jours?|days?|lie|lies|fall|falls|liegen|took place|happened|made)\b/;
const doing =
  /\b(?:reported|paid|due|booked|filed|sent|received|printed|settled|delivered|returned|ends?|renew\p{L}*|payment|delivery|birth|born|gemeldet|bezahlt|fallig|geboren)\b/u;

function leadOf(folded: string, { start }: Span): string {
  return (
    folded
      .slice(Math.max(0, start - 50), start)
      .split(/[;.:,\n]/)
      .at(-1) ?? ""
  );
}

/** The months of a list, from 0; of "January to March" also those between. */
function numbersOf(list: string): readonly number[] {
  const named = list
    .split(/[^\p{L}]+/u)
    .map((each) => months.findIndex((names) => names.includes(each)))
    .filter((each) => each >= 0);
  const [first, last] = named;
  const isRange = / (?:to|through|bis|a|-|–) | ?[-–] ?/.test(list) && named.length === 2;
  if (!isRange || first === undefined || last === undefined || last < first) return named;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** The clauses of both, up to the marks that end them. */
function clausesOf(folded: string, one: Span, other: Span): string {
  return [one, other]
    .map(({ start, end }) => {
      const before =
        folded
          .slice(Math.max(0, start - 60), start)
          .split(/[;.:\n]|, (?=\p{L}+ (?:rows|date))/u)
          .at(-1) ?? "";
      const behind = folded.slice(end, end + 40).split(/[;.:,\n]/)[0] ?? "";
      return `${before}${folded.slice(start, end)}${behind}`;
    })
    .join(" # ");
}
