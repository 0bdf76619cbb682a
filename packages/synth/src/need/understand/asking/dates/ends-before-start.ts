import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";

const clock =
  "(?<hour>[01]?\\d|2[0-3])(?:[:.h](?<minute>[0-5]\\d))?(?: ?(?<half>am|pm|a\\.m\\.|p\\.m\\.))?(?![\\d%/]|[.:]\\d| ?(?:days?|min|hours?|stunden|tage|horas|heures|eur|km|kg)\\b)";
const begins = new RegExp(
  `\\b(?:doors?|start|begin|beginn|open|einlass|abfahrt|depart|leav|kick-?off|puertas|salida|empiez|comienz|commenc|debut|portes|comec|inici|abertura)[a-z]*\\b[^.;,:\\d]{0,20}${clock}`,
);
const ends = new RegExp(
  `\\b(?:end|ends|ended|ending|finish[a-z]*|over|done|clos(?:e|es|ed|ing)|back|ende[nt]?|endet|schluss|fertig|termin[a-z]*|fini[a-z]*|acab[a-z]*|cierr[a-z]*)\\b[^.;,:\\d]{0,20}${clock}`,
);
const sameDay =
  /\b(?:(?:the|that) same|that very) (?:day|evening|afternoon|morning|night)\b|\bsame[- ]day\b|\bam (?:selben|gleichen) (?:tag|abend|nachmittag|morgen)\b|\b(?:el|la|esa|ese) mism[oa] (?:dia|tarde|noche|manana)\b|\ble meme (?:jour|soir|apres-midi)\b|\bn[oa] mesm[oa] (?:dia|tarde|noite|manha)\b/;
const NOON = 12 * 60;

/** "doors 20:00, finished by 18:30 on the same evening": what ends on the day on which it starts ends later. */
export function findEndsBeforeStart({ text }: Reading, { impossible }: DraftNotes): void {
  const folded = fold(text);
  if (folded.length !== text.length) return;
  const [start, end, day] = [begins, ends, sameDay].map((pattern) => pattern.exec(folded));
  if (start == null || end == null || day == null) return;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (from === undefined || to === undefined || to >= from) return;
  // "starts 9, ends 5": without "pm" only a start after noon tells which half of the day is meant.
  const areHalved = [start, end].every(({ groups }) => groups?.half !== undefined);
  if (!areHalved && from <= NOON) return;
  const spans = [start, end, day]
    .map(({ index, 0: said }): Span => ({ start: index, end: index + said.length }))
    .sort((one, other) => one.start - other.start);
  impossible.push({
    reason: `"${start[0]}" and "${end[0]}": on one day it cannot end before it starts`,
    spans,
    fix: "say a later end, or that it ends on the next day",
  });
}

function minutesOf({ groups }: RegExpExecArray): number | undefined {
  const [hour, minute] = [Number(groups?.hour), Number(groups?.minute ?? 0)];
  const isTime = groups?.minute !== undefined || groups?.half !== undefined || hour > 12;
  if (!isTime) return undefined;
  const isHalf = groups?.half !== undefined;
  return (isHalf ? (hour % 12) + (groups.half?.startsWith("p") === true ? 12 : 0) : hour) * 60 + minute;
}
