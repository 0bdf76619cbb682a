import type { DurationUnit } from "../../../../inferred/check.ts";

/** What something is counted per: a step of time, a thing by its name, a counted thing, or what was counted before. */
export type Per =
  | { readonly kind: "time"; readonly count: number; readonly unit: DurationUnit }
  | { readonly kind: "noun"; readonly words: readonly string[] }
  | { readonly kind: "quantity"; readonly index: number }
  | { readonly kind: "before" };

/** "per day", "for each of our 350 stores", "apiece". */
export interface Mark {
  readonly per: Per;
  readonly from: number;
  readonly next: number;
  /** What it may stand before: "each customer makes 20 calls"; "a day" stands only behind. */
  readonly leads: boolean;
  /** Said as a rhythm ("every minute"), and not as part of a name ("rate per minute"). */
  readonly isRhythm: boolean;
}
