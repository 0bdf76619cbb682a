import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

/** A part of the calendar or the clock that is counted, and how far. */
interface Counted {
  readonly called: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const asNumber =
  "(?: (?:as |in |is |being |,|\\()?(?:an? |the |eine |als |als ganze |como |un |en |comme |como um )?(?:whole |ganze |plain )?(?:numbers?|no\\.?|integers?|figures?|digits?|int|numeric|zahl|nummer|numero|entero|nombre|entier|inteiro)|_?(?:number|no|num|nr|nummer|int)\\b)";
const counted: readonly Counted[] = [
  {
    called: "months of a year",
    name: `(?:calendar[ _]month|kalendermonat|mes natural|mois calendaire)|month (?:number|no|nr|of (?:the )?year|of (?:birth|sale|visit|purchase))|(?:month|monat|mes|mois)${asNumber}`,
    ...{ least: 1, most: 12 },
  },
  {
    called: "days of a week",
    name: `weekday${asNumber}|day[ _]of[ _](?:the[ _])?week|weekday[ _](?:number|no|index)|wochentag${asNumber}|dia de la semana|jour de la semaine|dia da semana`,
    ...{ least: 0, most: 7 },
  },
  {
    called: "hours of a day",
    name: "hour[ _]of[ _](?:the[ _])?day|stunde des tages|hora del dia|heure (?:de la|du) journee|heure du jour|hora do dia",
    ...{ least: 0, most: 24 },
  },
  {
    called: "quarters of a year",
    name: `(?:calendar|fiscal)[ _]quarter|quarter (?:number|no|of (?:the )?year)|(?:quarter|quartal|trimestre)${asNumber}`,
    ...{ least: 1, most: 4 },
  },
  {
    called: "days of a month",
    name: "day[ _]of[ _](?:the[ _])?month|tag des monats|dia del mes|jour du mois|dia do mes",
    ...{ least: 1, most: 31 },
  },
  {
    called: "weeks of a year",
    name: `calendar[ _]week|iso[ _]week|week[ _](?:number|no|of (?:the )?year)|kalenderwoche|semana del ano|numero de semana|semaine de l'annee|(?:week|woche)${asNumber}`,
    ...{ least: 1, most: 53 },
  },
];
/** Between the name and its figures. */
const links =
  /^(?:[ ,:=([]|\b(?:as|an?|is|are|be|being|column|field|number|numbers|whole|integers?|values?|evenly|uniformly|equally|spread|distributed|drawn|over|from|between|range|ranges|ranging|running|runs|goes|going|across|to|in|the|always|must|can|of|random|randomly|any|zahl|ganze|von|zwischen|ist|als|gleichmassig|verteilt|uber|es|entre|de|del|un|numero|repartid[oa]|est|nombre|entier|uniform)\b){0,24}$/;
const FAR = 70;
/** "month 1 to 36 of the loan" counts from the start of something. */
const since = /^ ?(?:of|since|after|from|within|into) (?:the |its |a |their )?(?!year\b|day\b|week\b|month\b)\p{L}/u;
const faulty = /\b(?:invalid|wrong|errors?|dirty|corrupt\w*|thirteenth|13th|fiscal period|periods?)\b/;

/** "the calendar month as a number from 1 to 13", "weekday number between 1 and 9": there is no such one. */
export function findBeyondCalendar(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0 || allowsOutliers(reading.text)) return;
  const folded = foldInPlace(reading.text);
  if (faulty.test(folded)) return;
  for (const { called, name, least, most } of counted) {
    for (const { index, 0: said } of folded.matchAll(new RegExp(`\\b(?:${name})`, "gu"))) {
      const range = reading.ranges.find(({ found: { minimum, maximum, unit, start, end } }) => {
        const isBeyond = (maximum ?? most) > most || (minimum ?? least) < least;
        const between = folded.slice(index + said.length, start);
        const isNear = start >= index + said.length && start - index < FAR && links.test(between);
        return isBeyond && unit === undefined && isNear && !since.test(folded.slice(end));
      });
      if (range === undefined) continue;
      const span: Span = { start: index, end: range.found.end };
      notes.impossible.push({
        reason: `"${quoteOf(reading, span)}": the ${called} are numbered from ${least === 0 ? "0 or 1" : least} to ${most}`,
        spans: [span],
        fix: `say numbers up to ${most}`,
      });
      return;
    }
  }
}
