import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arena } from "./arena.ts";

test("arrays from an arena are zeroed, aligned and never overlap", () => {
  const wish = fc.tuple(fc.constantFrom("float64", "int32", "uint32" as const), fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
      const memory = arena();
      const taken = wishes.map(([kind, length]) => memory[kind as "float64"](length));
      for (const [i, array] of taken.entries()) {
        assert.equal(array.length, wishes[i]?.[1]);
        assert.ok(array.every((value) => value === 0));
        array.fill(i + 1);
      }
      for (const [i, array] of taken.entries()) assert.ok(array.every((value) => value === i + 1));
    }),
    { seed: 7, numRuns: 50 },
  );
});
