import { convert, unitNamed } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import { fold, foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { allowsOutliers } from "../distributions/figures.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

/** Figures are written roundly: -273 °C is meant to be the end. */
const ROOM = 1;
const differences =
  /\b(?:change|differen[cz]|delta|gradient|drop|fall|shift|offset|anderung|cambio|variacion|diferencia|ecart|variacao|diferenca)\w*\b[^.;]{0,40}$/;
/** Readings that are meant to be wrong. */
const faulty = /\b(?:invalid|errors?|fault\w*|raw|uncalibrated|wrong|impossible|dirty|corrupt\w*|implausible)\b/;
const REACH = 60;

/** "storage temperature between -400 and -350 degrees Celsius": nothing is colder than 0 K. */
export function findColdThanAny(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0 || allowsOutliers(reading.text) || faulty.test(fold(reading.text))) return;
  const folded = foldInPlace(reading.text);
  for (const { value, unit, span } of saidIn(reading)) {
    const kelvins = unitNamed(unit)?.dimension === "temperature" ? convert(value, unit, "K") : undefined;
    if (kelvins === undefined || kelvins >= -ROOM) continue;
    if (differences.test(folded.slice(Math.max(0, span.start - REACH), span.start))) continue;
    if (/^ ?(?:\/|per\b|pro\b|por\b|par\b)/.test(folded.slice(span.end))) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}": nothing is colder than -273.15 °C`,
      spans: [{ start: span.start, end: span.end }],
      fix: "say temperatures from -273 °C (-459 °F, 0 K) on",
    });
    return;
  }
}

interface Told {
  readonly value: number;
  readonly unit: string;
  readonly span: Span;
}

/** Both ends of each range, and each figure for itself. */
function saidIn({ ranges, quantities }: NeedReading): readonly Told[] {
  const ends = ranges.flatMap(({ found: { minimum, maximum, unit, start, end } }) =>
    [minimum, maximum].flatMap((value) =>
      value === undefined || unit === undefined ? [] : [{ value, unit, span: { start, end } }],
    ),
  );
  const figures = quantities.flatMap(({ value, unit, span }) => (unit === undefined ? [] : [{ value, unit, span }]));
  return [...ends, ...figures];
}
