import assert from "node:assert/strict";
import { test } from "node:test";
import { DrawSequence } from "./draw-sequence.ts";

test("a sequence of draws replays from its key, and another key gives others", () => {
  const draws = new DrawSequence();
  const taken = (key: number): unknown[] => {
    draws.restart(key);
    return [draws.word(), draws.share(), draws.below(1_000_000), draws.hex(19), draws.pick(["a", "b", "c"])];
  };
  const first = taken(7);
  assert.notDeepEqual(taken(8), first);
  assert.deepEqual(taken(7), first);
});

test("draws stay within their bounds and reach both ends", () => {
  const draws = new DrawSequence().restart(99);
  const seen = new Set(Array.from({ length: 500 }, () => draws.between(3, 6)));
  assert.deepEqual([...seen].sort(), [3, 4, 5, 6]);
  assert.match(draws.hex(13), /^[0-9a-f]{13}$/);
  const yes = Array.from({ length: 4_000 }, () => draws.chance(0.25)).filter(Boolean).length;
  assert.ok(yes > 850 && yes < 1_150, `${yes} of 4000 at 0.25`);
});
