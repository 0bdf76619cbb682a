import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { type Duration, durationAt } from "./durations.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt } from "./quantity.ts";
import { type Reading, spanOf, word } from "./reading.ts";
import { leftOf, rightOf, timeNameBefore } from "./sides.ts";

const afters = phraseList(
  "after|after the|following|later than|past|from|nach|despues de|despues de la|despues del|apres|apres la|depois de|depois da|depois do|posteriores a",
);
const befores = phraseList(
  "before|prior to|earlier than|ahead of|vor|antes de|antes de la|antes del|antes da|antes do|avant",
);
const verbs = phraseList(
  "a|at|zu|is|is exactly|is always|are|falls|must be|should be|always|comes|is set to|equals|=|set|happens|ist|liegt|es|esta|est|e|fica|is due|due",
);

/** "vencimento a 60 dias da emissão", "payable at 30 days from invoice": behind such a preposition "of" counts from a time. */
const prepositions = new Set(["a", "at", "zu"]);
const froms = phraseList("of|of the|de|de la|de l'|del|da|do|du|ab|nach");

/** "due date is 30 days after issue date", "due_date = issue_date + 30 days". */
export function offsetAt(reading: Reading, at: number): Found | undefined {
  const verb = phraseAt(reading, at, verbs);
  return (
    (verb === undefined ? undefined : (said(reading, at, verb.next) ?? computed(reading, at, verb.next))) ??
    bare(reading, at)
  );
}

function said(reading: Reading, at: number, start: number): Found | undefined {
  const length = durationAt(reading, hedgeAt(reading, start).next);
  return length === undefined ? undefined : related(reading, at, length);
}

/** "due 30 days after issue", without a verb. */
function bare(reading: Reading, at: number): Found | undefined {
  // "once a minute from a watch" is how often.
  if (/^(?:once|twice|thrice|times|mal|veces|vez|fois|vezes)$/.test(word(reading, at - 1))) return undefined;
  const length = durationAt(reading, at) ?? theDayAt(reading, at);
  return length === undefined ? undefined : related(reading, at, length);
}

const articles = new Set(["the", "el", "la", "le", "am", "o"]);
const unitsAlone: ReadonlyMap<string, Duration["unit"]> = new Map([
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["year", "year"],
  ["tag", "day"],
  ["dia", "day"],
  ["jour", "day"],
]);

/** "delivered the day before it ships": one of them. */
function theDayAt(reading: Reading, at: number): Duration | undefined {
  const unit = articles.has(word(reading, at)) ? unitsAlone.get(word(reading, at + 1)) : undefined;
  return unit === undefined ? undefined : { count: 1, unit, next: at + 2 };
}

function related(reading: Reading, at: number, length: Duration): Found | undefined {
  const after =
    phraseAt(reading, length.next, afters) ??
    (opensTerm(reading, at) ? phraseAt(reading, length.next, froms) : undefined);
  const before = phraseAt(reading, length.next, befores);
  const link = after ?? before;
  if (link === undefined) return undefined;
  // "due (28 days after borrowed)"
  const isBracketed = word(reading, at - 1) === "(";
  const left = timeNameBefore(reading, isBracketed ? at - 1 : at);
  const right = rightOf(reading, link.next);
  // "value date min. 3 days after trade date" is a bound.
  if (left === undefined || /\b(?:min|max)(?:\.|imum)?$/i.test(left.text)) return undefined;
  if (right === undefined || ["now", "today", "date"].includes(right.text)) return undefined;
  return {
    kind: "offset",
    left: left.text,
    right: right.text,
    count: length.count,
    unit: length.unit,
    sign: after === undefined ? -1 : 1,
    ...spanOf(reading, left.first, isBracketed && word(reading, right.next) === ")" ? right.next + 1 : right.next),
  };
}

/** "a 60 dias da emissão"; in English "a day of readings" is so much of them. */
function opensTerm(reading: Reading, at: number): boolean {
  return prepositions.has(word(reading, at)) && !(reading.language === "en" && word(reading, at) === "a");
}

/** "due_date = issue_date + 30 days" */
function computed(reading: Reading, at: number, start: number): Found | undefined {
  const left = leftOf(reading, at);
  const right = phraseFrom(reading, start, 4);
  const sign = right === undefined ? "" : word(reading, right.next);
  if (left === undefined || right === undefined || !["+", "-", "plus", "minus"].includes(sign)) return undefined;
  const length = durationAt(reading, right.next + 1);
  if (length === undefined) return undefined;
  return {
    kind: "offset",
    left: left.text,
    right: right.text,
    count: length.count,
    unit: length.unit,
    sign: sign === "+" || sign === "plus" ? 1 : -1,
    ...spanOf(reading, left.first, length.next),
  };
}
