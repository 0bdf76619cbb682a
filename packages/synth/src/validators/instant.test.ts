import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { instantMs } from "./instant.ts";

test("a timestamp reads as the engine's own parser reads it", () => {
  const date = fc.date({ min: new Date("0000-01-01T00:00:00.000Z"), max: new Date("9999-12-31T23:59:59.999Z") });
  fc.assert(
    fc.property(date, (at) => {
      if (Number.isNaN(at.getTime())) return;
      assert.equal(instantMs(at.toISOString()), at.getTime());
    }),
    { seed: 3, numRuns: 5_000 },
  );
});

test("what is no timestamp of 24 characters reads as nothing", () => {
  for (const text of [
    "",
    "2026-01-05",
    "2026-01-05T08:14:03Z",
    "2026-01-05T08:14:03.1200Z",
    "2026-01-05 08:14:03.120Z",
    "2026-01-05T08:14:03.120+",
    "2026-13-05T08:14:03.120Z",
    "2026-00-05T08:14:03.120Z",
    "2026-02-29T08:14:03.120Z",
    "1900-02-29T08:14:03.120Z",
    "2026-04-31T08:14:03.120Z",
    "2026-01-00T08:14:03.120Z",
    "2026-01-05T24:00:00.000Z",
    "2026-01-05T08:60:03.120Z",
    "2026-01-05T08:14:60.120Z",
    "2026-01-05T08:14:03.12xZ",
    "2026-01-05T08:14:03.x20Z",
    "20x6-01-05T08:14:03.120Z",
  ]) {
    assert.equal(Number.isNaN(instantMs(text)), true, text);
  }
});
