import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { digestsByFormat } from "../../../formats/test/round-trip.ts";
import { oneTable, twoTables } from "../../test/arbitrary-blueprint.ts";
import type { Blueprint } from "./blueprint.ts";
import { inferredDataset } from "./inferred-dataset.ts";

const samples: Readonly<Record<string, readonly Blueprint[]>> = {
  "one table": fc.sample(oneTable, { seed: 8, numRuns: 3 }).map(({ blueprint }) => blueprint),
  "two tables": fc.sample(twoTables, { seed: 8, numRuns: 2 }),
};

for (const [name, blueprints] of Object.entries(samples)) {
  test(`${name}: other people's readers find the same rows in every format`, async () => {
    for (const blueprint of blueprints) {
      const dataset = inferredDataset(blueprint);
      const digests = await digestsByFormat(dataset, "formats", { from: 0, to: dataset.rowLimit });
      assert.deepEqual([...new Set(Object.values(digests))], [digests.ndjson], JSON.stringify(digests));
    }
  });
}
