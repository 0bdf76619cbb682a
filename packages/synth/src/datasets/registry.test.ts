import assert from "node:assert/strict";
import { globSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { datasets } from "./registry.ts";

test("every dataset's file is registered, under its own name, and has its tests", () => {
  const folder = import.meta.dirname;
  const named = (pattern: string, ending: string): string[] =>
    globSync(path.join(folder, pattern)).map((file) => path.basename(file, ending));
  const files = named("*.ts", ".ts").filter((name) => name !== "registry" && !name.endsWith(".test"));
  assert.deepEqual([...datasets.keys()].toSorted(), files.toSorted());
  const tested = new Set(named("*.test.ts", ".test.ts"));
  for (const id of datasets.keys()) assert.ok(tested.has(id), `${id} has no test`);
});
