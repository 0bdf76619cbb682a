import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what was answered and what is right are of the same options, and correct where they are the same", () => {
  for (const [need, one, other, flag] of [
    [
      "exam responses: student, question, selected answer A-E, correct answer, correct if they match",
      "selected_answer",
      "correct_answer",
      "correct",
    ],
    [
      "classifier results: predicted label spam/ham, true label, correct if both are equal",
      "predicted_label",
      "true_label",
      "correct",
    ],
    ["trivia game: player, question, answer A-D, correct answer, is correct", "answer", "correct_answer", "is_correct"],
    [
      "football tips: user, predicted winner home/draw/away, actual winner, hit when equal",
      "predicted_winner",
      "actual_winner",
      "hit",
    ],
  ] as const) {
    const rows = rowsOf(planOf(need, { rows: 60 }));
    for (const row of rows) assert.equal(row[flag], row[one] === row[other], `${need}: ${JSON.stringify(row)}`);
    const members = (name: string): string => [...new Set(rows.map((row) => String(row[name])))].sort().join();
    assert.equal(members(one), members(other), need);
    assert.equal(new Set(rows.map((row) => row[flag])).size, 2, need);
  }
});

test("two choices that are called otherwise keep their own members", () => {
  const plan = planOf("tickets: priority low/medium/high, first reply channel, final status, solved");
  const told = plan.constraints.filter(({ understoodAs }) => /low, medium, high/.test(understoodAs));
  assert.equal(told.length, 1);
});
