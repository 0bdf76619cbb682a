import assert from "node:assert/strict";
import { test } from "node:test";
import { isEarlierVersion } from "./version-order.ts";

test("versions are compared number by number, not as texts", () => {
  for (const [version, than, earlier] of [
    ["1.2.0", "1.10.0", true],
    ["1.10.0", "1.2.0", false],
    ["1.2.3", "1.2.3", false],
    ["0.9.9", "1.0.0", true],
    ["2.0.0", "1.9.9", false],
  ] as const) {
    assert.equal(isEarlierVersion(version, than), earlier, `${version} and ${than}`);
  }
});
