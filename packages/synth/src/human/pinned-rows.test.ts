import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { humanDataVersion, humanFormats } from "./record.ts";
import { humanRow } from "./row.ts";
import { readScenario } from "./scenario.ts";

const scenarios = [
  "a tenant disputes a withheld deposit with the landlord",
  "a beekeeping club loses its queen, anxious, casual, 8 turns",
  "a student who wants to end his life talks to a friend",
] as const;

test("what a version has once delivered, it delivers for ever: any other byte needs another version", () => {
  const hash = createHash("sha256");
  for (const scenario of scenarios) {
    const reading = readScenario(scenario);
    assert.ok(reading.kind !== "refused");
    for (const format of humanFormats) {
      for (let row = 0; row < 20; row++) hash.update(JSON.stringify(humanRow(reading, format, "pinned", row, row % 2)));
    }
  }
  assert.deepEqual(
    [humanDataVersion, hash.digest("hex")],
    ["1.1.0", "79d42fa8a58752074e37285a8aa5b55b837db69f092c43d34cfcae724e156458"],
  );
});
