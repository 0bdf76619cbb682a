import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const testNames = new Set(
  globSync(["apps/*/{src,test}/**/*.test.ts", "packages/*/{src,test}/**/*.test.ts"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\btest\(\s*(["'`])(.+?)\1/g)].map((match) => match[2] ?? ""),
  ),
);

test("every guarantee names tests, and each of them exists", () => {
  const text = readFileSync("docs/guarantees.md", "utf8");
  const guarantees = text.split(/^\d+\. /m).slice(1);
  assert.ok(guarantees.length >= 10);
  for (const guarantee of guarantees) {
    const named = [...guarantee.matchAll(/^\s+- "(.+)"$/gm)].map((match) => match[1] ?? "");
    assert.ok(named.length > 0, `no test keeps: ${guarantee.split("\n")[0]}`);
    for (const name of named) assert.ok(testNames.has(name), `there is no test ${JSON.stringify(name)}`);
  }
});
