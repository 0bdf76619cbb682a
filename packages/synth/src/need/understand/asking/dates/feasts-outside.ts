import { MS_PER_DAY } from "../../../../engine/calendar.ts";
import type { Findings } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

/** Feasts by name, and the months, from 0, in which they and their trade lie. */
const feasts: readonly (readonly [name: string, months: readonly number[]])[] = [
  ["black friday|cyber monday", [10, 11]],
  ["christmas(?! tree)|xmas|weihnachts?|weihnachten|navidad|noel|natal", [10, 11, 0]],
  ["halloween", [9, 10]],
  ["thanksgiving", [9, 10]],
  ["easter|ostern|oster|semana santa|pascua|paques|pascoa", [2, 3]],
  ["valentine'?s?(?: day)?|valentinstag|san valentin|saint-valentin", [0, 1]],
  ["new year'?s? eve|silvester|nochevieja|reveillon", [11, 0]],
];
const peak =
  "(?:peaks?|spikes?|rush|surge|bump|jump|boom|weekend peak|day peak|season peak|shopping peak|sales peak|spitze|andrang|pico|pic|pointe)";
const rising =
  "(?:peak(?:s|ing)?|spik(?:e|es|ing)|surg(?:e|es|ing)|jump(?:s|ing)?|ris(?:e|es|ing)|highest|busiest|pico|pic)";
/** "a Christmas peak", "spiking at Easter" */
const peaksOfFeasts = feasts.map(([names, months]) => ({
  months,
  peaks: [
    new RegExp(`\\b(?:${names})\\b(?: \\w+){0,2} ${peak}\\b`),
    new RegExp(`\\b${rising}\\b[^.;,]{0,40}?\\b(?:${names})(?:'s)?\\b`),
  ],
}));
/** Only then it lies elsewhere: what is compared or told of another time may be. */
const others = /\b(?:before|after|compar\w*|versus|vs|last year|previous|since|until|fiscal|ramadan|orthodox)\b/;
/** "limited to the first quarter of 2024 … a peak over the Black Friday weekend": no row lies on that day. */
export function findFeastsOutside(reading: NeedReading, { found, text }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  const [window, ...more] = found.filter((each) => each.kind === "window" && !isWithinFeast(each, folded));
  if (window?.kind !== "window" || more.some((each) => each.kind === "window" && each.to > window.to)) return;
  if (window.months !== undefined || window.last !== undefined || others.test(folded)) return;
  const months = monthsOf(window.from, window.to);
  for (const { peaks, months: own } of peaksOfFeasts) {
    const match = peaks.map((each) => each.exec(folded)).find((found) => found !== null) ?? null;
    if (match === null || own.some((month) => months.has(month))) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    const spans = [{ start: window.start, end: window.end }, span];
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}" lies outside of "${quoteOf(reading, window)}"`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: "say a time that the feast lies in, or leave it out",
    });
    return;
  }
}

/** A day that is told with the feast is no window of the rows. */
function isWithinFeast({ start }: { readonly start: number }, folded: string): boolean {
  return /(?:black friday|cyber monday)[^.;,]{0,20}$/.test(folded.slice(Math.max(0, start - 40), start));
}

/** The months of a window, from 0. */
function monthsOf(from: string, to: string): ReadonlySet<number> {
  const months = new Set<number>();
  const [first, last] = [new Date(from), new Date(Date.parse(to) - MS_PER_DAY / 2)];
  const all = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  for (let step = 0; step <= Math.min(all, 11); step++) months.add((first.getUTCMonth() + step) % 12);
  return months;
}
