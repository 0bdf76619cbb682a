import type { Span } from "../../findings.ts";
import type { DraftNotes } from "../draft/draft.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import { quotesOf } from "./said-orders.ts";

/** The place of what a pattern found. */
export function placeOf({ index, 0: said }: RegExpExecArray): Span {
  return { start: index, end: index + said.length };
}

/** Tells that the words at some places contradict each other: `"from 8 to 12" and "exactly 5 steps": they are told twice`. */
export function tellApart(
  reading: NeedReading,
  notes: DraftNotes,
  places: readonly Span[],
  why: string,
  fix: string,
): void {
  const spans = places.toSorted((one, other) => one.start - other.start).map(({ start, end }) => ({ start, end }));
  notes.impossible.push({ reason: `${quotesOf(reading, spans)}: ${why}`, spans, fix });
}
