import { type Reading, tokenFrom } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { Claim } from "../claims/claim.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";

const HOUR = 60;
const NOON = 12;
const times =
  /\b(?<side>after|later than|past|before|earlier than|nach|vor|despues de|antes de|apres|avant|depois das|antes das) (?:las |les |as )?(?<hour>\d{1,2})(?::(?<minute>\d\d))? ?(?<half>am|pm|h|uhr)?$/;
const early = /^(?:before|earlier than|vor|antes de|avant|antes das)$/;
const loose =
  /\b(?:most|mostly|usual\w*|normal\w*|mainly|core|peak|office|opening|typical\w*|regular|meist\w*|except|start\w*|planned|scheduled)\b/;

/** "appointments 8:00-16:00, a tenth after 18:00": some of the rows at an hour at which there are none. */
export function findShareOfOtherHours(
  reading: Reading,
  { found }: Findings,
  claims: readonly Claim[],
  notes: DraftNotes,
): void {
  const [hours, ...more] = found.filter((each) => each.kind === "hours");
  if (hours?.kind !== "hours" || more.length > 0 || notes.impossible.length > 0) return;
  const place = clauseAround(reading, tokenFrom(reading, 0, hours.start));
  if (loose.test(foldedOf(reading, ...place))) return;
  const claim = claims.find(({ rate, isOfPart, isEither, first, span }) => {
    if (rate <= 0 || isOfPart || isEither || (first >= place[0] && first < place[1])) return false;
    const text = fold(reading.text.slice(span.start, span.end));
    const said = times.exec(text)?.groups;
    return (said !== undefined && isOutside(said, hours)) || isPartOutside(text, hours);
  });
  if (claim === undefined) return;
  const spans = [{ start: hours.start, end: hours.end }, claim.span];
  notes.impossible.push({
    reason: `"${quoteOf(reading, hours)}" leaves no row for "${quoteOf(reading, claim.span)}"`,
    spans: spans.sort((one, other) => one.start - other.start),
    fix: "say longer hours, or leave that share out",
  });
}

const parts: readonly (readonly [name: RegExp, hour: number])[] = [
  [/\b(?:at|around) (?:noon|midday|lunchtime)$/, 12],
  [/\bat midnight$/, 0],
  [/\bin the afternoons?$/, 15],
];

/** "between 22:00 and 06:00, a third of them at noon" */
function isPartOutside(text: string, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const at = (parts.find(([name]) => name.test(text))?.[1] ?? Number.NaN) * HOUR;
  return from < to ? at < from - HOUR || at > to + HOUR : at > to + HOUR && at < from - HOUR;
}

/** Past midnight, what is after ten in the evening may be before six. */
function isOutside(
  { side = "", hour = "", minute, half }: Readonly<Record<string, string | undefined>>,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  // "after 18" may be an age.
  if ((minute === undefined && half === undefined) || from >= to) return false;
  const at = ((Number(hour) % NOON) + (half === "pm" || (half !== "am" && Number(hour) >= NOON) ? NOON : 0)) * HOUR;
  return early.test(side) ? at + Number(minute ?? 0) <= from : at + Number(minute ?? 0) >= to;
}
