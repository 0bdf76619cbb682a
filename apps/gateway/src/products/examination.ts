import type { JsonRecord } from "../store/tables.ts";

/** What is found on the delivered rows of a dataset that was made to order, beyond the declaration of their fields. */
export interface Examination {
  /** False when something that was promised does not hold. */
  readonly isSound: boolean;
  /** What became of each constraint of the plan, in its order. */
  readonly constraints?: readonly JsonRecord[];
  /** Members of the delivery's `quality`, and of the order's report. */
  readonly quality: JsonRecord;
  /** Further members of the delivery. */
  readonly further: JsonRecord;
}

export type ParsedRow = Readonly<Record<string, unknown>>;
