import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

type Hours = Extract<Found, { readonly kind: "hours" }>;

/** Nothing goes on in those hours. */
const nothing =
  /\b(?:zero|0|nothing|none|no (?:output|production|sales?|visitors?|visits?|orders?|calls?|traffic|trips?|flights?|customers?|guests?|logins?|trains?|deliver(?:y|ies)|one|readings above 0)|nobody|closed|shut|idle|switched off|off|stands? still|null|nichts|niemand|geschlossen|steht still|cero|nada|nadie|cerrad[oa]|ferme[e]?|zero|rien|personne|fechad[oa]|ninguem)\b/;
const limits =
  /\b(?:except|apart|unless|if|when|most|mostly|usually|often|sometimes|almost|nearly|near|close to|fewer|half|drop\w*|below|less|ausser|meist|fast|casi|presque|quase)\b|%/;
const peak =
  "(?:peak(?:s|ing|ed)?|busiest|maxim(?:um|a|al)|highest|max|most (?:visitors|sales|orders|calls|traffic|trips|customers|guests|logins|output|people)|rush hour|spitze\\p{L}*|hochst\\p{L}*|meisten \\p{L}{3,16}|pico|maximo|mas alt[oa]|hora punta|pointe|maximum|pic|mais alt[oa])";
const clock = "(?<hour>[01]?\\d|2[0-3])(?:[:.h](?<minute>[0-5]\\d)| ?(?<half>am|pm)| ?(?:uhr|o'clock|h)\\b)(?![\\d:])";
const peaks = new RegExp(
  `\\b${peak}\\b[^.;\\n]{0,60}?\\b(?:at|around|about|by|um|gegen|a las?|sobre las?|a|vers|as) ${clock}`,
  "u",
);
const DAY = 1440;

/** "output is zero from 21:00 to 06:00, the daily maximum is always reached at 02:00": the most of what there is nothing of. */
export function findPeakWhileClosed(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const said = peaks.exec(foldInPlace(text));
  const minute = said === null ? undefined : minuteOf(said);
  if (said === null || minute === undefined) return;
  const hour: Span = { start: said.index, end: said.index + said[0].length };
  const still = found.find(
    (each): each is Hours =>
      each.kind === "hours" && !areMet(each, hour) && isStill(reading, each) && isWithin(each, minute),
  );
  if (still === undefined) return;
  const [from] = clauseAround(reading, tokenFrom(reading, 0, still.start));
  const start = Math.min(still.start, reading.tokens[from]?.start ?? still.start);
  const why = "the peak lies where there is nothing";
  tellApart(reading, notes, [{ start, end: still.end }, hour], why, "say another hour of the peak, or other hours");
}

function isStill(reading: NeedReading, { start }: Hours): boolean {
  const clause = foldedOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, start)));
  return nothing.test(clause) && !limits.test(clause);
}

function minuteOf({ groups }: RegExpExecArray): number | undefined {
  const [hour, minute, half] = [Number(groups?.["hour"]), Number(groups?.["minute"] ?? 0), groups?.["half"]];
  if (Number.isNaN(hour)) return undefined;
  return ((half === undefined ? hour : (hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute) % DAY;
}

function isWithin({ from, to }: Hours, minute: number): boolean {
  return from <= to ? minute > from && minute < to : minute > from || minute < to;
}

function areMet(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
