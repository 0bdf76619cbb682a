import assert from "node:assert/strict";
import { test } from "node:test";
import { parsedRows } from "../src/quality/parsed-rows.ts";
import type { Dataset } from "../src/schema/dataset.ts";
import type { Validate } from "../src/validators/validation.ts";

/**
 * The published rules of a dataset, checked on every row of three seeds: 36,000 in all, or fewer where a row is long in
 * the checking. `npm run nightly` takes 100,000 of each.
 */
export function validatorTrial(dataset: Dataset, validate: Validate, rowsOfSeed = 12_000): void {
  for (const seed of ["rules-1", "rules-2", "rules-3"]) {
    test(`${dataset.id}: ${rowsOfSeed} rows of seed ${seed} break no published rule`, () => {
      const { rows, violations } = validate(parsedRows(dataset, seed, 0, rowsOfSeed));
      assert.equal(rows, rowsOfSeed);
      assert.deepEqual(violations.slice(0, 5), []);
    });
  }
}
