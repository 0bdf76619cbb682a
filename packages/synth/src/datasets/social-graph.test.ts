import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { socialGraph } from "./social-graph.ts";

datasetTrial(socialGraph, { golden: "03994ef2221f35cb8f70073f8a9b10066b91fdbf8aa1959e8adffceef0b4c115" });

test("no two members are linked twice, and returned follows stand side by side", () => {
  const rows = [...parsedRows(socialGraph, "pairs", 0, 60_000)];
  const pairs = new Map<string, number>();
  for (const [i, { src_id, dst_id, relation, is_reciprocal }] of rows.entries()) {
    assert.notEqual(src_id, dst_id);
    if (relation !== "follow") assert.ok(String(src_id) < String(dst_id));
    const opposite = pairs.get(`${String(dst_id)} ${String(src_id)}`);
    if (opposite !== undefined) {
      assert.equal(opposite, i - 1);
      assert.ok(relation === "follow" && is_reciprocal === true && rows[opposite]?.is_reciprocal === true);
      assert.ok(String(rows[opposite]?.created_at) < String(rows[i]?.created_at));
    }
    assert.ok(!pairs.has(`${String(src_id)} ${String(dst_id)}`));
    pairs.set(`${String(src_id)} ${String(dst_id)}`, i);
  }
});

test("members are the same wherever they stand, and nobody is linked before joining", () => {
  const traits = new Map<unknown, string>();
  for (const row of parsedRows(socialGraph, "traits", 200_000, 240_000)) {
    for (const end of ["src", "dst"] as const) {
      const text = [row[`${end}_country`], row[`${end}_joined_at`], row[`${end}_community_id`]].join(" ");
      assert.equal(traits.get(row[`${end}_id`]) ?? text, text);
      traits.set(row[`${end}_id`], text);
      assert.ok(String(row[`${end}_joined_at`]) <= String(row.created_at));
    }
  }
});

test("reciprocity and deletion are what was asked for", () => {
  const configured = socialGraph.configure({ ...socialGraph.values, reciprocity: 0.5, deleted_share: 0.2 });
  let follows = 0;
  let returned = 0;
  let deleted = 0;
  for (const { relation, is_reciprocal, deleted_at } of parsedRows(configured, "rates", 0, 40_000)) {
    if (relation === "follow") follows += 1;
    if (relation === "follow" && is_reciprocal === true) returned += 1;
    if (deleted_at !== null) deleted += 1;
  }
  assert.ok(Math.abs(returned / follows - 0.5) < 0.02, `${returned / follows}`);
  assert.ok(Math.abs(deleted / 40_000 - 0.2) < 0.01, `${deleted / 40_000}`);
});
