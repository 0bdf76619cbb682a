import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

const said: readonly (readonly [need: string, statement: string])[] = [
  ["vaccines: batch, made on, expires (must be later), doses", "made_on < expiry_date"],
  ["court bookings: booked on, played on (never before), court", "booked_on < played_on"],
  ["sculpture loans: lender, date out, due back, value in CHF", "date_out <= due_back"],
  ["repairs: reported, fixed within 48 hours, cost", "fixed_at is at most 48 h after reported_at"],
  ["dentist visits: date, treatment, next one 6 months later", "next_visit = date + 6mo"],
  ["loans: amount requested, amount approved never more than that, rate", "amount_approved <= amount_requested"],
  ["bids: asking price, sale price never above that", "sale_price <= asking_price"],
  ["ambulance runs: call time, first unit on scene, hospital arrival", "call_time <= first_unit_on_scene"],
  ["kilns: batch, loaded at, unloaded exactly 45 minutes after, heat", "unloaded_at = loaded_at + 45min"],
  ["canoe hire: canoes rented, deposit at 20 EUR each", "deposit = canoes_rented * 20"],
];

test("an order that points at what was named before is kept", () => {
  for (const [need, statement] of said) {
    const statements = planOf(need).relations.map((relation) => relation.statement);
    assert.ok(statements.includes(statement), `${need}: ${statements.join("; ")}`);
  }
});

test("two of a kind in a row are drawn each by itself", () => {
  const pairs = [
    ["300 reassignments: ticket, previous agent, new agent, date", "previous_agent", "new_agent"],
    ["300 status changes: old status, new status, changed at", "old_status", "new_status"],
    ["300 messages: sender id, recipient id, sent at", "sender_id", "recipient_id"],
    ["300 number transfers: old operator is never the new one, date", "old_operator", "new_operator"],
    ["300 calls: caller and callee can't be identical, start", "caller", "callee"],
  ] as const;
  for (const [need, one, other] of pairs)
    for (const row of rowsOf(planOf(need), 60)) assert.notEqual(row[one], row[other], need);
});

test("the first and the last day are two columns and no stretch of time", () => {
  const { fields } = planOf("600 sick leaves: employee, first and last day, days missed");
  assert.deepEqual(
    fields.filter(({ type }) => type === "date").map(({ name }) => name),
    ["first_day", "last_day"],
  );
});
