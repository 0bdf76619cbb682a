import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "../datasets/registry.ts";
import { realism } from "../quality/realism/registry.ts";
import { validators } from "./registry.ts";

test("every published rule of every dataset has a validator, and every dataset has statistics", () => {
  const ids = [...datasets.keys()].toSorted();
  assert.deepEqual([...validators.keys()].toSorted(), ids);
  assert.deepEqual([...realism.keys()].toSorted(), ids);
  for (const [id, { dataset, statistics }] of realism) {
    assert.equal(dataset, id);
    assert.ok(statistics.length >= 6, `${id} has ${statistics.length} statistics`);
  }
  for (const { id, invariants } of datasets.values()) assert.ok(invariants.length >= 5, id);
});
