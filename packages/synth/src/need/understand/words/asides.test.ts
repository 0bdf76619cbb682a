import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("whoever leaves the rest to the maker asks for no columns of it", () => {
  for (const [need, ...names] of [
    ["gym members with name and plan, rest is up to you", "name", "plan"],
    ["library loans: title, reader, whatever else makes sense", "title", "reader"],
    ["Buchausleihen: Titel, Leser, was ihr sonst noch sinnvoll findet", "titel", "leser"],
  ] as const) {
    const said = planOf(need).fields.filter(({ source }) => source === "stated");
    assert.deepEqual(said.map(({ name }) => name).sort(), [...names].sort(), need);
  }
});
