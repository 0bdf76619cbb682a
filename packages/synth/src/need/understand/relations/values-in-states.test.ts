import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function check(cases: readonly (readonly [need: string, statement: string])[]): void {
  for (const [need, statement] of cases) {
    const said = planOf(need).relations.map((each) => each.statement);
    assert.ok(said.includes(statement), `${need}: ${said.join(" | ")}`);
  }
}

test("a figure with a condition behind it is what it is there", () => {
  check([
    ["vehicle telemetry: engine on/off, speed, speed 0 when the engine is off", "speed is 0 where engine is off"],
    ["claims: status approved/denied, paid, paid 0 if denied", "paid is 0 where status is denied"],
    ["gym visits: visitor type member or guest, fee, fee 0 for members", "fee is 0 where visitor_type is member"],
    ["library loans: due date, returned, late yes/no, late fee 0 unless late", "late_fee is 0 where late is false"],
  ]);
});

test("what it is else may be said too", () => {
  const plan = planOf("100 shop orders: express yes/no, shipping 9.90 EUR if express, otherwise 4.90");
  for (const { express, shipping } of rowsOf(plan)) assert.equal(Number(shipping), express === true ? 9.9 : 4.9);
  check([
    [
      "library loans: due date, returned, late yes/no, fee 25 USD if late, else 0",
      "fee is 25 where late is true, else 0",
    ],
  ]);
});

test("what is there unless something came to pass is there where it did not", () => {
  check([
    [
      "recruiting: stage (applied, interview, hired), rejection reason unless hired",
      "rejection_reason is present only where stage is applied or interview",
    ],
  ]);
});

test("a share of an amount is no such amount", () => {
  const { relations } = planOf("invoices: amount, tax 19%, discount 5% for members, member yes/no");
  assert.ok(!relations.some(({ statement }) => statement.startsWith("discount is 5")));
});
