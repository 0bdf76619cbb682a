/** One broken rule on one row; `row` counts the rows given to the validator, from 0. */
export interface Violation {
  row: number;
  invariant: string;
  detail: string;
}

/** What a validator found. */
export interface Validation {
  rows: number;
  violations: Violation[];
}

/** Notes a violation of the row that is being read. */
export type Report = (invariant: string, detail: string) => void;

/** Checks parsed rows, in order, against a dataset's published rules. */
export type Validate = (rows: Iterable<Record<string, unknown>>) => Validation;
