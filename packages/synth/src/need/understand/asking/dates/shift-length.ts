import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";

const clock =
  "(?<hour>[01]?\\d|2[0-4])(?:[:.h](?<minute>[0-5]\\d))? ?(?<half>am|pm|a\\.m\\.|p\\.m\\.)?(?: ?(?:uhr|h|o'clock))?";
const begins = new RegExp(
  `\\b(?:start|begin|beginn|clock in|empiez|comienz|commenc|debut|comec|inici)[a-z]*\\b[^.;,:\\d]{0,24}${clock}(?![\\d/.-]*\\d)`,
);
const ends = new RegExp(
  `\\b(?:end|ends|ending|finish[a-z]*|off|over|done|clock out|ende[nt]?|endet|enden|termin[a-z]*|fini[a-z]*|acab[a-z]*)\\b[^.;,:\\d]{0,24}${clock}(?![\\d/.-]*\\d)`,
);
const lasts =
  /\b(?:lasts?|lasting|long|length|duration|takes?|dauert|dauern|dauer|dura|duran|duracion|dure|durent|duree|duram|duracao)\b[^.;,\d]{0,24}(?<least>\d{1,3}(?:\.\d+)?)(?: ?(?:to|-|–|bis|a|and|und) ?(?<most>\d{1,3}(?:\.\d+)?))? ?(?<unit>hours?|hrs?|h|minutes?|mins?|stunden|minuten|horas?|minutos?|heures?)\b/;
const DAY = 24 * 60;

/** "starts at 09:00, ends at 13:00 and lasts 8 hours": no shift is longer than from its start to its end. */
export function findLongShifts({ text }: Reading, notes: DraftNotes): void {
  const folded = fold(text);
  if (folded.length !== text.length) return;
  const [start, end, length] = [begins, ends, lasts].map((pattern) => pattern.exec(folded));
  if (start == null || end == null || length == null) return;
  const from = minutesOf(start);
  const to = minutesOf(end);
  const by = /^(?:m)/.test(length.groups?.unit ?? "") ? 1 : 60;
  const least = Number(length.groups?.least) * by;
  const room = (to - from + DAY) % DAY || DAY;
  if (least <= room) return;
  const spans = [start, end, length].map(({ index, 0: said }): Span => ({ start: index, end: index + said.length }));
  notes.impossible.push({
    reason: `from "${start[0]}" to "${end[0]}" are ${room / 60} hours, which "${length[0]}" does not fit`,
    spans,
    fix: `say a length of up to ${room / 60} hours, or other times`,
  });
}

function minutesOf({ groups }: RegExpExecArray): number {
  const hour = Number(groups?.hour) % 12;
  const isHalf = groups?.half !== undefined;
  const hours = isHalf ? hour + (groups.half?.startsWith("p") === true ? 12 : 0) : Number(groups?.hour);
  return (hours * 60 + Number(groups?.minute ?? 0)) % DAY;
}
