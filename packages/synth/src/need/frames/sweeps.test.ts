import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("a row of a sweep is a whole run", () => {
  const plan = planOf("1200 sweep runs: learning rate, batch size, val loss, gpu hours");
  assert.ok(!plan.fields.some(({ type }) => type === "datetime"));
  assert.equal(new Set(rowsOf(plan, 200).map((row) => row.run_id)).size, 200);
});
