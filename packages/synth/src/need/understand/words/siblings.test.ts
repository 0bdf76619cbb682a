import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("a letter or an end that tells a name from its sibling is no unit", () => {
  const { fields } = planOf("1000 boxes: x_min, y_min, x_max, y_max, label");
  assert.deepEqual(
    fields.filter(({ name }) => /^[xy]_/.test(name)).map(({ type, unit }) => [type, unit]),
    [0, 1, 2, 3].map(() => ["int", null]),
  );
  const names = namesOf(planOf("500 comparisons of LLMs: prompt, model A, model B, both answers, winner a, b or tie"));
  for (const name of ["model_a", "model_b", "answer_a", "answer_b", "winner"]) assert.ok(names.includes(name), name);
});

test("minutes stay minutes where nothing is at most", () => {
  const { fields } = planOf("500 tickets: id, wait_min, agent");
  assert.equal(fields.find(({ name }) => name === "wait_min")?.unit, "min");
});
