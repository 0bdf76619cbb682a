import assert from "node:assert/strict";
import { test } from "node:test";
import { parsedRows } from "../src/quality/parsed-rows.ts";
import type { Dataset } from "../src/schema/dataset.ts";
import type { Validate } from "../src/validators/validation.ts";

const ROWS = 100_000;

/** The published rules of a dataset, checked on every one of 100,000 rows for three seeds. */
export function validatorTrial(dataset: Dataset, validate: Validate): void {
  for (const seed of ["rules-1", "rules-2", "rules-3"]) {
    test(`${dataset.id}: ${ROWS} rows of seed ${seed} break no published rule`, () => {
      const { rows, violations } = validate(parsedRows(dataset, seed, 0, ROWS));
      assert.equal(rows, ROWS);
      assert.deepEqual(violations.slice(0, 5), []);
    });
  }
}
