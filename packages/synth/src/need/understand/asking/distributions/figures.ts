import type { Reading } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Span } from "../../../findings.ts";
import type { Claim } from "../claims/claim.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike } from "../claims/roots.ts";
import { clauseAround } from "../quantities/clauses.ts";

/** What is said of how many rows lie up to a value: at least so many, and at most so many. */
export interface Point {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A share within a range, a bound of all rows or a statistic, as points of the distribution of one attribute. */
export interface Figure {
  readonly kind: "share" | "some" | "bound" | "quantile" | "mean" | "extreme";
  readonly points: readonly Point[];
  readonly unit: string | undefined;
  /** The roots of what it is of. */
  readonly roots: readonly string[];
  /** What it measures by its nouns, verbs or superlative: "take longer" and "slowest" are of the duration. */
  readonly measures: readonly string[];
  readonly claim: Claim | undefined;
  /** "all", "never": no exception is left. */
  readonly isInsisted?: boolean;
  readonly span: Span;
}

const outliers = /(?<!\b(?:no|without|any|zero) )\boutliers?\b(?! (?:are |is )?(?:not|removed|excluded|forbidden))/i;

/** "with outliers allowed": some lie outside of what the others lie in. */
export function allowsOutliers(text: string): boolean {
  return outliers.test(text);
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

export function dimensionOf(unit: string | undefined): string {
  return unit === undefined ? "" : (unitNamed(unit)?.dimension ?? unit);
}
