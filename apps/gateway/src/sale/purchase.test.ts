import assert from "node:assert/strict";
import { test } from "node:test";
import { requestDigest } from "./purchase.ts";

test("a payment is bound to the operation and its parameters, not to the order in which they stand", () => {
  const digest = (operation: string, request: Record<string, unknown>) =>
    requestDigest({ operation, request }).toString("hex");
  const one = digest("need-matching", { need: "retail-transactions", rows: 5 });
  assert.equal(digest("need-matching", { rows: 5, need: "retail-transactions" }), one);
  assert.notEqual(digest("need-matching", { rows: 6, need: "retail-transactions" }), one);
  assert.notEqual(digest("category-delivery", { rows: 5, need: "retail-transactions" }), one);
});
