import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { RowRange } from "../src/columns/checked-source.ts";
import { everyForm } from "./every-form.ts";
import { contentDigestOf, digestsByFormat, whole } from "./round-trip.ts";

async function sameInEveryFormat(dataset: Dataset, range: RowRange): Promise<void> {
  const expected = contentDigestOf(dataset, "formats", range);
  const found = await digestsByFormat(dataset, "formats", range);
  assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((format) => [format, expected])));
}

for (const dataset of datasets.values()) {
  test(`${dataset.id}: every format holds the same rows, read by other people's readers and the dictionary alone`, async () => {
    await sameInEveryFormat(dataset, { from: 40, to: 1_540 });
  });
}

test("every form of a column, its edges and its nulls come through every format", async () => {
  await sameInEveryFormat(everyForm, { from: 0, to: 3_000 });
  await sameInEveryFormat(everyForm, { from: 7, to: 8 });
});

test("no rows are a valid file in every format", async () => {
  await sameInEveryFormat(everyForm, { from: 5, to: 5 });
});

test("the content digest is SHA-256 over the canonical NDJSON, and another seed has another one", () => {
  const range = { from: 10, to: 500 };
  const ndjson = whole(rowChunks(everyForm, "seed", "ndjson", range));
  assert.equal(contentDigestOf(everyForm, "seed", range), createHash("sha256").update(ndjson).digest("hex"));
  const [dataset] = datasets.values();
  assert.ok(dataset !== undefined);
  assert.notEqual(contentDigestOf(dataset, "one", range), contentDigestOf(dataset, "two", range));
});
