import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { allowsOutliers } from "../distributions/figures.ts";

/** Figures are said roundly. */
const SLACK = 1.02;

/** "scores 0 to 10, mean 5, standard deviation 8": no values of a range lie farther from their mean than half at each of its ends. */
export function findSpreadBeyondRange({ text }: Findings, { constraints, impossible }: DraftNotes): void {
  if (allowsOutliers(text)) return;
  for (const spread of constraints) {
    const { sd, mean, name } = spread.value;
    if (spread.kind !== "distribution" || typeof sd !== "number" || (name !== undefined && name !== "normal")) continue;
    const range = constraints.find(
      ({ kind, field, table, source }) =>
        kind === "range" && source === "stated" && field === spread.field && table === spread.table,
    );
    const { min, max } = range?.value ?? {};
    if (range === undefined || typeof min !== "number" || typeof max !== "number" || min >= max) continue;
    const middle = typeof mean === "number" && mean > min && mean < max ? mean : (min + max) / 2;
    const most = Math.sqrt((max - middle) * (middle - min));
    if (sd <= most * SLACK) continue;
    impossible.push({
      reason: `${spread.field} from ${min} to ${max} cannot have a standard deviation of ${sd}: with half of the values at each end it is ${Number(most.toPrecision(3))}`,
      spans: [range, spread].flatMap(({ span }) => (span === null ? [] : [span])),
      fix: `say a standard deviation below ${Number(most.toPrecision(3))}, or a wider range`,
    });
    return;
  }
}
