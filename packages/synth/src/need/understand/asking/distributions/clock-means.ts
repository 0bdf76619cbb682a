import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

const clock = "\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?";
const ranges = new RegExp(
  `(?<low>${clock}) ?(?:-|–|to|and|bis|und|a|y|hasta|et|e|ate) ?(?<high>${clock})(?! ?(?:min)?/)`,
  "g",
);
const means = new RegExp(
  `\\b(?:average|avg|mean|median|averaging|durchschnitt|schnitt|mittel|media|promedio|moyenne|mediane)\\b(?: (?:of|is|was|time|von|bei|de|about|around))*:? ?(?<mean>${clock})(?! ?(?:h|min|m|s)?/|\\d| ?(?:am|pm|uhr))`,
  "g",
);

/** "net time between 1:10 and 2:45 h with an average of 3:05 h": of times that are told on a clock, the mean lies between them. */
export function findClockMeansOutside({ text }: NeedReading, { impossible }: DraftNotes): void {
  const folded = fold(text);
  const [range, ...others] = [...folded.matchAll(ranges)];
  const [mean, ...more] = [...folded.matchAll(means)];
  if (range?.groups === undefined || mean?.groups === undefined || others.length + more.length > 0) return;
  const [low, high, middle] = [range.groups.low, range.groups.high, mean.groups.mean].map((each) =>
    partsOf(each ?? ""),
  );
  if (low === undefined || high === undefined || middle === undefined || low.length !== middle.length) return;
  const [least, most, value] = [low, high, middle].map((parts) => parts.reduce((sum, each) => sum * 60 + each, 0));
  if (least === undefined || most === undefined || value === undefined || least >= most) return;
  if (value >= least && value <= most) return;
  const spans = [range, mean].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  impossible.push({
    reason: `${spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" and ")} cannot both hold: the mean lies outside of all values`,
    spans: spans.sort((one, other) => one.start - other.start),
    fix: "say a mean within the range, or a wider range",
  });
}

function partsOf(said: string): readonly number[] {
  return said.split(":").map(Number);
}
