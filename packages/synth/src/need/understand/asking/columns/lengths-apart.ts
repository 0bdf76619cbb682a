import type { PlannedConstraint } from "../../../plan.ts";
import type { DraftNotes } from "../../draft/draft.ts";

/** One sign of a pattern, and how often it stands there: "[A-Z]{2}", "-". */
const part = /\[[^\]]*\](?:\{(\d+)\})?|\\?[^[\]{}()*+?|.]/gy;

/** "bin_code exactly 6 characters long in the pattern AA-0000-00": a value has one length. */
export function findLengthsApart({ constraints, impossible }: DraftNotes): void {
  for (const [index, one] of constraints.entries()) {
    const own = one.kind === "pattern" && one.span !== null ? lengthsOf(one) : undefined;
    if (own === undefined) continue;
    const other = constraints.slice(index + 1).find((each) => {
      const isOfOne = each.kind === "pattern" && each.field === one.field && each.table === one.table;
      const further = isOfOne && each.span !== null ? lengthsOf(each) : undefined;
      return further !== undefined && !own.some((length) => further.includes(length));
    });
    if (other === undefined || one.span === null || other.span === null) continue;
    impossible.push({
      reason: `${one.field} cannot be ${own[0]} characters long and ${lengthsOf(other)?.[0]} characters long`,
      spans: [one.span, other.span],
      fix: "say the length that the pattern has",
    });
    return;
  }
}

/** How many signs a pattern has, with its dashes and without them, as either may be counted; undefined where it has no one length. */
function lengthsOf({ value: { pattern } }: PlannedConstraint): readonly number[] | undefined {
  if (typeof pattern !== "string") return undefined;
  let [signs, letters, end] = [0, 0, 0];
  for (const { 0: said, 1: times, index } of pattern.matchAll(part)) {
    signs += Number(times ?? 1);
    if (said.startsWith("[") || /[\p{L}\d]/u.test(said)) letters += Number(times ?? 1);
    end = index + said.length;
  }
  return end === pattern.length && signs > 0 ? [signs, letters] : undefined;
}
