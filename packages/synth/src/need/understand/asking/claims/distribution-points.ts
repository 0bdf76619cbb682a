import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { Claim } from "./claim.ts";
import { rootsOf } from "./parts-of-text.ts";
import { areAlike } from "./roots.ts";

/** What is said of how many rows lie up to a value: at least so many, and at most so many. */
export interface Point {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A share within a range, a bound of all rows or a quantile, as points of one distribution. */
export interface Said {
  readonly kind: "share" | "bound" | "quantile" | "mean";
  readonly points: readonly Point[];
  readonly unit: string | undefined;
  readonly roots: readonly string[];
  readonly claim: Claim | undefined;
  /** What is measured by its verb: "take longer" is of the duration. */
  readonly measures?: readonly string[];
  readonly span: Span;
}

/** The "solder defects" of "solder defects (mean 0.7)". */
export function nameBefore(reading: Reading, from: number): readonly string[] {
  if (reading.tokens[from - 1]?.text !== "(") return [];
  const [first] = clauseAround(reading, from - 2);
  return rootsOf(reading, first, from - 1);
}

export function withoutRows(roots: readonly string[], rowRoots: readonly string[]): readonly string[] {
  return roots.filter((root) => !rowRoots.some((row) => areAlike(row, root)));
}
