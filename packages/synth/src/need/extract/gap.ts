import type { Found } from "../findings.ts";
import { phraseBefore } from "./clause.ts";
import { isDecided } from "./decided.ts";
import { type Duration, durationAt } from "./durations.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, number, type Reading, singularAt, spanOf, word, written } from "./reading.ts";
import { isTimeVerb, rightOf, subjectOfClause, timeNameBefore } from "./sides.ts";

type Bound = "least" | "most";

const bounds = phrases<Bound>([
  [
    "most",
    "within|at the latest|spatestens|a mas tardar|au plus tard|no mais tardar|at most|at the most|no more than|not more than|never more than|up to|maximum|maximum of|max|max.|less than|under|in under|no later than|not later than|innerhalb von|binnen|hochstens|maximal|bis zu|dentro de|como maximo|como mucho|a lo sumo|hasta|dans les|au plus|au maximum|maximum|jusqu'a|em ate|ate|no maximo",
  ],
  [
    "least",
    "at least|no less than|not less than|minimum|min|min.|minimum of|more than|over|no earlier than|mindestens|al menos|como minimo|au moins|pelo menos|no minimo",
  ],
]);
const between = phraseList("between|within|innerhalb von|zwischen|entre|from|von|de");
const to = new Set(["-", "–", "to", "and", "bis", "und", "a", "y", "et", "e", "ou", "or"]);
const afters = phraseList(
  "after|after the|following|later than|past|from|of|of the|since|nach|nach dem|nach der|despues de|despues de la|despues del|tras|apres|apres la|apres le|depois de|depois da|depois do|apos",
);
const befores = phraseList(
  "before|prior to|earlier than|ahead of|vor|vor dem|vor der|antes de|antes de la|antes del|antes da|antes do|avant|avant la|avant le",
);
const verbs = phraseList(
  "is|is always|are|falls|must be|should be|always|comes|happens|lies|occurs|arrives|=|equals|set to|is set to|is exactly|ist|liegt|es|esta|est|e|fica|due",
);

/** "ship date 1 to 5 days after order date", "returned within 30 days of delivery", "end at least one day after start". */
export function gapAt(reading: Reading, at: number): Found | undefined {
  const said = lengthAt(reading, skip(reading, at, verbs));
  if (said === undefined) return undefined;
  const after = phraseAt(reading, said.next, afters);
  const before = after === undefined ? phraseAt(reading, said.next, befores) : undefined;
  // "dispute date at most 120 days afterwards": after the time that is named before it.
  const link = after ?? before ?? phraseAt(reading, said.next, laters);
  if (link === undefined) return deedWithin(reading, at, said);
  const isBracketed = word(reading, at - 1) === "(";
  // "baptism date (on or after birth, at the latest 14 days after)": both are those of the clause.
  const isOpen =
    isBreak(reading, link.next) || word(reading, link.next) === ")" || lacking.test(word(reading, link.next + 1));
  const left =
    timeNameBefore(reading, isBracketed ? at - 1 : at) ?? (isOpen ? subjectOfClause(reading, at - 1) : undefined);
  const isPointing = /^(?:that|this)$/.test(word(reading, link.next)) && isBreak(reading, link.next + 1);
  const right = isOpen
    ? { text: "", next: link.next }
    : isPointing
      ? { text: "", next: link.next + 1 }
      : rightOf(reading, link.next);
  const flag = left === undefined ? undefined : flagBefore(reading, left.first);
  if (flag !== undefined && left !== undefined && right !== undefined) {
    if (isDecided(reading, left.first)) return undefined;
    // "late if delivered more than 45 minutes after pickup" bounds nothing.
    const when = `${left.text} ${written(reading, at, right.next)}`;
    return { kind: "onlyWhen", left: flag.text, when, ...spanOf(reading, flag.first, right.next) };
  }
  if (left === undefined || right === undefined || isNow(right.text) || number(reading, link.next) !== undefined)
    return undefined;
  return {
    kind: "gap",
    left: left.text,
    right: right.text,
    ...(said.least === undefined ? {} : { least: said.least }),
    ...(said.most === undefined ? {} : { most: said.most }),
    unit: said.unit,
    sign: before === undefined ? 1 : -1,
    ...spanOf(
      reading,
      isOpen && !isBracketed ? at : left.first,
      isBracketed && word(reading, right.next) === ")" ? right.next + 1 : right.next,
    ),
  };
}

/** "2-5 years later or empty": behind it is said where there is none. */
const lacking = /^(?:empty|blank|null|missing|none|nothing|leer|vacio|vacia|vide|vazio|vazia)$/;

const deeds = /^(?:done|sent|paid|made|met|sold|built|seen|\p{L}{2,}ed)$/u;
const moments = /^(?:date|time|at|on|opened|\p{L}{2,}ed|sent|placed|made)$/u;
const FARTHEST = 40;

/** "requested, done within 3 days": what is done in a list is so after the time that was named before it. */
function deedWithin(reading: Reading, at: number, { most, unit, next }: Length): Found | undefined {
  const isClosed = isBreak(reading, next) && word(reading, next) !== "(";
  if (most === undefined || !isClosed || word(reading, at) !== "within" || reading.language !== "en") return undefined;
  if (!deeds.test(word(reading, at - 1)) || word(reading, at - 2) !== ",") return undefined;
  const earlier = reading.tokens.slice(Math.max(0, at - FARTHEST), at - 2);
  const isLater = earlier.some(({ folded }, index) => moments.test(folded) && isItemEnd(earlier[index + 1]?.folded));
  if (!isLater) return undefined;
  return { kind: "gap", left: word(reading, at - 1), right: "", most, unit, sign: 1, ...spanOf(reading, at - 1, next) };
}

function isItemEnd(folded: string | undefined): boolean {
  return folded === undefined || folded === ",";
}

/** The name before "if" or "when". */
function flagBefore(reading: Reading, first: number): ReturnType<typeof phraseBefore> {
  return ["if", "when", "where", "wenn", "si", "se"].includes(word(reading, first - 1))
    ? phraseBefore(reading, first - 1, 4)
    : undefined;
}

interface Length {
  readonly least?: number;
  readonly most?: number;
  readonly unit: Duration["unit"];
  readonly next: number;
}

function lengthAt(reading: Reading, at: number): Length | undefined {
  const bound = phraseAt(reading, at, bounds);
  const length = bound === undefined ? undefined : durationAt(reading, bound.next);
  if (bound !== undefined && length !== undefined)
    return { [bound.meaning]: length.count, unit: length.unit, next: length.next };
  // "within 0-45 days after" has two ends.
  if (bound !== undefined && phraseAt(reading, at, between) === undefined) return undefined;
  const start = skip(reading, at, between);
  const low = number(reading, start);
  if (low === undefined) return undefined;
  // "1 day to 5 days" as well as "1 to 5 days"
  const lower = durationAt(reading, start);
  const joint = lower !== undefined && to.has(word(reading, lower.next)) ? lower.next : low.next;
  if (!to.has(word(reading, joint))) return undefined;
  const upper = durationAt(reading, joint + 1);
  if (upper === undefined || upper.count < low.value) return undefined;
  if (lower !== undefined && joint === lower.next && lower.unit !== upper.unit) return undefined;
  return { least: low.value, most: upper.count, unit: upper.unit, next: upper.next };
}

function isNow(text: string): boolean {
  return /^(?:now|today|the|date|the date|today's date|launch|heute|hoy|hoje|aujourd'hui)$/i.test(text);
}

/** "due date 14 days later": what lies so much after the time that is named before it. */
export function laterAt(reading: Reading, at: number): Found | undefined {
  const length = durationAt(reading, skip(reading, at, verbs));
  if (length === undefined) return undefined;
  const link = phraseAt(reading, length.next, laters);
  if (link === undefined || !endsItem(reading, link.next)) return undefined;
  const isLed = word(reading, at - 1) === "(" || exactlies.has(word(reading, at - 1));
  const left = timeNameBefore(reading, isLed ? at - 1 : at);
  if (left === undefined) return undefined;
  return {
    kind: "offset",
    left: nextOfRows(reading, left.text),
    right: "",
    count: length.count,
    unit: length.unit,
    sign: 1,
    ...spanOf(reading, left.first, word(reading, at - 1) === "(" ? link.next + 1 : link.next),
  };
}

const sameDayOrLater = phraseList(
  "on same day or later|on the same day or later|same day or later|the same day or later|on the same date or later|on that day or later|same day or after|on the same day or after|the same day or after|on same day or after|no earlier|not earlier|never earlier|not before that|never before that|am selben tag oder spater|am gleichen tag oder spater|el mismo dia o despues|el mismo dia o mas tarde|le meme jour ou plus tard|le meme jour ou apres|no mesmo dia ou depois|no mesmo dia ou mais tarde",
);

/** "collected on, extracted on same day or later": what is not before the time that is named before it. */
export function sameDayOrLaterAt(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, skip(reading, at, verbs), sameDayOrLater);
  if (link === undefined || !endsItem(reading, link.next)) return undefined;
  const isBracket = word(reading, at - 1) === "(";
  // "extracted on same day": the particle is of both.
  const isShared = word(reading, at) === "on" && isTimeVerb(reading, at);
  const left = timeNameBefore(reading, isShared ? at + 1 : isBracket ? at - 1 : at);
  if (left === undefined) return undefined;
  const end = isBracket && word(reading, link.next) === ")" ? link.next + 1 : link.next;
  return {
    kind: "comparison",
    left: left.text,
    is: ">=",
    right: "it",
    of: "time",
    ...spanOf(reading, left.first, end),
  };
}

const exactlies = new Set("exactly precisely genau exakt exactamente justo exactement exatamente".split(" "));

/** "visits: date, next one 6 months later": the next of what the rows are; what is due is called so. */
function nextOfRows(reading: Reading, text: string): string {
  if (!/^next(?: one)?(?: due)?$/i.test(text)) return text;
  const end = reading.tokens.findIndex(({ text: mark }) => /^[:,–-]$/.test(mark));
  const rows = word(reading, end - 1);
  // The next one of a list of extinguishers is no extinguisher.
  const isDue = /due$/i.test(text);
  return isDue || end < 1 || !happening.test(rows) ? "next due" : `next ${singularAt(reading, end - 1)}`;
}

const happening =
  /(?:tion|ing|ment|check|visit|service|test|audit|survey|review|repair|dose|delivery|deliverie|payment|vaccine|checkup|control|refill|wash|call|shot|treatment|exam)s$/;

/** A comma, a bracket that closes, or the stroke of a list. */
function endsItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || /^[)/|]$/.test(word(reading, at));
}

const terms =
  /^(?:due|maturity|deadline|reinspection|re-inspection|fallig|falligkeit|zahlbar|zahlungsziel|vencimiento|vencimento|vence|echeance|exigible|renewal)$/;
const inTime = phraseList("in|after|at|nach|zu|von|a|en|em|de|sous|tras|apos|apres");

/** "échéance à 45 jours", "due after 180 days", "vencimiento a 60 días": what falls due does so after the time before it. */
export function termAt(reading: Reading, at: number): Found | undefined {
  const noun = word(reading, at - 1) === "date" ? at - 2 : at - 1;
  if (!terms.test(word(reading, noun))) return undefined;
  const length = durationAt(reading, skip(reading, at, inTime));
  if (length === undefined || !(isBreak(reading, length.next) || word(reading, length.next) === ")")) return undefined;
  const left = phraseBefore(reading, at, 4);
  if (left === undefined) return undefined;
  const { count, unit, next } = length;
  return { kind: "offset", left: left.text, right: "", count, unit, sign: 1, ...spanOf(reading, left.first, next) };
}

const laters = phraseList(
  "on|later|after|afterwards|after that|after it|spater|danach|despues|mas tarde|plus tard|apres|depois|mais tarde",
);
