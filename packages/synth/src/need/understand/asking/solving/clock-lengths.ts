import { tokenFrom } from "../../../extract/reading.ts";
import { convert, unitNamed } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

const clock = (name: string): string =>
  `(?<${name}>(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?: ?[ap]m)?|(?:[01]?\\d|2[0-3]) ?(?:uhr|o'clock|[ap]m|h)\\b)(?![\\d:])`;
const at =
  "(?:[ _]time)?(?: (?:is|are|all|always|each|every|sharp|at|um|punkt|a las?|a|as|the|ist|es|est|e|=|:)){0,4},? ?";
const begins =
  "(?:start(?:s|ing|ed)?|begin(?:s|ning)?|open(?:s|ing)?|beginn(?:t|en|s)?|starten|startet|empieza[n]?|comienza[n]?|inicio|commence(?:nt)?|debutent?|debut|comeca[m]?|inicia[m]?)";
const finishes =
  "(?:end(?:s|ing|ed)?|finish(?:es)?|stop(?:s)?|close(?:s)?|endet|enden|ende|terminan?|acaban?|fin|finissent|finit|se terminent?|termina[m]?|acaba[m]?|fim)";
const patterns = [
  new RegExp(`\\b${begins}${at}${clock("from")}[^.;:\\n]{0,24}\\b${finishes}${at}${clock("to")}`, "u"),
  new RegExp(
    `\\b(?:every|each|all|jede[rs]?|alle|cada|todas|todos|chaque|toutes|tous)(?: \\p{L}{2,16}){1,3} (?:from|von|de|das|des) ?${clock("from")} (?:to|until|till|bis|a|hasta|jusqu'a|ate|as) (?:las? )?${clock("to")}`,
    "u",
  ),
];
const alls =
  /\b(?:all|every|each|always|exactly|jede[rsmn]?|alle[nr]?|immer|cada|todos|todas|siempre|chaque|tous|toutes|toujours|sempre)\b/;
const lasting =
  /\b(?:durations?|lengths?|lasts?|lasting|takes?|long|dauer\w*|dauert|dauern|lang|lange|duracion|dura[n]?|duree|dure(?:nt)?|duracao|duram?)\b|duration_|length_|dauer_|duracion_/;
/** Of part of the time, or of some. */
const otherwise =
  /\b(?:break|breaks|pause[ns]?|pausa|net|netto|unpaid|overnight|next day|over midnight|some|most|half|usually|mostly|up to|planned|actual|real|each slot|slots?|sessions? of|intervals?|per|travel|except|if|when|longest|average|mean|of which|warm-?up|delay\w*)\b|%/;
const DAY = 1440;

/** "all start at 09:00 and end at 10:30, duration_minutes is 45 in every row": from the one to the other takes another time. */
export function findOtherLengthOfClock(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  if (otherwise.test(folded) || !alls.test(folded)) return;
  for (const pattern of patterns) {
    const said = pattern.exec(folded);
    const [from, to] = [said?.groups?.["from"], said?.groups?.["to"]].map((each) => minuteOf(each ?? ""));
    if (said === null || from === undefined || to === undefined) continue;
    const minutes = (to - from + DAY) % DAY;
    const place = placeOf(said);
    const lengths = lengthsOf(reading, place);
    const [other] = lengths;
    if (minutes === 0 || other === undefined || lengths.some((each) => each.least <= minutes && minutes <= each.most))
      return;
    const why = `from the one to the other it is ${minutes} minutes`;
    tellApart(reading, notes, [place, other.span], why, "say another time of the end, or another length");
    return;
  }
}

function minuteOf(said: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.h](\d\d))? ?(?:([ap])m)?/.exec(said);
  if (match === null) return undefined;
  const hour = match[3] === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (match[3] === "p" ? 12 : 0);
  return hour * 60 + Number(match[2] ?? 0);
}

interface Length {
  readonly least: number;
  readonly most: number;
  readonly span: Span;
}

/** "duration 45 minutes", "lasts 2 to 3 hours", "duration_minutes is 45", in minutes. */
function lengthsOf(reading: NeedReading, place: Span): readonly Length[] {
  const ranges = reading.ranges.map(({ found: { minimum = 0, maximum = Infinity, unit, start, end } }) => ({
    ...{ minimum, maximum, unit },
    span: { start, end },
  }));
  const exact = reading.quantities
    .filter(({ is, about, span }) => is === "exactly" && !about && !ranges.some((range) => areMet(range.span, span)))
    .map(({ value, unit, span }) => ({ minimum: value, maximum: value, unit, span }));
  return [...ranges, ...exact].flatMap(({ minimum, maximum, unit, span }): readonly Length[] => {
    const token = tokenFrom(reading, 0, span.start);
    const [first, next] = clauseAround(reading, token);
    const clause = foldedOf(reading, first, next);
    if (areMet(span, place) || !lasting.test(clause)) return [];
    const said = unit ?? /_(min|minutes|hours|h)\b/.exec(clause)?.[1] ?? /\bin (minutes|hours)\b/.exec(clause)?.[1];
    const known = said === undefined ? undefined : unitNamed(said);
    const scale = known?.dimension === "time" ? convert(1, known.symbol, "min") : undefined;
    return scale === undefined ? [] : [{ least: minimum * scale, most: maximum * scale, span }];
  });
}

function areMet(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
