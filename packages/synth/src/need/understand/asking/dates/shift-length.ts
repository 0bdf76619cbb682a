import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { type Lasting, longestLasting } from "../values/durations.ts";
import type { Saying } from "../values/sayings.ts";

const clock =
  "(?<hour>[01]?\\d|2[0-4])(?:[:.h](?<minute>[0-5]\\d))? ?(?<half>am|pm|a\\.m\\.|p\\.m\\.)?(?: ?(?:uhr|h|o'clock))?";
const alone = "(?! ?(?:to|until|and|or|-|–|bis|und|a|y|au|et|e) ?\\d)(?![\\d/.-]*\\d)";
const starting =
  "(?:start|begin|beginn|clock in|depart|leav|abfahrt|abflug|empiez|comienz|salida|commenc|debut|comec|inici|partida)[a-z]*";
const begins = new RegExp(`\\b${starting}\\b[^.;,:\\d]{0,24}${clock}${alone}`);
/** "start between 06:00 and 10:00": the earliest leaves most room. */
const beginsWithin = new RegExp(
  `\\b${starting}\\b[^.;,:\\d]{0,24}(?:between|zwischen|entre) ${clock} ?(?:and|und|y|et|e|as) (?:(?:las|as|les) )?(?=\\d)`,
);
const ends = new RegExp(
  `\\b(?:end|ends|ending|finish[a-z]*|off|over|done|clock out|arriv[a-z]*|ankunft|landing|ende[nt]?|endet|enden|termin[a-z]*|llegada|fini[a-z]*|fin|acab[a-z]*|chegada)\\b[^.;,:\\d]{0,24}${clock}${alone}`,
);
/** "yoga classes from 18:00 to 19:00": of what is held in that time, where nothing is said to begin within it. */
const stretch = new RegExp(
  `\\b(?:class|classe|lesson|session|shift|meeting|lecture|workshop|course|seminar|concert|match|matche|training|rehearsal|tour|schichte?n?|dienst|kurse?|turno|poste|clase|aula)s? (?:from|von|de|das|des|(?:that |which )?(?:run|runs|running|going)(?: from)?) ${clock} ?(?:to|until|till|-|–|bis|a|as) (?=\\d)`,
);
const anyStart = new RegExp(`\\b${starting}\\b`);
const clockAt = new RegExp(`^${clock}(?![\\d/.-]*\\d)`);
const numbers = "one|two|three|four|five|six|eight|ten|twelve";
const lasts = new RegExp(
  `\\b(?:lasts?|lasting|long|length|duration|takes?|taking|dauert|dauern|dauer|dura|duran|duracion|dure|durent|duree|duram|duracao|(?:each|every) [a-z]{3,12})\\b[^.;,\\d]{0,24}?(?<least>\\d{1,3}(?:\\.\\d+)?|\\b(?:${numbers}))(?: ?(?:to|-|–|bis|a|and|und) ?(?<most>\\d{1,3}(?:\\.\\d+)?))? ?(?<unit>hours?|hrs?|h|minutes?|mins?|stunden|minuten|horas?|minutos?|heures?)\\b`,
);
/** "with 10 hours each", "mit 12 Stunden Dauer" */
const lengthBehind =
  /\b(?<least>\d{1,3}(?:\.\d+)?)[ -]?(?<unit>hours?|hrs?|h|minutes?|mins?|stunden|minuten|horas?|minutos?|heures?)[ -](?:each|apiece|long|in length|(?:[a-z]+ )?(?:lessons?|classes|class|shifts?|meetings?|sessions?|lectures?|courses?|workshops?)|duration|dauer|lang|lange|jeweils|cada un[oa]|de duracion|chacune?|de duree|cada um|de duracao)\b/;
/** There and here the clocks differ, as long as nobody says by which they are read. */
const isElsewhere = /\b(?:flights?|vuelos?|vols?|voos?|flug|fluge|local times?|time ?zones?)\b/;
/** "no timezone change", "all in the same time zone" */
const noZone =
  /\b(?:no|without(?: any| a)?|same|one|single|kein(?:en|e)?|ohne|sin|sans|sem)(?: (?:change of|changes of|crossing|cambio de|changement de))? time ?-?zones?(?: (?:changes?|crossings?|shifts?))?/g;
const DAY = 24 * 60;

/** "starts at 09:00, ends at 13:00 and lasts 8 hours": no shift is longer than from its start to its end. */
export function findLongShifts({ text }: Reading, sayings: readonly Saying[], notes: DraftNotes): void {
  const folded = fold(text);
  if (folded.length !== text.length) return;
  const length = lengthIn(folded) ?? longestLasting(sayings);
  const [start, end] = edgesIn(folded);
  if (start === undefined || end === undefined || length === undefined) return;
  if (isElsewhere.test(folded.replace(noZone, "")) && !/\b(?:utc|gmt)\b/.test(folded)) return;
  const from = minutesOf(start);
  const to = minutesOf(end);
  const isNextDay = to > from && /\b(?:next|following) (?:day|morning)\b/.test(folded);
  const room = ((to - from + DAY) % DAY || DAY) + (isNextDay ? DAY : 0);
  if (length.seconds <= room * 60) return;
  const edges = [start, end].map(({ index, 0: said }): Span => ({ start: index, end: index + said.length }));
  const spans = [...edges, length.span];
  notes.impossible.push({
    reason: `from "${start[0].trim()}" to "${end[0].trim()}" are ${room / 60} hours, which "${text.slice(length.span.start, length.span.end)}" does not fit`,
    spans,
    fix: `say a length of up to ${room / 60} hours, or other times`,
  });
}

/** The length that is told by a word of its own. */
function lengthIn(folded: string): Lasting | undefined {
  const length = lasts.exec(folded) ?? lengthBehind.exec(folded);
  if (length === null || /\b(?:up to|at most|under|less than|max\w*|bis zu|hasta|jusqu'a|ate)\b/.test(length[0]))
    return undefined;
  const by = /^m/.test(length.groups?.unit ?? "") ? 60 : 3600;
  const span = { start: length.index, end: length.index + length[0].length };
  return { seconds: figureOf(length.groups?.least ?? "") * by, span };
}

/** Where the clock begins and where it ends, each with a figure of its own. */
function edgesIn(folded: string): readonly (RegExpExecArray | undefined)[] {
  const start = begins.exec(folded) ?? beginsWithin.exec(folded) ?? undefined;
  const end = ends.exec(folded) ?? undefined;
  if (start !== undefined && end !== undefined) return [start, end];
  const from = anyStart.test(folded) ? null : stretch.exec(folded);
  if (from === null) return [];
  const index = from.index + from[0].length;
  const to = clockAt.exec(folded.slice(index));
  if (to !== null) to.index = index;
  return [from, to ?? undefined];
}

function figureOf(said: string): number {
  const spelled = "zero one two three four five six seven eight nine ten eleven twelve".split(" ").indexOf(said);
  return spelled < 0 ? Number(said) : spelled;
}

function minutesOf({ groups }: RegExpExecArray): number {
  const hour = Number(groups?.hour) % 12;
  const isHalf = groups?.half !== undefined;
  const hours = isHalf ? hour + (groups.half?.startsWith("p") === true ? 12 : 0) : Number(groups?.hour);
  return (hours * 60 + Number(groups?.minute ?? 0)) % DAY;
}
