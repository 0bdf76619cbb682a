import { log, normalQuantile, studentQuantile } from "./elementary.ts";
import { type QuantileTable, quantileTable } from "./quantile-table.ts";

/** The quantile tables that generators share; each is built when it is first asked for (a few milliseconds). */
let normal: QuantileTable | undefined;
let student: QuantileTable | undefined;
let exponential: QuantileTable | undefined;

export function normalTable(): QuantileTable {
  normal ??= quantileTable(normalQuantile);
  return normal;
}

/** Student's t with 4 degrees of freedom, scaled to unit variance. */
export function studentTable(): QuantileTable {
  student ??= quantileTable((p) => studentQuantile(p) * Math.SQRT1_2);
  return student;
}

/** The exponential distribution of mean 1. */
export function exponentialTable(): QuantileTable {
  exponential ??= quantileTable((p) => -log(1 - p));
  return exponential;
}
