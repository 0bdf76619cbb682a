import type { Reading } from "../../extract/reading.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { inUnitOf, type SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/** "nobody is older than 30, everybody is at least 45", "scores from 0 to 20 with an average of 35". */
export function findOpposedBounds(reading: Reading, said: readonly SaidBound[], notes: DraftNotes): void {
  for (const [index, one] of said.entries()) {
    for (const other of said.slice(index + 1)) {
      if (one.of !== other.of || one.relative !== other.relative || !areOpposed(one, other)) continue;
      const spans = [one.span, other.span];
      const isMiddle = one.mean !== undefined || other.mean !== undefined;
      notes.impossible.push({
        reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}" cannot both hold for ${one.name}: ${
          isMiddle ? "its mean lies outside of its range" : "its minimum is above its maximum"
        }`,
        spans,
        fix: isMiddle
          ? `say a mean of ${one.name} within its range, or a wider range`
          : `say a minimum of ${one.name} that is not above its maximum`,
      });
    }
  }
}

/** Whether no value lies in both. */
function areOpposed(one: SaidBound, other: SaidBound): boolean {
  if (one.mean !== undefined && other.mean !== undefined) return false;
  return isAbove(one, other) || isAbove(other, one);
}

/** Whether the least of one lies above the most of the other. */
function isAbove(one: SaidBound, other: SaidBound): boolean {
  const least = one.minimum ?? one.mean;
  const most = other.maximum ?? other.mean;
  if (least === undefined || most === undefined) return false;
  const compared = inUnitOf(least, one, other);
  if (compared === undefined) return false;
  return compared > most || (compared === most && (one.exclusiveMinimum === true || other.exclusiveMaximum === true));
}
