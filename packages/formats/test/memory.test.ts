import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

interface Usage {
  readonly bytes: number;
  readonly peakMiB: number;
}

/** What writing so many rows takes in a process of its own. */
function usage(format: string, dataset: string, rows: number): Usage {
  const program = fileURLToPath(new URL("peak-memory.ts", import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [program, format, dataset, String(rows)], { encoding: "utf8" }),
  ) as Usage;
}

for (const format of ["arrow", "parquet"]) {
  test(`a million rows of ${format} take less than 400 MiB in all`, () => {
    const { bytes, peakMiB } = usage(format, "retail-transactions", 1_000_000);
    assert.ok(bytes > 20_000_000);
    assert.ok(peakMiB < 400, `${peakMiB} MiB`);
  });
}
