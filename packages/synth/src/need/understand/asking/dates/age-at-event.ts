import type { Findings, Found, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

const year = "(?:19|20)\\d\\d";
const born = new RegExp(
  `\\b(?:born|geboren|jahrgang|nacid[oa]s?|nacieron|nee?s?|nascid[oa]s?|birth year|year of birth|geburtsjahr)(?: all| alle| todos)?(?: (?:is|in|im|jahr|en|em|between|from|zwischen|entre|of|=|:|a|el|ano|:|always)){0,3} ?(?<from>${year})(?: ?(?:and|to|-|–|or|und|bis|y|a|et|e|ate) (?<to>${year}))?(?![\\d-])|\\b(?<since>${year})(?: (?:bis|-|–) (?<until>${year}))? geboren\\b`,
  "u",
);
const figure = "(?<from>\\d{1,3})(?: ?(?:to|-|–|or|and|bis|a|y|et|ou|e|und) ?(?<to>\\d{1,3}))?";
/** How old they are when it comes to pass, and not today. */
const aged = new RegExp(
  `\\b(?:aged ${figure}|${figure.replaceAll("from", "early").replaceAll("to>", "late>")}[- ](?:years?[- ]old|years of age|jahre alt|anos(?: de edad)?|ans|anos de idade))(?: (?:at|when|on|upon|during|by|bei|beim|zum|am|al|a la|cuando|en el|lors|a l'|au|no|na|ao|quando)\\b)?(?! (?:today|now|heute|hoy|aujourd'hui|hoje|currently))`,
  "u",
);
const atEvent = /\b(?:at|when|on|upon|during|by|bei|beim|zum|al|a la|cuando|lors|au|ao|quando)$/;
/** Somebody else's age, or the age of another time. */
const others =
  /\b(?:today|now|currently|heute|hoy|aujourd'hui|hoje|parents?|mother|father|owner|eltern|padres|some|most|half|mostly|except|at death|died|when they (?:started|began))\b|%/;
const LONG_AGO = 1850;

/** "visits in 2015 … all born in 1990 and 40 years old at the visit": who was born then is of another age in that year. */
export function findOtherAgeThen(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const birth = born.exec(folded);
  const age = aged.exec(folded);
  if (birth === null || age === null || others.test(folded)) return;
  const { from: early, to: late, since, until } = birth.groups ?? {};
  const first = Number(early ?? since);
  const last = Number(late ?? until ?? first);
  const [least, most] = agesOf(age);
  const windows = found.filter((each): each is Window => each.kind === "window" && !isIn(each, placeOf(birth)));
  const [time, ...more] = windows;
  if (time === undefined || more.length > 0 || time.months !== undefined || time.span !== undefined || first < LONG_AGO)
    return;
  const [from, to] = [Number(time.from.slice(0, 4)), new Date(Date.parse(time.to) - 1).getUTCFullYear()];
  // Without "at the visit", the age may be that of today.
  if (!atEvent.test(age[0])) return;
  const [youngest, oldest] = [Math.max(0, from - last - 1), to - first];
  if (least <= oldest && most >= youngest) return;
  const why = `who was born then is ${youngest === oldest ? oldest : `${youngest} to ${oldest}`} years old at that time`;
  tellApart(reading, notes, [birth, age].map(placeOf).concat(spanOf(time)), why, "say that age, or other years");
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function agesOf({ groups }: RegExpExecArray): readonly [number, number] {
  const [low, high] = [groups?.["from"] ?? groups?.["early"], groups?.["to"] ?? groups?.["late"]].map(Number);
  const least = low ?? Number.NaN;
  return [least, high === undefined || Number.isNaN(high) ? least : high];
}

function isIn(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
