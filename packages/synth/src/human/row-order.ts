import type { DrawSequence } from "../random/draw-sequence.ts";
import type { Family } from "./family-book.ts";
import type { ScenarioReading } from "./reading.ts";
import type { RowProvenance, ScenarioLabel } from "./record.ts";

/** What one row is made of. */
export interface RowOrder {
  readonly reading: ScenarioReading;
  readonly family: Family;
  readonly draws: DrawSequence;
  /** What the words of the row are drawn from. */
  readonly key: number;
  readonly provenance: Omit<RowProvenance, "rule_trace">;
}

/** How a row says what it is about. */
export function labelled({ family, subject, kind, note }: ScenarioReading, place: string): ScenarioLabel {
  return { family, subject, place, sensitive: kind === "sensitive", note };
}
