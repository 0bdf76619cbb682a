import type { Reading } from "./reading.ts";

/** One reason to refuse a need. */
export interface Rule {
  readonly id: string;
  readonly isBrokenBy: (reading: Reading) => boolean;
  readonly reason: string;
  /** A need beside it that is met. */
  readonly alternative: string;
}
