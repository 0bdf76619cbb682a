import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { after, instantOf, unitsBetween } from "./duration.ts";

function shown(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

test("months and years go by the calendar and stay within the month", () => {
  assert.equal(shown(after(instantOf("2024-01-31"), 1, "month")), "2024-02-29");
  assert.equal(shown(after(instantOf("2024-02-29"), 1, "year")), "2025-02-28");
  assert.equal(shown(after(instantOf("2025-03-31"), -1, "month")), "2025-02-28");
  assert.equal(shown(after(instantOf("2025-12-15"), 14, "day")), "2025-12-29");
});

test("as many units lie between as were added", () => {
  const unit = fc.constantFrom(
    "ms" as const,
    "s" as const,
    "min" as const,
    "h" as const,
    "day" as const,
    "week" as const,
    "month" as const,
    "year" as const,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), unit, (day, count, of) => {
      // The 29th and later may be cut to a shorter month, which then is not a whole month any more.
      const from = instantOf("1990-01-01") + day * 86_400_000;
      if (new Date(from).getUTCDate() > 28) return;
      assert.equal(Math.floor(unitsBetween(from, after(from, count, of), of) + 1e-9), count);
    }),
    { seed: 1 },
  );
});

test("days and instants are read as ISO 8601 writes them, and nothing else is", () => {
  for (const text of ["2024-02-29", "1969-12-31", "2025-06-01T12:34:56.789Z", "2025-06-01T12:34Z"]) {
    assert.equal(instantOf(text), Date.parse(text));
  }
  assert.throws(() => instantOf("tomorrow"), TypeError);
  assert.throws(() => instantOf("2025-6-1"), TypeError);
});
