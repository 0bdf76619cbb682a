import type { Found } from "../findings.ts";
import { isGlued, type Reading, spanOf } from "./reading.ts";

export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: true;
  readonly exclusiveMaximum?: true;
  readonly unit?: string;
}

export function rangeFound(reading: Reading, from: number, next: number, bounds: Bounds): Found {
  return { kind: "range", ...bounds, ...spanOf(reading, from, next) };
}

/** Part of a date, an identifier or a longer chain of digits. */
export function isInside(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  return before !== undefined && isGlued(reading, at) && ["-", ".", "/", ":", "_", "#"].includes(before.text);
}
