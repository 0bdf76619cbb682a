import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";

type Hours = Extract<Found, { readonly kind: "hours" }>;

const clock =
  "(?<hour>[01]?\\d|2[0-3])(?:(?:[:.h](?<minute>[0-5]\\d))(?: ?(?<half>[ap]m))?| ?(?<bare>am|pm)| ?(?:uhr|o'clock|h)\\b)(?![\\d:])";
/** Where most of them lie: "most sale times lie around 18:30", "peak at 9 pm". */
const peaks = new RegExp(
  `\\b(?:most(?! likely)(?: of)?|majority|bulk|peak(?:s|ing|ed)?|busiest|rush|average|mean|median|typical(?:ly)?|usually|mostly|concentrated|clustered?|meisten?|spitze\\p{L}*|durchschnitt\\p{L}*|mayoria|pico|hora punta|media|plupart|pointe|moyenne|maioria|pico|media)\\b[^.;\\n\\d]{0,50}?\\b(?:at|around|about|by|near|close to|um|gegen|a las?|sobre las?|hacia las?|a|vers|as|por volta das?) ${clock}`,
  "u",
);
/** Nothing comes to pass in any other hour. */
const only =
  /\b(?:only|solely|exclusively|nur|ausschliesslich|solo|solamente|unicamente|seulement|uniquement|apenas|somente|all|every|always|alle|todas|todos|toutes|tous|open(?:s|ed)?(?! \p{L}+ (?:tickets?|orders?))|opening hours|geoffnet|abierto|abre|ouvert[e]?|aberto|so)\b/u;
const otherwise =
  /\b(?:online|except|also|mostly|usually|delivery|deliveries|after hours|closed|staff|some|outside|unless|most|error\w*|anomal\w*|fraud\w*)\b|%/;
const HALF = 12;

/** "The kiosk sells between 7:00 and 11:00 only, most sale times lie around 18:30": most of them in an hour in which there are none. */
export function findPeakOutsideHours(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const said = peaks.exec(folded);
  const [hours, ...others] = found.filter((each): each is Hours => each.kind === "hours");
  if (said === null || hours === undefined || others.length > 0) return;
  const place = placeOf(said);
  const minute = minuteOf(said);
  if ((hours.start < place.end && place.start < hours.end) || minute === undefined || isWithin(hours, minute)) return;
  const clause = clauseOf(reading, hours);
  if (!only.test(clause.said) || otherwise.test(clause.said)) return;
  const why = "there is nothing at that hour";
  tellApart(reading, notes, [clause.span, place], why, "say a peak in those hours, or other hours");
}

function clauseOf(reading: NeedReading, { start, end }: Span): { readonly said: string; readonly span: Span } {
  const [first, next] = clauseAround(reading, tokenFrom(reading, 0, start));
  // What goes on behind an "and" tells of something else.
  const said =
    foldedOf(reading, first, next).split(
      / (?:and|but|und|aber|y|pero|et|mais|e|mas) (?=most|the|peak|busiest|its|die|der|la|el)/,
    )[0] ?? "";
  return { said, span: { start: reading.tokens[first]?.start ?? start, end } };
}

function minuteOf({ groups }: RegExpExecArray): number | undefined {
  const hour = Number(groups?.["hour"]);
  if (Number.isNaN(hour)) return undefined;
  const half = groups?.["half"] ?? groups?.["bare"];
  return (
    (half === undefined ? hour : (hour % HALF) + (half === "pm" ? HALF : 0)) * 60 + Number(groups?.["minute"] ?? 0)
  );
}

function isWithin({ from, to }: Hours, minute: number): boolean {
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}
