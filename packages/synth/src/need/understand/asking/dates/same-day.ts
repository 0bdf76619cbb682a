import { tokenFrom, word } from "../../../extract/reading.ts";
import { convert } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { timeAt } from "../quantities/lengths.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { longestLasting } from "../values/durations.ts";
import type { Saying } from "../values/sayings.ts";

/** The later of two moments: "arrival", "check-out", "return". */
const ending =
  /\b(?:arriv\w*|end|ends|ended|ending|finish\w*|check-?out|checkout|drop-?off|returns?|returned|discharge\w*|closing|closed|exit|landing|ankunft|ende|ruckgabe|abreise|entlassung|landung|schluss|fin|llegada|devolucion|salida|vuelta|regreso|alta|arrivee|retour|sortie|chegada|devolucao|fim|saida|volta)\b/;
const two =
  "\\p{L}[\\p{L}_ -]{1,40} (?:and|und|y|e|et) \\p{L}[\\p{L}_ -]{1,30}? (?:(?:is|are|must be|have to be|should be|always|both|fall|falls|lie|happen|take place|sind|liegen|immer|beide|son|estan|caen|siempre|sont|ont lieu|tombent|toujours|sao|ficam|sempre) ?){0,3}";
const day =
  "(?:on |within |at |am |an |el |en el |le |no |ao )?(?:(?:the|one and the) )?(?:(?:same|identical) (?:calendar )?(?:day|date)|(?:selben|gleichen|demselben) (?:kalender)?tag|mismo dia|meme jour|mesmo dia)";
const sameDay = new RegExp(`(?:^|[^\\p{L}])(?<said>${two}${day})(?!\\p{L})`, "u");
/** "comes back the same day", "checks out on the day they check in" */
const backSameDay = new RegExp(
  `(?:^|[^\\p{L}])(?<said>(?:(?:comes?|brought|handed|given|goes?|back|taken) back|back|returns?|returned|check(?:s|ed|ing)?[- ]?out|leaves?|left|departs?|ends?|arrives?|finish(?:es|ed)?|zuruck\\p{L}*|abgereist|reisen? ab|vuelven?|salen|repart(?:ent)?) (?:${day}|on the (?:very |same )?day (?:they|it|he|she|of) (?:check|arriv|start|left|leav|beg|depart|came|went)\\p{L}*(?: ?-?in)?))(?!\\p{L})`,
  "u",
);
/** What a range says of the time between two moments. */
const lasting =
  /\b(?:durations?|lengths?|lasts?|lasting|long|stays?|takes?|(?:\w+ )?times?|trips?|journeys?|crossings?|rides?|shifts?|rentals?|dauer\w*|\w+dauer|\w+zeit|dauert|lange?|duracion|dura[n]?|estancias?|duree|dure[nt]*|sejours?|duracao|duram?|estadias?)\b/;
/** Time before the first of them or behind the last. */
const beside =
  /\b(?:before|ahead|advance|notice|lead|after|later|since|between orders|processing|prep\w*|warranty|per (?:week|month|year)|response|booked|vorlauf\w*|vorher|nach|antes|despues|avant|apres|depois)\b/;
const DAY = 24;

/** "departure and arrival always on the same calendar day, crossing time 26 to 31 hours": a day is over after 24 hours. */
export function findLongerThanDay(reading: NeedReading, sayings: readonly Saying[], notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = fold(reading.text);
  const back = folded.length === reading.text.length ? backSameDay.exec(folded) : null;
  const said = back ?? (folded.length === reading.text.length ? sameDay.exec(folded) : null);
  const text = said?.groups?.said ?? "";
  if (
    said === null ||
    /\b(?:if|when|where|some|unless|\d+ ?%|percent|not|never|wenn|nicht|si|cuando|no|quand|pas)\b/.test(
      clausesOf(text),
    ) ||
    (back === null && !ending.test(clausesOf(text)))
  )
    return;
  const start = said.index + said[0].indexOf(text);
  const span = { start, end: start + text.length };
  const lasts = longestLasting(sayings);
  if (
    lasts !== undefined &&
    lasts.seconds > DAY * 3600 &&
    (lasts.span.start > span.end || lasts.span.end < span.start)
  ) {
    tell(reading, span, lasts.span, notes);
    return;
  }
  for (const { found, first, next } of reading.ranges) {
    const { minimum, unit } = found;
    // "2 to 6 nights" has no unit of its own.
    const time = unit ?? timeAt(reading, next)?.unit;
    const hours = minimum === undefined || time === undefined ? undefined : convert(minimum, time, "h");
    if (hours === undefined || hours <= DAY || (found.start < span.end && span.start < found.end)) continue;
    const [from, to] = clauseAround(reading, tokenFrom(reading, 0, found.start));
    const clause = foldedOf(reading, from, to);
    if (!lasting.test(clause) || beside.test(clause) || number.test(word(reading, next))) continue;
    const bound = { start: reading.tokens[Math.min(from, first)]?.start ?? found.start, end: found.end };
    tell(reading, span, bound, notes);
    return;
  }
}

function tell(reading: NeedReading, span: Span, bound: Span, notes: DraftNotes): void {
  notes.impossible.push({
    reason: `"${quoteOf(reading, span)}" and "${quoteOf(reading, bound)}": what takes longer than a day ends on another one`,
    spans: [span, bound].sort((one, other) => one.start - other.start),
    fix: "say less than a day, or let it end on another day",
  });
}

const number = /^(?:ago|before|later|after)$/;

/** The last clause, in which the two are named. */
function clausesOf(text: string): string {
  return text.slice(text.search(/[^,;.:]*$/));
}
