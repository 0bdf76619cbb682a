import type { PlannedConstraint } from "../../plan.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { percentage } from "../draft/saying.ts";

/** "never below 5 °C, 10% of readings under zero": a share of the rows beyond bounds that all of them have. */
export function findSharesBeyondBounds(notes: DraftNotes): void {
  for (const tail of notes.constraints) {
    const { share, below, above } = tail.value;
    if (tail.kind !== "distribution" || typeof share !== "number" || share <= 0) continue;
    const range = notes.constraints.find(
      ({ kind, field, table }) => kind === "range" && field === tail.field && table === tail.table,
    );
    if (range === undefined) continue;
    const { min, max } = range.value;
    const isBelow = typeof below === "number" && typeof min === "number" && below <= min;
    const isAbove = typeof above === "number" && typeof max === "number" && above >= max;
    if (!isBelow && !isAbove) continue;
    notes.impossible.push({
      reason: `${range.understoodAs}, yet ${percentage(share)} of it is to be ${isBelow ? `below ${below}` : `above ${above}`}`,
      spans: [...spansOf(range), ...spansOf(tail)],
      fix: "widen the bounds, or leave the share out",
    });
  }
}

function spansOf({ span }: PlannedConstraint): readonly NonNullable<PlannedConstraint["span"]>[] {
  return span === null ? [] : [span];
}
