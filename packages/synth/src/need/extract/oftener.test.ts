import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

test("what happens more often to those with more or less of something goes with it", () => {
  for (const [need, statement] of [
    ["500 employees, salary, churn; employees with lower salary should leave more often", "churn falls with salary"],
    [
      "800 customers: tenure months, churned 15%. People with shorter tenure leave more often",
      "churned falls with tenure",
    ],
    [
      "800 loans: amount, credit score, defaulted 6%. Borrowers with a lower credit score are more likely to default",
      "defaulted falls with credit_score",
    ],
    [
      "900 visitors: pages viewed, converted 4%; visitors with more pages viewed are more likely to convert",
      "converted rises with pages_viewed",
    ],
  ] as const) {
    const plan = planOf(need);
    const said = plan.constraints.filter(({ kind }) => kind === "relation").map(({ value }) => value.relation);
    assert.ok(
      said.some((each) => String(each).startsWith(statement)),
      `${need}: ${said.join("; ")}`,
    );
    assert.ok(!namesOf(plan).some((name) => /^(?:shorter|lower|more)_/.test(name)), need);
  }
});

test("those with something more are no relation by themselves", () => {
  const { relations } = planOf("400 customers with higher income, age, city");
  assert.ok(!relations.some(({ statement }) => /income/.test(statement)));
});
