import { openedSource } from "@sdg/synth/engine/opened-source";
import type { RowSource } from "@sdg/synth/engine/rows";
import type { Dataset } from "@sdg/synth/schema/dataset";

/** Rows from (inclusive) … to (exclusive). */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Seeds opened for a few rows are mostly never seen again, and must not drive out those that are. */
const FEW_ROWS = 64;

/** The source of a dataset's seed. Throws a RangeError when it has not all the rows of the range. */
export function checkedSource(dataset: Dataset, seed: string, { from, to }: RowRange): RowSource {
  const source = to - from > FEW_ROWS ? openedSource(dataset, seed) : dataset.open(seed);
  const rows = Math.min(dataset.rowLimit, source.rows ?? dataset.rowLimit);
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to < from || to > rows) {
    throw new RangeError(`rows ${from} to ${to} are not within 0 to ${rows} of ${dataset.id}`);
  }
  return source;
}
