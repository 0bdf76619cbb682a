import assert from "node:assert/strict";
import { test } from "node:test";
import { negotiate } from "./format.ts";
import { Problem } from "./problem.ts";

test("the format parameter wins over the Accept header", () => {
  assert.equal(negotiate("csv", "application/json"), "csv");
});

test("the Accept header chooses by quality; browsers and careless clients get JSON", () => {
  assert.equal(negotiate(undefined, "application/json;q=0.5, application/x-ndjson"), "ndjson");
  assert.equal(negotiate(undefined, "text/csv"), "csv");
  assert.equal(negotiate(undefined, "text/html,application/xhtml+xml,*/*;q=0.8"), "json");
  assert.equal(negotiate(undefined, undefined), "json");
});

test("what cannot be delivered is 406 with the list", () => {
  for (const [parameter, accept] of [
    ["xml", undefined],
    ["toString", undefined],
    [undefined, "image/png"],
    [undefined, "application/json;q=0"],
  ] as const) {
    assert.throws(
      () => negotiate(parameter, accept),
      (error) => error instanceof Problem && error.code === "not_acceptable" && Array.isArray(error.members.formats),
    );
  }
});
