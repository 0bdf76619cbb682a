import assert from "node:assert/strict";
import { test } from "node:test";
import { type Counted, defineRealism, type Row } from "./statistic.ts";

interface Ages extends Counted {
  sum: number;
}

const realism = defineRealism<Ages>(
  "people",
  (rows: Iterable<Row>) => {
    const ages: Ages = { rows: 0, sum: 0 };
    for (const row of rows) {
      ages.rows++;
      ages.sum += Number(row.age);
    }
    return ages;
  },
  [
    {
      id: "mean_age",
      describes: "Mean age in years.",
      band: [30, 50],
      minimumRows: 3,
      source: "invented",
      measure: ({ sum, rows }) => (sum === 0 ? null : sum / rows),
      control: () => [{ age: 90 }, { age: 90 }, { age: 90 }],
    },
  ],
  3,
);

const verdict = (ages: number[]): string | undefined => realism.assess(ages.map((age) => ({ age })))[0]?.verdict;

test("a value inside the band passes, its ends included", () => {
  assert.equal(verdict([40, 40, 40]), "pass");
  assert.equal(verdict([30, 30, 30]), "pass");
  assert.equal(verdict([50, 50, 50]), "pass");
});

test("a value outside the band fails", () => {
  assert.equal(verdict([20, 20, 20]), "fail");
});

test("too few rows, and rows that cannot show the value, are not evaluated", () => {
  assert.equal(verdict([40, 40]), "not_evaluated");
  assert.equal(verdict([0, 0, 0]), "not_evaluated");
});

test("a control is measured by the same statistic and fails", () => {
  const [control] = realism.assessControls(1);
  assert.equal(control?.value, 90);
  assert.equal(control?.verdict, "fail");
});
