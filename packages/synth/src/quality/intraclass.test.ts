import assert from "node:assert/strict";
import { test } from "node:test";
import { naiveNormal, naiveRandom } from "./controls/naive-random.ts";
import { intraclassCorrelation } from "./intraclass.ts";

test("persons who always answer alike have correlation 1, strangers 0, a half of own opinion 0.5", () => {
  assert.equal(
    intraclassCorrelation([
      [1, 1],
      [5, 5, 5],
      [3, 3],
    ]),
    1,
  );
  const random = naiveRandom(9);
  const persons = (own: number): number[][] =>
    Array.from({ length: 4_000 }, () => {
      const opinion = naiveNormal(random) * own;
      return Array.from({ length: 4 }, () => opinion + naiveNormal(random));
    });
  assert.ok(Math.abs(intraclassCorrelation(persons(0)) ?? 1) < 0.03);
  assert.ok(Math.abs((intraclassCorrelation(persons(1)) ?? 0) - 0.5) < 0.03);
  assert.equal(intraclassCorrelation([[1], [2, 3]]), null);
});
