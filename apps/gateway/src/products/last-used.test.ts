import assert from "node:assert/strict";
import { test } from "node:test";
import { lastUsed } from "./last-used.ts";

test("what was used last is kept, what was not used for longest goes first, and what is forgotten is made anew", () => {
  const made: string[] = [];
  const kept = lastUsed<string>(2);
  const ask = (key: string) =>
    kept.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) assert.equal(ask(key), key.toUpperCase());
  assert.deepEqual(made, ["a", "b", "c", "b"]);
  kept.forget("b");
  ask("b");
  assert.deepEqual(made, ["a", "b", "c", "b", "b"]);
});
