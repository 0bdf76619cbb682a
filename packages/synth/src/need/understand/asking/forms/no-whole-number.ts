import { tokenFrom } from "../../../extract/reading.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";

const exclusive = /^ ?\(?,? ?(?:both )?(?:exclusive|excluded|exklusive|ausschliesslich|exclusiv[eo]s?|exclu[si]\w*)\b/i;

/** "a whole number greater than 2 and less than 3": no whole number lies between. */
export function findNoWholeNumber(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (const range of found) {
    if (range.kind !== "range" || range.minimum === undefined || range.maximum === undefined) continue;
    const isOpen = exclusive.test(text.slice(range.end));
    const least = isOpen || range.exclusiveMinimum === true ? Math.floor(range.minimum) + 1 : Math.ceil(range.minimum);
    const most = isOpen || range.exclusiveMaximum === true ? Math.ceil(range.maximum) - 1 : Math.floor(range.maximum);
    if (least <= most || range.minimum > range.maximum) continue;
    const [from, to] = clauseAround(reading, tokenFrom(reading, 0, range.start));
    const [start, end] = [reading.tokens[from]?.start ?? 0, reading.tokens[to - 1]?.end ?? 0];
    const whole = found.find(
      (each) => each.kind === "decimals" && each.decimals === 0 && each.start >= start && each.end <= end,
    );
    const isNone = range.minimum === range.maximum;
    if (whole === undefined && !isNone) continue;
    const span = {
      start: Math.min(whole?.start ?? range.start, range.start),
      end: Math.max(range.end, whole?.end ?? 0),
    };
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}": no ${isNone ? "" : "whole "}number lies there`,
      spans: [span],
      fix: "say a range that holds a value",
    });
    return;
  }
}
