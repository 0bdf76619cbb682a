import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("a bound in characters is one of how long a text is", () => {
  for (const [need, name, least, most] of [
    ["200 reviews with rating 1 to 5, review text max 280 characters", "review_text", 0, 280],
    ["200 users: name, bio at most 90 chars, followers", "bio", 0, 90],
    ["200 products, title 10 to 60 characters, price", "title", 10, 60],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.fields.find((field) => field.name === name)?.type, "string", need);
    const said = plan.constraints.find(({ field, kind }) => field === name && kind === "range")?.value;
    assert.equal(said?.max, most, need);
    for (const row of rowsOf(plan)) {
      const { length } = String(row[name]);
      assert.ok(length >= least && length <= most, `${need}: ${row[name]}`);
    }
  }
});

test("a bound in another unit is one of a number", () => {
  const { fields } = planOf("200 parcels, weight max 20 kg, note");
  assert.equal(fields.find(({ name }) => name === "weight")?.type, "number");
});
