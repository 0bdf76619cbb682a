import type { Count } from "./counted.ts";

/** A whole and the numbers that stand in a row behind it. */
export interface Split {
  readonly whole: Count;
  readonly parts: readonly Count[];
}
