import { type Reading, tokenFrom } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { weekdayAt } from "../dates/said-days.ts";
import type { Quantity } from "./quantity.ts";

export type RangeFound = Extract<Found, { readonly kind: "range" }>;

/** A range with the tokens that say it. */
export interface RangeSaid {
  readonly found: RangeFound;
  readonly first: number;
  readonly next: number;
}

/** All ranges of values that a need says, also those in the words of a share: "60% earn less than 30,000". */
export function rangesOf(reading: Reading, { found }: Findings, quantities: readonly Quantity[]): readonly RangeSaid[] {
  const ranges: RangeSaid[] = [];
  let at = 0;
  for (const each of found) {
    if (each.kind !== "range") continue;
    const first = tokenFrom(reading, at, each.start);
    const next = tokenFrom(reading, first, each.end);
    // "Monday to Friday 8-18h"
    if (each.unit === "h" && weekdayAt(reading, first - 1, true) !== undefined) continue;
    ranges.push({ found: each, first, next });
    at = next;
  }
  const own = quantities.filter(
    ({ is, first, next }) => is !== "exactly" && !ranges.some((range) => range.first < next && first < range.next),
  );
  return [...ranges, ...own.map(rangeOf)].sort((one, other) => one.first - other.first);
}

function rangeOf({ is, value, unit, first, next, span }: Quantity): RangeSaid {
  const end = is === "most" ? { maximum: value } : { minimum: value };
  return { found: { kind: "range", ...end, ...(unit === undefined ? {} : { unit }), ...span }, first, next };
}
