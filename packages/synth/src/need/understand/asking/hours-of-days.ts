import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { clauseAround, foldedOf } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import { quoteOf } from "./said-orders.ts";

const hours = /\b(?:hours?|hrs|stunden|arbeitsstunden|horas|heures)\b/;
/** What one person does all of those hours. */
const deeds =
  /\b(?:work\w*|slept|sleep\w*|awake|stud\w+|train\w*|practi[cs]\w*|screen|phone|spent|duty|driv\w+|gearbeitet\w*|arbeit\w*|geschlafen\w*|schlaf\w*|trabaj\w+|dorm\w+|travaill\w+|trabalh\w+)\b/;
const daily =
  /\b(?:(?:per|a|each|every|that|in a|in one|of the|same) (?:day|night|date)|daily|pro (?:tag|nacht)|am tag|taglich\w*|(?:al|por) (?:dia|noche|noite)|par (?:jour|nuit)|diari[oa]s?|ao dia)\b/;
/** The hours of several together may be more. */
const together =
  /\b(?:total|sum|all|team|crew|fleet|together|combined|headcount|man-?hours|person-?hours|workers|employees|staff|lawyers|drivers|nurses|machines|devices|vehicles|department|site|households?|gesamt\w*|summe|equipos?|equipe)\b/;
const LONGEST_DAY = 24;
/** What is far more is counted of several, or in something else. */
const SLIP = 36;

/** "hours worked that day from 4 to 28": nobody does anything for longer than a day lasts. */
export function findLongDays(reading: NeedReading, { impossible }: DraftNotes): void {
  if (together.test(fold(reading.text))) return;
  for (const { found, first, next } of reading.ranges) {
    const { maximum, minimum, unit } = found;
    if (maximum === undefined || maximum <= LONGEST_DAY || maximum > SLIP || minimum === undefined) continue;
    if (unit !== undefined && unit !== "h") continue;
    const [from, to] = clauseAround(reading, first);
    const clause = foldedOf(reading, from, to);
    if (!daily.test(clause) || !deeds.test(clause)) continue;
    if (!hours.test(clause) && !hours.test(fold(quoteOf(reading, found)))) continue;
    const span = {
      start: reading.tokens[from]?.start ?? found.start,
      end: reading.tokens[Math.max(next, from + 1) - 1]?.end ?? found.end,
    };
    impossible.push({
      reason: `"${quoteOf(reading, span)}": a day has ${LONGEST_DAY} hours, fewer than ${maximum}`,
      spans: [span],
      fix: `say at most ${LONGEST_DAY} hours a day`,
    });
    return;
  }
}
