import type { Span } from "../../../findings.ts";
import type { RangeFound } from "../quantities/ranges.ts";

/** Something that holds, or does not, for so many rows. What several facts say holds on the same rows. */
export interface Fact {
  /** The words that tell what, without their endings. */
  readonly roots: readonly string[];
  /** The same as written, folded. */
  readonly words: readonly string[];
  readonly isDenied: boolean;
}

/** What a need says of how many of its rows: "25% of orders are cancelled", "none was paid", "every ticket is closed". */
export interface Claim {
  /** From 0 to 1; below or above where somebody said so. What holds for all is 1, also of "none", whose fact is denied. */
  readonly rate: number;
  readonly facts: readonly Fact[];
  /** One fact or the other: "late or lost". */
  readonly isEither: boolean;
  /** The roots of what is counted, where that is named. */
  readonly base: readonly string[];
  /** "of all parcels", "of the 600 loans": what is counted are the rows. */
  readonly isOfAll: boolean;
  /** Counted of a part of the rows: "of those", "among students". */
  readonly isOfPart: boolean;
  /** "25% never opened it": what was named before. */
  readonly isOfIt?: boolean;
  /** The words stand before the figure: "pass rate of 70%". */
  readonly before: boolean;
  /** The roots of what stands before the colon that the claim stands behind. */
  readonly head: readonly string[];
  readonly sentence: number;
  /** The tokens of the figure, and where what is said ends. */
  readonly first: number;
  readonly figureEnd: number;
  readonly next: number;
  /** The values that so many rows have: "8% are between 12 and 15". */
  readonly range: RangeFound | undefined;
  /** The roots of what a bracket says the values are of: "on time (delay 0)". */
  readonly rangeName: readonly string[];
  readonly span: Span;
}

/** Whether two claims are about the same rows as far as one can tell. */
export function areOfOne(one: Claim, other: Claim): boolean {
  if (one.isOfPart || other.isOfPart) return false;
  const isSameHead = one.head.length === 0 || other.head.length === 0 || one.head.join(" ") === other.head.join(" ");
  return isSameHead;
}
