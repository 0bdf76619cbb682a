import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what is there only in a state that no column tells brings the column that does", () => {
  for (const [need, statement] of [
    [
      "help desk tickets, priority P1 to P4, CSAT 1-5 only on closed tickets",
      "csat is present only where status is closed",
    ],
    [
      "orders: total, refund amount only on refunded orders",
      "refund_amount is present only where payment_status is refunded",
    ],
    [
      "claims: amount, settlement date only for closed claims",
      "settlement_date is present only where status is closed",
    ],
    ["tickets: status, rating only for resolved ones, agent", "rating is present only where status is resolved"],
    ["support chats, channel, CSAT 1-5 only on closed chats", "csat is present only where status is closed"],
    ["tickets: csat 1-5 empty until solved, channel", "csat is present only where status is solved"],
    ["paintings: artist, restorer only for restored ones", "restorer is present only where restored is true"],
  ] as const) {
    const plan = planOf(need, { rows: 400 });
    assert.ok(
      plan.relations.some((each) => each.statement === statement),
      `${need}: ${plan.relations.map((each) => each.statement).join("; ")}`,
    );
  }
});

test("a column that tells the opposite, or a time that is called so, tells it", () => {
  const calls = planOf("call records: wait time in seconds, abandoned 6%, CSAT 1 to 5 only for answered calls");
  assert.ok(!namesOf(calls).some((name) => /answered|status/.test(name)));
  const loans = planOf("loans: amount, repaid date only if repaid", { rows: 300 });
  assert.ok(!namesOf(loans).includes("repaid"));
  assert.ok(rowsOf(loans).some((row) => row["repaid_date"] === null));
});
