import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function relationsOf(need: string): readonly string[] {
  return planOf(need).relations.map(({ statement }) => statement);
}

function assertRelation(need: string, relation: string): void {
  assert.ok(relationsOf(need).includes(relation), `${need}: ${relationsOf(need).join("; ")}`);
}

test("so many per cent of it are an amount, wherever its name stands", () => {
  assertRelation("book sales with title, price in EUR, 8 % of it as royalty, shop", "royalty = price * 0.08");
  assertRelation("tips log: waiter, bill in USD, tip 15% of that, table number", "tip = bill * 0.15");
  assertRelation("Verkäufe: Makler, Preis in EUR, Courtage 3 % davon", "courtage = preis * 0.03");
});

test("a share of small coins is not rounded to nothing", () => {
  const plan = planOf("BTC withdrawals: wallet, amount below 0.05 BTC, fee 1% of it");
  const fee = plan.relations.find(({ statement }) => statement === "fee = amount * 0.01");
  assert.ok(fee !== undefined, plan.relations.map(({ statement }) => statement).join("; "));
});

test("what is left after a discount is no later time, but less by it", () => {
  assertRelation(
    "hotel bills: nights, rate per night EUR, voucher 0-40 EUR, amount after voucher",
    "amount = nights × rate_per_night - voucher",
  );
  assertRelation(
    "phone lines: units used, unit price USD, discount up to 25 USD, net amount after discount",
    "net_amount = units_used × unit_price - discount",
  );
});

test("what is done with money behind its currency is an amount", () => {
  const plan = planOf("bets: player, USD won, USD lost (below 500), game");
  for (const name of ["amount_won", "amount_lost"])
    assert.equal(plan.fields.find((field) => field.name === name)?.unit, "USD", name);
  assert.ok(plan.constraints.some(({ field, value }) => field === "amount_lost" && value.max === 500));
});

test("a bound decides by the column that it can part", () => {
  const flag = (need: string): string => relationsOf(need).find((each) => each.includes("exactly where")) ?? "";
  assert.match(flag("servers: cpu 0-100 %, memory in GB, hot if above 90"), /cpu > 90/);
  assert.match(flag("exam marks 0-100, subject, attendance in %, failed below 40"), /exam_marks < 40/);
  assert.match(flag("water samples: pH 6-9, nitrate in mg/L, unsafe if above 50"), /nitrate > 50/);
  assert.match(flag("sales reps: old score, new score, change = new score - old score, alert below -5"), /change < -5/);
});

test("a share of rows with its date has the date only there", () => {
  for (const [need, relation] of [
    ["gym memberships, 20% cancelled with date, fee", "cancellation_date is present only where cancelled is true"],
    ["loans, amount EUR, 5% defaulted with the date", "default_date is present only where defaulted is true"],
    ["Mitglieder: Name, 8 % gekündigt mit Datum", "kundigungsdatum is present only where gekundigt is true"],
  ] as const)
    assertRelation(need, relation);
});
