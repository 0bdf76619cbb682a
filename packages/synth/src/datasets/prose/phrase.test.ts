import assert from "node:assert/strict";
import { test } from "node:test";
import { Dice } from "./dice.ts";
import { article, say } from "./phrase.ts";

test("a phrase says each of its choices, nested ones too, and nothing else", () => {
  const said = new Set<string>();
  for (let key = 0; key < 400; key++)
    said.add(say(new Dice(key), "{who} [runs|walks [far|home]][ today|].", { who: "Ida" }));
  assert.deepEqual([...said].sort(), [
    "Ida runs today.",
    "Ida runs.",
    "Ida walks far today.",
    "Ida walks far.",
    "Ida walks home today.",
    "Ida walks home.",
  ]);
});

test("an empty choice leaves no second space and none before a full stop", () => {
  for (let key = 0; key < 50; key++) {
    assert.match(say(new Dice(key), "one [|] two [|three].", {}), /^one two( three)?\.$/);
  }
});

test("own words come before the others, and a slot without a word is refused", () => {
  assert.equal(say(new Dice(1), "{a} {b}", { a: "x" }, { a: "y", b: "z" }), "x z");
  assert.throws(() => say(new Dice(1), "{nobody}", {}), TypeError);
});

test("articles follow the sound that a word begins with", () => {
  assert.deepEqual(["orange", "red", "unit", "investment account"].map(article), ["an", "a", "a", "an"]);
});
